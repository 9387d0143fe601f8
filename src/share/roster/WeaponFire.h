// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

namespace muster::share {

/// What a unit rolls when it shoots, weapon by weapon as the rules print it: "2B/2R/2R", "3x1R". `sum` ("COST=R,COST=B") are the
/// costs that count its dice: what they hold beyond the weapons (a die added by hand) is shown too. The plain sum where the game
/// does not say what its weapons are, empty when it shoots with nothing.
[[nodiscard]] QString fireText(const rules::Evaluator &evaluator, const rules::Selection &selection, const RosterLook &look,
                               const QString &sum);

} // namespace muster::share
