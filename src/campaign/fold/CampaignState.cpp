// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

QStringList SoldierState::equipment() const
{
    QStringList names;
    for (const KitItem &item : kit)
        names.append(item.name);
    return names;
}

const SoldierState *CampaignState::soldier(const QString &id) const
{
    const auto found = soldierIndex.find(id);
    return found == soldierIndex.end() ? nullptr : &soldiers.at(*found);
}

const ForceState *CampaignState::force(const QString &id) const
{
    const auto found = forceIndex.find(id);
    return found == forceIndex.end() ? nullptr : &forces.at(*found);
}

int CampaignState::fought() const
{
    return int(std::count_if(missions.begin(), missions.end(), [](const MissionState &m) { return !m.planned; }));
}

} // namespace muster::campaign
