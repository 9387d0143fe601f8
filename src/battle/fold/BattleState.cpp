// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/fold/BattleState.h"

#include <algorithm>

namespace muster::battle {

int UnitState::figuresLeft() const
{
    return int(std::count_if(figures.begin(), figures.end(), [](const FigureState &figure) { return !figure.isOut(); }));
}

int UnitState::boxes() const
{
    int all = 0;
    for (const FigureState &figure : figures)
        all += figure.boxes;
    return all;
}

int UnitState::boxesLeft() const
{
    int left = 0;
    for (const FigureState &figure : figures)
        left += figure.boxes - figure.lost;
    return left;
}

const MarkerState *UnitState::marker(const QString &id) const
{
    const auto found = std::find_if(markers.begin(), markers.end(), [&id](const MarkerState &each) { return each.id == id; });
    return found == markers.end() ? nullptr : &*found;
}

int SideState::counted(const QString &line) const
{
    int all = 0;
    for (int points : scores.value(line))
        all = campaign::bounded(qint64(all) + points);
    return all;
}

int PileState::left(const QString &card) const
{
    for (const PileCard &each : start.cards) {
        if (each.id == card)
            return std::max(0, each.count - drawn.value(card));
    }
    return 0;
}

int PileState::left() const
{
    int all = 0;
    for (const PileCard &each : start.cards)
        all += left(each.id);
    return all;
}

const UnitState *BattleState::unit(const QString &id) const
{
    const auto found = std::find_if(units.begin(), units.end(), [&id](const UnitState &each) { return each.id == id; });
    return found == units.end() ? nullptr : &*found;
}

const SideState *BattleState::side(const QString &id) const
{
    const auto found = std::find_if(sides.begin(), sides.end(), [&id](const SideState &each) { return each.id == id; });
    return found == sides.end() ? nullptr : &*found;
}

const TokenState *BattleState::token(const QString &id) const
{
    const auto found = std::find_if(tokens.begin(), tokens.end(), [&id](const TokenState &each) { return each.id == id; });
    return found == tokens.end() ? nullptr : &*found;
}

} // namespace muster::battle
