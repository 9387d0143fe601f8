// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/StandingsChart.h"

namespace muster::share {

/// The chart as a drawing for a web page: lines differ by stroke, names stand at their ends.
[[nodiscard]] QString standingsSvg(const StandingsChart &chart);

} // namespace muster::share
