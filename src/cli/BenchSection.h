// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::cli {

struct Context;

/// One measured value: a line `name value unit` of `muster bench`, and a line `name_goal value unit` behind it where there is a goal.
struct BenchFigure
{
    std::string name;
    double value = 0;
    std::string unit;
    int decimals = 2;
    std::optional<double> goal = std::nullopt; ///< what the value is to stay under
};

/// Figures of a part of the program that the command line does not know, the window above all.
///
/// main.cpp hands them to allCommands(), and `muster bench` runs them in that order behind its own. With any section given, bench
/// runs with a QApplication (offscreen), so a section may build and show widgets:
///
///     cli::allCommands({[](cli::Context &) -> cli::BenchFigures { return std::vector<cli::BenchFigure>{{"window_start", ms, "ms", 1, 400}}; }})
///
/// An error ends the run with exit code 2 and its message; figures already printed stay.
using BenchFigures = base::Result<std::vector<BenchFigure>>;
using BenchSection = std::function<BenchFigures(Context &)>;

} // namespace muster::cli
