// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Modifier.h"
#include "rules/evaluate/counting/Tree.h"

#include <string>
#include <vector>

namespace muster::rules {

/// Applies a modifier to a text; false when it has no effect. `decorated`: arithmetic also works on the number in `6"` or
/// `3+` (characteristics of the newer dialect), not only on a text that is a number as a whole.
bool applyToText(std::string &text, const Modifier &modifier, int times, bool decorated = false);
/// Applies a modifier to a number; false when it has no effect on numbers.
bool applyToNumber(double &number, const Modifier &modifier, int times);
/// Applies a modifier of a cost type to that cost; one that was not there starts from zero.
void applyToCosts(std::vector<CostAmount> &costs, const Modifier &modifier, int times);

} // namespace muster::rules
