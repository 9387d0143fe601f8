// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"
#include "tools/bench/BenchSection.h"

#include <vector>

namespace muster::tools {

/// Measures loading, editing and opening with the given data; `played`: lists of this game that came with them.
[[nodiscard]] BenchFigures engineFigures(const std::vector<rules::DataSource> &sources, const std::vector<rules::Roster> &played = {});

} // namespace muster::tools
