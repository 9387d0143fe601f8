// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

namespace muster::models {

/// What was chosen for a unit, in the order of the list: what comes by itself, what
/// has a row of its own and what only repeats the unit's name is left out.
using ChosenWords = std::vector<std::pair<QString, int>>; ///< name and number
[[nodiscard]] ChosenWords chosenWords(const rules::Evaluator &evaluator, const share::RosterLook &look, const rules::Selection &unit);
/// The same as one line: "Sergeant, Bolter, 2× Grenade".
[[nodiscard]] QString chosenShort(const rules::Evaluator &evaluator, const share::RosterLook &look, const rules::Selection &unit);

} // namespace muster::models
