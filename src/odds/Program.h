// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Distribution.h"
#include "odds/Expression.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::odds {

/// Some equal dice of a throw: so many with these faces, or with the faces 1 to `sides`.
struct DiceTerm
{
    Expression count;
    std::vector<int> faces;
    Expression sides;
};

/// A value with its chance.
struct OutcomeTerm
{
    Expression value;
    Expression chance;
};

/// One step of an attack: it makes a whole number, by chance or by a formula, that later steps can use.
struct Step
{
    enum class Kind {
        Set,      ///< `count` as it is
        Roll,     ///< successes among `count` dice
        Dice,     ///< the sum of a throw
        Each,     ///< `count` times one of `outcomes`, added up
        Allocate, ///< `count` hits on figures with several wounds
    };
    Kind kind = Kind::Set;
    int place = -1;
    Expression when; ///< inputs only: without it the step is left out
    Expression count;
    Expression chance; ///< Roll
    Expression reroll; ///< Roll: how often misses are thrown again; Dice: dice thrown anew by the own side
    Expression chain;  ///< Roll: chance of the further die that each hit brings
    Expression die;    ///< of inputs: the faces of the die that decides it, for throwing it; the answer never asks
    bool low = false;  ///< Roll: the low faces of that die count
    int words = -1;    ///< index of what a pack says about it
    std::vector<DiceTerm> dice;
    Expression keep;                                 ///< Dice: the best so many; not given: all
    Expression enemyReroll;                          ///< Dice: dice thrown anew by the other side, afterwards
    Expression lower;                                ///< Dice: the side that throws wants little
    std::vector<OutcomeTerm> outcomes;               ///< Each; Allocate: damage of one hit
    Expression wounds, figures, spill, ignore, from; ///< Allocate

    /// All formulas in it.
    [[nodiscard]] std::vector<const Expression *> formulas() const;
};

/// A number that stands at the beginning and is changed by steps.
struct Start
{
    int place = -1;
    Expression value;
};

/// How a game resolves an attack: steps for each weapon, steps for all together, and what is asked at the end.
struct Program
{
    Names names;
    std::vector<Start> starts;
    std::vector<Step> each;
    std::vector<Step> then;
    std::vector<Expression> goals;    ///< what the attacker plays for, first things first
    Expression lost, size;            ///< what the target loses, and all it has (0 = no end)
    Expression own, ownSize;          ///< what the attacker loses, where they can
    std::vector<Expression> outcomes; ///< who wins, where that is the question
    std::vector<Expression> stages;   ///< numbers on the way: a step's name, or a formula of inputs
    std::vector<Expression> chances;  ///< further questions, yes or no
};

} // namespace muster::odds
