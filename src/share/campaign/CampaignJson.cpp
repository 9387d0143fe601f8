// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/CampaignReport.h"

#include "campaign/fold/Names.h"
#include "share/campaign/LeagueText.h"

#include <QJsonArray>

namespace muster::share {

using namespace campaign;

namespace {

QJsonArray kitJson(const QVector<KitItem> &kit, const CampaignRules &rules, const QString &language)
{
    QJsonArray items;
    for (const KitItem &item : kit) {
        QJsonObject price;
        for (auto it = item.price.begin(); it != item.price.end(); ++it)
            price[rules.counter(it.key()) ? rules.counter(it.key())->name.in(language) : it.key()] = it.value();
        items.append(QJsonObject{{"item", item.id},
                                 {"name", item.name},
                                 {"entry", item.entry},
                                 {"points", item.points},
                                 {"experience", item.experience},
                                 {"price", price}});
    }
    return items;
}

QJsonObject soldierJson(const SoldierState &soldier, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    const Rank *rank = currentRank(soldier, rules);
    const NextRank next = nextRank(soldier, rules);
    const ForceState *force = state.force(soldier.force);
    QJsonObject kinds;
    for (auto it = soldier.killsByKind.begin(); it != soldier.killsByKind.end(); ++it)
        kinds[it.key()] = it.value();
    QJsonArray injuries, skills;
    for (const Trait &trait : soldier.traits)
        (trait.skill ? skills : injuries).append(traitName(trait, rules, language));
    QJsonObject json{{"id", soldier.id},
                     {"name", soldier.name},
                     {"role", soldier.role},
                     {"force", force ? force->name : soldier.force},
                     {"player", soldier.player},
                     {"rank", rank ? rank->name.in(language) : QString()},
                     {"rankId", rank ? rank->id : QString()},
                     {"lifePoints", soldier.lifePoints},
                     {"points", soldier.points},
                     {"rerolls", soldier.rerolls},
                     {"earned", soldier.earned},
                     {"spent", soldier.spent},
                     {"free", soldier.free()},
                     {"contributed", soldier.contributed},
                     {"kills", soldier.kills},
                     {"killPoints", soldier.killPoints},
                     {"killsByKind", kinds},
                     {"missions", soldier.missions},
                     {"survived", soldier.survived},
                     {"status", statusKey(soldier.status)},
                     {"statusMission", soldier.statusMission},
                     {"awards", QJsonArray::fromStringList(soldier.awards)},
                     {"equipment", QJsonArray::fromStringList(soldier.equipment())},
                     {"kit", kitJson(soldier.kit, rules, language)},
                     {"without", kitJson(soldier.without, rules, language)},
                     {"misses", soldier.missesMore},
                     {"injuries", injuries},
                     {"skills", skills}};
    if (next.rank)
        json["next"] = QJsonObject{{"rank", next.rank->name.in(language)},
                                   {"rankId", next.rank->id},
                                   {"cost", next.rank->cost},
                                   {"missing", next.missing},
                                   {"possible", next.affordable}};
    return json;
}

QJsonArray fightersJson(const MissionState &mission, const MissionFought &fought, const CampaignState &state)
{
    QJsonArray soldiers;
    for (const Participant &participant : fought.participants) {
        QJsonObject line = toJson(participant);
        const SoldierState *soldier = state.soldier(participant.soldier);
        line["name"] = soldier ? soldier->name : participant.soldier;
        line["outcome"] = outcomeNames().value(int(participant.outcome));
        if (soldier) {
            for (const ServiceEntry &entry : soldier->record) {
                if (entry.event == mission.event && entry.kind == ServiceEntry::Mission) {
                    line["gained"] = entry.gained;
                    line["earnedAfter"] = entry.earnedAfter;
                }
            }
        }
        soldiers.append(line);
    }
    return soldiers;
}

QJsonArray sidesJson(const MissionFought &fought, const CampaignState &state)
{
    QJsonArray sides;
    for (const Side &side : fought.sides) {
        QJsonObject objectives;
        for (auto it = side.objectives.begin(); it != side.objectives.end(); ++it)
            objectives[it.key()] = objectiveResultNames().value(int(it.value()));
        const ForceState *force = state.force(side.force);
        sides.append(QJsonObject{{"force", force ? force->name : side.force},
                                 {"player", playerName(force ? force->player : side.player, state)},
                                 {"objectives", objectives},
                                 {"result", gameResultNames().value(int(side.result))},
                                 {"victoryPoints", side.victoryPoints},
                                 {"actingLeader", side.actingLeader}});
    }
    return sides;
}

QJsonObject missionJson(const MissionState &mission, const CampaignState &state)
{
    const Event &event = state.log.at(mission.event);
    const MissionFought *fought = event.as<MissionFought>();
    QJsonObject json{{"number", mission.number}, {"event", event.id}, {"planned", mission.planned}};
    if (const UnknownEvent *unread = event.as<UnknownEvent>()) {
        json["name"] = unread->name;
        json["date"] = unread->date.toString(Qt::ISODate);
        json["counted"] = false;
        return json;
    }
    if (!fought) {
        const MissionPlanned *planned = event.as<MissionPlanned>();
        json["name"] = planned->name;
        json["date"] = planned->date.toString(Qt::ISODate);
        if (planned->round)
            json["round"] = planned->round;
        return json;
    }
    json["name"] = fought->name.isEmpty() ? gameTitle(fought->sides, state) : fought->name;
    if (fought->round)
        json["round"] = fought->round;
    json["date"] = fought->date.toString(Qt::ISODate);
    json["corrected"] = mission.corrected;
    json["kills"] = mission.kills;
    json["experience"] = QJsonObject{{"kills", mission.killPoints},
                                     {"survivors", mission.survivorPoints},
                                     {"objectives", mission.objectivePoints},
                                     {"bonus", mission.bonusPoints},
                                     {"total", mission.experience()}};
    json["platoonPoints"] = mission.platoonPoints;
    json["participants"] = mission.participants;
    json["survivors"] = mission.survivors;
    json["sides"] = sidesJson(*fought, state);
    json["soldiers"] = fightersJson(mission, *fought, state);
    json["notes"] = fought->notes;
    return json;
}

QJsonObject standingJson(const Standing &line, const CampaignState &state)
{
    QString name = line.player;
    for (const Player &player : state.players) {
        if (player.id == line.player)
            name = player.name;
    }
    QJsonObject json = standingFigures(line);
    json["player"] = name;
    json["victoryPoints"] = line.victoryPoints;
    return json;
}

QJsonObject forceJson(const ForceState &force, const CampaignRules &rules, const QString &language)
{
    QJsonObject counters;
    for (const ForceCounter &counter : rules.counters)
        counters[counter.name.in(language)] = force.counters.value(counter.id, counter.start);
    return {{"id", force.id},
            {"name", force.name},
            {"player", force.player},
            {"leader", force.leader},
            {"points", force.points},
            {"poolEarned", force.poolEarned},
            {"poolHandedOut", force.poolHandedOut},
            {"pool", force.pool()},
            {"counters", counters},
            {"stash", kitJson(force.stash, rules, language)}};
}

QJsonObject areaJson(const AreaState &area, const CampaignState &state)
{
    return {{"id", area.area.id},
            {"name", area.area.name},
            {"gives", area.area.gives},
            {"holder", playerName(area.owner, state)},
            {"since", area.history.isEmpty() ? -1 : area.history.last().mission}};
}

} // namespace

QJsonObject reportJson(const Campaign &campaign, const CampaignState &state, const QString &language)
{
    QJsonArray soldiers, missions, forces, standings, problems, areas;
    for (const AreaState &area : state.map.areas)
        areas.append(areaJson(area, state));
    for (const SoldierState &soldier : state.soldiers)
        soldiers.append(soldierJson(soldier, state, campaign.rules, language));
    for (const MissionState &mission : state.missions)
        missions.append(missionJson(mission, state));
    for (const ForceState &force : state.forces)
        forces.append(forceJson(force, campaign.rules, language));
    for (const Standing &line : state.standings)
        standings.append(standingJson(line, state));
    for (const Problem &problem : state.problems)
        problems.append(QJsonObject{{"event", problem.event},
                                    {"soldier", problem.soldier},
                                    {"warning", problem.isWarning()},
                                    {"subject", problem.subject},
                                    {"need", problem.need},
                                    {"have", problem.have},
                                    {"could", problem.could},
                                    {"text", problemText(problem, state, campaign.rules, language)}});
    return {{"id", campaign.start.id},
            {"name", campaign.start.name},
            {"system", campaign.start.system},
            {"mode", toString(campaign.rules.mode)},
            {"pricing", campaign.rules.pricing},
            {"soldiers", soldiers},
            {"missions", missions},
            {"forces", forces},
            {"standings", standings},
            {"areas", areas},
            {"problems", problems}};
}

} // namespace muster::share
