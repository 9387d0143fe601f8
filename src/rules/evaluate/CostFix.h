// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"

#include <optional>

namespace muster::rules {

/// The smallest single step that takes at least `excess` of a cost out of a selection: fewer of something in it, or one thing
/// less. Steps that would leave a minimum unfilled are not offered.
[[nodiscard]] std::optional<Fix> costFix(const Tree &tree, int owner, Id costType, double excess);

} // namespace muster::rules
