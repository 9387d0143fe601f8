// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterExport.h"

namespace muster::share {

/// Fills a text of the player's own. Places: {title} {game} {edition} {factions} {points} {limit} {pointsname} {verdict} {findings}
/// {notes} {data}; between {#units} and {/units} once for each unit, {#lines} and {/lines} for everything chosen: {name}
/// {nickname} {count} {size} {points} {slot} {options} {notes} {indent} {formation}. Every other brace stays as it is.
[[nodiscard]] QString fillListTemplate(const QString &pattern, const RosterExport &roster);

} // namespace muster::share
