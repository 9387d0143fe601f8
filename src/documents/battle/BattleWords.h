// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "library/BattleNote.h"

namespace muster::documents {

/// "Allies against Axis"; the names alone where there are not two of them.
[[nodiscard]] base::Message battleSides(const library::BattleNote &note);
/// "turn 3 of 5", "deployment", "Allies has won".
[[nodiscard]] base::Message battleStanding(const library::BattleNote &note);
/// Both: "Allies against Axis, turn 3 of 5".
[[nodiscard]] base::Message battleSentence(const library::BattleNote &note);

} // namespace muster::documents
