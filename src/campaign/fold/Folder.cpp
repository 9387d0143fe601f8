// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Folder.h"

#include <algorithm>

namespace muster::campaign {

Folder::Folder(const CampaignStart &start, const CampaignRules &rules, CampaignState &state)
    : m_newest(rules), m_rules(rules), m_state(state)
{
    reportFaults(start.faults, {});
    reportFaults(rules.faults, QStringLiteral("rules."));
    for (const Player &player : start.players)
        (*this)(PlayerJoined{player});
}

void Folder::run(const QSet<QString> &corrected)
{
    QSet<QString> ids;
    ids.reserve(m_state.log.size());
    const QVector<Event> log = m_state.log;
    findEarlierRules();
    for (m_event = 0; m_event < log.size(); ++m_event) {
        const Event &event = log.at(m_event);
        holdRules(m_event);
        if (ids.contains(event.id)) {
            problem(ProblemKind::DoubleId);
            continue;
        }
        ids.insert(event.id);
        std::visit(*this, event.payload);
    }
    holdRules(int(log.size()));
    finish(corrected);
}

void Folder::operator()(const ForceEnlisted &event)
{
    if (m_state.forceIndex.contains(event.force)) {
        problem(ProblemKind::DoubleId).subject = event.name;
        return;
    }
    standing(event.player);
    m_state.forceIndex.insert(event.force, int(m_state.forces.size()));
    ForceState force;
    force.id = event.force;
    force.name = event.name;
    force.player = event.player;
    force.catalogue = event.catalogue;
    force.leader = event.leader;
    force.roster = event.roster;
    for (const ForceCounter &counter : std::as_const(m_rules.counters))
        force.counters.insert(counter.id, counter.start);
    m_state.forces.append(force);
    m_points.append(ForcePoints());
    for (const Recruit &recruit : event.soldiers)
        enlist(recruit, m_state.forces.last());
}

void Folder::operator()(const ExperienceGranted &event)
{
    for (const Share &share : event.shares) {
        SoldierState *soldier = find(share.soldier);
        if (!soldier)
            continue;
        if (soldier->free() + share.points < 0) {
            Problem &refused = problem(ProblemKind::NotEnoughExperience, share.soldier);
            refused.need = -share.points;
            refused.have = soldier->free();
            continue;
        }
        soldier->earned += share.points;
        record(*soldier, ServiceEntry::Grant, share.points);
    }
}

void Folder::operator()(const PoolHandedOut &event)
{
    ForceState *force = findForce(event.force);
    if (!force)
        return;
    if (m_rules.mode != ExperienceMode::Pool) {
        problem(ProblemKind::NotInPoolMode).subject = force->name;
        return;
    }
    int total = 0;
    bool negative = false;
    for (const Share &share : event.shares) {
        total += share.points;
        negative = negative || share.points < 0;
    }
    if (negative || total > force->pool()) {
        Problem &refused = problem(ProblemKind::PoolTooSmall);
        refused.subject = force->name;
        refused.need = total;
        refused.have = force->pool();
        return;
    }
    for (const Share &share : event.shares) {
        SoldierState *soldier = findInService(share.soldier);
        if (!soldier)
            continue; // stays in the pool
        soldier->earned += share.points;
        force->poolHandedOut += share.points;
        record(*soldier, ServiceEntry::Handout, share.points);
    }
}

void Folder::operator()(const Promotion &event)
{
    SoldierState *soldier = findInService(event.soldier);
    if (!soldier)
        return;
    const Ladder *ladder = soldier->ladder < 0 ? nullptr : &m_rules.ladders.at(soldier->ladder);
    const int wanted = ladder ? ladder->indexOf(event.rank) : -1;
    if (wanted < 0) {
        problem(ProblemKind::UnknownRank, event.soldier).subject = event.rank;
        return;
    }
    const int cost = ladder->ranks.at(wanted).cost;
    const bool tooMany = m_rules.promotionsPerMission > 0 && soldier->promotionsSinceMission >= m_rules.promotionsPerMission;
    if (wanted != soldier->rank + 1 || cost > soldier->free() || tooMany) {
        const bool wrongRung = wanted != soldier->rank + 1;
        const NextRank next = nextRank(*soldier, m_rules);
        Problem &refused = problem(wrongRung     ? ProblemKind::NotNextRank
                                       : tooMany ? ProblemKind::TooManyPromotions
                                                 : ProblemKind::NotEnoughExperience,
                                   event.soldier);
        refused.subject = event.rank;
        refused.need = cost;
        refused.have = soldier->free();
        if (next.rank && next.affordable && wrongRung) {
            refused.could = next.rank->id;
            refused.couldCost = next.rank->cost;
        }
        return;
    }
    soldier->spent += cost;
    ++soldier->promotionsSinceMission;
    m_promoted.append(int(soldier - m_state.soldiers.data()));
    applyRank(*soldier, wanted);
    record(*soldier, ServiceEntry::Promoted, 0, cost);
    if (m_mission > 0)
        m_state.missions[m_mission - 1].promotions.append(m_event);
    if (ladder->ranks.at(wanted).retires)
        setStatus(*soldier, Status::Retired, 0, m_mission);
}

void Folder::operator()(const Award &event)
{
    SoldierState *soldier = find(event.soldier);
    if (!soldier)
        return;
    const int points = std::max(0, event.experience);
    soldier->awards.append(event.name);
    soldier->earned += points;
    record(*soldier, ServiceEntry::Awarded, points);
}

void Folder::operator()(const SoldierRecruited &event)
{
    if (ForceState *force = findForce(event.force))
        enlist(event.soldier, *force);
}

void Folder::operator()(const StatusChanged &event)
{
    SoldierState *soldier = find(event.soldier);
    if (!soldier)
        return;
    setStatus(*soldier, event.status, event.misses, m_mission);
    record(*soldier, ServiceEntry::StatusChange);
}

void Folder::operator()(const SoldierDescribed &event)
{
    SoldierState *soldier = find(event.soldier);
    if (!soldier)
        return;
    if (!event.name.isEmpty())
        soldier->name = event.name;
    if (!event.role.isEmpty())
        soldier->role = event.role;
    if (!event.portrait.isEmpty())
        soldier->portrait = event.portrait;
    record(*soldier, ServiceEntry::Described);
}

void Folder::operator()(const LeaderNamed &event)
{
    ForceState *force = findForce(event.force);
    if (force && find(event.soldier))
        force->leader = event.soldier;
}

void Folder::operator()(const PlayerJoined &event)
{
    if (const auto known = m_playerIndex.constFind(event.player.id); known != m_playerIndex.constEnd()) {
        m_state.players[*known] = event.player;
        return;
    }
    m_playerIndex.insert(event.player.id, int(m_state.players.size()));
    m_state.players.append(event.player);
    standing(event.player.id);
}

void Folder::operator()(const CardDrawn &event)
{
    const QString name = event.copy ? QString("%1#%2").arg(event.card, QString::number(event.copy)) : event.card;
    m_state.decks[event.deck].drawn.append(name);
    m_state.cardsSinceMission.append(event.card);
    if (event.opensSecondary && !m_state.secondaryOpen) {
        m_state.secondaryOpen = true;
        m_state.openedBy = event.card;
    }
}

void Folder::operator()(const DeckReshuffled &event)
{
    m_state.decks[event.deck].drawn.clear();
}

void Folder::operator()(const Note &event)
{
    if (event.soldier.isEmpty())
        return;
    if (SoldierState *soldier = find(event.soldier))
        record(*soldier, ServiceEntry::Noted);
}

SoldierState *Folder::find(const QString &id)
{
    const auto found = m_state.soldierIndex.constFind(id);
    if (found != m_state.soldierIndex.constEnd())
        return &m_state.soldiers[*found];
    problem(ProblemKind::UnknownSoldier, id);
    return nullptr;
}

SoldierState *Folder::findInService(const QString &id)
{
    SoldierState *soldier = find(id);
    if (soldier && !soldier->inService()) {
        problem(ProblemKind::NotAlive, id);
        return nullptr;
    }
    return soldier;
}

ForceState *Folder::findForce(const QString &id)
{
    const auto found = m_state.forceIndex.constFind(id);
    if (found != m_state.forceIndex.constEnd())
        return &m_state.forces[*found];
    problem(ProblemKind::UnknownForce).subject = id;
    return nullptr;
}

Standing &Folder::standing(const QString &player)
{
    if (const auto known = m_standingIndex.constFind(player); known != m_standingIndex.constEnd())
        return m_state.standings[*known];
    m_standingIndex.insert(player, int(m_state.standings.size()));
    Standing fresh;
    fresh.player = player;
    m_state.standings.append(fresh);
    return m_state.standings.last();
}

Problem &Folder::problem(ProblemKind kind, const QString &soldier)
{
    Problem fresh;
    fresh.kind = kind;
    fresh.event = m_state.log.at(m_event).id;
    fresh.soldier = soldier;
    m_state.problems.append(fresh);
    return m_state.problems.last();
}

ServiceEntry &Folder::record(SoldierState &soldier, ServiceEntry::Kind kind, int gained, int spent)
{
    ServiceEntry entry;
    entry.kind = kind;
    entry.event = m_event;
    entry.mission = m_mission;
    entry.gained = gained;
    entry.spent = spent;
    entry.earnedAfter = soldier.earned;
    entry.rank = soldier.rank;
    soldier.record.append(entry);
    return soldier.record.last();
}

void Folder::enlist(const Recruit &recruit, ForceState &force)
{
    if (recruit.id.isEmpty() || m_state.soldierIndex.contains(recruit.id)) {
        problem(ProblemKind::DoubleId, recruit.id).subject = recruit.name;
        return;
    }
    SoldierState soldier;
    soldier.id = recruit.id;
    soldier.name = recruit.name;
    soldier.role = recruit.role;
    soldier.force = force.id;
    soldier.player = force.player;
    soldier.selection = recruit.selection;
    soldier.entry = recruit.entry;
    soldier.like = recruit.like;
    soldier.basePoints = recruit.basePoints;
    soldier.earned = std::max(0, recruit.experience);
    for (int i = 0; i < m_rules.ladders.size(); ++i) {
        if (m_rules.ladders.at(i).id == recruit.ladder)
            soldier.ladder = i;
    }
    if (soldier.ladder >= 0)
        applyRank(soldier, std::max(0, m_rules.ladders.at(soldier.ladder).indexOf(recruit.rank)));
    if (recruit.lifePoints > 0)
        soldier.lifePoints = recruit.lifePoints;
    setPoints(soldier);
    m_points[m_state.forceIndex.value(soldier.force)].joined += soldier.points;
    record(soldier, ServiceEntry::Enlisted, soldier.earned);
    const int index = int(m_state.soldiers.size());
    m_state.soldierIndex.insert(recruit.id, index);
    force.soldiers.append(index);
    m_takenPart.append(0);
    m_countedDown.append(0);
    m_state.soldiers.append(soldier);
}

void Folder::applyRank(SoldierState &soldier, int rank)
{
    const QVector<Rank> &ranks = m_rules.ladders.at(soldier.ladder).ranks;
    if (rank < 0 || rank >= ranks.size())
        return;
    soldier.rank = rank;
    soldier.lifePoints = ranks.at(rank).lifePoints;
    soldier.rerolls = ranks.at(rank).rerolls;
    setPoints(soldier);
}

void Folder::setPoints(SoldierState &soldier)
{
    const int before = soldier.points;
    soldier.points = soldier.basePoints + soldier.equipmentPoints + m_rules.lifePointPrice(soldier.lifePoints);
    m_points[m_state.forceIndex.value(soldier.force)].inService += soldier.inService() ? soldier.points - before : 0;
}

void Folder::setStatus(SoldierState &soldier, Status status, int misses, int mission)
{
    const bool before = soldier.inService();
    soldier.status = status;
    if (before != soldier.inService())
        m_points[m_state.forceIndex.value(soldier.force)].inService += before ? -soldier.points : soldier.points;
    if (status == Status::Wounded)
        m_wounded.append(int(&soldier - m_state.soldiers.data()));
    soldier.missesMore = status == Status::Wounded ? std::max(0, misses) : 0;
    soldier.statusMission = mission;
    soldier.statusEvent = m_event;
}

} // namespace muster::campaign
