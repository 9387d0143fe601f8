// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "library/Library.h"
#include "packs/PackStore.h"

namespace muster::documents {

/// Opens a roster of the library with the game it belongs to: the installed pack, or the data it was made with when the user
/// chose to keep them. A game that is not installed leaves the roster readable, all in grey.
[[nodiscard]] base::Result<std::unique_ptr<RosterDocument>> openRoster(library::Library &library, RosterStore &store,
                                                                       const packs::PackStore &packs, const QString &id,
                                                                       const QString &language, base::IdSource &ids);

/// Keeps the files of a pack in the library, so that rosters made with them can be judged by them for ever. Cheap when they
/// are there already; very large data sets are left out.
base::Result<void> keepGameData(library::Library &library, const packs::PackPtr &pack);

/// The game as it was at a revision that the library has kept; without data when it has not.
[[nodiscard]] Game keptGame(library::Library &library, const Game &now, const QString &revision);

} // namespace muster::documents
