// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableVerbs.h"

#include "app/table/TableWords.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

Damaged damage(const QString &unit, int boxes, int figure, const QString &by = {})
{
    Damaged event;
    event.unit = unit;
    event.boxes = boxes;
    event.figure = figure;
    event.by = by;
    return event;
}

MarkerCleared clearing(const QString &unit, const QString &marker)
{
    MarkerCleared event;
    event.unit = unit;
    event.marker = marker;
    return event;
}

} // namespace

Moved TableVerbs::movement(const QString &unit, const QString &place, const QString &inside)
{
    Moved event;
    event.unit = unit;
    event.to = place;
    event.inside = inside;
    return event;
}

QString TableVerbs::nameOf(const QString &unit) const
{
    const UnitState *known = m_session.state().unit(unit);
    return known ? known->name : unit;
}

void TableVerbs::toggleDone(const QString &unit)
{
    const UnitState *known = m_session.state().unit(unit);
    if (!known)
        return;
    Activated event;
    event.unit = unit;
    event.undone = known->activated;
    m_session.record(known->activated ? tr("%1 is ready again").arg(known->name) : tr("%1 is done").arg(known->name), {event});
}

void TableVerbs::hurt(const QString &unit, int boxes, int figure)
{
    m_session.record(tr("Damage to %1").arg(nameOf(unit)), {damage(unit, boxes, figure)});
}

void TableVerbs::heal(const QString &unit, int boxes, int figure)
{
    Healed event;
    event.unit = unit;
    event.boxes = boxes;
    event.figure = figure;
    m_session.record(tr("%1 recovers").arg(nameOf(unit)), {event});
}

// The entry that took this figure, else the one that took the last of them: without it nobody was eliminated.
void TableVerbs::untick(const QString &unit, int figure)
{
    const BattleState &state = m_session.state();
    const UnitState *known = state.unit(unit);
    if (!known)
        return;
    const bool out = figure >= 0 && figure < known->figures.size() && known->figures.at(figure).isOut();
    const auto kill = std::find_if(state.kills.rbegin(), state.kills.rend(), [&](const BattleKill &each) {
        return state.units.at(each.unit).id == unit && (each.figure < 0 ? known->isOut() : each.figure == figure);
    });
    if (!out || kill == state.kills.rend())
        return heal(unit, 1, figure);
    QString entry;
    Damaged taken;
    const Battle &battle = m_session.document()->battle();
    const QVector<const Event *> events = battle.eventsNow();
    for (qsizetype i = events.size() - 1; i >= 0 && (entry.isEmpty() || taken.figure != figure); --i) {
        const Damaged *damaged = events.at(i) ? events.at(i)->as<Damaged>() : nullptr;
        const QString id = battle.events.at(i).id;
        if (!damaged || damaged->unit != unit || damaged->boxes <= 0 || (damaged->figure != figure && id != kill->event))
            continue;
        entry = id;
        taken = *damaged;
    }
    if (entry.isEmpty() || (taken.boxes > 1 && kill->figure >= 0)) // of several that went at once nobody knows which one comes back
        return heal(unit, 1, figure);
    std::optional<Payload> left;
    if (taken.boxes > 1) {
        --taken.boxes;
        left = taken;
    }
    m_session.correct(tr("%1 recovers").arg(known->name), entry, left);
}

void TableVerbs::toggleWeapon(const QString &unit, const QString &weapon)
{
    const UnitState *known = m_session.state().unit(unit);
    if (known && known->lostWeapons.contains(weapon)) {
        Healed event;
        event.unit = unit;
        event.boxes = 0;
        event.weapon = weapon;
        m_session.record(tr("%1: %2 works again").arg(known->name, weapon), {event});
    } else if (known) {
        Damaged event = damage(unit, 0, -1);
        event.weapon = weapon;
        m_session.record(tr("%1: %2 is lost").arg(known->name, weapon), {event});
    }
}

void TableVerbs::toggleMarker(const QString &unit, const QString &marker)
{
    const UnitState *known = m_session.state().unit(unit);
    const packs::TableMarker *rule = m_session.rules().marker(marker);
    if (!known)
        return;
    const QString name = rule ? rule->name.in(m_session.language()) : marker;
    if (known->marker(marker)) {
        m_session.record(tr("%1: no longer %2").arg(known->name, name), {clearing(unit, marker)});
        return;
    }
    QVector<Payload> events;
    if (rule && known->marker(rule->becomes)) // by hand it gets better, too
        events.append(clearing(unit, rule->becomes));
    MarkerSet event;
    event.unit = unit;
    event.marker = marker;
    events.append(event);
    m_session.record(tr("%1: %2").arg(known->name, name), events);
}

void TableVerbs::setOwnMarker(const QString &unit, const QString &text)
{
    MarkerSet event;
    event.unit = unit;
    event.text = text;
    if (!text.isEmpty())
        m_session.record(tr("%1: %2").arg(nameOf(unit), text), {event});
}

void TableVerbs::clearOwnMarker(const QString &unit, const QString &text)
{
    MarkerCleared event;
    event.unit = unit;
    event.text = text;
    m_session.record(tr("%1: no longer %2").arg(nameOf(unit), text), {event});
}

void TableVerbs::eliminate(const QString &unit, const QString &by)
{
    Eliminated event;
    event.unit = unit;
    if (m_session.state().unit(by))
        event.by = by;
    else
        event.bySide = by;
    m_session.record(tr("%1 is eliminated").arg(nameOf(unit)), {event});
}

void TableVerbs::bringBack(const QString &unit)
{
    const BattleState &state = m_session.state();
    const auto kill = std::find_if(state.kills.rbegin(), state.kills.rend(),
                                   [&](const BattleKill &each) { return state.units.at(each.unit).id == unit; });
    if (kill != state.kills.rend())
        m_session.correct(tr("%1 was not eliminated").arg(nameOf(unit)), QString(kill->event), std::nullopt);
    else
        heal(unit);
}

void TableVerbs::nameKiller(const BattleKill &kill, const QString &by)
{
    const QString event = kill.event, victim = kill.name;
    const Event *recorded = m_session.document() ? m_session.document()->battle().eventNow(event) : nullptr;
    if (!recorded)
        return;
    const bool unit = m_session.state().unit(by);
    Payload payload = recorded->payload;
    if (auto *eliminated = std::get_if<Eliminated>(&payload)) {
        eliminated->by = unit ? by : QString();
        eliminated->bySide = unit ? QString() : by;
        eliminated->byFigure = -1;
    } else if (auto *damaged = std::get_if<Damaged>(&payload)) {
        damaged->by = unit ? by : QString();
        damaged->byFigure = -1;
    } else {
        return;
    }
    m_session.correct(tr("%1 was eliminated by %2").arg(victim, nameOf(by)), event, payload);
}

QVector<const UnitState *> TableVerbs::group(const QString &unit) const
{
    QVector<const UnitState *> all;
    const UnitState *first = m_session.state().unit(unit);
    if (!first)
        return all;
    all.append(first);
    for (const UnitState &each : m_session.state().units) {
        if (&each != first && !each.isOut() && (each.inside == unit || each.joins.contains(unit)) && each.place == first->place)
            all.append(&each);
    }
    return all;
}

void TableVerbs::move(const QString &unit, const QString &place, const QString &inside)
{
    QVector<Payload> events{movement(unit, place, inside)};
    for (const UnitState *along : group(unit)) {
        if (along->id != unit && along->inside != unit && inside.isEmpty())
            events.append(movement(along->id, place, along->inside));
        else if (along->id != unit && along->inside == unit && along->place != place)
            events.append(movement(along->id, place, unit));
    }
    m_session.record(tr("%1 moves").arg(nameOf(unit)), events);
}

void TableVerbs::use(const QString &unit, const QString &supply, int change)
{
    Ammunition event;
    event.unit = unit;
    event.supply = supply;
    event.change = change;
    m_session.record(tr("Supplies of %1").arg(nameOf(unit)), {event});
}

void TableVerbs::note(const QString &unit, const QString &text)
{
    BattleNote event;
    event.unit = unit;
    event.text = text;
    m_session.record(tr("Note"), {event});
}

void TableVerbs::nextTurn()
{
    TurnBegun event;
    event.turn = m_session.state().turn + 1;
    m_session.record(tr("Turn %1").arg(event.turn), {event});
}

void TableVerbs::phase(const QString &phase, const QString &side)
{
    PhaseBegun event;
    event.phase = phase;
    event.side = side;
    const packs::TablePhase *known = m_session.rules().phase(phase);
    m_session.record(tr("Phase: %1").arg(known ? known->name.in(m_session.language()) : phase), {event});
}

void TableVerbs::begins(const QString &side)
{
    const SideState *known = m_session.state().side(side);
    PhaseBegun event;
    event.phase = m_session.state().phase;
    event.side = side;
    m_session.record(tr("%1 begins").arg(known ? known->name : side), {event});
}

void TableVerbs::score(const QString &side, const QString &line, int points)
{
    Scored event;
    event.side = side;
    event.line = line;
    event.points = points;
    m_session.record(tr("Score"), {event});
}

void TableVerbs::resource(const QString &side, const QString &resource, int change)
{
    ResourceChanged event;
    event.side = side;
    event.resource = resource;
    event.change = change;
    const packs::TableResource *known = m_session.rules().resource(resource);
    m_session.record(known ? known->name.in(m_session.language()) : resource, {event});
}

void TableVerbs::draw(const QString &pile)
{
    auto card = m_session.cup().draw(pile);
    if (!card) {
        m_session.say(text::spoken(card.error()));
        return;
    }
    m_session.record(tr("Draw"), {*card});
}

void TableVerbs::putBack(const QString &pile, const QString &card)
{
    CardDrawn event;
    event.pile = pile;
    event.card = card;
    event.back = true;
    m_session.record(tr("Put back"), {event});
}

} // namespace muster::app
