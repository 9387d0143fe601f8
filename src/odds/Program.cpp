// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Program.h"

namespace muster::odds {

std::vector<const Expression *> Step::formulas() const
{
    std::vector<const Expression *> all{&count, &chance, &reroll,  &chain, &keep,   &enemyReroll,
                                        &lower, &wounds, &figures, &spill, &ignore, &from};
    for (const DiceTerm &term : dice) {
        all.push_back(&term.count);
        all.push_back(&term.sides);
    }
    for (const OutcomeTerm &outcome : outcomes) {
        all.push_back(&outcome.value);
        all.push_back(&outcome.chance);
    }
    return all;
}

} // namespace muster::odds
