// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/dice/RollResult.h"

#include <algorithm>

namespace muster::battle {

bool comesByItself(const packs::TableRoll &roll, const BattleState &state)
{
    const int turn = std::max(1, state.turn);
    const bool scenario = roll.kind == packs::TableRoll::Kind::Reserve && !state.reserveDice.isEmpty();
    return scenario ? turn > state.reserveDice.size() : roll.isAutomatic(turn);
}

namespace {

// Turns count since the unit waits, where they matter.
int neededNow(const packs::TableRoll &roll, const DiceRolled &dice, const BattleState &state)
{
    const UnitState *unit = roll.neededByTurn.isEmpty() || dice.unit.isEmpty() ? nullptr : state.unit(dice.unit);
    return roll.neededIn(std::max(1, unit ? state.turn - unit->since : state.turn));
}

} // namespace

RollResult judgeRoll(const DiceRolled &dice, const packs::TableRules &rules, const BattleState &state)
{
    RollResult result;
    const packs::TableRoll *roll = rules.roll(dice.roll);
    const packs::TableDie *die = rules.die(dice.die.isEmpty() && roll ? roll->die : dice.die);
    result.counts = roll && !roll->success.isEmpty();
    qint64 sum = dice.modifier;
    for (const QString &face : dice.faces) {
        const int index = die ? die->faceOf(face) : -1;
        sum += index >= 0 ? die->faces.at(index).value : face.toInt();
        result.successes += roll && roll->success.contains(face, Qt::CaseInsensitive);
    }
    result.sum = campaign::bounded(sum);
    if (!roll)
        return result;
    const int needed = neededNow(*roll, dice, state);
    result.judged = needed > 0;
    result.worked = comesByItself(*roll, state) || (result.judged && result.figure() >= needed);
    for (const packs::RollOutcome &outcome : roll->outcomes) {
        if (result.figure() >= outcome.from && result.figure() <= outcome.to)
            result.outcome = &outcome;
    }
    return result;
}

} // namespace muster::battle
