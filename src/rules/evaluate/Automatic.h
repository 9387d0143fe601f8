// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Roster.h"

namespace muster::rules {

/// After an edit of a list of the newer dialect: does what its data want done by itself. What was chosen along and turns out to be hidden
/// goes again; limits that are marked so are kept by adding or taking away. Changes the roster, appends the steps to `edit` and leaves
/// the evaluator with the result. Does nothing in the older dialect.
void keepAutomatic(Roster &roster, RosterEdit &edit, Evaluator &evaluator, base::IdSource &ids);
/// Whether it does so with these data: then `evaluator` has judged the roster as it is now, and need not do it again.
[[nodiscard]] bool keepsAutomatic(const Evaluator &evaluator);

} // namespace muster::rules
