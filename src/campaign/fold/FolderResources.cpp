// SPDX-License-Identifier: GPL-3.0-or-later
// What Folder does with the stash and the counters of a force, with throws on tables, with the map and with earlier rules.
#include "campaign/KitPrice.h"
#include "campaign/fold/Folder.h"
#include "campaign/muster/Figure.h"

#include <algorithm>

namespace muster::campaign {

bool Folder::count(ForceState &force, const QMap<QString, int> &changes, int sign, const QString &item)
{
    Price taken;
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (!m_rules.counter(it.key())) {
            problem(ProblemKind::UnknownCounter).subject = it.key();
            return false;
        }
        taken.insert(it.key(), -it.value() * sign);
    }
    if (const auto lack = shortfall(force, taken, m_rules)) {
        Problem &refused = problem(ProblemKind::CounterTooLow);
        refused.subject = force.name;
        refused.counter = lack->counter;
        refused.item = item;
        refused.need = lack->need;
        refused.have = lack->have;
        return false;
    }
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        const int have = force.counters.value(it.key(), m_rules.counter(it.key())->start);
        const int after = bounded(qint64(have) + qint64(it.value()) * sign);
        force.counters.insert(it.key(), after);
        if (after != have)
            force.ledger.append({m_event, m_mission, it.key(), after - have, after});
    }
    return true;
}

// What the rules give for the result, and what the report says beyond it.
void Folder::countMission(const Side &record)
{
    const auto found = m_state.forceIndex.constFind(record.force);
    if (found == m_state.forceIndex.constEnd() || (m_rules.counters.isEmpty() && record.counters.isEmpty()))
        return;
    const GameResult result = resultOf(record, m_rules);
    QMap<QString, int> given;
    for (const ForceCounter &counter : std::as_const(m_rules.counters)) {
        const int points = result == GameResult::Won ? counter.won
            : result == GameResult::Drawn            ? counter.drawn
            : result == GameResult::Lost             ? counter.lost
                                                     : 0;
        if (points)
            given.insert(counter.id, points);
    }
    ForceState &force = m_state.forces[*found];
    if (!given.isEmpty())
        count(force, given);
    if (!record.counters.isEmpty())
        count(force, record.counters);
}

void Folder::operator()(const CountersChanged &event)
{
    if (ForceState *force = findForce(event.force))
        count(*force, event.changes);
}

void Folder::operator()(const EquipmentStashed &event)
{
    const QString id = m_state.log.at(m_event).id;
    if (event.soldier.isEmpty()) {
        ForceState *force = findForce(event.force);
        if (force && count(*force, event.price, -1, event.name))
            force->stash.append({id, event.name, event.entry, event.points, 0, event.price});
        return;
    }
    SoldierState *soldier = find(event.soldier); // also of one who has fallen
    if (!soldier || (!event.item.isEmpty() && !heldItem(*soldier, event.item, event.name)))
        return;
    KitItem item = takeOff(*soldier, {event.item, event.name, event.entry, event.points, 0});
    record(*soldier, ServiceEntry::Stashed).item = item.name;
    item.id = item.id.isEmpty() ? id : item.id; // it keeps the name it came into the log by
    item.experience = 0;
    m_state.forces[m_state.forceIndex.value(soldier->force)].stash.append(item);
}

void Folder::operator()(const EquipmentIssued &event)
{
    ForceState *force = findForce(event.force);
    if (!force)
        return;
    const auto held = std::find_if(force->stash.begin(), force->stash.end(), [&](const KitItem &each) { return each.id == event.item; });
    if (held == force->stash.end()) {
        problem(ProblemKind::NotInStash).subject = event.name;
        return;
    }
    SoldierState *taker = event.to.isEmpty() ? nullptr : findInService(event.to);
    if (!event.to.isEmpty() && !taker)
        return;
    if (taker && taker->force != force->id) {
        problem(ProblemKind::OtherForce, event.to).subject = event.name;
        return;
    }
    if (!count(*force, event.price))
        return;
    KitItem item = *held;
    force->stash.erase(held);
    if (!taker)
        return;
    item.points = event.adds;
    taker->kit.append(item);
    taker->equipmentPoints += event.adds;
    setPoints(*taker);
    record(*taker, ServiceEntry::Received).item = item.name;
}

void Folder::operator()(const TableRolled &event)
{
    SoldierState *soldier = find(event.soldier);
    if (!soldier)
        return;
    const RollTable *table = m_rules.table(event.table);
    const RollRow *row = table ? table->row(event.row) : nullptr;
    if (!row) {
        problem(ProblemKind::UnknownTable, event.soldier).subject = event.name.isEmpty() ? event.row : event.name;
        return;
    }
    soldier->traits.append({event.table, event.row, event.name, table->kind == RollKind::Skill, m_event, m_mission});
    soldier->earned += std::max(0, row->experience);
    if (row->fate == RollFate::Dies)
        setStatus(*soldier, Status::Dead, 0, m_mission);
    else if (row->fate == RollFate::Retires)
        setStatus(*soldier, Status::Retired, 0, m_mission);
    else if (row->fate == RollFate::Misses && soldier->inService())
        setStatus(*soldier, Status::Wounded, std::max(1, row->misses), m_mission);
    record(*soldier, ServiceEntry::Rolled, std::max(0, row->experience));
}

// Areas of the same id keep their history; what is no longer on the map goes.
void Folder::operator()(const MapDrawn &event)
{
    const QVector<AreaState> before = m_state.map.areas;
    const QHash<QString, int> places = m_areaIndex;
    m_state.map.areas.clear();
    m_areaIndex.clear();
    for (const Area &area : event.areas) {
        if (area.id.isEmpty() || m_areaIndex.contains(area.id)) {
            problem(ProblemKind::DoubleId).subject = area.name;
            continue;
        }
        m_areaIndex.insert(area.id, int(m_state.map.areas.size()));
        const int old = places.value(area.id, -1);
        AreaState fresh = old < 0 ? AreaState() : before.at(old);
        fresh.area = area;
        m_state.map.areas.append(fresh);
    }
    if (!event.keepsPicture)
        m_state.map.picture = event.picture;
}

void Folder::operator()(const AreaTaken &event)
{
    setOwner(event.area, event.player);
}

void Folder::setOwner(const QString &area, const QString &player)
{
    const int place = m_areaIndex.value(area, -1);
    if (place < 0) {
        problem(ProblemKind::UnknownArea).subject = area;
        return;
    }
    if (!player.isEmpty() && !m_playerIndex.contains(player)) {
        problem(ProblemKind::UnknownPlayer).subject = player;
        return;
    }
    AreaState &taken = m_state.map.areas[place];
    if (taken.owner == player)
        return;
    taken.history.append({m_event, m_mission, player, taken.owner});
    taken.owner = player;
}

// Each entry says until where its rules held; without word of it until itself.
void Folder::findEarlierRules()
{
    QHash<QString, int> places;
    QVector<QPair<int, const RulesKept *>> kept;
    for (int i = 0; i < m_state.log.size(); ++i) {
        places.insert(m_state.log.at(i).id, i);
        if (const RulesKept *rules = m_state.log.at(i).as<RulesKept>())
            kept.append({i, rules});
    }
    for (const auto &[index, entry] : std::as_const(kept)) {
        m_event = index;
        const auto place = places.constFind(entry->until);
        if (!entry->until.isEmpty() && place == places.constEnd()) {
            problem(ProblemKind::UnknownMission).subject = entry->until;
            continue;
        }
        EarlierRules earlier{entry->until.isEmpty() ? index : *place, CampaignRules::fromJson(entry->rules)};
        reportFaults(earlier.rules.faults, QStringLiteral("rules."));
        const bool sameRanks = earlier.rules.ladders.size() == m_newest.ladders.size()
            && std::equal(earlier.rules.ladders.begin(), earlier.rules.ladders.end(), m_newest.ladders.begin(),
                          [](const Ladder &a, const Ladder &b) { return a.id == b.id && a.ranks.size() == b.ranks.size(); });
        if (!sameRanks)
            problem(ProblemKind::OtherLadders);
        else
            m_earlier.append(earlier);
    }
    std::stable_sort(m_earlier.begin(), m_earlier.end(), [](const EarlierRules &a, const EarlierRules &b) { return a.until < b.until; });
    if (!m_earlier.isEmpty())
        m_rules = m_earlier.first().rules;
}

void Folder::holdRules(int event)
{
    const qsizetype before = m_era;
    while (m_era < m_earlier.size() && m_earlier.at(m_era).until <= event)
        ++m_era;
    if (m_era == before)
        return;
    m_rules = m_era < m_earlier.size() ? m_earlier.at(m_era).rules : m_newest;
    // A price list has no past: everybody is worth what the rules of the day say.
    for (SoldierState &soldier : m_state.soldiers)
        setPoints(soldier);
    for (ForceState &force : m_state.forces) {
        for (const ForceCounter &counter : std::as_const(m_rules.counters)) {
            if (!force.counters.contains(counter.id))
                force.counters.insert(counter.id, counter.start);
        }
    }
}

} // namespace muster::campaign
