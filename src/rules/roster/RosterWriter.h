// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <string>

namespace muster::rules {

/// Whether the XML of a roster that came as JSON carries that file along: only what is kept for this program has a use for it.
enum class WriteOrigin { No, Yes };

/// Writes the XML of a `.ros` file from the roster and its snapshots. Call `takeSnapshot` of rules/evaluate before, so that
/// names, costs, profiles and rules are those of now; orphans keep their old ones in any case.
[[nodiscard]] std::string writeRoster(const Roster &roster, WriteOrigin origin = WriteOrigin::No);

/// The id of a category's element that has none of its own: made of its force or selection and the category.
[[nodiscard]] std::string categoryElementId(const std::string &ownerId, const std::string &entryId);

/// The same as JSON. What has not changed since it was read from a JSON file is written in the words of that file: order of keys, nulls,
/// texts where numbers are meant, keys that we do not know.
[[nodiscard]] std::string writeRosterJson(const Roster &roster);

} // namespace muster::rules
