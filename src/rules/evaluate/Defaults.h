// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

/// What a place begins with by modifiers of `defaultAmount` and `defaultSelectionEntryId`, where that is something else than is written.
struct ChangedDefault
{
    std::string placeId;      ///< force or selection
    std::string entryId;      ///< composite
    std::string groupId;      ///< composite; empty when it stands in no group
    std::vector<int> amounts; ///< how many in each one of the place: in all, or of each stack where there are several
    std::string insteadOf;    ///< the entry that the group begins with as it is written; empty when only the amount changes
};

/// Of forces and selections that have just been added, and of what is in them.
[[nodiscard]] std::vector<ChangedDefault> changedDefaults(const std::shared_ptr<const GameData> &data, const Roster &roster,
                                                          const std::vector<std::string> &addedIds);

} // namespace muster::rules
