// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"

namespace muster::campaign {

/// What `muster bench` measures of a campaign.
struct FoldBenchmark
{
    int soldiers = 0, missions = 0, kills = 0;
    double milliseconds = 0; ///< best of several folds
};

/// A campaign with so many soldiers, and as many missions with 50 kills each: for benchmarks and for tests of big tables.
[[nodiscard]] Campaign bigCampaign(int soldiers = 1000, int missions = 1000);
/// Folds it and takes the time.
[[nodiscard]] FoldBenchmark foldBenchmark();

} // namespace muster::campaign
