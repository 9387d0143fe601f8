// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QString>

namespace muster::print {

/// Reads the `d` of an SVG path (M L H V C Q A Z, absolute and relative). An unreadable rest is left out.
[[nodiscard]] QPainterPath pathFromSvg(const QString &data);

} // namespace muster::print
