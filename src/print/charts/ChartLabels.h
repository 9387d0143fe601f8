// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/charts/ChartStyle.h"
#include "print/layout/TextMeter.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace muster::print {

/// The text, shortened with an ellipsis until it is not wider than `room`.
[[nodiscard]] QString shortened(const QString &text, const Font &font, double room, const TextMeter &meter);

/// Finds places for labels inside a chart: never over another label, over as few lines as possible.
class ChartLabels
{
public:
    ChartLabels(const QRectF &area, double em) : m_area(area), m_em(em) {}

    void avoid(const QLineF &line) { m_lines.push_back(line); }
    /// A place beside the point; none when there is no room left. It is taken from then on.
    [[nodiscard]] std::optional<QRectF> place(const QPointF &point, const QSizeF &size);
    [[nodiscard]] const std::vector<QRectF> &taken() const { return m_taken; }

private:
    [[nodiscard]] int crossings(const QRectF &box) const;

    QRectF m_area;
    double m_em;
    std::vector<QLineF> m_lines;
    std::vector<QRectF> m_taken;
};

/// Middles of labels in a column: each as near as possible to where it is wanted, `row` apart, between `top` and `bottom`.
/// `wanted` is sorted and there is room for all.
[[nodiscard]] std::vector<double> spread(std::vector<double> wanted, double row, double top, double bottom);

} // namespace muster::print
