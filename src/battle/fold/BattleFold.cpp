// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/fold/BattleFold.h"

#include "battle/dice/DiceWords.h"
#include "battle/fold/BattleFolder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::battle {

namespace {

// A file from elsewhere may say anything; no game has more.
constexpr int mostFiguresOfUnit = 500;
constexpr int mostFigures = 20'000;
constexpr int mostBoxes = 1'000;
constexpr int mostBoards = 24;
constexpr qsizetype mostUnits = 2'000; // every turn goes through all of them
constexpr qsizetype mostSides = 100;

} // namespace

BattleState fold(const Battle &battle, const QString &language)
{
    BattleFolder folder(battle, language);
    folder.run();
    return folder.take();
}

void BattleFolder::run()
{
    const QVector<const Event *> events = effectiveEvents();
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (events.at(i))
            play(m_battle.events.at(i), *events.at(i));
    }
    m_played = events.size();
}

bool BattleFolder::follow()
{
    const QVector<Event> &log = m_battle.events;
    for (qsizetype i = m_played; i < log.size(); ++i) {
        const Event &event = log.at(i);
        if (event.as<Correction>() || m_ids.contains(event.id))
            return false;
        m_ids.insert(event.id);
    }
    for (; m_played < log.size(); ++m_played)
        play(log.at(m_played), log.at(m_played));
    return true;
}

// What counts in the place of each event: itself, what corrected it, or nothing. From the end: the last word on an event counts,
// and a correction that was itself corrected says something else, or nothing.
QVector<const Event *> BattleFolder::effectiveEvents()
{
    const QVector<Event> &log = m_battle.events;
    QVector<const Event *> events(log.size());
    QHash<QString, int> places;
    for (int i = 0; i < log.size(); ++i) {
        m_recorded = &log.at(i);
        if (const QString &id = log.at(i).id; !id.isEmpty() && places.contains(id)) {
            wrong(base::Message(QT_TRANSLATE_NOOP("Message", "this entry is there twice; it counts once")));
            continue;
        }
        places.insert(log.at(i).id, i);
        m_ids.insert(log.at(i).id);
        events[i] = &log.at(i);
    }
    QSet<int> settled;
    for (int i = int(log.size()) - 1; i >= 0; --i) {
        const Correction *correction = events.at(i) ? events.at(i)->as<Correction>() : nullptr;
        if (!correction)
            continue;
        const int target = places.value(correction->target, -1);
        m_recorded = &log.at(i);
        if (target < 0 || target >= i)
            wrong(base::Message(QT_TRANSLATE_NOOP("Message", "it corrects an entry that is not there")));
        else if (!settled.contains(target))
            events[target] = correction->replacement.get();
        settled.insert(target);
    }
    return events;
}

void BattleFolder::play(const Event &recorded, const Event &event)
{
    m_recorded = &recorded;
    m_event = &event;
    const bool needsBattle = !event.as<Begun>() && !event.as<Correction>() && !event.as<UnknownEvent>() && !event.as<BattleNote>()
        && !event.as<BattlePicture>();
    if (needsBattle && !m_state.begun)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the battle has not begun yet")));
    std::visit([this](const auto &payload) { apply(payload); }, event.payload);
}

void BattleFolder::say(base::Message text)
{
    m_state.log.append({m_recorded->id, eventTypeNames().at(int(m_event->payload.index())), m_recorded->at, m_state.turn, m_state.phase,
                        std::move(text), m_event != m_recorded});
}

base::Message BattleFolder::withDice(const base::Message &text, const QVector<ThrownDice> &dice) const
{
    return dice.isEmpty() ? text
                          : base::Message(QT_TRANSLATE_NOOP("Message", "%1. Dice: %2"), {text, diceWords(dice, m_rules, m_language)});
}

void BattleFolder::wrong(base::Message text)
{
    m_state.problems.append({m_recorded->id, std::move(text)});
}

UnitState *BattleFolder::unitOf(const QString &id)
{
    const int index = m_units.value(id, -1);
    if (index >= 0)
        return &m_state.units[index];
    wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no unit %1 in this battle"), {id}));
    return nullptr;
}

SideState *BattleFolder::sideOf(const QString &id)
{
    const auto found = std::find_if(m_state.sides.begin(), m_state.sides.end(), [&id](const SideState &side) { return side.id == id; });
    if (found != m_state.sides.end())
        return &*found;
    wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no side %1 in this battle"), {id}));
    return nullptr;
}

QString BattleFolder::nameOf(const QString &id, int figure) const
{
    const int index = m_units.value(id, -1);
    if (index < 0)
        return id;
    const UnitState &unit = m_state.units.at(index);
    if (figure < 0 || figure >= unit.figures.size() || unit.figures.size() == 1)
        return unit.name;
    const QString &name = unit.figures.at(figure).name;
    return name.isEmpty() || name == unit.name ? unit.name : QString("%1 (%2)").arg(name, unit.name);
}

void BattleFolder::apply(const UnknownEvent &event)
{
    wrong(event.why == UnknownEvent::Why::Damaged
              ? base::Message(QT_TRANSLATE_NOOP("Message", "the entry is damaged (%1) and does not count"), {event.fault.where})
              : base::Message(QT_TRANSLATE_NOOP("Message", "a newer version of Muster made this entry (%1); it is kept and does not count"),
                              {event.type}));
}

void BattleFolder::addUnit(const UnitAtStart &start, int side)
{
    if (start.id.isEmpty() || m_units.contains(start.id))
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the unit %1 is there twice or has no id"), {start.name}));
    if (m_state.units.size() >= mostUnits) {
        if (m_state.problems.isEmpty() || m_state.problems.last().event != m_recorded->id) // told once
            wrong(base::Message(QT_TRANSLATE_NOOP("Message", "more than %1 units are not counted"), {mostUnits}));
        return;
    }
    UnitState unit;
    unit.id = start.id;
    unit.name = start.name;
    unit.selection = start.selection;
    unit.entry = start.entry;
    unit.side = side;
    unit.points = start.points;
    unit.place = start.place;
    unit.joins = start.joins;
    unit.moreDice = start.moreDice;
    unit.lasting = start.lasting;
    unit.kind = start.kind;
    unit.never = start.never;
    unit.weapons = start.weapons;
    unit.adds = start.adds;
    unit.leads = start.leads;
    unit.formation = start.formation;
    for (const FiguresAtStart &figures : start.figures) {
        const int count = std::clamp(figures.count, 0, std::min(mostFiguresOfUnit, mostFigures - m_figures));
        m_figures += count;
        for (int i = 0; i < count; ++i)
            unit.figures.append({figures.name, figures.selection, std::clamp(figures.boxes, 1, mostBoxes), 0, figures.points});
    }
    for (const SupplyAtStart &supply : start.supplies)
        unit.supplies.append({supply.id, supply.name, supply.count, supply.count, supply.eachTurn});
    for (const QString &marker : start.markers)
        setMarker(unit.markers, marker, {}, 0);
    m_units.insert(unit.id, int(m_state.units.size()));
    m_state.units.append(unit);
}

void BattleFolder::apply(const Begun &event)
{
    if (m_state.begun)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the battle has begun already")));
    m_state.begun = true;
    m_state.scenario = event.scenario;
    m_state.scenarioName = event.scenarioName;
    m_state.turns = event.turns;
    m_state.winningScore = event.winningScore;
    m_state.scoreLines = event.score;
    m_state.reserveDice = event.reserveDice;
    m_state.awards = event.awards;
    m_state.active = event.first;
    for (const PileAtStart &pile : event.piles)
        m_state.piles.append({pile, {}, {}});
    m_state.boards.resize(std::clamp(m_rules.boards, 0, mostBoards));
    QStringList names;
    for (const SideAtStart &start : event.sides.mid(0, mostSides)) {
        SideState side;
        side.id = start.id;
        side.name = start.name;
        side.player = start.player;
        side.role = start.role;
        side.force = start.force;
        side.rosterId = start.rosterId;
        side.gameMaster = start.gameMaster;
        for (const packs::TableResource &resource : m_rules.resources)
            side.resources.insert(resource.id, resource.start);
        m_state.sides.append(side);
        names.append(start.name);
        for (const UnitAtStart &unit : start.units)
            addUnit(unit, int(m_state.sides.size()) - 1);
    }
    const QString sides = names.join(QStringLiteral(" – "));
    say(event.scenarioName.isEmpty()
            ? base::Message(QT_TRANSLATE_NOOP("Message", "The battle begins: %1"), {sides})
            : base::Message(QT_TRANSLATE_NOOP("Message", "The battle begins: %1; scenario %2"), {sides, event.scenarioName}));
}

void BattleFolder::apply(const Ended &event)
{
    m_state.ended = true;
    m_state.endReason = event.why;
    for (SideState &side : m_state.sides)
        side.result = GameResult::None;
    QStringList winners;
    bool drawn = false;
    for (const SideResult &result : event.sides) {
        SideState *side = sideOf(result.side);
        if (!side)
            continue;
        side->result = result.result;
        for (auto it = result.objectives.begin(); it != result.objectives.end(); ++it)
            side->objectives.insert(it.key(), it.value());
        drawn = drawn || result.result == GameResult::Drawn;
        if (result.result == GameResult::Won)
            winners.append(side->name);
    }
    if (!winners.isEmpty())
        say(base::Message(QT_TRANSLATE_NOOP("Message", "The battle is over: %1 has won"), {winners.join(", ")}));
    else
        say(drawn ? base::Message(QT_TRANSLATE_NOOP("Message", "The battle is over: nobody has won"))
                  : base::Message(QT_TRANSLATE_NOOP("Message", "The battle is over")));
}

} // namespace muster::battle
