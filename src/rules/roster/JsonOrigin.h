// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <string>
#include <string_view>

namespace muster::rules {

/// The name under which a roster keeps the JSON file that it was read from, among the foreign attributes: only what this program stores
/// for itself has it.
inline constexpr std::string_view jsonOriginMark = "muster:json";

/// Null when it came from elsewhere.
[[nodiscard]] const std::string *jsonOriginOf(const Roster &roster);
void setJsonOrigin(Roster &roster, std::string_view json);

} // namespace muster::rules
