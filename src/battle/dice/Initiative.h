// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/dice/DiceCup.h"

namespace muster::battle {

/// What a side throws for the initiative.
struct InitiativeThrow
{
    QString side;
    QString roll;
    int more = 0;     ///< dice besides those of the roll
    int modifier = 0; ///< added to the sum

    friend bool operator==(const InitiativeThrow &, const InitiativeThrow &) = default;
};

/// The side's own throw, with what its living units give; no roll: the game has none, or they are the game master's.
[[nodiscard]] InitiativeThrow initiativeOf(const SideState &side, const packs::TableRules &rules, const BattleState &state);
/// Who has the initiative by these throws; empty: not everybody has thrown, or as much counts for several.
[[nodiscard]] QString initiativeWinner(const QMap<QString, DiceRolled> &thrown, const packs::TableRules &rules, const BattleState &state);
/// Throws for all sides, and again as long as the rules say so: the last ones decide. Empty: nobody throws.
[[nodiscard]] QVector<DiceRolled> throwInitiative(const DiceCup &cup, const packs::TableRules &rules, const BattleState &state);

} // namespace muster::battle
