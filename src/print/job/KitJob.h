// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/job/PrintJob.h"

namespace muster::print {

/// What can be printed of a roster of this game: what every game has, and of the rest what the pack brings. Null: no data.
[[nodiscard]] std::vector<PrintKind> rosterPrintKinds(const packs::Pack *pack);

/// Appends one of the kinds that a game brings: markers, tokens, events, orders, dividers, structures.
void addKit(PrintedJob &job, PrintKind kind, const RosterSource &source, const PrintSettings &settings, const TextMeter &meter);

/// The sheet of a scenario, and the counters that its author wrote down; `what` says which of them.
[[nodiscard]] PrintedJob layoutScenarioJob(const packs::Scenario &scenario, const packs::Pack &pack, const QSet<PrintKind> &what,
                                           const PrintSettings &settings, const TextMeter &meter);
[[nodiscard]] std::vector<PrintKind> scenarioPrintKinds(const packs::Scenario &scenario, const packs::Pack &pack);

} // namespace muster::print
