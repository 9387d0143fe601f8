// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/StandingsChart.h"

#include "campaign/fold/Names.h"
#include "campaign/league/Standings.h"

#include <algorithm>

namespace muster::share {

using namespace campaign;

int StandingsChart::most() const
{
    int most = 1;
    for (const Line &line : lines)
        most = std::max(most, line.points.isEmpty() ? 0 : *std::max_element(line.points.begin(), line.points.end()));
    return most;
}

StandingsChart standingsChart(const CampaignState &state, const CampaignRules &rules)
{
    StandingsChart chart;
    int rounds = 0;
    for (const MissionState &mission : state.missions) {
        const MissionFought *fought = state.log.at(mission.event).as<MissionFought>();
        rounds = std::max(rounds, fought ? fought->round : 0);
    }
    chart.byRounds = rounds > 0;
    chart.steps = chart.byRounds ? rounds : state.fought();
    QHash<QString, int> index;
    for (const Standing &line : state.standings) {
        index.insert(line.player, int(chart.lines.size()));
        chart.lines.append({playerName(line.player, state), {0}, line.rank});
    }
    for (int step = 1; step <= chart.steps; ++step) {
        const QVector<Standing> after = chart.byRounds ? standingsAfterRound(state, rules, step) : standingsAfter(state, rules, step);
        for (const Standing &line : after) {
            if (const auto at = index.constFind(line.player); at != index.constEnd())
                chart.lines[*at].points.append(line.points);
        }
    }
    return chart;
}

} // namespace muster::share
