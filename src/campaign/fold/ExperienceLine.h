// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// What a soldier had earned after a mission.
struct ExperiencePoint
{
    int mission = 0; ///< 0: before the first
    int earned = 0;
    bool there = false; ///< false: missed it, and has what was there before; true for the one after which the soldier joined, too

    friend bool operator==(const ExperiencePoint &, const ExperiencePoint &) = default;
};

/// A point for every mission since the soldier joined, until the last one there or, while in service, the last of the campaign.
/// With a pool it is what the soldier brought in.
[[nodiscard]] QVector<ExperiencePoint> experienceLine(const SoldierState &soldier, const CampaignState &state, const CampaignRules &rules);

} // namespace muster::campaign
