// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"

#include <vector>

namespace muster::rules {

/// Shared entries, groups, profiles, rules and categories that nothing refers to: no fault, but worth knowing for authors.
[[nodiscard]] std::vector<base::Finding> unusedDefinitions(const GameData &data);

} // namespace muster::rules
