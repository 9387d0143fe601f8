// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/EntryNode.h"
#include "rules/roster/Roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

class Evaluator;

/// Whether an entry stands on the table as a unit or figure of its own.
[[nodiscard]] bool isUnitType(std::string_view type);
/// Whether the selection is a unit or has one in it.
[[nodiscard]] bool holdsUnit(const Selection &selection);
/// Whether a node is a formation: not a unit itself, but with slots for units.
[[nodiscard]] bool isFormation(const EntryNode &node);

/// What stands under one heading wherever a list is written down.
struct RosterGroup
{
    enum class Kind {
        Formation,   ///< a platoon and what is in it
        Independent, ///< units outside of the formations
        Category,    ///< data without formations; what is no unit (settings, orders)
    };
    Kind kind = Kind::Category;
    const Force *force = nullptr;
    std::string categoryId; ///< Kind::Category; empty = in no category
    std::string categoryName;
    std::vector<const Selection *> selections; ///< the formation alone, or every selection under the heading

    [[nodiscard]] const Selection *formation() const { return kind == Kind::Formation ? selections.front() : nullptr; }
};

/// The roster in the order in which it is written down: formations by the categories of the force (headquarters first), then
/// independent units, then category by category; inside of a formation or unit slot by slot as the data list them. What
/// stands in the same place keeps the player's order. A selection that holds one of the entries `leaders` goes before the
/// others under its heading.
[[nodiscard]] Roster inFormationOrder(const Evaluator &evaluator, const std::vector<std::string> &leaders = {});

/// The headings of a roster that is in formation order, forces inside of others after those. The pointers lead into
/// evaluator.roster().
[[nodiscard]] std::vector<RosterGroup> rosterGroups(const Evaluator &evaluator);

} // namespace muster::rules
