// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

/// One thing that newer data change in a saved roster.
struct Difference
{
    enum class Kind {
        Revision, ///< of game system or catalogue
        Gone,     ///< the data no longer know the entry: it stays as an orphan
        Moved,    ///< known, but reached by another way; it was linked again
        Renamed,
        Cost,    ///< of one selection: subject = cost name
        Total,   ///< of the roster: subject = cost name
        Profile, ///< subject = "profile / characteristic", or the profile when it came or went
        Rule,    ///< subject = rule name
        Category,
        Finding, ///< an error of the roster by these data (after)
    };
    Kind kind = Kind::Revision;
    std::string selectionId; ///< empty for the roster
    std::string selectionName;
    std::vector<std::string> path;
    std::string subject;
    std::string before;
    std::string after;
    friend bool operator==(const Difference &, const Difference &) = default;
};

[[nodiscard]] const char *toString(Difference::Kind kind);

/// Compares the snapshots in the roster with what the data say now.
[[nodiscard]] std::vector<Difference> differences(const Roster &roster, std::shared_ptr<const GameData> data);

/// Sets the revisions and names of game system and catalogues to those of the data, and finds again selections whose way
/// (links) changed although the entry is still there. Returns how many were linked again.
int relink(Roster &roster, const GameData &data);

} // namespace muster::rules
