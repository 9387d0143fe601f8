// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <string>

namespace muster::rules {

/// Writes the XML of a `.ros` file from the roster and its snapshots. Call `takeSnapshot` of rules/evaluate before, so that
/// names, costs, profiles and rules are those of now; orphans keep their old ones in any case.
[[nodiscard]] std::string writeRoster(const Roster &roster);

/// The id of a category's element that has none of its own: made of its force or selection and the category.
[[nodiscard]] std::string categoryElementId(const std::string &ownerId, const std::string &entryId);

/// The same as JSON.
[[nodiscard]] std::string writeRosterJson(const Roster &roster);

} // namespace muster::rules
