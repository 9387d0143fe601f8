// SPDX-License-Identifier: GPL-3.0-or-later
// One function per struct describes its fields for both directions, so that reading and writing cannot differ.
#pragma once

#include "battle/log/BattleEvent.h"
#include "campaign/log/FieldReader.h"

namespace muster::battle {

using campaign::FieldReader;
using campaign::FieldWriter;

template <typename F>
void fields(F &f, FiguresAtStart &v)
{
    f("name", v.name)("selection", v.selection)("count", v.count, 1)("boxes", v.boxes, 1)("points", v.points);
}

template <typename F>
void fields(F &f, SupplyAtStart &v)
{
    f("id", v.id)("name", v.name)("count", v.count, 1)("eachTurn", v.eachTurn);
}

template <typename F>
void fields(F &f, UnitAtStart &v)
{
    f("id", v.id)("name", v.name)("selection", v.selection)("entry", v.entry)("points", v.points).list("figures", v.figures);
    f.list("supplies", v.supplies)("joins", v.joins)("markers", v.markers)("place", v.place)("lasting", v.lasting);
    f("kind", v.kind)("moreDice", v.moreDice)("never", v.never)("weapons", v.weapons);
    f("adds", v.adds)("leads", v.leads)("formation", v.formation);
}

template <typename F>
void fields(F &f, SideAtStart &v)
{
    f("id", v.id)("name", v.name)("player", v.player)("role", v.role)("force", v.force)("roster", v.roster)("rosterId", v.rosterId);
    f.list("units", v.units)("gameMaster", v.gameMaster);
}

template <typename F>
void fields(F &f, ScoreSheetLine &v)
{
    f("id", v.id)("name", v.name)("from", v.from, 1)("points", v.points, 1);
}

template <typename F>
void fields(F &f, PileCard &v)
{
    f("id", v.id)("name", v.name)("count", v.count, 1)("points", v.points)("opensSecondary", v.opensSecondary);
}

template <typename F>
void fields(F &f, PileAtStart &v)
{
    f("id", v.id)("name", v.name)("hidden", v.hidden).list("cards", v.cards);
}

template <typename F>
void fields(F &f, Begun &v)
{
    f.list("sides", v.sides)("scenario", v.scenario)("scenarioName", v.scenarioName)("turns", v.turns)("winningScore", v.winningScore);
    f("width", v.width)("height", v.height)("first", v.first).list("score", v.score).list("piles", v.piles);
    f("reserveDice", v.reserveDice)("awards", v.awards);
}

template <typename F>
void fields(F &f, TurnBegun &v)
{
    f("turn", v.turn)("first", v.first);
}

template <typename F>
void fields(F &f, PhaseBegun &v)
{
    f("phase", v.phase)("side", v.side);
}

template <typename F>
void fields(F &f, Activated &v)
{
    f("unit", v.unit)("undone", v.undone)("what", v.what);
}

template <typename F>
void fields(F &f, ThrownDice &v)
{
    f("name", v.name)("weapon", v.weapon)("die", v.die)("faces", v.faces)("counted", v.counted)("rerolled", v.rerolled);
    f("before", v.before)("result", v.result);
}

template <typename F>
void fields(F &f, Damaged &v)
{
    f("unit", v.unit)("boxes", v.boxes, 1)("figure", v.figure, -1)("weapon", v.weapon)("by", v.by)("byFigure", v.byFigure, -1);
    f.list("dice", v.dice);
}

template <typename F>
void fields(F &f, Healed &v)
{
    f("unit", v.unit)("boxes", v.boxes, 1)("figure", v.figure, -1)("weapon", v.weapon);
}

template <typename F>
void fields(F &f, Eliminated &v)
{
    f("unit", v.unit)("figure", v.figure, -1)("by", v.by)("byFigure", v.byFigure, -1)("bySide", v.bySide);
}

template <typename F>
void fields(F &f, Ammunition &v)
{
    f("unit", v.unit)("supply", v.supply)("change", v.change, -1);
}

template <typename F>
void fields(F &f, MarkerSet &v)
{
    f("unit", v.unit)("side", v.side)("marker", v.marker)("text", v.text)("turns", v.turns);
}

template <typename F>
void fields(F &f, MarkerCleared &v)
{
    f("unit", v.unit)("side", v.side)("marker", v.marker)("text", v.text);
}

template <typename F>
void fields(F &f, Moved &v)
{
    f("unit", v.unit)("to", v.to)("inside", v.inside)("anew", v.anew);
}

template <typename F>
void fields(F &f, CardDrawn &v)
{
    f("pile", v.pile)("card", v.card)("side", v.side)("back", v.back);
}

template <typename F>
void fields(F &f, DiceRolled &v)
{
    f("roll", v.roll)("die", v.die)("side", v.side)("unit", v.unit)("faces", v.faces)("rerolled", v.rerolled)("before", v.before);
    f("modifier", v.modifier)("why", v.why)("byHand", v.byHand);
}

template <typename F>
void fields(F &f, Scored &v)
{
    f("side", v.side)("line", v.line)("points", v.points, 1)("turn", v.turn);
}

template <typename F>
void fields(F &f, ResourceChanged &v)
{
    f("side", v.side)("resource", v.resource)("change", v.change)("why", v.why);
}

template <typename F>
void fields(F &f, BattleNote &v)
{
    f("text", v.text)("unit", v.unit).list("dice", v.dice);
}

template <typename F>
void fields(F &f, BattlePicture &v)
{
    f("picture", v.picture)("caption", v.caption)("unit", v.unit);
}

template <typename F>
void fields(F &f, SideResult &v)
{
    f("side", v.side).choice("result", v.result, campaign::gameResultNames());
    f.choices("objectives", v.objectives, campaign::objectiveResultNames());
}

template <typename F>
void fields(F &f, Ended &v)
{
    f.list("sides", v.sides)("why", v.why);
}

template <typename F>
void fields(F &f, BoardScanned &v)
{
    f("board", v.board, 1)("undone", v.undone);
}

template <typename F>
void fields(F &f, TokenPlaced &v)
{
    f("token", v.token)("board", v.board)("turned", v.turned)("unit", v.unit)("aside", v.aside);
}

template <typename F>
void fields(F &f, SecondaryOpened &v)
{
    f("undone", v.undone);
}

} // namespace muster::battle
