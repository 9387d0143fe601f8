// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Program.h"

namespace muster::odds {

/// An attack: the inputs of each weapon in the order they fire, every frame with the inputs of the target too.
struct Attack
{
    std::vector<Frame> weapons; ///< never empty
    bool further = true;        ///< also the stages, the chances and the joint result; a matrix does without
};

/// What comes of an attack.
struct Answer
{
    std::vector<double> lost;                      ///< [i]: exactly i are lost; the last entry is everything the target has
    std::vector<double> own;                       ///< the same for the attacker; empty where they risk nothing
    std::vector<std::vector<double>> joint;        ///< [lost][own], where both can lose
    std::vector<double> outcomes, stages, chances; ///< in the order of the program
    double mean = 0;
    double ownMean = 0;
    double any = 0;       ///< at least one is lost
    double destroyed = 0; ///< everything is lost; 0 when there is no end
    int size = 0;         ///< all there is to lose; 0: no end
};

/// Works out an attack exactly. An error when the numbers are beyond every game.
[[nodiscard]] base::Result<Answer> answer(const Program &program, const Attack &attack);

} // namespace muster::odds
