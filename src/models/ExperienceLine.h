// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignState.h"

namespace muster::models {

/// What a soldier had earned after a mission.
struct ExperiencePoint
{
    int mission = 0;    ///< 0: before the first
    int earned = 0;
    bool there = false; ///< false: he missed it, and has what he had before; true for the one after which he joined, too

    friend bool operator==(const ExperiencePoint &, const ExperiencePoint &) = default;
};

/// A point for every mission since he joined, until his last one or, while he is in service, the last of the campaign. With a pool
/// it is what he brought in.
[[nodiscard]] QVector<ExperiencePoint> experienceLine(const campaign::SoldierState &soldier, const campaign::CampaignState &state,
                                                      const campaign::CampaignRules &rules);

} // namespace muster::models
