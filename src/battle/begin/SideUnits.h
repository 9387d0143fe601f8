// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BegunEvent.h"
#include "packs/Pack.h"
#include "packs/table/TableRules.h"
#include "rules/evaluate/Evaluator.h"

namespace muster::battle {

/// The units of a list as they come to the table: figures, boxes, what runs out, who has joined whom. How they are counted is what
/// the pack's table.json says; without it every selection with a profile is there, with the wounds of its profile. `prefix` makes
/// the ids differ from those of the other side. `alone`: every figure is a unit of its own that knows its kind, as a game master needs.
[[nodiscard]] QVector<UnitAtStart> unitsOf(const packs::Pack &pack, const packs::TableRules &table, const rules::Evaluator &evaluator,
                                           const QString &language, const QString &prefix, bool alone = false);

} // namespace muster::battle
