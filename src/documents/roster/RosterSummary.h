// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/Game.h"
#include "library/Record.h"
#include "rules/evaluate/Evaluator.h"

#include <string>

namespace muster::documents {

/// Extra of a roster: which revision of the data the user has seen and chosen not to take.
inline constexpr const char *keptDataMark = "muster.kept-data";
/// Extra of a roster: the revision of the data that the user took over last.
inline constexpr const char *takenDataMark = "muster.taken-data";

/// Fills in what lists show and searches find of a roster: name, game, faction, points, verdict, units, words.
void summarize(library::Record &record, const rules::Roster &roster, const rules::Evaluator &evaluator, const Game &game);

/// A unit, or a model that stands alone.
[[nodiscard]] int unitsIn(const rules::Roster &roster);

/// Revision of the data as text: game system and catalogues, so that any update of them is another revision.
[[nodiscard]] std::string dataRevision(const Game &game);

} // namespace muster::documents
