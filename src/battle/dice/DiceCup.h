// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "battle/fold/BattleState.h"

#include <functional>

namespace muster::battle {

/// A number from 0 to below `bound`; all are equally likely. Whoever throws dice brings it along: chance, or what a test wants.
using RandomSource = std::function<int(int bound)>;
/// Chance.
[[nodiscard]] RandomSource chance();

/// What a roll of the game needs now.
struct NeededRoll
{
    int dice = 0;
    int atLeast = 0;         ///< successes, or the sum; 0: the outcome says something else
    bool automatic = false;  ///< no dice are needed any more
    bool impossible = false; ///< no dice in this turn: it cannot work yet
    double chance = 0;       ///< that it works; 0 where atLeast is 0

    friend bool operator==(const NeededRoll &, const NeededRoll &) = default;
};

/// Throws the dice of a game. What it makes is an event like one that was typed.
class DiceCup
{
public:
    DiceCup(const packs::TableRules &rules, const BattleState &state, RandomSource random)
        : m_rules(rules), m_state(state), m_random(std::move(random))
    {
    }

    /// For a reserve roll the scenario's dice count before the game's; `waited`: turns that the unit has waited, where that counts.
    [[nodiscard]] NeededRoll needed(const packs::TableRoll &roll, int more = 0, int waited = 0) const;
    /// A roll of the game, with `more` dice than usual.
    [[nodiscard]] base::Result<DiceRolled> roll(const QString &roll, int more = 0) const;
    /// Any number of dice of one kind.
    [[nodiscard]] base::Result<DiceRolled> dice(const QString &die, int count) const;
    /// Throws some of them again; what they showed before is kept.
    [[nodiscard]] base::Result<DiceRolled> again(DiceRolled dice, const QVector<int> &which) const;
    /// What was thrown on the table: checked against the faces of the die, recorded alike.
    [[nodiscard]] base::Result<DiceRolled> typed(const QString &roll, const QString &die, const QStringList &faces) const;
    /// A card or token of a pile, each as likely as there are of it; an error when the pile is empty.
    [[nodiscard]] base::Result<CardDrawn> draw(const QString &pile) const;

private:
    [[nodiscard]] QString thrown(const packs::TableDie &die) const { return die.faces.at(m_random(int(die.faces.size()))).id; }

    const packs::TableRules &m_rules;
    const BattleState &m_state;
    RandomSource m_random;
};

} // namespace muster::battle
