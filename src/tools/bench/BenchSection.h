// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::cli {
struct Context;
}

namespace muster::tools {

/// One measured value: a line `name value unit` of `muster bench`, and a line `name_goal value unit` behind it where there is a goal.
struct BenchFigure
{
    std::string name;
    double value = 0;
    std::string unit;
    int decimals = 2;
    std::optional<double> goal = std::nullopt; ///< what the value is to stay under
};

/// What one part of `muster bench` has measured. An error ends the run with exit code 2 and its message; figures already printed
/// stay.
using BenchFigures = base::Result<std::vector<BenchFigure>>;
/// One part of `muster bench`; the application is a QApplication (offscreen), so it may build and show widgets.
using BenchSection = std::function<BenchFigures(cli::Context &)>;

} // namespace muster::tools
