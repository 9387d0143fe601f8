// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tokens.h"

namespace muster::app {

/// The colour a game wears on gauge, tile, shield and card header, and its soft ground.
struct GameColours
{
    QColor strong;
    QColor soft;

    /// From the hue that a pack brings; an invalid one gives steel. The strong colour is readable on Base.
    [[nodiscard]] static GameColours fromHue(const QColor &hue, Scheme scheme);
    friend bool operator==(const GameColours &, const GameColours &) = default;
};

/// The colours a player may tag a unit with, always shown as a square beside text.
[[nodiscard]] const QList<QColor> &tagColours();

} // namespace muster::app
