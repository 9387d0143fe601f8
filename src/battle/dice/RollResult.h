// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

namespace muster::battle {

/// What dice say by the rules of the game.
struct RollResult
{
    int sum = 0;         ///< of the values, with the modifier
    int successes = 0;   ///< faces that count
    bool counts = false; ///< successes are what matters, not the sum
    bool judged = false; ///< the game says from when on it works
    bool worked = false;
    const packs::RollOutcome *outcome = nullptr; ///< of the game's roll; null: it says nothing

    [[nodiscard]] int figure() const { return counts ? successes : sum; }
};

/// In this turn it needs no dice any more; for reserves the scenario's dice count before the game's.
[[nodiscard]] bool comesByItself(const packs::TableRoll &roll, const BattleState &state);
/// In the turn that the battle is in: what the game asks for, or the scenario for its reserves, may change from turn to turn.
[[nodiscard]] RollResult judgeRoll(const DiceRolled &dice, const packs::TableRules &rules, const BattleState &state);

} // namespace muster::battle
