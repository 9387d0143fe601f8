// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tokens.h"

#include <QString>

namespace muster::app {

/// What something states; shape and word carry it first, colour second.
enum class Tone { Neutral, Error, Warning, Ok, Advantage, Accent };

[[nodiscard]] Token strongToken(Tone tone);
[[nodiscard]] Token softToken(Tone tone);
/// Octagon, triangle, ring with tick, star, ring with i.
[[nodiscard]] QString toneIcon(Tone tone);
/// Name of the tone in the style sheet: "error", "warning", "ok", "advantage", "neutral".
[[nodiscard]] QString toneName(Tone tone);

} // namespace muster::app
