// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Canvas.h"

#include <functional>

namespace muster::print {

/// Something that is drawn in one piece in a column.
struct FlowItem
{
    std::function<double(Canvas &, double x, double y, double width)> draw; ///< gives the height
    double minWidth = 0;                                                    ///< wider than a column: it spans two or three
    double spaceBefore = 0;                                                 ///< not at the top of a column
    bool keepWithNext = false;
    bool group = false; ///< begins a group (section); wide groups go together
    bool whole = false; ///< begins a group that is not torn as long as a column can hold it
};

/// Where the columns of one page may be filled.
struct FlowArea
{
    double left = 0, top = 0, width = 0, bottom = 0;
    int columns = 3;
    double gutter = 5;
};

/// A piece with its place.
struct FlowPlace
{
    size_t item;
    int page;
    double x, y, width;
};

/// Puts pieces into columns, page after page; wide groups stand at the top right, the others flow round them in order.
/// `area` gives the room of each page (the first one may have a higher head).
[[nodiscard]] std::vector<FlowPlace> flowColumns(const std::vector<FlowItem> &items, const std::function<FlowArea(int page)> &area,
                                                 const Canvas &measure);

} // namespace muster::print
