// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/scenario/TableMap.h"

#include <algorithm>
#include <cmath>

namespace muster::packs {

namespace {

constexpr double nearEnough = 1e-6;

bool within(const QRectF &rect, const QPointF &point, double slack)
{
    return point.x() >= rect.left() - slack && point.x() <= rect.right() + slack && point.y() >= rect.top() - slack
        && point.y() <= rect.bottom() + slack;
}

bool within(const MapCircle &circle, const QPointF &point, double slack)
{
    return std::hypot(point.x() - circle.centre.x(), point.y() - circle.centre.y()) <= circle.radius + slack;
}

template <typename Shapes>
bool anyHolds(const Shapes &shapes, const QPointF &point, double slack)
{
    return std::any_of(shapes.begin(), shapes.end(), [&](const auto &shape) { return within(shape, point, slack); });
}

} // namespace

// "At least 20 cm from the middle": the edge of what is taken away still belongs to the area.
bool MapArea::contains(const QPointF &point) const
{
    return (anyHolds(rects, point, nearEnough) || anyHolds(circles, point, nearEnough)) && !anyHolds(withoutRects, point, -nearEnough)
        && !anyHolds(withoutCircles, point, -nearEnough);
}

QRectF MapArea::bounds() const
{
    QRectF all;
    for (const QRectF &rect : rects)
        all = all.united(rect);
    for (const MapCircle &circle : circles)
        all = all.united(
            QRectF(circle.centre.x() - circle.radius, circle.centre.y() - circle.radius, 2 * circle.radius, 2 * circle.radius));
    return all;
}

} // namespace muster::packs
