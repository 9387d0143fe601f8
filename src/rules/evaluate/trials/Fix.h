// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Operations.h"

#include <string>
#include <vector>

namespace muster::rules {

/// Something a program can do about a finding. Evaluator::fixes() offers only what was tried on a copy of the list.
struct Fix
{
    enum class Kind { Add, Remove, SetCount, SetCostLimit };
    Kind kind = Kind::Add;
    std::string targetId;             ///< Add: parent (force or selection) id; Remove, SetCount: selection id; SetCostLimit: cost type id
    std::string entryId;              ///< Add: composite entry id
    std::string groupId;              ///< Add: composite group id, when in a group
    int count = 0;                    ///< Add: how many; SetCount: the new count
    double value = 0;                 ///< SetCostLimit: the limit; Remove, SetCount: what it saves of the cost that is too high
    std::string name;                 ///< of the entry or selection, for the text of a button
    std::vector<std::string> alsoIds; ///< Remove: what must go besides
    friend bool operator==(const Fix &, const Fix &) = default;
};

/// Everything that a fix removes.
[[nodiscard]] std::vector<std::string> removedIds(const Fix &fix);
/// Does what the fix says, as one edit.
[[nodiscard]] Operations::Outcome apply(Operations &operations, const Fix &fix);

} // namespace muster::rules
