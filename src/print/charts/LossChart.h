// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/charts/ChartLayout.h"

#include <algorithm>
#include <functional>

namespace muster::print {

/// The chances of what an attack takes away: a column for each number, exactly or at least so many.
struct LossChart
{
    std::vector<double> exactly; ///< [i]: the chance of i; the last is everything where `ends`
    double mean = 0;
    bool ends = true;
    bool atLeast = false;

    /// What stands above column i.
    [[nodiscard]] double chance(std::size_t lost) const;
    /// More than these are joined in the last column, unless the chart ends there anyway.
    static constexpr std::size_t mostColumns = 16;
    [[nodiscard]] std::size_t columns() const { return std::min(exactly.size(), mostColumns); }
};

/// The words of it in one language.
struct LossWords
{
    QString lost, exactly, atLeast; ///< heads of the table
    QString destroyed;              ///< under the last column
    QString more;                   ///< "%1 and more"
    std::function<QString(double)> percent;
};

/// For those who do not see it: a row for each number.
[[nodiscard]] ChartTable tableOf(const LossChart &chart, const LossWords &words);
/// Columns with their figures, a triangle at the average. Gives the places of the cells: column 1 exactly, column 2 at least.
ChartMarks drawLosses(Canvas &canvas, const QRectF &area, const LossChart &chart, const ChartStyle &style, const LossWords &words);

} // namespace muster::print
