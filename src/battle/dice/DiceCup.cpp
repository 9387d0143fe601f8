// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/dice/DiceCup.h"

#include "battle/dice/RollResult.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace muster::battle {

namespace {

constexpr int mostDice = 200;

base::Error noDice(base::Message sentence)
{
    return {"battle.dice", std::move(sentence), {}};
}

// Chance that `dice` dice give at least `needed`: successes, or the sum of the values.
double chanceOf(const packs::TableDie &die, const packs::TableRoll &roll, int dice, int needed)
{
    std::map<int, double> sums{{0, 1.0}};
    const double one = 1.0 / double(die.faces.size());
    for (int i = 0; i < dice; ++i) {
        std::map<int, double> next;
        for (const auto &[sum, share] : sums) {
            for (const packs::DieFace &face : die.faces) {
                const int gain = roll.success.isEmpty() ? face.value : int(roll.success.contains(face.id, Qt::CaseInsensitive));
                next[sum + gain] += share * one;
            }
        }
        sums = std::move(next);
    }
    double chance = 0;
    for (const auto &[sum, share] : sums)
        chance += sum >= needed ? share : 0;
    return chance;
}

} // namespace

RandomSource chance()
{
    return [](int bound) { return QRandomGenerator::system()->bounded(bound); };
}

NeededRoll DiceCup::needed(const packs::TableRoll &roll, int more, int waited) const
{
    const int turn = std::max(1, m_state.turn);
    NeededRoll needed;
    needed.atLeast = roll.neededIn(roll.neededByTurn.isEmpty() ? turn : std::max(1, waited));
    const bool scenario = roll.kind == packs::TableRoll::Kind::Reserve && !m_state.reserveDice.isEmpty();
    needed.automatic = comesByItself(roll, m_state);
    if (needed.automatic) {
        needed.chance = 1;
        return needed;
    }
    const int usual = scenario ? m_state.reserveDice.at(turn - 1) : roll.diceIn(turn);
    needed.impossible = usual <= 0; // a die more than none is none
    needed.dice = needed.impossible ? 0 : std::clamp(usual + more, 1, mostDice);
    const packs::TableDie *die = m_rules.die(roll.die);
    if (die && needed.atLeast > 0 && needed.dice > 0)
        needed.chance = chanceOf(*die, roll, needed.dice, needed.atLeast);
    return needed;
}

base::Result<DiceRolled> DiceCup::roll(const QString &id, int more) const
{
    const packs::TableRoll *roll = m_rules.roll(id);
    if (!roll)
        return noDice({QT_TRANSLATE_NOOP("Message", "the game has no roll %1"), {id}});
    const NeededRoll wanted = needed(*roll, more);
    if (wanted.impossible)
        return noDice({QT_TRANSLATE_NOOP("Message", "%1 has no dice in turn %2"), {id, std::max(1, m_state.turn)}});
    DiceRolled rolled;
    if (!wanted.automatic) {
        base::Result<DiceRolled> thrown = dice(roll->die, wanted.dice);
        if (!thrown)
            return thrown;
        rolled = std::move(*thrown);
    }
    rolled.roll = id;
    rolled.die = roll->die;
    return rolled;
}

base::Result<DiceRolled> DiceCup::dice(const QString &id, int count) const
{
    const packs::TableDie *die = m_rules.die(id);
    if (!die)
        return noDice({QT_TRANSLATE_NOOP("Message", "the game has no die %1"), {id}});
    if (count < 1 || count > mostDice)
        return noDice({QT_TRANSLATE_NOOP("Message", "%1 is no number of dice from 1 to %2"), {count, mostDice}});
    DiceRolled rolled;
    rolled.die = id;
    for (int i = 0; i < count; ++i)
        rolled.faces.append(thrown(*die));
    return rolled;
}

base::Result<DiceRolled> DiceCup::again(DiceRolled dice, const QVector<int> &which) const
{
    const packs::TableDie *die = m_rules.die(dice.die);
    if (!die)
        return noDice({QT_TRANSLATE_NOOP("Message", "the game has no die %1"), {dice.die}});
    for (int index : which) {
        if (index < 0 || index >= dice.faces.size())
            return noDice({QT_TRANSLATE_NOOP("Message", "there is no die number %1 in this throw"), {index + 1}});
    }
    for (int index : which) {
        dice.rerolled.append(index);
        dice.before.append(dice.faces.at(index));
        dice.faces[index] = thrown(*die);
    }
    return dice;
}

base::Result<DiceRolled> DiceCup::typed(const QString &rollId, const QString &dieId, const QStringList &faces) const
{
    const packs::TableRoll *roll = rollId.isEmpty() ? nullptr : m_rules.roll(rollId);
    if (!rollId.isEmpty() && !roll)
        return noDice({QT_TRANSLATE_NOOP("Message", "the game has no roll %1"), {rollId}});
    const packs::TableDie *die = m_rules.die(roll ? roll->die : dieId);
    if (!die)
        return noDice({QT_TRANSLATE_NOOP("Message", "the game has no die %1"), {dieId}});
    DiceRolled rolled;
    rolled.roll = rollId;
    rolled.die = die->id;
    rolled.byHand = true;
    for (const QString &face : faces) {
        const int index = die->faceOf(face.trimmed());
        if (index < 0)
            return noDice({QT_TRANSLATE_NOOP("Message", "the die %1 has no face %2"), {die->id, face}});
        rolled.faces.append(die->faces.at(index).id);
    }
    return rolled;
}

base::Result<CardDrawn> DiceCup::draw(const QString &id) const
{
    const auto pile = std::find_if(m_state.piles.begin(), m_state.piles.end(),
                                   [&id](const PileState &each) { return each.start.id == id; });
    if (pile == m_state.piles.end())
        return noDice({QT_TRANSLATE_NOOP("Message", "there is no deck or bag %1 in this battle"), {id}});
    const int left = pile->left();
    if (left <= 0)
        return noDice({QT_TRANSLATE_NOOP("Message", "nothing is left in %1"), {id}});
    int number = m_random(left);
    for (const PileCard &card : pile->start.cards) {
        number -= pile->left(card.id);
        if (number < 0)
            return CardDrawn{id, card.id, {}, false, {}};
    }
    return noDice({QT_TRANSLATE_NOOP("Message", "nothing is left in %1"), {id}});
}

} // namespace muster::battle
