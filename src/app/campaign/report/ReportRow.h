// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace muster::app {

class ChipEdit;

/// Widths of the report's columns, shared by the head and the rows.
struct ReportColumns
{
    static constexpr int in = 26, soldier = 140, points = 38, outcome = 122, bonus = 58, gains = 46, next = 132, margin = 14, gap = 8;
    static constexpr int height = 47;       ///< of a row without kills
    static constexpr int narrowHeight = 80; ///< of one in two lines
    static constexpr int wide = 760;        ///< from here on everything has room in one line
};

/// Whether the rows are units: they have figures to lose, and no experience.
[[nodiscard]] bool keepsUnits(const campaign::CampaignRules &rules);

/// One soldier of the after-battle report: took part, eliminated whom, outcome, note, gains.
class ReportRow final : public QWidget
{
    Q_OBJECT

public:
    ReportRow(CampaignSession &session, models::CampaignReportDraft &draft, int line, QWidget *parent = nullptr);

    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] ChipEdit *chips() const { return m_chips; }
    [[nodiscard]] const QString &force() const { return m_soldier.force; }
    /// In two lines: side stands beside side, or the window is small. Whatever is chosen, a row keeps its height.
    void setNarrow(bool narrow);
    [[nodiscard]] bool isNarrow() const { return m_narrow; }
    /// Whom they can have eliminated.
    void setTargets(const QVector<KillTarget> &targets);
    /// Tab comes from that row to this one.
    void follow(const ReportRow *before) { setTabOrder(before->lastControl(), firstControl()); }
    /// Takes the values of the draft.
    void load();
    /// Shows the figures of the preview.
    void refresh();

signals:
    void focused(muster::app::ReportRow *row);
    void rowWanted(int step);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void arrange();
    void nameControls();
    /// Who of the other side did it, from the row of whoever fell.
    void chooseKiller();
    void addKillers(QMenu &menu, const QVector<models::ReportKiller> &killers);
    void showKiller(const QStringList &killers);
    [[nodiscard]] QWidget *firstControl() const;
    [[nodiscard]] QWidget *lastControl() const;

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    int m_line = 0;
    campaign::SoldierState m_soldier;
    models::ReportGain m_gain;
    bool m_narrow = false;
    QCheckBox *m_in = nullptr;
    QWidget *m_soldierSpace = nullptr;
    ChipEdit *m_chips = nullptr;
    QWidget *m_pointsSpace = nullptr;
    QComboBox *m_outcome = nullptr;
    QWidget *m_remarks = nullptr; ///< how long they are away, and the note
    QSpinBox *m_misses = nullptr; ///< of the wounded only
    QToolButton *m_by = nullptr;  ///< where somebody of another force can have done it
    QLineEdit *m_note = nullptr;
    QSpinBox *m_bonus = nullptr; ///< further experience; in games of units: figures lost
    QWidget *m_gainSpace = nullptr;
    QWidget *m_nextSpace = nullptr;
};

} // namespace muster::app
