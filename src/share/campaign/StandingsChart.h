// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

namespace muster::share {

/// How the points of the players grew, round by round where there are rounds, else mission by mission.
struct StandingsChart
{
    struct Line
    {
        QString player;      ///< name
        QVector<int> points; ///< first before the first step
        int rank = 0;        ///< at the end
    };
    bool byRounds = false;
    QVector<Line> lines; ///< best first
    int steps = 0;

    [[nodiscard]] int most() const;
};

[[nodiscard]] StandingsChart standingsChart(const campaign::CampaignState &state, const campaign::CampaignRules &rules);

} // namespace muster::share
