// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace muster::rules {

class Evaluator;

/// A mandatory slot that is not full.
struct MissingSlot
{
    std::string groupId; ///< composite id of the group or entry
    std::string name;
    int missing = 1;
    friend bool operator==(const MissingSlot &, const MissingSlot &) = default;
};

/// A rule that a formation gives to units in it.
///
/// How the data say it: the formation entry carries the rule (own or by info link); each unit that may benefit carries an
/// info link to the same rule, hidden unless the unit is in that formation and its mandatory slots are full.
struct Advantage
{
    std::string formationId;   ///< selection id of the formation
    std::string formationName; ///< custom name, else effective name
    std::string ruleId;
    std::string name; ///< of the rule
    std::string description;
    bool active = false; ///< every mandatory slot is full, and at least one unit has it if any can
    std::vector<MissingSlot> missing;
    std::vector<std::string> unitIds; ///< selections that have it now; when inactive: those that would have it
    std::vector<std::string> unitNames;
    int unitsWhenFilled = 0; ///< how many have it once every mandatory slot is full, whatever is chosen for them
    friend bool operator==(const Advantage &, const Advantage &) = default;
};

/// Every advantage of the roster that `evaluator` has evaluated, formations in the user's order.
[[nodiscard]] std::vector<Advantage> advantages(Evaluator &evaluator);

} // namespace muster::rules
