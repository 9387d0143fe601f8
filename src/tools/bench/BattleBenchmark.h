// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "tools/bench/BenchSection.h"

namespace muster::tools {

/// A battle that has just begun, with 60 units a side and lists of a real size.
[[nodiscard]] battle::Battle benchBattle();

/// What a tap costs at a table with 60 units a side and 2,000 events behind it, in a library that writes beside: the recording of one
/// event, an undo, a correction, and reading the whole battle.
[[nodiscard]] BenchFigures battleFigures();

} // namespace muster::tools
