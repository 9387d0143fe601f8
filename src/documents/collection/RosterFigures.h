// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Needs.h"
#include "documents/Game.h"
#include "library/Library.h"
#include "packs/PackStore.h"

namespace muster::documents {

/// The figures that an evaluated roster puts on the table.
[[nodiscard]] collection::RosterNeeds needsOf(const rules::Evaluator &evaluator, const Game &game, const QString &id);

/// The same for a roster of the library; an error when it cannot be read or its game is not installed.
[[nodiscard]] base::Result<collection::RosterNeeds> storedNeeds(const library::Library &library, const packs::PackStore &packs,
                                                                const QString &id, const QString &language);
/// The same for a file: `.ros`, `.rosz`, `.muster`.
[[nodiscard]] base::Result<collection::RosterNeeds> fileNeeds(const packs::PackStore &packs, const QString &path, const QString &language);

} // namespace muster::documents
