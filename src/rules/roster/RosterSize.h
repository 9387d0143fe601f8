// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace pugi {
class xml_node;
}

namespace muster::rules {

/// Whether one thing of a roster file has more costs, rules, profiles, values or categories than any game gives: each is looked for
/// among the others, and each gets its place on paper.
[[nodiscard]] bool isOverloaded(const pugi::xml_node &roster);

} // namespace muster::rules
