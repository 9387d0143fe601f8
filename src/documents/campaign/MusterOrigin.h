// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "rules/roster/Roster.h"

#include <optional>

namespace muster::documents {

/// Which campaign a battle roster was mustered from, and what has happened there since.
struct MusterOrigin
{
    QString campaign; ///< id
    QString words;    ///< "from Gorgon's Wake, after mission 5"
    QString news;     ///< "The force has moved on (…)."; empty: it has not
    bool here = true; ///< the campaign is in this library
};

/// Nothing: the list comes from no campaign.
[[nodiscard]] std::optional<MusterOrigin> musterOrigin(const rules::Roster &roster, library::Library &library);

/// A list of the library that was mustered from a campaign.
struct MusteredList
{
    QString id, name;
    rules::Roster roster;
};
/// The latest ones first.
[[nodiscard]] QVector<MusteredList> musteredLists(const QString &campaign, const QString &packId, library::Library &library);

} // namespace muster::documents
