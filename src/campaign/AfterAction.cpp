// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"

#include "campaign/AfterActionForce.h"
#include "campaign/AfterActionKit.h"
#include "campaign/AfterActionRecruit.h"
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "campaign/muster/Figure.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::campaign {

namespace {

using base::Error;
constexpr auto wrong = wrongReport;

bool same(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

template <typename Enum>
bool readChoice(const QJsonValue &value, const QStringList &names, Enum &choice)
{
    if (value.isUndefined())
        return true;
    const int index = int(names.indexOf(value.toString()));
    if (index < 0)
        return false;
    choice = Enum(index);
    return true;
}

// Whoever stands in the roster of this force (or of another one) under this id; null: nobody.
const SoldierState *soldierOfSelection(const CampaignState &state, const QJsonValue &selection, const QString &force, bool ofOthers)
{
    for (const SoldierState &soldier : state.soldiers) {
        if (selection.isString() && !soldier.selection.isEmpty() && soldier.selection == selection.toString()
            && (soldier.force == force) != ofOthers)
            return &soldier;
    }
    return nullptr;
}

// A soldier of another force is worth what they are worth now.
base::Result<Kill> readVictim(const QJsonValue &value, const CampaignState &state, const QString &ownForce)
{
    const SoldierState *listed = soldierOfSelection(state, value["victimSelection"], ownForce, true);
    const SoldierState *victim = listed ? listed : findSoldier(state, value["victim"].toString());
    if (!victim)
        return wrong(
            base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {value["victim"].toString()}));
    if (victim->force == ownForce)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 is of the same force"), {victim->name}));
    return Kill{value["kind"].toString(victim->name), figure(value["points"], victim->points), 1, victim->id, {}};
}

base::Result<Kill> readKill(const QJsonValue &value, const CampaignState &state, const CampaignRules &rules, const QString &ownForce)
{
    if (const base::Message why = wrongInReport(value, {"count", "points"}); !why.empty())
        return wrong(why);
    if (value["victim"].isString() || soldierOfSelection(state, value["victimSelection"], ownForce, true))
        return readVictim(value, state, ownForce);
    Kill kill;
    kill.kind = value.isString() ? value.toString() : value["kind"].toString();
    kill.count = figure(value["count"], 1);
    if (kill.kind.isEmpty() || kill.count < 1)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "an eliminated figure needs a kind and a count of at least 1")));
    if (value["points"].isDouble()) {
        kill.points = figure(value["points"]);
    } else if (const EnemyKind *enemy = findEnemy(rules, kill.kind)) {
        kill.points = enemy->points;
    } else if (rules.mode != ExperienceMode::None && rules.killsEarnPoints) {
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 is not in the enemy list: give its points"), {kill.kind}));
    }
    return kill;
}

base::Result<QVector<Kill>> readKills(const QJsonValue &list, const CampaignState &state, const CampaignRules &rules,
                                      const QString &ownForce)
{
    QVector<Kill> kills;
    for (const QJsonValue &value : list.toArray()) {
        const base::Result<Kill> kill = readKill(value, state, rules, ownForce);
        if (!kill)
            return kill.error();
        kills.append(*kill);
    }
    return kills;
}

base::Result<Participant> readParticipant(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules)
{
    const QString name = json["soldier"].toString(json["name"].toString());
    const SoldierState *listed = soldierOfSelection(state, json["selection"], json["inForce"].toString(), false);
    const SoldierState *soldier = listed ? listed : findSoldier(state, name);
    if (!soldier)
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {name}));
    if (const base::Message why = wrongInReport(json, {"misses", "bonus", "lost"}, {"kills"}); !why.empty())
        return wrong({"%1: %2", {soldier->name, why}});
    Participant participant;
    participant.soldier = soldier->id;
    const auto kills = readKills(json["kills"], state, rules, soldier->force);
    if (!kills)
        return Error{kills.error().code, {"%1: %2", {soldier->name, kills.error().sentence}}, {}};
    participant.kills = *kills;
    if (!readChoice(json["outcome"], outcomeNames(), participant.outcome))
        return wrong(
            base::Message(QT_TRANSLATE_NOOP("Message", "%1: the outcome %2 is not known; survived, recovered, wounded and dead are"),
                          {soldier->name, json["outcome"].toString()}));
    participant.misses = figure(json["misses"], 1);
    participant.bonus = figure(json["bonus"]);
    setFiguresLost(participant, figure(json["lost"]));
    participant.note = json["note"].toString();
    return participant;
}

const ForceState *findForce(const CampaignState &state, const QString &name)
{
    for (const ForceState &force : state.forces) {
        if (force.id == name || same(force.name, name))
            return &force;
    }
    return nullptr;
}

base::Result<Side> readSide(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules)
{
    if (const base::Message why = wrongInReport(json, {"victoryPoints"}, {"kills"}); !why.empty())
        return wrong(why);
    Side side;
    const QString name = json["force"].toString();
    const ForceState *force = name.isEmpty() && state.forces.size() == 1 ? &state.forces.first() : findForce(state, name);
    if (!force)
        return wrong(name.isEmpty()
                         ? base::Message(QT_TRANSLATE_NOOP("Message", "several forces are enlisted: say which one with \"force\""))
                         : base::Message(QT_TRANSLATE_NOOP("Message", "there is no force %1"), {name}));
    side.force = force->id;
    if (!readChoice(json["result"], gameResultNames(), side.result))
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the result %1 is not known; won, drawn and lost are"),
                                   {json["result"].toString()}));
    side.victoryPoints = figure(json["victoryPoints"]);
    const QJsonObject objectives = json["objectives"].toObject();
    for (auto it = objectives.begin(); it != objectives.end(); ++it) {
        ObjectiveResult result = ObjectiveResult::NotRead;
        if (!rules.objective(it.key()))
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no objective %1"), {it.key()}));
        if (!readChoice(it.value(), objectiveResultNames(), result))
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "objective %1: %2 is not known; done, failed and not read are"),
                                       {it.key(), it.value().toString()}));
        side.objectives.insert(it.key(), result);
    }
    if (const QString leader = json["actingLeader"].toString(); !leader.isEmpty()) {
        const SoldierState *soldier = findSoldier(state, leader);
        if (!soldier)
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {leader}));
        side.actingLeader = soldier->id;
    }
    const auto kills = readKills(json["kills"], state, rules, force->id);
    if (!kills)
        return kills.error();
    side.kills = *kills;
    const auto counters = readCounters(json["counters"], rules);
    if (!counters)
        return counters.error();
    side.counters = *counters;
    return side;
}

// The sides of a report. A battle reports both of them, and says so of each ("ifKnown"): one that plays outside the campaign is left
// out with its soldiers. Where the campaign has a single force and none goes by these names, the first side is that force.
QJsonArray sidesOf(const QJsonObject &json, const CampaignState &state)
{
    if (!json["sides"].isArray())
        return {json};
    const QJsonArray all = json["sides"].toArray();
    QJsonArray known;
    for (const QJsonValue &side : all) {
        if (!side["ifKnown"].toBool() || findForce(state, side["force"].toString()))
            known.append(side);
    }
    if (!known.isEmpty() || all.isEmpty())
        return known;
    QJsonObject first = all.first().toObject();
    if (state.forces.size() == 1)
        first.remove("force");
    return {first}; // otherwise it is told that there is no such force
}

// The state with what the report has brought so far. Players who were there from the start stand in no entry of the log.
CampaignState foldedWith(const CampaignState &state, const QVector<Event> &events, const CampaignRules &rules)
{
    CampaignStart start;
    for (const Player &player : state.players) {
        const bool joined = std::any_of(state.log.begin(), state.log.end(), [&player](const Event &event) {
            const PlayerJoined *each = event.as<PlayerJoined>();
            return each && each->player.id == player.id;
        });
        if (!joined)
            start.players.append(player);
    }
    return fold(start, state.log + events, rules);
}

} // namespace

base::Result<MissionFought> readMission(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                        const Stamps &stamps)
{
    if (const base::Message why = wrongInReport(json, {}, {"sides", "soldiers", "eventsDrawn"}); !why.empty())
        return wrong(why);
    MissionFought mission;
    mission.name = json["mission"].toString();
    mission.scenario = json["scenario"].toString();
    mission.notes = json["notes"].toString();
    if (mission.name.isEmpty() && mission.scenario.isEmpty())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the report names no mission")));
    mission.date = json.contains("date") ? QDate::fromString(json["date"].toString(), Qt::ISODate) : text::today(stamps);
    if (!mission.date.isValid())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 is not a date (year-month-day)"), {json["date"].toString()}));
    QJsonArray soldiers = json["soldiers"].toArray();
    for (const QJsonValue &value : sidesOf(json, state)) {
        const auto side = readSide(value.toObject(), state, rules);
        if (!side)
            return side.error();
        mission.sides.append(*side);
        if (json["sides"].isArray()) {
            for (const QJsonValue &each : value["soldiers"].toArray()) {
                QJsonObject soldier = each.toObject();
                soldier["inForce"] = side->force;
                soldiers.append(soldier);
            }
        }
    }
    for (const QJsonValue &value : std::as_const(soldiers)) {
        const auto participant = readParticipant(value.toObject(), state, rules);
        if (!participant)
            return participant.error();
        mission.participants.append(*participant);
    }
    const QJsonObject awards = json["awards"].toObject();
    for (auto it = awards.begin(); it != awards.end(); ++it) {
        if (const base::Message why = wrongInReport(awards, {it.key().toUtf8().constData()}); !why.empty())
            return wrong(why);
        mission.awards.insert(it.key(), figure(it.value()));
    }
    const auto areas = readAreas(json["areas"], state);
    if (!areas)
        return areas.error();
    mission.areas = *areas;
    for (const QJsonValue &card : json["eventsDrawn"].toArray())
        mission.eventsDrawn.append(card.toString());
    // The record says who led, so that a later correction of ranks does not move the remainders.
    for (Side &side : mission.sides) {
        if (side.actingLeader.isEmpty())
            side.actingLeader = defaultActingLeader(state, side.force, mission.participants);
    }
    return mission;
}

base::Result<QVector<Event>> readAfterAction(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                             const GameBasis *game, const Stamps &stamps)
{
    if (const base::Message why = wrongInReport(json, {}, {"recruits", "promotions"}); !why.empty())
        return wrong(why);
    QVector<Event> events;
    CampaignState now = state;
    for (const QJsonValue &value : json["recruits"].toArray()) {
        const ForceState *force = value["force"].isString() ? findForce(now, value["force"].toString())
            : now.forces.isEmpty()                          ? nullptr
                                                            : &now.forces.first();
        if (!force)
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no force for the recruits")));
        const SoldierState *like = value["like"].isString() ? findSoldier(now, value["like"].toString()) : nullptr;
        if (value["like"].isString() && (!like || like->force != force->id))
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1: there is no soldier %2 in %3 whose kit they could have"),
                                       {value["name"].toString(), value["like"].toString(), force->name}));
        auto recruit = readRecruit(value.toObject(), rules, ladderOfRecruit(now, *force, like, rules), stamps);
        if (!recruit)
            return recruit.error();
        if (like) {
            recruit->like = like->id;
            recruit->basePoints = value["points"].isUndefined() ? like->basePoints : recruit->basePoints;
            recruit->role = recruit->role.isEmpty() ? like->role : recruit->role;
        }
        events.append(makeEvent(SoldierRecruited{force->id, *recruit}, stamps));
        now = foldedWith(state, events, rules);
    }
    const bool fought = json.contains("mission") || json.contains("scenario") || json.contains("soldiers")
        || (!hasKit(json) && !hasForceLines(json));
    if (fought) {
        const auto mission = readMission(json, now, rules, stamps);
        if (!mission)
            return mission.error();
        events.append(makeEvent(*mission, stamps));
    }
    for (const QJsonValue &value : json["promotions"].toArray()) {
        now = foldedWith(state, events, rules);
        const SoldierState *soldier = findSoldier(now, value["soldier"].toString());
        const Ladder *ladder = soldier && soldier->ladder >= 0 ? &rules.ladders.at(soldier->ladder) : nullptr;
        if (!ladder)
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1 cannot be promoted: no such soldier, or no ranks"),
                                       {value["soldier"].toString()}));
        const int rank = value["rank"].isString() ? findRank(*ladder, value["rank"].toString()) : soldier->rank + 1;
        if (rank < 0 || rank >= ladder->ranks.size())
            return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "%1: there is no rank %2 on this ladder"),
                                       {soldier->name, value["rank"].toString()}));
        events.append(makeEvent(Promotion{soldier->id, ladder->ranks.at(rank).id}, stamps));
    }
    const auto kit = readKit(json, foldedWith(state, events, rules), rules, game, stamps);
    if (!kit)
        return kit.error();
    const auto more = readForceLines(json, now, rules, stamps);
    if (!more)
        return more.error();
    return events + *kit + *more;
}

base::Result<ForceEnlisted> readForce(const QJsonObject &json, const CampaignRules &rules, const Stamps &stamps)
{
    ForceEnlisted force;
    force.force = json["id"].toString(text::freshId(stamps));
    force.name = json["name"].toString();
    force.player = json["player"].toString();
    force.catalogue = json["catalogue"].toString();
    const Ladder *ladder = json["ladder"].isString() ? rules.ladder(json["ladder"].toString()) : rules.ladderFor(force.catalogue);
    for (const QJsonValue &value : json["soldiers"].toArray()) {
        const auto recruit = readRecruit(value.toObject(), rules, ladder, stamps);
        if (!recruit)
            return recruit.error();
        force.soldiers.append(*recruit);
        if (same(recruit->name, json["leader"].toString()) || recruit->id == json["leader"].toString())
            force.leader = recruit->id;
    }
    if (force.soldiers.isEmpty())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the force has no soldiers")));
    if (json["leader"].isString() && force.leader.isEmpty())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "the leader %1 is not among the soldiers"), {json["leader"].toString()}));
    if (force.leader.isEmpty())
        force.leader = force.soldiers.first().id;
    return force;
}

} // namespace muster::campaign
