// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/begin/NewBattle.h"

#include "battle/begin/SideUnits.h"
#include "packs/table/PackTable.h"
#include "rules/roster/RosterWriter.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <algorithm>
#include <cmath>

namespace muster::battle {

namespace {

SideAtStart sideOf(const packs::Pack &pack, const packs::TableRules &table, const Opponent &opponent, int number,
                   const packs::Scenario *scenario, const QString &language)
{
    SideAtStart side;
    side.id = QString::number(number);
    side.name = opponent.name;
    side.player = opponent.player;
    side.force = opponent.force;
    side.role = opponent.role;
    side.gameMaster = opponent.gameMaster;
    if (side.role.isEmpty() && scenario)
        side.role = scenario->plan.sides.value(number - 1).id;
    if (!opponent.list)
        return side;
    rules::Roster copy = opponent.list->roster();
    rules::takeSnapshot(copy, *opponent.list);
    side.rosterId = text::fromUtf8(copy.id);
    side.roster = text::fromUtf8(rules::writeRoster(copy));
    if (side.name.isEmpty())
        side.name = text::fromUtf8(copy.name);
    const bool boards = opponent.gameMaster && table.boards > 0;
    side.units = unitsOf(pack, table, *opponent.list, language, side.id + ':', boards);
    const auto waits = std::find_if(table.places.begin(), table.places.end(),
                                    [](const packs::TablePlace &place) { return place.kind == packs::TablePlace::Kind::Reserve; });
    for (UnitAtStart &unit : side.units) { // figures come to the boards by tokens
        if (boards && waits != table.places.end())
            unit.place = waits->id;
    }
    return side;
}

// The game's own lines, from the turn on that the scenario says; what the scenario counts besides them, after the line for each side.
QVector<ScoreSheetLine> scoreOf(const packs::TableRules &rules, const packs::Scenario *scenario)
{
    QVector<ScoreSheetLine> lines;
    const QList<packs::ScoreLine> theirs = scenario ? scenario->plan.score : QList<packs::ScoreLine>();
    const int from = theirs.isEmpty() ? 1 : theirs.first().from;
    for (const packs::TableScoreLine &line : rules.score)
        lines.append({line.id, line.name, from, line.points, {}});
    constexpr int sides = 2;
    for (int i = lines.isEmpty() ? 0 : sides; i < theirs.size(); ++i)
        lines.append({QString("line-%1").arg(i + 1), theirs.at(i).name, theirs.at(i).from, 1, {}});
    return lines;
}

QVector<PileAtStart> pilesOf(const packs::Pack &pack, const packs::TableRules &table, const packs::Scenario *scenario)
{
    QVector<PileAtStart> piles;
    for (const packs::EventDeck &deck : pack.decks()) {
        if (!table.decks.contains(deck.id))
            continue;
        PileAtStart pile{deck.id, deck.name, true, {}, {}};
        for (const packs::EventCard &card : deck.cards)
            pile.cards.append({card.id, card.title, card.copies, 0, card.opensSecondary, {}});
        piles.append(pile);
    }
    for (const packs::TableBag &bag : table.bags) {
        PileAtStart pile{bag.id, bag.name, bag.hidden, {}, {}};
        for (const packs::TableToken &token : bag.tokens)
            pile.cards.append({token.id, token.name, token.count, token.points, false, {}});
        int number = 0;
        for (const packs::MissionToken &token : scenario ? scenario->plan.tokens : QList<packs::MissionToken>()) {
            ++number;
            if (token.reinforcement == bag.reinforcement)
                pile.cards.append({QString("mission-%1").arg(number), token.name, token.count, 0, false, {}});
        }
        piles.append(pile);
    }
    return piles;
}

} // namespace

Battle newBattle(const packs::Pack &pack, const QVector<Opponent> &opponents, const packs::Scenario *scenario, const QString &name,
                 const QString &language, const base::Stamps &stamps)
{
    const packs::TableRules table = packs::tableOf(pack);
    Begun begun;
    QStringList names;
    for (const Opponent &opponent : opponents) {
        begun.sides.append(sideOf(pack, table, opponent, int(begun.sides.size()) + 1, scenario, language));
        names.append(begun.sides.last().name);
    }
    if (scenario) {
        begun.scenario = scenario->id;
        begun.scenarioName = scenario->name.in(language);
        begun.turns = scenario->turns;
        begun.winningScore = scenario->victoryPoints;
        begun.reserveDice = QVector<int>(scenario->plan.reserves.dice.begin(), scenario->plan.reserves.dice.end());
        begun.awards = scenario->awards;
        begun.width = int(std::lround(scenario->plan.map.size.width()));
        begun.height = int(std::lround(scenario->plan.map.size.height()));
    }
    begun.score = scoreOf(table, scenario);
    begun.piles = pilesOf(pack, table, scenario);
    Battle battle;
    battle.start.id = text::freshId(stamps);
    battle.start.name = name.isEmpty() ? names.join(QStringLiteral(" – ")) : name;
    battle.start.system = pack.id();
    battle.start.systemName = pack.name(language);
    battle.start.created = text::now(stamps);
    battle.rules = table;
    battle.events.append(makeEvent(begun, stamps));
    return battle;
}

} // namespace muster::battle
