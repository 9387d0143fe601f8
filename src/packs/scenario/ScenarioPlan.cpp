// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/scenario/ScenarioPlan.h"

#include <algorithm>
#include <cmath>

namespace muster::packs {

int ScenarioReserves::leastOf(int units) const
{
    constexpr double rounding = 1e-9; // a third of three is one
    return int(std::ceil(share * units - rounding));
}

double ScenarioReserves::chance(int turn) const
{
    if (turn >= automaticFrom())
        return 1;
    return turn < 1 ? 0 : 1 - std::pow(1 - dieChance, dice.at(turn - 1));
}

const ScenarioSide *ScenarioPlan::side(const QString &id) const
{
    const auto found = std::find_if(sides.begin(), sides.end(), [&id](const ScenarioSide &side) { return side.id == id; });
    return found == sides.end() ? nullptr : &*found;
}

} // namespace muster::packs
