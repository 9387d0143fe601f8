// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"

namespace muster::print {

/// Makes the content of a unit's card from the evaluated roster and the pack's card design; a plain card where there is none.
[[nodiscard]] CardContent buildCard(const RosterSource &source, const RosterUnit &unit);
/// An empty card of the game, to fill in by hand.
[[nodiscard]] CardContent blankCard(const RosterSource &source);

/// Whether the condition of a card design is true for the unit; `profileType` is the profile its characteristic is read from.
[[nodiscard]] bool holds(const packs::CardCondition &condition, const RosterSource &source, const RosterUnit &unit,
                         const QString &profileType);
/// Rules of a unit, advantages first, weapon rules last; each once.
[[nodiscard]] std::vector<RuleEntry> ruleEntries(const RosterSource &source, const RosterUnit &unit, const std::vector<TableRow> &weapons);
/// The rows of a table block for this selection: equal rows joined.
[[nodiscard]] TableBlock buildTable(const RosterSource &source, const RosterUnit &unit, const packs::CardBlock &block);
/// Everything a card says as text; to see whether something is missing on it.
[[nodiscard]] QString allText(const CardContent &content);

} // namespace muster::print
