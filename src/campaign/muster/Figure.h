// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>

#include <algorithm>

namespace muster::campaign {

/// No number of a campaign is higher: an int then holds the sum of twenty thousand of them, whatever a hostile file says.
inline constexpr int highestFigure = 100'000;

[[nodiscard]] inline int bounded(qint64 number)
{
    return int(std::clamp<qint64>(number, -highestFigure, highestFigure));
}

/// A number from a file.
[[nodiscard]] inline int figure(const QJsonValue &value, int usual = 0)
{
    return bounded(value.toInt(usual));
}

} // namespace muster::campaign
