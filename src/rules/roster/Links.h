// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <string>
#include <string_view>

namespace muster::rules {

/// Where a selection keeps to whom it belongs by a rule of the game (LinkRule): a key of its extras; its value is the other's id.
/// In a roster file it is an `association`, as programs of the newer dialect write it.
[[nodiscard]] std::string linkKey(std::string_view ruleId);
[[nodiscard]] bool isLinkKey(std::string_view key);
[[nodiscard]] std::string_view linkRuleOf(std::string_view key);
/// The id it points at; empty when it belongs to nobody.
[[nodiscard]] std::string linkTarget(const Selection &selection, std::string_view ruleId);
[[nodiscard]] bool hasLinks(const Roster &roster);

} // namespace muster::rules
