// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "app/campaign/report/ReportFields.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace muster::app {

class ReportRow;
class ReportTotals;

/// One side of the report: its name and player, how the game ended for it, its soldiers, and what it did as a whole.
class ReportSide final : public QWidget
{
    Q_OBJECT

public:
    /// `side`: index in the draft; -1: soldiers of no side, or of somebody who plays alone: neither head nor foot.
    ReportSide(CampaignSession &session, models::CampaignReportDraft &draft, int side, QWidget *parent = nullptr);

    [[nodiscard]] int side() const { return m_field.side; }
    [[nodiscard]] QString force() const;
    /// Where the soldiers stand.
    [[nodiscard]] QVBoxLayout *rows() const { return m_rows; }
    /// Null: nobody in particular is not asked for.
    [[nodiscard]] ChipEdit *chips() const { return m_chips; }
    void setTargets(const QVector<KillTarget> &targets);
    /// The row whose columns the heads are over; null: they go.
    void follow(ReportRow *row);
    /// Stands beside another one.
    void setBeside(bool beside);
    /// Takes the values of the draft.
    void load();
    /// Shows the figures of the preview.
    void refresh();

signals:
    void focused(muster::app::ReportSide *side);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeFoot();
    void addCounters(QWidget &fields);

    ReportField m_field;
    Segments *m_result = nullptr;
    QSpinBox *m_points = nullptr;
    QWidget *m_fields = nullptr;
    QVector<QPair<QString, QSpinBox *>> m_counters; ///< of the force
    ReportTotals *m_heads = nullptr;
    QVBoxLayout *m_rows = nullptr;
    ChipEdit *m_chips = nullptr;
    QLabel *m_totals = nullptr;
    bool m_beside = false;
};

} // namespace muster::app
