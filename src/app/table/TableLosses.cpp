// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack has done: damage, killer and the marker of the game in one step.
#include "app/table/TableVerbs.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

// How many boxes go when so many figures do: the wounded one first, then from the last on, as the fold counts them.
int boxesOf(const UnitState &unit, int figures)
{
    QVector<int> left;
    for (const FigureState &figure : unit.figures) {
        if (figure.isOut())
            continue;
        const int boxes = figure.boxes - figure.lost;
        if (figure.lost > 0)
            left.prepend(boxes);
        else
            left.append(boxes);
    }
    const bool wounded = std::any_of(unit.figures.begin(), unit.figures.end(),
                                     [](const FigureState &figure) { return figure.lost > 0 && !figure.isOut(); });
    int sum = 0;
    for (int i = 0; i < figures && !left.isEmpty(); ++i)
        sum += i == 0 && wounded ? left.takeFirst() : left.takeLast();
    return sum;
}

Damaged damageBy(const QString &by, const UnitState &victim, int lost, bool figures)
{
    Damaged event;
    event.unit = victim.id;
    event.boxes = figures ? boxesOf(victim, lost) : lost;
    event.by = by;
    return event;
}

} // namespace

// Dice say how often it was hit, also where every hit was saved; without dice only what was lost is known.
void TableVerbs::addHitMarkers(QVector<Payload> &events, const UnitState &victim, int boxes, const AttackDice &thrown) const
{
    if (boxes >= victim.boxesLeft())
        return;
    for (const packs::TableMarker &marker : m_session.rules().markers) {
        if (!marker.whenHit || victim.never.contains(marker.id) || marker.notIn.contains(m_session.state().scenario))
            continue;
        if (!marker.becomes.isEmpty() && victim.marker(marker.becomes))
            continue; // it cannot get worse
        const int lost = boxes > 0 ? 1 : 0;
        const int hits = marker.hitStep.isEmpty() ? lost : thrown.steps.value(marker.hitStep, lost);
        const bool twice = marker.twiceFrom > 0 && hits >= marker.twiceFrom && !victim.marker(marker.id);
        MarkerSet event;
        event.unit = victim.id;
        event.marker = marker.id;
        for (int i = 0; hits > 0 && i < (twice ? 2 : 1); ++i)
            events.append(event);
    }
}

void TableVerbs::losses(const QString &by, const QString &target, int lost, bool figures, const AttackDice &thrown)
{
    const UnitState *victim = m_session.state().unit(target);
    const UnitState *attacker = m_session.state().unit(by);
    if (!victim)
        return;
    QVector<Payload> events;
    if (lost > 0) {
        Damaged damaged = damageBy(by, *victim, lost, figures);
        damaged.dice = thrown.dice;
        events.append(damaged);
    } else {
        BattleNote event;
        event.unit = by;
        event.text = tr("attacks %1: nothing lost").arg(victim->name);
        event.dice = thrown.dice;
        events.append(event);
    }
    if (attacker && thrown.own > 0)
        events.append(damageBy(target, *attacker, thrown.own, thrown.ownFigures));
    const int boxes = lost <= 0 ? 0 : figures ? boxesOf(*victim, lost) : lost;
    addHitMarkers(events, *victim, boxes, thrown);
    m_session.record(lost > 0 ? tr("%1 at %2").arg(nameOf(by), victim->name) : tr("%1 loses nothing").arg(victim->name), events);
}

} // namespace muster::app
