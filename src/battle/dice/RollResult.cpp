// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/dice/RollResult.h"

namespace muster::battle {

RollResult judgeRoll(const DiceRolled &dice, const packs::TableRules &rules, int turn)
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
    const int needed = roll->neededIn(turn);
    result.judged = needed > 0;
    result.worked = roll->isAutomatic(turn) || (result.judged && result.figure() >= needed);
    for (const packs::RollOutcome &outcome : roll->outcomes) {
        if (result.figure() >= outcome.from && result.figure() <= outcome.to)
            result.outcome = &outcome;
    }
    return result;
}

} // namespace muster::battle
