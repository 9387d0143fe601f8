// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

namespace muster::battle {

/// The state that follows from a battle: a pure function of its log and its copy of the rules. Nothing that is recorded is ever
/// refused: what does not hold is a problem of its event. Names of the game in the log are in `language`.
[[nodiscard]] BattleState fold(const Battle &battle, const QString &language = QStringLiteral("en"));

} // namespace muster::battle
