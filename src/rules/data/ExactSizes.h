// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/EntryNode.h"

#include <vector>

namespace muster::rules {

/// How many of an entry there may be where its minimum follows the number ("3, 6 or 9": the minimum is 6 above 3), in rising
/// order. Empty where every number between minimum and maximum is as good, or where it depends on something else.
[[nodiscard]] std::vector<int> exactSizes(const EntryNode &node);

} // namespace muster::rules
