// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/dice/Initiative.h"

#include "battle/dice/RollResult.h"

#include <algorithm>

namespace muster::battle {

namespace {

constexpr int mostThrows = 20; ///< nobody is alike so often

// What counts first, and what counts then.
std::pair<int, int> strengthOf(const DiceRolled &dice, const packs::TableRules &rules, const BattleState &state)
{
    const packs::TableRoll *roll = rules.roll(dice.roll);
    int then = 0;
    for (const QString &face : dice.faces)
        then += roll && roll->then.contains(face, Qt::CaseInsensitive);
    return {judgeRoll(dice, rules, state).figure(), then};
}

bool keepsWhenAlike(const QVector<DiceRolled> &thrown, const packs::TableRules &rules, const BattleState &state)
{
    const packs::TableRoll *roll = thrown.isEmpty() ? nullptr : rules.roll(thrown.first().roll);
    return roll && roll->alikeKeeps && !state.active.isEmpty();
}

} // namespace

InitiativeThrow initiativeOf(const SideState &side, const packs::TableRules &rules, const BattleState &state)
{
    InitiativeThrow made;
    made.side = side.id;
    if (side.gameMaster)
        return made;
    const int index = int(&side - state.sides.constData());
    QStringList led;
    for (const UnitState &unit : state.units) {
        if (unit.side == index && !unit.isOut())
            led += unit.leads;
    }
    const packs::TableRoll *chosen = nullptr; // of several leaders the one with the best die; the rolls go from small to large
    for (const packs::TableRoll &roll : rules.rolls) {
        if (roll.kind == packs::TableRoll::Kind::Initiative && (!chosen || led.contains(roll.id)))
            chosen = &roll;
    }
    if (!chosen)
        return made;
    made.roll = chosen->id;
    bool adds = false;
    for (const UnitState &unit : state.units) {
        if (unit.side != index || unit.isOut())
            continue;
        made.more = std::max(made.more, unit.moreDiceFor(chosen->id));
        adds = adds || unit.adds.contains(chosen->id);
        made.modifier = campaign::bounded(qint64(made.modifier) + unit.adds.value(chosen->id));
    }
    if (!adds)
        made.modifier = chosen->additionElse;
    return made;
}

QString initiativeWinner(const QMap<QString, DiceRolled> &thrown, const packs::TableRules &rules, const BattleState &state)
{
    QString winner;
    std::pair<int, int> best{-1, -1};
    for (const SideState &side : state.sides) {
        if (side.gameMaster)
            continue;
        if (!thrown.contains(side.id))
            return {};
        const auto strength = strengthOf(thrown.value(side.id), rules, state);
        if (strength == best)
            winner.clear();
        else if (strength > best)
            winner = side.id;
        best = std::max(best, strength);
    }
    return winner;
}

QVector<DiceRolled> throwInitiative(const DiceCup &cup, const packs::TableRules &rules, const BattleState &state)
{
    QVector<DiceRolled> all;
    for (int attempt = 0; attempt < mostThrows; ++attempt) {
        QVector<DiceRolled> thrown;
        QMap<QString, DiceRolled> bySide;
        for (const SideState &side : state.sides) {
            const InitiativeThrow wanted = initiativeOf(side, rules, state);
            auto dice = wanted.roll.isEmpty() ? base::Result<DiceRolled>(DiceRolled()) : cup.roll(wanted.roll, wanted.more);
            if (wanted.roll.isEmpty() || !dice)
                continue;
            dice->side = side.id;
            dice->modifier = wanted.modifier;
            thrown.append(*dice);
            bySide.insert(side.id, *dice);
        }
        all += thrown;
        if (thrown.isEmpty() || !initiativeWinner(bySide, rules, state).isEmpty() || keepsWhenAlike(thrown, rules, state))
            break;
    }
    return all;
}

} // namespace muster::battle
