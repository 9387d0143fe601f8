// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/BenchSection.h"
#include "rules/data/GameData.h"

#include <vector>

namespace muster::cli {

/// Measures loading, editing and opening with the given data.
[[nodiscard]] BenchFigures benchEngine(const std::vector<rules::DataSource> &sources);

} // namespace muster::cli
