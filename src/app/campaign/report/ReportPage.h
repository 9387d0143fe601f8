// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QPlainTextEdit;
class QScrollArea;

namespace muster::app {

class ChipEdit;
class EnemyList;
class ReportForces;
class ReportHead;
class ReportPreview;
class ReportRow;
class ReportSide;
class ReportSum;
class ReportTotals;

/// The after-battle report on one page: mission, one row per soldier, notes, enemy list, preview.
class ReportPage final : public QWidget
{
    Q_OBJECT

public:
    ReportPage(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    /// Covers `area` from now on, and follows its size.
    void cover(QWidget *area);
    /// Finishes what is being typed.
    void commit();
    /// Takes everything from the draft.
    void load();
    /// What is typed as a kill and not taken yet, by soldier.
    [[nodiscard]] QMap<QString, QString> halfTyped() const;
    void setHalfTyped(const QMap<QString, QString> &texts);

signals:
    /// Ctrl+Enter.
    void recordWanted();
    /// Out of sight: what is not stored yet should be now.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *buildReport();
    QWidget *buildFoot(QWidget *report);
    QWidget *buildSide();
    QWidget *framed(const QString &title, QWidget *body);
    void refresh();
    /// An undo or redo: the fields show the values again, and what it was about is in sight.
    void restore(const models::ReportPlace &place);
    void fillEnemies();
    void focusOn(ChipEdit *chips, const QString &force);
    void moveRow(ReportRow *from, int step);
    [[nodiscard]] ReportRow *rowAt(int index);
    void makeVisibleRows();
    void makePlaces();
    /// Whether a line is of somebody who plays.
    [[nodiscard]] bool isThere(int line) const;
    [[nodiscard]] ReportRow *firstRow(const ReportSide *side) const;
    /// Only those who play are shown, each force under its name, side by side.
    void showPresent();
    void arrange();

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    ReportHead *m_head = nullptr;
    ReportTotals *m_columns = nullptr;
    QScrollArea *m_scroll = nullptr;
    QGridLayout *m_grid = nullptr; ///< of the sides
    bool m_narrow = false;         ///< rows in two lines
    ReportForces *m_forces = nullptr;
    QVector<ReportSide *> m_sides; ///< the last one has no head: who plays alone, or is of no side
    QVector<int> m_order;          ///< lines as they stand on the page: force by force
    QVector<ReportRow *> m_rows;   ///< null: not in sight yet
    QVector<QWidget *> m_places;   ///< what stands for them; null where the row is made
    QPointer<ChipEdit> m_focused;  ///< where the enemy list adds
    QString m_focusedForce;        ///< whose soldiers are no enemies there
    ReportTotals *m_totals = nullptr;
    QPlainTextEdit *m_notes = nullptr;
    ReportSum *m_sum = nullptr;
    QWidget *m_foot = nullptr; ///< notes and sum
    EnemyList *m_enemies = nullptr;
    ReportPreview *m_preview = nullptr;
    QVector<campaign::EnemyKind> m_kinds;
};

} // namespace muster::app
