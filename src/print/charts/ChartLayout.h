// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/charts/ChartData.h"
#include "print/charts/ChartStyle.h"
#include "print/layout/Canvas.h"

namespace muster::print {

/// Where a cell of a chart's table stands in the drawing.
struct ChartMark
{
    int row = 0, column = 0;
    QRectF box;
};
using ChartMarks = std::vector<ChartMark>;

/// Lines over the missions: full where the soldier was there, dotted where not. Names stand at the ends and make room for each
/// other, whoever fell has a cross. Gives the places of points and names.
ChartMarks drawExperience(Canvas &canvas, const QRectF &area, const ExperienceChart &chart, const ChartStyle &style,
                          const ChartWords &words);
/// A bar for each soldier, as many as there is room for.
ChartMarks drawKills(Canvas &canvas, const QRectF &area, const KillChart &chart, const ChartStyle &style, const ChartWords &words);
/// The height at which every bar of the chart has room.
[[nodiscard]] double heightOf(const KillChart &chart, const ChartStyle &style);

/// The least step of 1, 2, 5, 10, 20 … with which at most `ticks` steps lead to `most`.
[[nodiscard]] int niceStep(int most, int ticks);

} // namespace muster::print
