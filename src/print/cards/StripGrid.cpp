// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/StripGrid.h"

namespace muster::print {

Grid gridFor(const StripHead &head, const std::vector<size_t> &groups, double left, double width)
{
    Grid grid;
    grid.groups = groups;
    int total = 0;
    for (const size_t i : groups)
        total += int(head.groups[i].labels.size());
    grid.pitch = total > 0 ? (width - groupGap * double(groups.size() - 1)) / total : 0;
    double x = left;
    for (const size_t i : groups) {
        grid.starts.push_back(x);
        grid.columns.push_back(int(head.groups[i].labels.size()));
        x += grid.columns.back() * grid.pitch + groupGap;
    }
    return grid;
}

QRectF groupArea(const Grid &grid, size_t i, double y, double height)
{
    return {grid.starts[i], y, grid.columns[i] * grid.pitch, height};
}

} // namespace muster::print
