// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "tools/bench/BenchSection.h"

#include <vector>

namespace muster::tools {

/// Measures loading, editing and opening with the given data.
[[nodiscard]] BenchFigures engineFigures(const std::vector<rules::DataSource> &sources);

} // namespace muster::tools
