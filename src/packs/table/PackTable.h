// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "packs/table/TableReader.h"

namespace muster::packs {

/// What a game keeps track of while it is played: its table.json, or the plain default when it has none. Read when it is asked for: a
/// battle has a copy of its own. What is wrong with the file, also with the ids it names, goes to `findings` where somebody wants it.
[[nodiscard]] TableRules tableOf(const Pack &pack, Findings *findings = nullptr);

/// Whole formations are activated at a time, not single units.
[[nodiscard]] bool formationsAct(const TableRules &rules);

} // namespace muster::packs
