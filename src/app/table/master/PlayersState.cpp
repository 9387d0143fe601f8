// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/PlayersState.h"

#include "app/table/TableWords.h"
#include "battle/TokenKinds.h"

#include <algorithm>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

namespace {

PlayersState::Unit shownUnit(const UnitState &unit, const packs::TableRules &rules, const QString &language)
{
    PlayersState::Unit shown;
    shown.name = unit.name;
    shown.left = unit.boxesLeft();
    shown.all = unit.boxes();
    shown.out = unit.isOut();
    shown.done = unit.activated;
    for (const MarkerState &marker : unit.markers)
        shown.markers.append(tablewords::markerName(marker, rules, language));
    return shown;
}

} // namespace

PlayersState playersState(const Battle &battle, const BattleState &state, const packs::Pack *pack, const QString &language)
{
    PlayersState shown;
    shown.title = state.scenarioName.isEmpty() ? battle.start.name : state.scenarioName;
    shown.turn = state.turn;
    shown.turns = state.turns;
    if (const packs::TablePhase *phase = battle.rules.phase(state.phase))
        shown.phase = phase->name.in(language);
    for (int i = 0; i < state.sides.size(); ++i) {
        const SideState &side = state.sides.at(i);
        PlayersState::Side each{side.name, side.score, side.kills, side.gameMaster, {}};
        for (const UnitState &unit : state.units) {
            const bool seen = tablewords::placeKind(unit, battle.rules) == TablePlace::Kind::Board;
            if (unit.side == i && (!side.gameMaster || (seen && !unit.isOut())))
                each.units.append(shownUnit(unit, battle.rules, language));
        }
        shown.sides.append(each);
    }
    for (const BoardState &board : state.boards)
        shown.boards.append({board.scanned, {}, 0});
    for (const TokenState &token : state.tokens) {
        if (token.board > shown.boards.size() || !liesOnBoard(token, state, battle.rules))
            continue;
        PlayersState::Board &board = shown.boards[token.board - 1];
        const UnitState *unit = token.unit.isEmpty() ? nullptr : state.unit(token.unit);
        const PileCard *card = cardOf(token, state);
        if (token.turned)
            board.seen.append(unit ? unit->name : card ? card->name.in(language) : QString());
        else
            ++board.unknown;
    }
    for (const PileState &pile : state.piles) {
        if (!battle.rules.decks.contains(pile.start.id))
            continue; // bags are the game master's
        for (auto id = pile.order.rbegin(); id != pile.order.rend(); ++id) {
            PlayersState::Card card;
            for (const PileCard &known : pile.start.cards)
                card.name = known.id == *id ? known.name.in(language) : card.name;
            for (const packs::EventDeck &deck : pack ? pack->decks() : std::vector<packs::EventDeck>()) {
                for (const packs::EventCard &known : deck.cards) {
                    if (deck.id == pile.start.id && known.id == *id)
                        card.text = known.text.in(language);
                }
            }
            shown.cards.append(card);
        }
    }
    shown.secondaryOpened = state.secondaryOpened;
    if (shown.secondaryOpened && pack) {
        for (const packs::Scenario &scenario : pack->scenarios()) {
            if (scenario.id == state.scenario)
                shown.secondary = scenario.plan.secondary.text.in(language);
        }
    }
    return shown;
}

} // namespace muster::app
