// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"

#include <string>
#include <vector>

namespace muster::models {

/// What the data write down about an entry, for entries that are not chosen yet.

[[nodiscard]] bool knowsCost(const rules::EntryNode &node, const std::string &costTypeId);
/// The least that one of it costs, with what must come with it.
[[nodiscard]] double leastCost(const rules::EntryNode &node, const std::string &costTypeId);
/// The least that a formation costs with every mandatory slot filled; 0 when nothing is mandatory.
[[nodiscard]] double leastPrice(const rules::EntryNode &formation, const std::string &costTypeId);
[[nodiscard]] std::vector<rules::CategoryValue> writtenCategories(const rules::EntryNode &node);
[[nodiscard]] std::vector<rules::EffectiveProfile> writtenProfiles(const rules::EntryNode &node);
[[nodiscard]] std::vector<rules::EffectiveRule> writtenRules(const rules::EntryNode &node);

} // namespace muster::models
