// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Tree.h"

#include "rules/data/CompositeId.h"

#include <algorithm>
#include <numeric>

namespace muster::rules {

namespace {

// A leader, those who are led, a few more. A chain of thousands is no unit, and everybody in it would know of everybody.
constexpr std::size_t mostAttached = 64;

} // namespace

void Tree::build(const Roster &roster)
{
    ++m_turn;
    items.clear();
    forces.clear();
    addForces(roster.forces, -1);
    joinAssociates();
}

// Both sides know of each other. Who is joined by an association that makes one unit of them stands in one group.
void Tree::joinAssociates()
{
    std::vector<int> above(items.size()); // of whom it was joined with; the one that is above itself speaks for the group
    std::iota(above.begin(), above.end(), 0);
    const auto speaker = [&above](int item) {
        while (above[static_cast<std::size_t>(item)] != item)
            item = above[static_cast<std::size_t>(item)] = above[static_cast<std::size_t>(above[static_cast<std::size_t>(item)])];
        return item;
    };
    std::vector<int> joined;
    for (std::size_t index = 0; index < items.size(); ++index) {
        for (const AssociationChoice &choice : items[index].selection->associations) {
            const int from = static_cast<int>(index);
            const int to = find(choice.to);
            if (to < 0 || to == from)
                continue;
            items[index].associates.push_back(to);
            items[static_cast<std::size_t>(to)].associates.push_back(from);
            const auto &known = items[index].facts->associations;
            const auto association = std::find_if(known.begin(), known.end(),
                                                  [&](const Association *each) { return each->idText == choice.associationId; });
            if (association == known.end() || !(*association)->groups)
                continue;
            above[static_cast<std::size_t>(speaker(from))] = speaker(to);
            joined.insert(joined.end(), {from, to});
        }
    }
    std::sort(joined.begin(), joined.end());
    joined.erase(std::unique(joined.begin(), joined.end()), joined.end());
    std::unordered_map<int, std::vector<int>> groups;
    for (const int item : joined)
        groups[speaker(item)].push_back(item);
    for (const auto &[speaks, group] : groups)
        if (group.size() <= mostAttached)
            for (const int member : group)
                items[static_cast<std::size_t>(member)].attached = group;
}

std::uint32_t Tree::keyOf(const std::string &id)
{
    Known &known = m_known[id];
    if (known.key == 0)
        known.key = m_keys.of(id);
    return known.key;
}

void Tree::addForces(const std::vector<Force> &list, int parent)
{
    for (const Force &force : list) {
        const int index = static_cast<int>(forces.size());
        ForceItem item;
        item.force = &force;
        item.parent = parent;
        if (m_data) {
            item.book = m_data->book(force.catalogueId);
            item.entryId = m_data->find(lastSegment(force.entryId));
            item.catalogueId = m_data->find(force.catalogueId);
            const ForceEntry *above = parent >= 0 ? forces[static_cast<std::size_t>(parent)].entry : nullptr;
            item.entry = item.book ? item.book->forceEntry(item.entryId, above) : nullptr;
            if (above)
                for (const ForceLink &link : above->forceLinks)
                    if (link.targetId == item.entryId && (!item.link || force.entryId.starts_with(link.idText)))
                        item.link = &link;
            item.linkId = item.link ? item.link->id : Id{};
        }
        item.key = keyOf(force.id);
        Known &known = m_known[force.id];
        known.index = index;
        known.isForce = true;
        known.turn = m_turn;
        item.firstItem = static_cast<int>(items.size());
        forces.push_back(item);
        addSelections(force.selections, index, -1);
        forces[static_cast<std::size_t>(index)].endItem = static_cast<int>(items.size());
        addForces(force.forces, index);
        forces[static_cast<std::size_t>(index)].endForce = static_cast<int>(forces.size());
    }
}

void Tree::addSelections(const std::vector<Selection> &selections, int force, int parent)
{
    for (const Selection &selection : selections) {
        const auto index = items.size();
        Item item;
        item.selection = &selection;
        item.parent = parent;
        item.force = force;
        item.number = selection.number;
        item.key = keyOf(selection.id);
        Known &known = m_known[selection.id];
        known.index = static_cast<int>(index);
        known.isForce = false;
        known.turn = m_turn;
        item.facts = &factsOf(known, selection, forces[static_cast<std::size_t>(force)], parent);
        item.categories = item.facts->categories;
        items.push_back(std::move(item));
        addSelections(selection.selections, force, static_cast<int>(index));
        items[index].end = static_cast<int>(items.size());
    }
}

const NodeFacts &Tree::factsOf(Known &known, const Selection &selection, const ForceItem &force, int parent)
{
    const EntryNode *above = parent >= 0 ? items[static_cast<std::size_t>(parent)].facts->node : nullptr;
    if (known.facts && known.book == force.book && known.above == above && known.entryId == selection.entryId
        && known.groupId == selection.entryGroupId)
        return *known.facts;
    const EntryNode *node = force.book && (parent < 0 || above)
        ? force.book->locate(above, force.entry, selection.entryId, selection.entryGroupId)
        : nullptr;
    known.book = force.book;
    known.above = above;
    known.entryId = selection.entryId;
    known.groupId = selection.entryGroupId;
    known.facts = node ? &m_facts.of(*node) : &m_facts.ofOrphan(selection);
    return *known.facts;
}

int Tree::find(std::string_view selectionId) const
{
    const auto place = m_known.find(std::string(selectionId));
    return place != m_known.end() && place->second.turn == m_turn && !place->second.isForce ? place->second.index : -1;
}

int Tree::findForce(std::string_view forceId) const
{
    const auto place = m_known.find(std::string(forceId));
    return place != m_known.end() && place->second.turn == m_turn && place->second.isForce ? place->second.index : -1;
}

std::vector<std::string> Tree::path(std::string_view id) const
{
    std::vector<std::string> ids;
    int force = findForce(id);
    for (int item = find(id); item >= 0; item = items[static_cast<std::size_t>(item)].parent) {
        ids.push_back(items[static_cast<std::size_t>(item)].selection->id);
        force = items[static_cast<std::size_t>(item)].force;
    }
    for (; force >= 0; force = forces[static_cast<std::size_t>(force)].parent)
        ids.push_back(forces[static_cast<std::size_t>(force)].force->id);
    std::reverse(ids.begin(), ids.end());
    return ids;
}

bool Tree::hasCategory(int item, Id category) const
{
    const auto &categories = items[static_cast<std::size_t>(item)].categories;
    return std::any_of(categories.begin(), categories.end(), [&](const CategoryState &state) { return state.id == category; });
}

int Tree::rootOf(int item) const
{
    while (item >= 0 && items[static_cast<std::size_t>(item)].parent >= 0)
        item = items[static_cast<std::size_t>(item)].parent;
    return item;
}

} // namespace muster::rules
