// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QHBoxLayout;
class QSpinBox;

namespace muster::app {

class Segments;

/// Over the soldiers of a force: its name and player, how the game ended for it, its victory points. Open until it is said.
class ReportSide final : public QWidget
{
    Q_OBJECT

public:
    ReportSide(CampaignSession &session, models::CampaignReportDraft &draft, int side, QWidget *parent = nullptr);

    [[nodiscard]] int side() const { return m_side; }
    void load();

private:
    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    int m_side = 0;
    Segments *m_result = nullptr;
    void addCounters(QHBoxLayout &row, const QString &name);

    QSpinBox *m_points = nullptr;
    QVector<QPair<QString, QSpinBox *>> m_counters; ///< of the force
};

} // namespace muster::app
