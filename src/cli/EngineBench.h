// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/data/GameData.h"

#include <string>
#include <vector>

namespace muster::cli {

/// One measured value.
struct BenchFigure
{
    std::string name;
    double value = 0;
    std::string unit;
    int decimals = 2;
};

/// Measures loading, editing and opening with the given data.
[[nodiscard]] base::Result<std::vector<BenchFigure>> benchEngine(std::vector<rules::DataSource> sources);

} // namespace muster::cli
