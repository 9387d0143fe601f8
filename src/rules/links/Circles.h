// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace muster::rules {

/// Finds circles among things that lead to others (`to[i]`: where i leads): answers a number for each, the same for those that
/// lead to each other. Takes as long as there are ways, however they are entangled.
[[nodiscard]] std::vector<int> circles(const std::vector<std::vector<int>> &to);

} // namespace muster::rules
