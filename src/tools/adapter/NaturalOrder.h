// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace muster::tools {

/// Whether `first` comes before `second` when case does not matter and numbers inside are compared as numbers ("Squad 3"
/// before "Squad 12"): the order in which the adapter protocol lists what has a name.
[[nodiscard]] bool lessNaturally(std::string_view first, std::string_view second);

} // namespace muster::tools
