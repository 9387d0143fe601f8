// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/ReportRow.h"

namespace muster::app {

/// Heads and totals of the report's columns: painted where the rows have their controls.
class ReportTotals final : public QWidget
{
    Q_OBJECT

public:
    enum Kind { Heads, Totals };
    ReportTotals(Kind kind, CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);
    /// A row whose columns it follows; null: none.
    void follow(ReportRow *row)
    {
        m_row = row;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList totals(const campaign::MissionState &mission) const;
    void paintLine(QPainter &painter) const;

    Kind m_kind;
    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    ReportRow *m_row = nullptr;
};

} // namespace muster::app
