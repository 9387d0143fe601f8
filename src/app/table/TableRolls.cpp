// SPDX-License-Identifier: GPL-3.0-or-later
// Dice of the game at the table, and what follows from them in the same step.
#include "app/table/TableVerbs.h"
#include "battle/dice/Initiative.h"
#include "battle/dice/RollResult.h"
#include "packs/table/PackTable.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

Activated activation(const QString &unit, bool undone = false)
{
    Activated event;
    event.unit = unit;
    event.undone = undone;
    return event;
}

} // namespace

const packs::TableRoll *TableVerbs::reserveRoll() const
{
    const auto &rolls = m_session.rules().rolls;
    const auto found = std::find_if(rolls.begin(), rolls.end(),
                                    [](const packs::TableRoll &roll) { return roll.kind == packs::TableRoll::Kind::Reserve; });
    return found == rolls.end() ? nullptr : &*found;
}

NeededRoll TableVerbs::neededFor(const UnitState &unit, const packs::TableRoll &roll) const
{
    return m_session.cup().needed(roll, moreDice(unit.id, roll.id), std::max(1, m_session.state().turn - unit.since));
}

int TableVerbs::moreDice(const QString &unit, const QString &roll) const
{
    const UnitState *known = m_session.state().unit(unit);
    int more = known ? known->moreDiceFor(roll) : 0;
    for (const UnitState &each : m_session.state().units) {
        if (each.joins.contains(unit) && each.inside.isEmpty() && !each.isOut() && known && each.place == known->place)
            more = std::max(more, each.moreDiceFor(roll));
    }
    return more;
}

QVector<const UnitState *> TableVerbs::arriving(const QString &unit) const
{
    const UnitState *first = m_session.state().unit(unit);
    if (!first || first->formation.isEmpty() || !packs::formationsAct(m_session.rules()))
        return group(unit);
    QVector<const UnitState *> all;
    for (const UnitState &each : m_session.state().units) {
        if (each.side == first->side && each.formation == first->formation && each.place == first->place && !each.isOut())
            all.append(&each);
    }
    return all;
}

QVector<Payload> TableVerbs::followUp(const DiceRolled &dice) const
{
    QVector<Payload> events;
    const packs::TableRoll *roll = m_session.rules().roll(dice.roll);
    const RollResult result = judgeRoll(dice, m_session.rules(), m_session.state());
    const UnitState *unit = m_session.state().unit(dice.unit);
    for (const QString &marker : unit &&result.outcome ? result.outcome->clears : QStringList()) {
        MarkerCleared event;
        event.unit = unit->id;
        event.marker = marker;
        if (unit->marker(marker))
            events.append(event);
    }
    for (const QString &marker : unit &&result.outcome ? result.outcome->sets : QStringList()) {
        MarkerSet event;
        event.unit = unit->id;
        event.marker = marker;
        events.append(event);
    }
    if (roll && roll->kind == packs::TableRoll::Kind::Initiative && dice.unit.isEmpty()) {
        QMap<QString, DiceRolled> thrown = m_session.state().initiative;
        thrown.insert(dice.side, dice);
        PhaseBegun event;
        event.phase = m_session.state().phase;
        event.side = initiativeWinner(thrown, m_session.rules(), m_session.state());
        if (!event.side.isEmpty())
            events.append(event);
    }
    return events;
}

void TableVerbs::rolled(const QString &sentence, const DiceRolled &dice)
{
    m_session.record(sentence, QVector<Payload>{dice} + followUp(dice));
}

void TableVerbs::throwFor(const QString &unit, const QString &roll)
{
    auto dice = m_session.cup().roll(roll, moreDice(unit, roll));
    if (!dice)
        return m_session.say(text::spoken(dice.error()));
    dice->unit = unit;
    rolled(tr("Dice for %1").arg(nameOf(unit)), *dice);
}

void TableVerbs::initiative()
{
    const QVector<DiceRolled> thrown = throwInitiative(m_session.cup(), m_session.rules(), m_session.state());
    if (thrown.isEmpty())
        return m_session.say(tr("Nobody throws for the initiative in this game."));
    QVector<Payload> events;
    QMap<QString, DiceRolled> last;
    for (const DiceRolled &dice : thrown) {
        events.append(dice);
        last.insert(dice.side, dice);
    }
    PhaseBegun begins;
    begins.phase = m_session.state().phase;
    begins.side = initiativeWinner(last, m_session.rules(), m_session.state());
    if (!begins.side.isEmpty())
        events.append(begins);
    m_session.record(tr("Initiative"), events);
}

void TableVerbs::toggleFormation(int side, const QString &formation)
{
    QVector<const UnitState *> units;
    for (const UnitState &unit : m_session.state().units) {
        if (unit.side == side && unit.formation == formation && !unit.isOut())
            units.append(&unit);
    }
    const bool done = std::all_of(units.begin(), units.end(), [](const UnitState *unit) { return unit->activated; });
    QVector<Payload> events;
    for (const UnitState *unit : std::as_const(units)) {
        if (unit->activated == done)
            events.append(activation(unit->id, done));
    }
    if (!events.isEmpty())
        m_session.record(done ? tr("%1 is ready again").arg(formation) : tr("%1 is done").arg(formation), events);
}

// Whoever does not arrive has had their activation; what arrives may act.
void TableVerbs::arrives(const QString &unit, bool came)
{
    QVector<Payload> events;
    for (const UnitState *each : arriving(unit)) {
        if (came)
            events.append(movement(each->id, {}, each->inside));
        else if (!each->activated)
            events.append(activation(each->id));
    }
    if (!events.isEmpty())
        m_session.record(came ? tr("%1 arrives").arg(nameOf(unit)) : tr("%1 does not arrive").arg(nameOf(unit)), events);
}

void TableVerbs::arrival(const QString &unit, const DiceRolled &thrown)
{
    DiceRolled dice = thrown;
    dice.unit = unit;
    QVector<Payload> events{dice};
    const bool came = judgeRoll(dice, m_session.rules(), m_session.state()).worked;
    for (const UnitState *each : arriving(unit)) {
        if (came)
            events.append(movement(each->id, {}, each->inside));
        else if (m_session.rules().alternating)
            events.append(activation(each->id));
    }
    m_session.record(came ? tr("%1 arrives").arg(nameOf(unit)) : tr("%1 does not arrive").arg(nameOf(unit)), events);
}

} // namespace muster::app
