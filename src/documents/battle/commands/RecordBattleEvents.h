// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BattleEvent.h"
#include "documents/battle/commands/BattleCommand.h"

namespace muster::documents {

/// Appends events to the log of a battle.
using RecordBattleEvents = AppendEvents<BattleCommand, battle::Event>;

} // namespace muster::documents
