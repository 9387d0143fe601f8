// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/KitPrice.h"
#include "campaign/fold/Folder.h"
#include "campaign/league/Standings.h"

#include <QVarLengthArray>

#include <algorithm>

namespace muster::campaign {

/// Who takes part in the mission being folded, resolved once.
struct Folder::MissionPart
{
    const MissionFought &mission;
    MissionState &totals;
    struct Line
    {
        int soldier = -1; ///< -1: does not hold, ignored
        int side = -1;
        int killPoints = 0, survivor = 0, share = 0, bonus = 0;
    };
    QVarLengthArray<Line, 64> lines;            ///< parallel to mission.participants
    QHash<QString, QStringList> eliminatedBy{}; ///< soldier -> soldiers of other forces
};

void Folder::operator()(const MissionFought &event)
{
    closeMission();
    ++m_mission;
    m_state.missions.append(MissionState());
    MissionPart part{event, m_state.missions.last(), {}};
    part.totals.event = m_event;
    part.totals.number = m_mission;
    m_missionIndex.insert(m_state.log.at(m_event).id, m_mission - 1);
    if (!event.plan.isEmpty())
        m_fulfilled.insert(event.plan);
    part.lines.resize(event.participants.size());
    for (int i = 0; i < event.participants.size(); ++i)
        takePart(part, i);
    notePresent(part);
    for (int side = 0; side < event.sides.size(); ++side) {
        shareAwards(part, side);
        countSide(part, side);
        countMission(event.sides.at(side));
    }
    for (auto it = event.areas.begin(); it != event.areas.end(); ++it)
        setOwner(it.key(), it.value());
    settleScores(part.totals.sides);
    for (const Standing &side : std::as_const(part.totals.sides))
        addUp(standing(side.player), side);
    for (int i = 0; i < event.participants.size(); ++i)
        settle(part, i);
    recoverAbsent();
    putCardsBack();
}

// A new mission begins: what counts per mission starts again.
void Folder::closeMission()
{
    for (int index : std::as_const(m_promoted))
        m_state.soldiers[index].promotionsSinceMission = 0;
    m_promoted.clear();
    settlePlatoonPoints();
    m_present.clear();
    for (ForcePoints &points : m_points)
        points.joined = 0;
}

// A mission speaks of the platoons that were there, as they stand when the next one begins.
void Folder::settlePlatoonPoints()
{
    if (m_mission == 0)
        return;
    int &total = m_state.missions[m_mission - 1].platoonPoints;
    total = 0;
    for (int force : std::as_const(m_present))
        total += m_points.at(force).inService - m_points.at(force).joined;
}

void Folder::notePresent(const MissionPart &part)
{
    const auto there = [this](const QString &force) {
        const auto index = m_state.forceIndex.constFind(force);
        if (index != m_state.forceIndex.constEnd() && !m_present.contains(*index))
            m_present.append(*index);
    };
    for (const Side &side : part.mission.sides)
        there(side.force);
    for (const MissionPart::Line &line : part.lines) {
        if (line.soldier >= 0)
            there(m_state.soldiers.at(line.soldier).force);
    }
}

// Whoever stayed away served one mission of their recovery: one that their force fought, not every game of a club.
void Folder::recoverAbsent()
{
    QVector<int> still;
    for (int index : std::as_const(m_wounded)) {
        SoldierState &soldier = m_state.soldiers[index];
        if (soldier.status != Status::Wounded || m_countedDown.at(index) == m_mission)
            continue;
        if (m_state.forces.size() > 1 && !m_present.contains(m_state.forceIndex.value(soldier.force, -1))) {
            still.append(index);
            continue;
        }
        m_countedDown[index] = m_mission;
        if (soldier.statusEvent != m_event && --soldier.missesMore <= 0)
            setStatus(soldier, Status::Fit, 0, m_mission);
        else
            still.append(index);
    }
    m_wounded = still;
}

// The next mission begins with its secondary closed, and with the whole deck where the rules say so.
void Folder::putCardsBack()
{
    m_state.cardsSinceMission.clear();
    m_state.secondaryOpen = false;
    m_state.openedBy.clear();
    if (m_rules.deckPerMission)
        m_state.decks.clear();
}

void Folder::takePart(MissionPart &part, int index)
{
    const Participant &participant = part.mission.participants.at(index);
    const auto found = m_state.soldierIndex.constFind(participant.soldier);
    if (found == m_state.soldierIndex.constEnd()) {
        problem(ProblemKind::UnknownSoldier, participant.soldier);
        return;
    }
    SoldierState &soldier = m_state.soldiers[*found];
    if (!soldier.inService() || m_takenPart.at(*found) == m_mission) {
        problem(soldier.inService() ? ProblemKind::DoubleId : ProblemKind::NotAlive, participant.soldier).subject = part.mission.name;
        return;
    }
    if (soldier.status == Status::Wounded) {
        problem(ProblemKind::StillRecovering, participant.soldier).subject = part.mission.name;
        setStatus(soldier, Status::Fit, 0, m_mission);
    }
    m_takenPart[*found] = m_mission;
    MissionPart::Line &line = part.lines[index];
    line.soldier = *found;
    for (int side = 0; side < part.mission.sides.size(); ++side) {
        if (part.mission.sides.at(side).force == soldier.force)
            line.side = side;
    }
    for (const Kill &kill : participant.kills) {
        soldier.kills += kill.figures();
        soldier.killsByKind[kill.kind] += kill.figures();
        line.killPoints += kill.pointsOfAll();
        part.totals.kills += kill.figures();
        if (!kill.victim.isEmpty())
            part.eliminatedBy[kill.victim].append(soldier.id);
    }
    soldier.killPoints += line.killPoints;
    ++soldier.missions;
    ++part.totals.participants;
    if (participant.outcome == Outcome::Survived) {
        ++soldier.survived;
        ++part.totals.survivors;
        line.survivor = m_rules.mode == ExperienceMode::None ? 0 : m_rules.survivorAward;
    }
    line.bonus = std::max(0, participant.bonus);
}

int Folder::awardOf(const MissionFought &mission, const QString &objective) const
{
    const auto own = mission.awards.constFind(objective);
    if (own != mission.awards.constEnd())
        return std::max(0, *own);
    const Objective *rule = m_rules.objective(objective);
    return rule ? std::max(0, rule->award) : 0;
}

// The leader if they survived, else the acting leader named in the record, else the survivor with most life points.
int Folder::remainderTaker(const MissionPart &part, int side) const
{
    const Side &record = part.mission.sides.at(side);
    const auto force = m_state.forceIndex.constFind(record.force);
    const QString leader = force == m_state.forceIndex.constEnd() ? QString() : m_state.forces.at(*force).leader;
    int best = -1, bestRank = 3, bestLifePoints = -1;
    for (int i = 0; i < part.lines.size(); ++i) {
        const MissionPart::Line &line = part.lines[i];
        if (line.soldier < 0 || line.side != side || part.mission.participants.at(i).outcome != Outcome::Survived)
            continue;
        const SoldierState &soldier = m_state.soldiers.at(line.soldier);
        const int rank = soldier.id == leader ? 0 : soldier.id == record.actingLeader ? 1 : 2;
        const bool sooner = best >= 0 && soldier.lifePoints == bestLifePoints && line.soldier < part.lines[best].soldier;
        if (rank < bestRank || (rank == bestRank && (soldier.lifePoints > bestLifePoints || sooner))) {
            best = i;
            bestRank = rank;
            bestLifePoints = soldier.lifePoints;
        }
    }
    return best;
}

void Folder::shareAwards(MissionPart &part, int side)
{
    if (m_rules.mode == ExperienceMode::None)
        return;
    QVarLengthArray<int, 64> survivors;
    for (int i = 0; i < part.lines.size(); ++i) {
        if (part.lines[i].soldier >= 0 && part.lines[i].side == side && part.mission.participants.at(i).outcome == Outcome::Survived)
            survivors.append(i);
    }
    if (survivors.isEmpty())
        return; // nobody is left to take it
    const auto &objectives = part.mission.sides.at(side).objectives;
    const int taker = remainderTaker(part, side);
    for (auto it = objectives.begin(); it != objectives.end(); ++it) {
        if (it.value() != ObjectiveResult::Done)
            continue;
        const int award = awardOf(part.mission, it.key());
        const int each = award / int(survivors.size());
        for (int i : survivors)
            part.lines[i].share += each;
        part.lines[taker].share += award - each * int(survivors.size());
        part.totals.objectivePoints += award;
    }
}

void Folder::settle(MissionPart &part, int index)
{
    const MissionPart::Line &line = part.lines[index];
    if (line.soldier < 0)
        return;
    const Participant &participant = part.mission.participants.at(index);
    SoldierState &soldier = m_state.soldiers[line.soldier];
    const int fromKills = m_rules.killsEarnPoints && m_rules.mode != ExperienceMode::None ? line.killPoints : 0;
    const int bonus = m_rules.mode == ExperienceMode::None ? 0 : line.bonus;
    const int gained = fromKills + line.survivor + line.share + bonus;
    soldier.contributed += gained;
    if (m_rules.mode == ExperienceMode::Soldier) {
        soldier.earned += gained;
    } else if (m_rules.mode == ExperienceMode::Pool) {
        m_state.forces[m_state.forceIndex.value(soldier.force)].poolEarned += gained;
    }
    part.totals.killPoints += fromKills;
    part.totals.survivorPoints += line.survivor;
    part.totals.bonusPoints += bonus;
    if (participant.outcome == Outcome::Dead)
        setStatus(soldier, Status::Dead, 0, m_mission);
    else if (participant.outcome == Outcome::Wounded)
        setStatus(soldier, Status::Wounded, participant.misses, m_mission);
    ServiceEntry &entry = record(soldier, ServiceEntry::Mission, gained);
    entry.participant = index;
    entry.killPoints = fromKills;
    entry.survivor = line.survivor;
    entry.share = line.share;
    entry.bonus = bonus;
    entry.eliminatedBy = part.eliminatedBy.value(soldier.id);
}

GameResult resultOf(const Side &side, const CampaignRules &rules)
{
    if (side.result != GameResult::None || rules.objectives.isEmpty())
        return side.result;
    switch (side.objectives.value(rules.objectives.first().id, ObjectiveResult::NotRead)) {
    case ObjectiveResult::Done:
        return GameResult::Won;
    case ObjectiveResult::Failed:
        return GameResult::Lost;
    case ObjectiveResult::NotRead:
        break;
    }
    return GameResult::None;
}

void Folder::countSide(const MissionPart &part, int side)
{
    const Side &record = part.mission.sides.at(side);
    Standing line;
    const std::optional<QString> player = playerOfSide(record);
    if (!player)
        return;
    line.player = *player;
    line.played = 1;
    const GameResult result = resultOf(record, m_rules);
    line.won = result == GameResult::Won;
    line.drawn = result == GameResult::Drawn;
    line.lost = result == GameResult::Lost;
    line.victoryPoints = record.victoryPoints;
    line.objectives = int(std::count(record.objectives.begin(), record.objectives.end(), ObjectiveResult::Done));
    for (const Kill &kill : record.kills) {
        line.kills += kill.figures();
        line.killPoints += kill.pointsOfAll();
        m_state.missions.last().kills += kill.figures();
        if (m_rules.mode == ExperienceMode::Pool && m_rules.killsEarnPoints && !record.force.isEmpty()) {
            m_state.forces[m_state.forceIndex.value(record.force)].poolEarned += kill.pointsOfAll();
            m_state.missions.last().killPoints += kill.pointsOfAll();
        }
    }
    for (int i = 0; i < part.lines.size(); ++i) {
        if (part.lines[i].soldier < 0 || part.lines[i].side != side)
            continue;
        for (const Kill &kill : part.mission.participants.at(i).kills)
            line.kills += kill.figures();
        line.killPoints += part.lines[i].killPoints;
        line.losses += part.mission.participants.at(i).outcome == Outcome::Dead;
    }
    m_state.missions.last().sides.append(line);
}

void Folder::finish(const QSet<QString> &corrected)
{
    if (!m_rules.faults.isEmpty())
        forgiveWhatRulesDecide();
    settlePlatoonPoints();
    for (ForceState &force : m_state.forces) {
        force.points = 0;
        for (int index : std::as_const(force.soldiers))
            force.points += m_state.soldiers.at(index).inService() ? m_state.soldiers.at(index).points : 0;
    }
    listPlans();
    for (const ByeState &bye : std::as_const(m_state.byes))
        ++standing(bye.player).byes;
    QVector<QVector<Standing>> sides;
    for (const MissionState &mission : std::as_const(m_state.missions))
        sides.append(mission.sides);
    rankStandings(m_state.standings, sides, m_rules, &m_state.problems);
    m_state.problems += unreadKitFormulas(m_rules);
    for (MissionState &mission : m_state.missions)
        mission.corrected = corrected.contains(m_state.log.at(mission.event).id);
}

} // namespace muster::campaign
