// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/ExperienceLine.h"

namespace muster::campaign {

QVector<ExperiencePoint> experienceLine(const SoldierState &soldier, const CampaignState &state, const CampaignRules &rules)
{
    QVector<ExperiencePoint> line;
    const bool pool = rules.mode == ExperienceMode::Pool;
    const auto missed = [&line](int until) {
        while (!line.isEmpty() && line.last().mission < until)
            line.append({line.last().mission + 1, line.last().earned, false});
    };
    int brought = 0;
    for (const ServiceEntry &entry : soldier.record) {
        const bool mission = entry.kind == ServiceEntry::Mission;
        brought += pool && mission ? entry.gained : 0;
        if (line.isEmpty())
            line.append({entry.mission, 0, true});
        missed(entry.mission);
        line.last().earned = pool ? brought : entry.earnedAfter;
        line.last().there = line.last().there || mission;
    }
    if (soldier.inService())
        missed(state.fought());
    return line;
}

} // namespace muster::campaign
