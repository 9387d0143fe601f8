// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BegunEvent.h"
#include "packs/table/TableRules.h"
#include "rules/evaluate/Evaluator.h"

namespace muster::battle {

/// "3", "3+1", "10\"" -> the number it begins with; 0: there is none.
[[nodiscard]] int leadingNumber(const std::string &value);

/// What a selection gives its unit for the rolls of the game: more dice, a number that is added, a roll of its own. What several
/// figures have counts once, and the largest number of all.
void addUnitRolls(const packs::TableRules &rules, const rules::Evaluator &evaluator, const rules::Selection &selection, UnitAtStart &unit);

} // namespace muster::battle
