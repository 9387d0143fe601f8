// SPDX-License-Identifier: GPL-3.0-or-later
// What happens beside the units: turns, phases, markers, cards, dice, score.
#include "battle/dice/RollResult.h"
#include "battle/fold/BattleFolder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::battle {

namespace {

constexpr qsizetype mostMarkers = 200; // of one unit: nobody has more of them in the box
constexpr int mostTurns = 1'000;       // each goes through all units

} // namespace

QString BattleFolder::markerName(const QString &id, const QString &text) const
{
    const packs::TableMarker *known = m_rules.marker(id);
    const QString name = known ? known->name.in(m_language) : id;
    return name.isEmpty() ? text : text.isEmpty() ? name : QString("%1 (%2)").arg(name, text);
}

// What is over when a turn begins.
void BattleFolder::endMarkers(QVector<MarkerState> &markers) const
{
    markers.erase(std::remove_if(markers.begin(), markers.end(),
                                 [this](const MarkerState &marker) {
                                     const packs::TableMarker *known = m_rules.marker(marker.id);
                                     return (marker.until > 0 && marker.until < m_state.turn)
                                         || (known && known->end == packs::MarkerEnd::Phase);
                                 }),
                  markers.end());
}

// One order, one height of flight at a time: the new one takes the place of the other.
void BattleFolder::leaveGroup(QVector<MarkerState> &markers, const packs::TableMarker *marker) const
{
    if (!marker || marker->group.isEmpty())
        return;
    markers.erase(std::remove_if(markers.begin(), markers.end(),
                                 [&](const MarkerState &each) {
                                     const packs::TableMarker *other = m_rules.marker(each.id);
                                     return other && other->group == marker->group;
                                 }),
                  markers.end());
}

void BattleFolder::setMarker(QVector<MarkerState> &markers, const QString &id, const QString &text, int turns)
{
    const packs::TableMarker *known = m_rules.marker(id);
    const auto there = std::find_if(markers.begin(), markers.end(),
                                    [&](const MarkerState &marker) { return marker.id == id && (!id.isEmpty() || marker.text == text); });
    if (there != markers.end() && known && !known->becomes.isEmpty()) {
        markers.erase(there);
        return setMarker(markers, known->becomes, text, turns);
    }
    // It is there already in the worse form.
    const bool worse = known && !known->becomes.isEmpty()
        && std::any_of(markers.begin(), markers.end(), [known](const MarkerState &marker) { return marker.id == known->becomes; });
    if (worse)
        return;
    const int stays = turns > 0 ? turns : known && known->end == packs::MarkerEnd::Turns ? known->turns : 0;
    const MarkerState marker{id, text, m_state.turn, stays > 0 ? campaign::bounded(qint64(m_state.turn) + stays - 1) : 0};
    if (there != markers.end()) {
        *there = marker;
        return;
    }
    leaveGroup(markers, known);
    if (markers.size() < mostMarkers)
        markers.append(marker);
}

void BattleFolder::apply(const TurnBegun &event)
{
    if (++m_turns > mostTurns)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "more than %1 turns are not counted"), {mostTurns}));
    m_state.turn = event.turn > 0 ? event.turn : m_state.turn + 1;
    m_state.initiative.clear();
    m_state.phase = m_rules.phases.isEmpty() ? QString() : m_rules.phases.first().id;
    if (!event.first.isEmpty())
        m_state.active = event.first;
    for (UnitState &unit : m_state.units) {
        unit.activated = false;
        unit.activations = 0;
        endMarkers(unit.markers);
        for (SupplyState &supply : unit.supplies)
            supply.left = supply.eachTurn ? std::max(0, supply.count) : supply.left;
    }
    endMarkers(m_state.inForce);
    for (SideState &side : m_state.sides) {
        endMarkers(side.markers);
        for (const packs::TableResource &resource : m_rules.resources) {
            if (resource.eachTurn)
                side.resources.insert(resource.id, *resource.eachTurn);
        }
    }
    const SideState *first = event.first.isEmpty() ? nullptr : sideOf(event.first);
    say(first ? base::Message(QT_TRANSLATE_NOOP("Message", "Turn %1: %2 has the initiative"), {m_state.turn, first->name})
              : base::Message(QT_TRANSLATE_NOOP("Message", "Turn %1"), {m_state.turn}));
}

void BattleFolder::apply(const PhaseBegun &event)
{
    const packs::TablePhase *phase = m_rules.phase(event.phase);
    const QString name = phase ? phase->name.in(m_language) : event.phase;
    const SideState *side = event.side.isEmpty() ? nullptr : sideOf(event.side);
    const bool same = event.phase == m_state.phase;
    m_state.phase = event.phase;
    if (side)
        m_state.active = side->id;
    for (UnitState &unit : m_state.units)
        endMarkers(unit.markers);
    if (side && same) // the phase goes on: it is about whose turn it is
        return say({QT_TRANSLATE_NOOP("Message", "%1 begins"), {side->name}});
    say(side ? base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2"), {side->name, name}) : base::Message(name));
}

void BattleFolder::apply(const MarkerSet &event)
{
    if (event.unit.isEmpty()) {
        if (SideState *side = sideOf(event.side)) {
            setMarker(side->markers, event.marker, event.text, event.turns);
            say({QT_TRANSLATE_NOOP("Message", "%1: marker %2"), {side->name, markerName(event.marker, event.text)}});
        }
    } else if (UnitState *unit = unitOf(event.unit)) {
        setMarker(unit->markers, event.marker, event.text, event.turns);
        const bool changed = !event.marker.isEmpty() && !unit->marker(event.marker);
        const packs::TableMarker *known = changed ? m_rules.marker(event.marker) : nullptr;
        say({QT_TRANSLATE_NOOP("Message", "%1: marker %2"), {unit->name, markerName(known ? known->becomes : event.marker, event.text)}});
    }
}

void BattleFolder::apply(const MarkerCleared &event)
{
    const auto clear = [&event](QVector<MarkerState> &markers) {
        markers.erase(std::remove_if(markers.begin(), markers.end(),
                                     [&event](const MarkerState &marker) {
                                         return marker.id == event.marker && (!event.marker.isEmpty() || marker.text == event.text);
                                     }),
                      markers.end());
    };
    if (event.unit.isEmpty()) {
        if (SideState *side = sideOf(event.side)) {
            clear(side->markers);
            say({QT_TRANSLATE_NOOP("Message", "%1: no longer %2"), {side->name, markerName(event.marker, event.text)}});
        }
    } else if (UnitState *unit = unitOf(event.unit)) {
        clear(unit->markers);
        say({QT_TRANSLATE_NOOP("Message", "%1: no longer %2"), {unit->name, markerName(event.marker, event.text)}});
    }
}

void BattleFolder::endCard(const QString &card)
{
    const auto held = std::find_if(m_state.inForce.rbegin(), m_state.inForce.rend(),
                                   [&card](const MarkerState &each) { return each.id == card; });
    if (held != m_state.inForce.rend())
        m_state.inForce.erase(std::next(held).base());
}

void BattleFolder::apply(const CardDrawn &event)
{
    const auto pile = std::find_if(m_state.piles.begin(), m_state.piles.end(),
                                   [&event](const PileState &each) { return each.start.id == event.pile; });
    if (pile == m_state.piles.end())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no deck or bag %1 in this battle"), {event.pile}));
    const auto card = std::find_if(pile->start.cards.begin(), pile->start.cards.end(),
                                   [&event](const PileCard &each) { return each.id == event.card; });
    if (card == pile->start.cards.end())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no card %1 in this deck or bag"), {event.card}));
    const QString name = card->name.in(m_language), from = pile->start.name.in(m_language);
    int &drawn = pile->drawn[event.card];
    if (event.back) {
        drawn = std::max(0, drawn - 1);
        const auto last = pile->order.lastIndexOf(event.card);
        if (last >= 0)
            pile->order.removeAt(last);
        endCard(event.card);
        const auto held = std::find_if(m_state.tokens.rbegin(), m_state.tokens.rend(), [&event](const TokenState &token) {
            return token.pile == event.pile && token.card == event.card && token.board == 0 && !token.aside;
        });
        if (held != m_state.tokens.rend())
            m_state.tokens.erase(std::next(held).base());
        return say({QT_TRANSLATE_NOOP("Message", "%1 goes back: %2"), {name, from}});
    }
    if (drawn >= card->count)
        wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 was drawn already"), {name}));
    ++drawn;
    pile->order.append(event.card);
    const bool bag = std::any_of(m_rules.bags.begin(), m_rules.bags.end(),
                                 [&event](const packs::TableBag &each) { return each.id == event.pile; });
    if (bag && !m_state.boards.isEmpty())
        m_state.tokens.append({m_recorded->id, event.pile, event.card, 0, false, {}, false});
    m_state.secondaryOpened = m_state.secondaryOpened || card->opensSecondary;
    const int lasts = m_rules.lasting.value(card->id);
    if (lasts > 0 && m_state.inForce.size() < mostMarkers)
        m_state.inForce.append({card->id, name, m_state.turn, campaign::bounded(qint64(m_state.turn) + lasts - 1)});
    say({QT_TRANSLATE_NOOP("Message", "%1: %2 is drawn"), {from, name}});
}

void BattleFolder::apply(const DiceRolled &event)
{
    const packs::TableRoll *roll = m_rules.roll(event.roll);
    const RollResult result = judgeRoll(event, m_rules, m_state);
    if (roll && roll->kind == packs::TableRoll::Kind::Initiative && !event.side.isEmpty() && event.unit.isEmpty())
        m_state.initiative.insert(event.side, event);
    QString what = event.why;
    if (what.isEmpty() && roll)
        what = roll->name.in(m_language);
    if (!event.unit.isEmpty())
        what = what.isEmpty() ? nameOf(event.unit) : QString("%1, %2").arg(nameOf(event.unit), what);
    else if (!event.side.isEmpty()) {
        if (const SideState *side = sideOf(event.side))
            what = what.isEmpty() ? side->name : QString("%1, %2").arg(side->name, what);
    }
    if (event.faces.isEmpty() && !what.isEmpty()) // from some turn on nobody throws
        return say({QT_TRANSLATE_NOOP("Message", "%1: comes by itself"), {what}});
    const QString faces = event.faces.join(' ');
    base::Message text = what.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "Dice: %1"), {faces})
                                        : base::Message(QT_TRANSLATE_NOOP("Message", "Dice (%1): %2"), {what, faces});
    if (result.outcome)
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2"), {text, result.outcome->text.in(m_language)});
    else if (result.judged)
        text = result.worked ? base::Message(QT_TRANSLATE_NOOP("Message", "%1: yes"), {text})
                             : base::Message(QT_TRANSLATE_NOOP("Message", "%1: no"), {text});
    else if (event.faces.size() > 1 || event.modifier != 0)
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2"), {text, result.figure()});
    say(text);
}

void BattleFolder::apply(const Scored &event)
{
    SideState *side = sideOf(event.side);
    if (!side)
        return;
    const int turn = event.turn > 0 ? event.turn : m_state.turn;
    int &points = side->scores[event.line][turn];
    points = campaign::bounded(qint64(points) + event.points);
    // What was eliminated is a sum of its own: it decides where nobody reached his goal.
    const packs::TableScoreLine *known = m_rules.scoreLine(event.line);
    if (!known || known->counts == packs::ScoreCount::Nothing)
        side->score = campaign::bounded(qint64(side->score) + event.points);
    QString line;
    for (const ScoreSheetLine &each : m_state.scoreLines) {
        if (each.id == event.line)
            line = each.name.in(m_language);
    }
    base::Message text = base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%1 scores %n point(s)"), event.points, {side->name});
    if (!line.isEmpty())
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1 (%2)"), {text, line});
    say(text);
}

void BattleFolder::apply(const ResourceChanged &event)
{
    SideState *side = sideOf(event.side);
    if (!side)
        return;
    int &left = side->resources[event.resource];
    left = campaign::bounded(qint64(left) + event.change);
    const packs::TableResource *known = m_rules.resource(event.resource);
    const QString name = known ? known->name.in(m_language) : event.resource;
    base::Message text(QT_TRANSLATE_NOOP("Message", "%1, %2: %3 left"), {side->name, name, left});
    if (!event.why.isEmpty())
        text = base::Message(QT_TRANSLATE_NOOP("Message", "%1 (%2)"), {text, event.why});
    say(text);
}

void BattleFolder::apply(const BattleNote &event)
{
    const base::Message text = event.unit.isEmpty()
        ? base::Message(event.text)
        : base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2"), {nameOf(event.unit), event.text});
    say(withDice(text, event.dice));
}

void BattleFolder::apply(const BattlePicture &event)
{
    say(event.caption.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "A picture"))
                                : base::Message(QT_TRANSLATE_NOOP("Message", "A picture: %1"), {event.caption}));
}

} // namespace muster::battle
