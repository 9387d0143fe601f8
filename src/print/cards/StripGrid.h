// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"

namespace muster::print {

/// Between the groups of a strip: infantry, vehicles, aircraft never touch.
inline constexpr double groupGap = 0.7;

/// Where the groups of a strip stand.
struct Grid
{
    double pitch = 0; ///< of a column
    std::vector<size_t> groups;
    std::vector<double> starts;
    std::vector<int> columns;
};

[[nodiscard]] Grid gridFor(const StripHead &head, const std::vector<size_t> &groups, double left, double width);
[[nodiscard]] QRectF groupArea(const Grid &grid, size_t i, double y, double height);

} // namespace muster::print
