// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <string>
#include <string_view>

namespace muster::rules {

/// To whom a selection belongs by a rule of the game (LinkRule): an association under the rule's id, as the newer dialect of the
/// data writes it. Empty when it belongs to nobody.
[[nodiscard]] std::string linkTarget(const Selection &selection, std::string_view ruleId);
[[nodiscard]] bool hasLinks(const Roster &roster);

} // namespace muster::rules
