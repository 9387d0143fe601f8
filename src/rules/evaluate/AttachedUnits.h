// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

class Evaluator;

/// What a list keeps with a member of an attached unit that is to be shown apart: an extra of this name with this value.
inline constexpr const char *attachedMark = "attached";
inline constexpr const char *attachedApart = "apart";

/// The members of the attached unit that a selection belongs to, the joined one first, when the player wants to see them as one;
/// empty when it stands alone or is shown apart.
[[nodiscard]] std::vector<std::string> shownAsOne(const Evaluator &evaluator, std::string_view selectionId);

} // namespace muster::rules
