// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to units: activation, damage, elimination, supplies, places.
#include "battle/fold/BattleFolder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::battle {

namespace {

// A log from elsewhere may heal and kill the same figures for ever; no battle has more.
constexpr qsizetype mostKills = 100'000;

} // namespace

BattleFolder::Doer BattleFolder::doerOf(const QString &unit, int figure, const QString &side)
{
    Doer doer;
    if (!unit.isEmpty() && unitOf(unit)) {
        doer.unit = m_units.value(unit);
        doer.side = m_state.units.at(doer.unit).side;
        doer.figure = figure < m_state.units.at(doer.unit).figures.size() ? figure : -1;
    } else if (!side.isEmpty()) {
        if (const SideState *known = sideOf(side))
            doer.side = int(known - m_state.sides.constData());
    }
    return doer;
}

// The enemy's points, whoever did it: between two sides it is clear whose they are, among several only by name.
int BattleFolder::sideThatScores(const UnitState &unit, const Doer &doer) const
{
    if (doer.side >= 0 && doer.side != unit.side)
        return doer.side;
    return m_state.sides.size() == 2 ? 1 - unit.side : -1;
}

void BattleFolder::addKill(const UnitState &unit, int figure, const QString &name, int points, const Doer &doer)
{
    if (m_state.kills.size() >= mostKills) {
        if (m_state.problems.isEmpty() || m_state.problems.last().event != m_recorded->id)
            wrong(base::Message(QT_TRANSLATE_NOOP("Message", "more than %1 eliminations are not counted"), {int(mostKills)}));
        return;
    }
    m_state.kills.append({m_units.value(unit.id), figure, name, points, doer.side, doer.unit, doer.figure, m_state.turn, m_recorded->id});
    const int scores = sideThatScores(unit, doer);
    if (scores < 0)
        return;
    SideState &side = m_state.sides[scores];
    ++side.kills;
    side.killPoints = campaign::bounded(qint64(side.killPoints) + points);
    for (const packs::TableScoreLine &line : m_rules.score) {
        const int counted = line.counts == packs::ScoreCount::Points ? points : line.counts == packs::ScoreCount::Kills ? 1 : 0;
        if (counted == 0)
            continue;
        int &now = side.scores[line.id][m_state.turn];
        now = campaign::bounded(qint64(now) + counted);
    }
}

void BattleFolder::unitIsOut(UnitState &unit, const Doer &doer)
{
    if (unit.gone || unit.lasting)
        return;
    unit.gone = true;
    ++unit.eliminations;
    if (m_rules.kills == packs::KillCount::Units || unit.figures.isEmpty())
        addKill(unit, -1, unit.name, unit.points, doer);
}

void BattleFolder::figureIsOut(UnitState &unit, int figure, int left, const Doer &doer)
{
    const FigureState &out = unit.figures.at(figure);
    if (m_rules.kills == packs::KillCount::Figures && !unit.lasting) {
        const bool alone = unit.figures.size() == 1;
        addKill(unit, figure, alone || out.name.isEmpty() ? unit.name : out.name, alone && out.points == 0 ? unit.points : out.points,
                doer);
    }
    if (left == 0)
        unitIsOut(unit, doer);
}

// On one figure, or on whoever is wounded already and then on one after the other, the last one first.
void BattleFolder::hit(UnitState &unit, int figure, int boxes, const Doer &doer)
{
    int left = unit.figuresLeft();
    const auto strike = [&](int victim) {
        FigureState &hurt = unit.figures[victim];
        if (boxes <= 0 || hurt.isOut())
            return;
        const int taken = std::min(boxes, hurt.boxes - hurt.lost);
        hurt.lost += taken;
        boxes -= taken;
        if (hurt.isOut())
            figureIsOut(unit, victim, --left, doer);
    };
    const int count = int(unit.figures.size());
    if (figure >= 0 && figure < count)
        return strike(figure);
    for (int i = 0; i < count; ++i) {
        if (unit.figures.at(i).lost > 0)
            strike(i);
    }
    for (int i = count - 1; i >= 0; --i)
        strike(i);
}

void BattleFolder::apply(const Activated &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    unit->activated = !event.undone;
    if (event.undone) {
        unit->activations = std::max(0, unit->activations - 1);
        return say(base::Message(QT_TRANSLATE_NOOP("Message", "%1 may act again"), {unit->name}));
    }
    ++unit->activations;
    QVector<MarkerState> &markers = unit->markers;
    markers.erase(std::remove_if(markers.begin(), markers.end(),
                                 [this](const MarkerState &marker) {
                                     const packs::TableMarker *known = m_rules.marker(marker.id);
                                     return known && known->end == packs::MarkerEnd::Activation;
                                 }),
                  markers.end());
    say(event.what.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "%1 is activated"), {unit->name})
                             : base::Message(QT_TRANSLATE_NOOP("Message", "%1 is activated: %2"), {unit->name, event.what}));
}

void BattleFolder::apply(const Damaged &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    const bool before = unit->gone;
    hit(*unit, event.figure, event.boxes, doerOf(event.by, event.byFigure, {}));
    if (!event.weapon.isEmpty() && !unit->lostWeapons.contains(event.weapon))
        unit->lostWeapons.append(event.weapon);
    const QString name = nameOf(event.unit, event.figure);
    if (event.boxes <= 0 && !event.weapon.isEmpty())
        return say(base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2 is lost"), {name, event.weapon}));
    base::Message text = event.by.isEmpty()
        ? base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%1 loses %n box(es)"), event.boxes, {name})
        : base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%1 loses %n box(es) to %2"), event.boxes,
                                 {name, nameOf(event.by, event.byFigure)});
    if (!event.weapon.isEmpty())
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1; %2 is lost"), {text, event.weapon});
    if (!before && unit->gone)
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1: eliminated"), {text});
    say(withDice(text, event.dice));
}

void BattleFolder::apply(const Healed &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    const bool chosen = event.figure >= 0 && event.figure < unit->figures.size();
    int boxes = std::max(0, event.boxes);
    const auto heal = [&boxes](FigureState &patient) {
        const int given = std::min(boxes, patient.lost);
        patient.lost -= given;
        boxes -= given;
    };
    if (chosen)
        heal(unit->figures[event.figure]);
    for (const bool out : {false, true}) { // who is wounded, then who is out
        for (FigureState &figure : unit->figures) {
            if (!chosen && figure.isOut() == out)
                heal(figure);
        }
    }
    if (unit->figuresLeft() > 0)
        unit->gone = false;
    unit->lostWeapons.removeAll(event.weapon);
    if (event.boxes <= 0 && !event.weapon.isEmpty())
        return say(base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2 works again"), {unit->name, event.weapon}));
    say(base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%1 gets %n box(es) back"), event.boxes, {nameOf(event.unit, event.figure)}));
}

void BattleFolder::apply(const Eliminated &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    const Doer doer = doerOf(event.by, event.byFigure, event.bySide);
    const bool one = event.figure >= 0 && event.figure < unit->figures.size();
    int left = unit->figuresLeft();
    for (int i = 0; i < unit->figures.size(); ++i) {
        FigureState &figure = unit->figures[i];
        if ((one && i != event.figure) || figure.isOut())
            continue;
        figure.lost = figure.boxes;
        figureIsOut(*unit, i, --left, doer);
    }
    if (!one)
        unitIsOut(*unit, doer);
    const QString name = nameOf(event.unit, event.figure);
    const QString by = doer.unit >= 0 ? nameOf(event.by, event.byFigure) : doer.side >= 0 ? m_state.sides.at(doer.side).name : QString();
    say(by.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "%1 is eliminated"), {name})
                     : base::Message(QT_TRANSLATE_NOOP("Message", "%1 is eliminated by %2"), {name, by}));
}

void BattleFolder::apply(const Ammunition &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    for (SupplyState &supply : unit->supplies) {
        if (supply.id != event.supply)
            continue;
        supply.left = std::clamp(campaign::bounded(qint64(supply.left) + event.change), 0, std::max(0, supply.count));
        return say(event.change < 0
                       ? base::Message(QT_TRANSLATE_NOOP("Message", "%1 uses %2: %3 left"), {unit->name, supply.name, supply.left})
                       : base::Message(QT_TRANSLATE_NOOP("Message", "%1 fills up %2: %3 left"), {unit->name, supply.name, supply.left}));
    }
    wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no %2"), {unit->name, event.supply}));
}

base::Message BattleFolder::placeName(const Moved &event) const
{
    if (!event.inside.isEmpty())
        return {QT_TRANSLATE_NOOP("Message", "in %1"), {nameOf(event.inside)}};
    const packs::TablePlace *place = m_rules.place(event.to);
    if (place && !place->name.isEmpty())
        return place->name.in(m_language);
    if (event.to.isEmpty() || event.to == QLatin1String("board"))
        return {QT_TRANSLATE_NOOP("Message", "on the board")};
    if (event.to == QLatin1String("reserve"))
        return {QT_TRANSLATE_NOOP("Message", "in reserve")};
    if (event.to == QLatin1String("ambush"))
        return {QT_TRANSLATE_NOOP("Message", "in ambush")};
    if (event.to == QLatin1String("off"))
        return {QT_TRANSLATE_NOOP("Message", "off the table")};
    return event.to;
}

void BattleFolder::apply(const Moved &event)
{
    UnitState *unit = unitOf(event.unit);
    if (!unit)
        return;
    if (!event.inside.isEmpty() && !unitOf(event.inside))
        return;
    unit->place = event.to;
    unit->inside = event.inside;
    unit->since = m_state.turn;
    if (event.anew) {
        for (FigureState &figure : unit->figures)
            figure.lost = 0;
        for (SupplyState &supply : unit->supplies)
            supply.left = supply.count;
        unit->lostWeapons.clear();
        unit->markers.clear();
        unit->gone = false;
    }
    say(event.anew ? base::Message(QT_TRANSLATE_NOOP("Message", "%1 comes back: %2"), {unit->name, placeName(event)})
                   : base::Message(QT_TRANSLATE_NOOP("Message", "%1 is %2"), {unit->name, placeName(event)}));
}

} // namespace muster::battle
