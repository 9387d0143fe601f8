// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/LibraryModel.h"

namespace muster::models {

/// What the library's list shows of a kind of document: one row for each. See library::StoredKind.
struct LibraryKind
{
    library::Kind kind;
    /// "75 / 100 AP", "5 missions, 7 soldiers"
    QString (*figures)(const LibraryContent &row);
    bool hasPoints;      ///< its figures are points against a limit: they can be drawn as a bar
    bool dataFactions;   ///< its factions are names of the game's data, shown in the player's language
    bool countsMissions; ///< its note is the number of missions
    /// "Allies against Axis", in the place of its factions; null: as they are stored.
    QString (*sides)(const library::Record &record) = nullptr;
};

/// For a kind that only a newer Muster knows: a row that says so, and whose kind is none of the known ones.
[[nodiscard]] const LibraryKind &libraryKind(library::Kind kind);

} // namespace muster::models
