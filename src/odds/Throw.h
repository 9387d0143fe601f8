// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Answer.h"

#include <functional>

namespace muster::odds {

/// A number from 0 to below `bound`; all are equally likely. Whoever throws brings it along.
using Chance = std::function<int(int bound)>;

/// One die on the table.
struct ThrownDie
{
    std::vector<int> faces; ///< everything it showed; the last one lies there in the end
    bool counts = true;     ///< it is a success, or one of those whose faces are added up
};

/// Equal dice that lay on the table together.
struct Throw
{
    const Step *step = nullptr; ///< of the program
    std::size_t weapon = 0;
    std::size_t term = 0; ///< of the step's dice
    std::vector<ThrownDie> dice;
    int result = 0; ///< successes, or the sum of the dice that count
    int sides = 0;  ///< of the die, but for a step's dice: the term says it
};

/// An attack that was thrown once.
struct ThrownAttack
{
    std::vector<Throw> throws; ///< in the order of the attack
    int lost = 0, own = 0;     ///< as Answer counts them
};

/// Throws an attack die by die: what is lost follows from the dice, and over many throws the chances are those of answer(). Dice
/// that may be thrown anew by choice are taken up as answer() plays them. An error where a step is no throw of dice that is known:
/// nothing is made up then.
[[nodiscard]] base::Result<ThrownAttack> throwAttack(const Program &program, const Attack &attack, const Chance &chance);

} // namespace muster::odds
