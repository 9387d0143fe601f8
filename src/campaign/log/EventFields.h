// SPDX-License-Identifier: GPL-3.0-or-later
// One function per struct describes its fields for both directions, so that reading and writing cannot differ.
#pragma once

#include "campaign/log/Event.h"
#include "campaign/log/FieldReader.h"

namespace muster::campaign {

template <typename F>
void fields(F &f, Player &v)
{
    f("id", v.id)("name", v.name)("colour", v.colour);
}

template <typename F>
void fields(F &f, Recruit &v)
{
    f("id", v.id)("name", v.name)("role", v.role)("ladder", v.ladder)("rank", v.rank)("lifePoints", v.lifePoints)(
        "basePoints", v.basePoints)("experience", v.experience)("selection", v.selection)("entry", v.entry)("like", v.like);
}

template <typename F>
void fields(F &f, Kill &v)
{
    f("kind", v.kind)("points", v.points)("count", v.count, 1)("victim", v.victim);
}

template <typename F>
void fields(F &f, Participant &v)
{
    f("soldier", v.soldier)
        .list("kills", v.kills)
        .choice("outcome", v.outcome, outcomeNames())("misses", v.misses, 1)("bonus", v.bonus)("note", v.note);
}

template <typename F>
void fields(F &f, Side &v)
{
    f("force", v.force).choice("result", v.result, gameResultNames())("victoryPoints", v.victoryPoints);
    f.choices("objectives", v.objectives, objectiveResultNames())("actingLeader", v.actingLeader)
        .list("kills", v.kills)("player", v.player)("counters", v.counters);
}

template <typename F>
void fields(F &f, Share &v)
{
    f("soldier", v.soldier)("points", v.points);
}

template <typename F>
void fields(F &f, ForceEnlisted &v)
{
    f("force", v.force)("player", v.player)("name", v.name)("catalogue", v.catalogue)("leader", v.leader);
    f.list("soldiers", v.soldiers)("roster", v.roster);
}

template <typename F>
void fields(F &f, MissionPlanned &v)
{
    f("scenario", v.scenario)("name", v.name)("date", v.date)("soldiers", v.soldiers)("notes", v.notes);
    f("objectives", v.objectives)("awards", v.awards)("setup", v.setup);
    f("players", v.players)("round", v.round)("due", v.due);
}

template <typename F>
void fields(F &f, MissionFought &v)
{
    f("plan", v.plan)("scenario", v.scenario)("name", v.name)("date", v.date).list("sides", v.sides);
    f.list("participants", v.participants)("awards", v.awards)("eventsDrawn", v.eventsDrawn)("notes", v.notes)("round", v.round)("areas",
                                                                                                                                 v.areas);
}

template <typename F>
void fields(F &f, ExperienceGranted &v)
{
    f.list("shares", v.shares)("reason", v.reason);
}
template <typename F>
void fields(F &f, PoolHandedOut &v)
{
    f("force", v.force).list("shares", v.shares);
}
template <typename F>
void fields(F &f, Promotion &v)
{
    f("soldier", v.soldier)("rank", v.rank);
}

template <typename F>
void fields(F &f, Award &v)
{
    f("soldier", v.soldier)("name", v.name)("reason", v.reason)("experience", v.experience);
}

template <typename F>
void fields(F &f, EquipmentBought &v)
{
    f("soldier", v.soldier)("name", v.name)("points", v.points)("experience", v.experience)("entry", v.entry)("price", v.price);
}

template <typename F>
void fields(F &f, EquipmentSold &v)
{
    f("soldier", v.soldier)("item", v.item)("name", v.name)("points", v.points)("experience", v.experience)("entry", v.entry)("price",
                                                                                                                              v.price);
}

template <typename F>
void fields(F &f, EquipmentHanded &v)
{
    f("soldier", v.soldier)("to", v.to)("item", v.item)("name", v.name)("points", v.points)("adds", v.adds)("entry", v.entry);
}

template <typename F>
void fields(F &f, SoldierRecruited &v)
{
    f("force", v.force).one("recruit", v.soldier);
}

template <typename F>
void fields(F &f, StatusChanged &v)
{
    f("soldier", v.soldier).choice("status", v.status, statusNames())("misses", v.misses, 1)("reason", v.reason);
}

template <typename F>
void fields(F &f, SoldierDescribed &v)
{
    f("soldier", v.soldier)("name", v.name)("role", v.role)("portrait", v.portrait);
}

template <typename F>
void fields(F &f, LeaderNamed &v)
{
    f("force", v.force)("soldier", v.soldier);
}
template <typename F>
void fields(F &f, PlayerJoined &v)
{
    f.one("player", v.player);
}

template <typename F>
void fields(F &f, CardDrawn &v)
{
    f("deck", v.deck)("card", v.card)("copy", v.copy)("opensSecondary", v.opensSecondary);
}

template <typename F>
void fields(F &f, DeckReshuffled &v)
{
    f("deck", v.deck);
}
template <typename F>
void fields(F &f, Note &v)
{
    f("soldier", v.soldier)("text", v.text);
}

template <typename F>
void fields(F &f, MissionCancelled &v)
{
    f("plan", v.plan)("reason", v.reason);
}

template <typename F>
void fields(F &f, MissionJudged &v)
{
    f("mission", v.mission)("player", v.player).choice("verdict", v.verdict, verdictNames())("reason", v.reason);
}

template <typename F>
void fields(F &f, PictureTaken &v)
{
    f("mission", v.mission)("picture", v.picture)("caption", v.caption);
}

template <typename F>
void fields(F &f, EquipmentStashed &v)
{
    f("soldier", v.soldier)("force", v.force)("item", v.item)("name", v.name)("points", v.points)("entry", v.entry)("price", v.price);
}

template <typename F>
void fields(F &f, EquipmentIssued &v)
{
    f("force", v.force)("item", v.item)("name", v.name)("to", v.to)("adds", v.adds)("price", v.price);
}

template <typename F>
void fields(F &f, CountersChanged &v)
{
    f("force", v.force)("changes", v.changes)("reason", v.reason);
}

template <typename F>
void fields(F &f, TableRolled &v)
{
    f("soldier", v.soldier)("table", v.table)("dice", v.dice)("row", v.row)("name", v.name)("note", v.note);
}

template <typename F>
void fields(F &f, Area &v)
{
    f("id", v.id)("name", v.name)("gives", v.gives)("column", v.column)("row", v.row)("outline", v.outline);
}

template <typename F>
void fields(F &f, MapDrawn &v)
{
    f.list("areas", v.areas)("picture", v.picture)("keepsPicture", v.keepsPicture);
}

template <typename F>
void fields(F &f, AreaTaken &v)
{
    f("area", v.area)("player", v.player)("reason", v.reason);
}

template <typename F>
void fields(F &f, RulesKept &v)
{
    f("rules", v.rules)("until", v.until)("reason", v.reason);
}

} // namespace muster::campaign
