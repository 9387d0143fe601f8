// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"

namespace muster::tools {

/// What `muster bench` measures of a campaign.
struct CampaignBenchmark
{
    int soldiers = 0, missions = 0, kills = 0;
    double milliseconds = 0; ///< best of several folds
};

/// A campaign with so many soldiers, and as many missions with 50 kills each: for benchmarks and for tests of big tables.
[[nodiscard]] campaign::Campaign bigCampaign(int soldiers = 1000, int missions = 1000);
/// Folds it and takes the time.
[[nodiscard]] CampaignBenchmark campaignBenchmark();

} // namespace muster::tools
