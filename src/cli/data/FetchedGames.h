// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"

namespace muster::cli {

// Fetched games, and folders that the window has opened once, are large: they are read when somebody asks for that very game.

/// The game of a roster, in its own revision if that is there: a pack, or one of these folders, which the store has from then on; null when
/// there is none.
[[nodiscard]] packs::PackPtr gameOfRoster(packs::PackStore &store, const rules::Roster &roster);
/// As above of any revision, by the id of the game system.
[[nodiscard]] packs::PackPtr gameOfRoster(packs::PackStore &store, const std::string &gameSystemId);
/// By id or name.
[[nodiscard]] packs::PackPtr gameNamed(packs::PackStore &store, const QString &name);
/// All of them: for a text that no pack knows.
void readFetchedGames(packs::PackStore &store);

} // namespace muster::cli
