// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "packs/Pack.h"
#include "rules/roster/Roster.h"

namespace muster::documents {

/// What a player says before starting a list.
struct RosterWish
{
    QString name;
    std::string catalogueId;
    std::string forceEntryId;     ///< empty = the pack's own, else the first
    std::optional<double> limit;  ///< of the pack's points; none = the data's default
    std::string formationEntryId; ///< formation to lay out at once; empty = none
};

/// A roster of a pack with its force, limit and formation; slots are empty but for what the data fix.
[[nodiscard]] base::Result<rules::Roster> makeRoster(const packs::Pack &pack, const RosterWish &wish, base::IdSource &ids);

} // namespace muster::documents
