// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// Points, verdict, advantages, every unit with its boxes, what the army can hurt, room for the game's record.
[[nodiscard]] Pages layoutArmySummary(const RosterSource &source, const SheetStyle &style, const TextMeter &meter);
/// A row per unit or figure with the columns of the pack, totals, help blocks.
[[nodiscard]] Pages layoutPlatoonSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter);
/// Weapons and rules of this army, each once, with the units that have it.
[[nodiscard]] Pages layoutRulesInUse(const RosterSource &source, const SheetStyle &style, const TextMeter &meter);

/// Head, colour, foot and language of a roster's sheets.
[[nodiscard]] SheetStyle sheetStyle(const RosterSource &source, const QSizeF &paper, InkMode ink);

} // namespace muster::print
