// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Throw.h"

#include "odds/Hand.h"
#include "odds/Run.h"

#include <algorithm>

namespace muster::odds {

base::Result<ThrownAttack> throwAttack(const Program &program, const Attack &attack, const Chance &chance)
{
    Laws laws;
    std::vector<Expression> questions{program.lost};
    if (program.own.given())
        questions.push_back(program.own);
    Run run(program, attack, laws, questions, {});
    ThrownAttack thrown;
    Hand hand(chance, thrown);
    Frame end = run.cast(hand);
    for (const base::Message &problem : {run.problem(), hand.problem()}) {
        if (!problem.empty())
            return base::Error{"odds.throw", problem, {}};
    }
    Frame last = attack.weapons.back();
    last.resize(program.names.places(), 0);
    const auto within = [&](const Expression &value, const Expression &size) {
        const int all = size.given() ? size.whole(last) : 0;
        return std::max(0, all > 0 ? std::min(value.whole(end), all) : value.whole(end));
    };
    thrown.lost = within(program.lost, program.size);
    thrown.own = program.own.given() ? within(program.own, program.ownSize) : 0;
    return thrown;
}

} // namespace muster::odds
