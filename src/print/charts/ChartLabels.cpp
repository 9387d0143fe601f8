// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartLabels.h"

#include <algorithm>

namespace muster::print {

QString shortened(const QString &text, const Font &font, double room, const TextMeter &meter)
{
    room += 1e-6; // a column as wide as its widest text has room for it
    if (meter.width(text, font) <= room)
        return text;
    for (qsizetype length = text.size() - 1; length > 0; --length) {
        const QString candidate = text.left(length).trimmed() + QChar(0x2026);
        if (meter.width(candidate, font) <= room)
            return candidate;
    }
    return QString(QChar(0x2026));
}

int ChartLabels::crossings(const QRectF &box) const
{
    const QLineF sides[] = {{box.topLeft(), box.topRight()},
                            {box.bottomLeft(), box.bottomRight()},
                            {box.topLeft(), box.bottomLeft()},
                            {box.topRight(), box.bottomRight()}};
    return int(std::count_if(m_lines.begin(), m_lines.end(), [&](const QLineF &line) {
        return box.contains(line.p1()) || box.contains(line.p2())
            || std::any_of(std::begin(sides), std::end(sides),
                           [&](const QLineF &side) { return line.intersects(side, nullptr) == QLineF::BoundedIntersection; });
    }));
}

std::optional<QRectF> ChartLabels::place(const QPointF &point, const QSizeF &size)
{
    const double gap = m_em * 0.7, w = size.width(), h = size.height();
    const double right = point.x() + gap, left = point.x() - gap - w, centre = point.x() - w / 2;
    const double above = point.y() - gap - h, below = point.y() + gap, middle = point.y() - h / 2;
    // Where one would look first comes first.
    const QPointF places[] = {{right, middle},   {left, above},      {centre, above},    {right, above},      {right, below},
                              {centre, below},   {left, below},      {left, middle},     {centre, above - h}, {centre, below + h},
                              {left, above - h}, {right, below + h}, {right, above - h}, {left, below + h}};
    std::optional<QRectF> best;
    int fewest = 0;
    for (const QPointF &at : places) {
        const QRectF box(at, size);
        const bool free = m_area.contains(box)
            && std::none_of(m_taken.begin(), m_taken.end(), [&](const QRectF &other) { return other.intersects(box); });
        if (!free)
            continue;
        const int crossed = crossings(box);
        if (!best || crossed < fewest) {
            best = box;
            fewest = crossed;
        }
    }
    if (best)
        m_taken.push_back(*best);
    return best;
}

std::vector<double> spread(std::vector<double> wanted, double row, double top, double bottom)
{
    double lowest = top + row / 2;
    for (double &middle : wanted) {
        middle = std::max(middle, lowest);
        lowest = middle + row;
    }
    double highest = bottom - row / 2;
    for (auto middle = wanted.rbegin(); middle != wanted.rend(); ++middle) {
        *middle = std::min(*middle, highest);
        highest = *middle - row;
    }
    return wanted;
}

} // namespace muster::print
