// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/CampaignState.h"

#include <algorithm>

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

const AreaChange *AreaState::changeUntil(int mission) const
{
    const AreaChange *last = nullptr;
    for (const AreaChange &change : history) {
        if (change.mission <= mission)
            last = &change;
    }
    return last;
}

QString AreaState::ownerAfter(int mission) const
{
    const AreaChange *last = changeUntil(mission);
    return last ? last->owner : QString();
}

const AreaState *MapState::area(const QString &id) const
{
    const auto found = std::find_if(areas.begin(), areas.end(), [&id](const AreaState &each) { return each.area.id == id; });
    return found == areas.end() ? nullptr : &*found;
}

int CampaignState::fought() const
{
    return int(std::count_if(missions.begin(), missions.end(), [](const MissionState &m) { return !m.planned; }));
}

} // namespace muster::campaign
