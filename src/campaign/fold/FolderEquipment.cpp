// SPDX-License-Identifier: GPL-3.0-or-later
// What Folder does with kit that is bought, sold and handed on.
#include "campaign/fold/Folder.h"

#include <algorithm>

namespace muster::campaign {

void Folder::operator()(const EquipmentBought &event)
{
    SoldierState *soldier = findInService(event.soldier);
    if (!soldier)
        return;
    if (event.experience > soldier->free() || event.experience < 0) {
        Problem &refused = problem(ProblemKind::NotEnoughExperience, event.soldier);
        refused.subject = event.name;
        refused.need = event.experience;
        refused.have = soldier->free();
        return;
    }
    if (!count(m_state.forces[m_state.forceIndex.value(soldier->force)], event.price, -1, event.name))
        return;
    soldier->spent += event.experience;
    soldier->kit.append({m_state.log.at(m_event).id, event.name, event.entry, event.points, event.experience, event.price});
    soldier->equipmentPoints += event.points;
    setPoints(*soldier);
    record(*soldier, ServiceEntry::Bought, 0, event.experience);
}

void Folder::operator()(const EquipmentSold &event)
{
    SoldierState *soldier = findInService(event.soldier);
    if (!soldier)
        return;
    const KitItem *held = heldItem(*soldier, event.item, event.name);
    if (!event.item.isEmpty() && !held)
        return;
    const int paid = held ? held->experience : 0;
    if (event.experience < 0 || event.experience > paid) {
        Problem &refused = problem(ProblemKind::RefundTooHigh, event.soldier);
        refused.subject = event.name;
        refused.need = event.experience;
        refused.have = paid;
        return;
    }
    if (!count(m_state.forces[m_state.forceIndex.value(soldier->force)], event.price))
        return;
    const KitItem gone = takeOff(*soldier, {event.item, event.name, event.entry, event.points, 0});
    soldier->spent -= event.experience;
    record(*soldier, ServiceEntry::Sold, 0, -event.experience).item = gone.name;
}

void Folder::operator()(const EquipmentHanded &event)
{
    SoldierState *giver = find(event.soldier);
    SoldierState *taker = giver ? findInService(event.to) : nullptr;
    if (!taker)
        return;
    if (giver->force != taker->force) {
        problem(ProblemKind::OtherForce, event.to).subject = event.name;
        return;
    }
    if (!event.item.isEmpty() && !heldItem(*giver, event.item, event.name))
        return;
    KitItem item = takeOff(*giver, {event.item, event.name, event.entry, event.points, 0});
    record(*giver, ServiceEntry::HandedOn).item = item.name;
    // It keeps the name it came into the log by, so that whoever has it can sell it or hand it on.
    item.id = item.id.isEmpty() ? m_state.log.at(m_event).id : item.id;
    item.points = event.adds;
    item.experience = 0; // the one who paid was another
    taker->kit.append(item);
    taker->equipmentPoints += event.adds;
    setPoints(*taker);
    record(*taker, ServiceEntry::Received).item = item.name;
}

const KitItem *Folder::heldItem(const SoldierState &soldier, const QString &item, const QString &name)
{
    if (item.isEmpty())
        return nullptr;
    const auto held = std::find_if(soldier.kit.begin(), soldier.kit.end(), [&](const KitItem &each) { return each.id == item; });
    if (held != soldier.kit.end())
        return &*held;
    problem(ProblemKind::NotHisKit, soldier.id).subject = name;
    return nullptr;
}

// What goes: a thing of the campaign as it was, or something they came with, remembered so that their list leaves it out.
KitItem Folder::takeOff(SoldierState &soldier, const KitItem &item)
{
    KitItem gone = item;
    if (item.id.isEmpty()) {
        soldier.without.append(item);
    } else {
        const auto held = std::find_if(soldier.kit.begin(), soldier.kit.end(), [&](const KitItem &each) { return each.id == item.id; });
        gone = *held;
        soldier.kit.erase(held);
    }
    soldier.equipmentPoints -= item.points;
    setPoints(soldier);
    return gone;
}

} // namespace muster::campaign
