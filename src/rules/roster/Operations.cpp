// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Operations.h"

#include "rules/data/CompositeId.h"
#include "rules/roster/Draft.h"

#include <algorithm>
#include <utility>

namespace muster::rules {

namespace {

constexpr int maximalCount = 10'000;

base::Error error(const char *code, base::Message sentence)
{
    return {code, std::move(sentence), {}};
}

base::Error noSelection(std::string_view id)
{
    return error("roster.no-selection", {QT_TRANSLATE_NOOP("Message", "there is no selection with the id '%1'"), {id}});
}

base::Error noEntry(std::string_view id)
{
    return error("roster.no-entry", {QT_TRANSLATE_NOOP("Message", "the data offer no entry '%1' here"), {id}});
}

// Whether a node stands in the group (at any depth of groups), by composite or plain id.
bool inGroup(const EntryNode &node, std::string_view groupId)
{
    if (node.isSavedInGroup(groupId) || lastSegment(node.groupPath()) == groupId)
        return true;
    for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
        if (group->isSavedAs(groupId) || group->entry().idText == groupId)
            return true;
    return false;
}

// Among nodes: an exact composite id first, else one that has the id as a segment; only in the wanted group if one is
// given: a slot that does not offer the entry must not put it somewhere else.
const EntryNode *choose(const std::vector<const EntryNode *> &nodes, const Book &book, const EntryNode *parent, const ForceEntry *force,
                        std::string_view entryId, std::string_view groupId)
{
    if (groupId.empty())
        return parent ? book.findBelow(*parent, entryId) : book.findRoot(entryId, force);
    const EntryNode *bySegment = nullptr;
    for (const EntryNode *node : nodes) {
        if (!inGroup(*node, groupId))
            continue;
        if (node->isSavedAs(entryId))
            return node;
        if (!bySegment && (node->entry().idText == entryId || (node->link() && node->link()->idText == entryId)))
            bySegment = node;
    }
    return bySegment;
}

} // namespace

Operations::Operations(Roster &roster, const GameData *data, base::IdSource &ids) : m_roster(roster), m_data(data), m_ids(ids) {}

const EntryNode *Operations::nodeOf(std::string_view selectionId) const
{
    return rules::nodeOf(m_data, m_roster, selectionId);
}

Roster newRoster(const GameData &data, std::string name, base::IdSource &ids)
{
    Roster roster;
    roster.id = ids.next();
    roster.name = std::move(name);
    roster.gameSystemId = data.gameSystem().idText;
    roster.gameSystemName = data.gameSystem().name;
    roster.gameSystemRevision = data.gameSystem().revision;
    for (const CostType &type : data.gameSystem().costTypes)
        if (type.defaultCostLimit >= 0)
            roster.costLimits.push_back({std::string(type.name), std::string(type.idText), type.defaultCostLimit});
    return roster;
}

Operations::Place Operations::placeOf(std::string_view parentId) const
{
    Place place;
    if (const Force *force = findForce(std::as_const(m_roster), parentId)) {
        place.force = force;
    } else if (const SelectionPlace found = findSelection(std::as_const(m_roster), parentId)) {
        place.force = found.force;
        place.parent = found.selection;
    } else {
        return place;
    }
    place.book = m_data ? m_data->book(place.force->catalogueId) : nullptr;
    if (!place.book)
        return place;
    place.forceEntry = place.book->forceEntry(m_data->find(lastSegment(place.force->entryId)));
    if (place.parent)
        place.parentNode = nodeOf(place.parent->id);
    return place;
}

const EntryNode *Operations::entryAt(const Place &place, std::string_view entryId, std::string_view groupId) const
{
    if (!place.book || (place.parent && !place.parentNode))
        return nullptr;
    const auto &nodes = place.parentNode ? place.parentNode->entriesBelow() : place.book->roots(place.forceEntry);
    return choose(nodes, *place.book, place.parentNode, place.forceEntry, entryId, groupId);
}

Operations::Outcome Operations::addSelection(std::string_view parentId, std::string_view entryId, std::string_view groupId, int count)
{
    const Place place = placeOf(parentId);
    if (!place.force)
        return error("roster.no-parent", {QT_TRANSLATE_NOOP("Message", "there is no force or selection with the id '%1'"), {parentId}});
    const EntryNode *node = entryAt(place, entryId, groupId);
    if (!node)
        return noEntry(entryId);
    Draft draft(m_roster, m_ids);
    count = std::clamp(count, 1, maximalCount);
    const std::string parent(parentId);
    // One node that grows, or one node for each.
    const bool apart = m_unitsApart && node->entry().type == EntryType::Unit;
    const bool single = place.parent && !node->instanced() && !apart;
    // Numbers are totals: what a stack of seven takes, each of the seven takes.
    const bool total = place.parent && (node->collective() || m_data->newerDialect());
    if (!single && total && !node->defaultStacks().empty()) {
        const auto alike = std::count_if(place.parent->selections.begin(), place.parent->selections.end(),
                                         [&](const Selection &each) { return node->isSavedAs(each.entryId, each.entryGroupId); });
        Selection stack = draft.create(*node, forEachOf(count, place.parent->number), static_cast<std::size_t>(alike));
        draft.edit().createdId = stack.id;
        draft.insertSelection(parent, place.parent->selections.size(), std::move(stack));
        return draft.take();
    }
    if (!single) {
        for (int i = 0; i < std::min(count, 1000); ++i) {
            const int number = total ? place.parent->number : 1;
            Selection selection = draft.create(*node, number);
            draft.edit().createdId = selection.id;
            draft.insertSelection(parent, childSelections(m_roster, parent)->size(), std::move(selection));
        }
        return draft.take();
    }
    const int amount = total ? forEachOf(count, place.parent->number) : count;
    for (const Selection &sibling : place.parent->selections) {
        if (!node->isSavedAs(sibling.entryId, sibling.entryGroupId))
            continue;
        draft.edit().createdId = sibling.id;
        draft.setNumber(std::string(sibling.id), std::min(highestNumber, sibling.number + amount), node);
        return draft.take();
    }
    Selection selection = draft.create(*node, amount);
    draft.edit().createdId = selection.id;
    draft.insertSelection(parent, place.parent->selections.size(), std::move(selection));
    return draft.take();
}

Operations::Outcome Operations::deselect(std::string_view selectionId)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return noSelection(selectionId);
    const EntryNode *node = nodeOf(selectionId);
    const int step = place.parent && node && node->collective() ? std::max(1, place.parent->number) : 1;
    Draft draft(m_roster, m_ids);
    if (!place.parent || place.selection->number <= step)
        draft.removeSelection(place);
    else
        draft.setNumber(std::string(selectionId), place.selection->number - step, node);
    return draft.take();
}

Operations::Outcome Operations::removeSelection(std::string_view selectionId)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return noSelection(selectionId);
    Draft draft(m_roster, m_ids);
    draft.removeSelection(place);
    return draft.take();
}

Operations::Outcome Operations::setCount(std::string_view selectionId, int count)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return noSelection(selectionId);
    if (count < 0 || count > maximalCount)
        return error("roster.bad-count", {QT_TRANSLATE_NOOP("Message", "a count must be between 0 and %1"), {maximalCount}});
    if (count == 0)
        return removeSelection(selectionId);
    const EntryNode *node = nodeOf(selectionId);
    const int number = place.parent && node && node->collective() ? forEachOf(count, std::max(1, place.parent->number)) : count;
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(selectionId);
    draft.setNumber(std::string(selectionId), number, node);
    return draft.take();
}

Operations::Outcome Operations::duplicateSelection(std::string_view selectionId)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return noSelection(selectionId);
    Draft draft(m_roster, m_ids);
    Selection copy = *place.selection;
    draft.renew(copy);
    draft.edit().createdId = copy.id;
    const std::size_t end = (place.parent ? place.parent->selections : place.force->selections).size();
    draft.insertSelection(std::string(place.parentId()), end, std::move(copy));
    return draft.take();
}

Operations::Outcome Operations::copySelection(const Selection &selection, std::string_view parentId, std::string_view groupId)
{
    const Place place = placeOf(parentId);
    if (!place.force)
        return error("roster.no-parent", {QT_TRANSLATE_NOOP("Message", "there is no force or selection with the id '%1'"), {parentId}});
    const EntryNode *node = entryAt(place, selection.entryId, groupId);
    if (!node)
        node = entryAt(place, lastSegment(selection.entryId), groupId);
    if (!node)
        return noEntry(selection.name.empty() ? selection.entryId : selection.name);
    Draft draft(m_roster, m_ids);
    Selection copy = selection;
    rebase(copy, *node);
    draft.renew(copy);
    draft.edit().createdId = copy.id;
    draft.insertSelection(parentId, childSelections(m_roster, parentId)->size(), std::move(copy));
    return draft.take();
}

Operations::Outcome Operations::moveSelection(std::string_view selectionId, std::size_t newIndex)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return noSelection(selectionId);
    const auto &siblings = place.parent ? place.parent->selections : place.force->selections;
    EditStep step;
    step.kind = EditStep::Kind::MoveSelection;
    step.id = selectionId;
    step.parentId = step.newParentId = place.parentId();
    step.index = place.index;
    step.newIndex = std::min(newIndex, siblings.size() - 1);
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(selectionId);
    if (step.index != step.newIndex)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::moveSelection(std::string_view selectionId, std::string_view newParentId, std::string_view groupId,
                                              std::size_t newIndex)
{
    const SelectionPlace from = findSelection(std::as_const(m_roster), selectionId);
    if (!from)
        return noSelection(selectionId);
    bool inside = false;
    forEachSelection(*from.selection, [&](const Selection &inner) { inside = inside || inner.id == newParentId; });
    if (inside)
        return error("roster.into-itself", QT_TRANSLATE_NOOP("Message", "a selection cannot be moved into itself"));
    const Place place = placeOf(newParentId);
    if (!place.force)
        return error("roster.no-parent", {QT_TRANSLATE_NOOP("Message", "there is no force or selection with the id '%1'"), {newParentId}});
    const EntryNode *node = entryAt(place, from.selection->entryId, groupId);
    if (!node)
        node = entryAt(place, lastSegment(from.selection->entryId), groupId);
    if (!node)
        return noEntry(from.selection->name.empty() ? from.selection->entryId : from.selection->name);
    Selection moved = *from.selection;
    rebase(moved, *node);
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = moved.id;
    const std::string parent(newParentId);
    newIndex = std::min(newIndex, childSelections(m_roster, parent)->size());
    if (from.parentId() == parent && from.index < newIndex)
        --newIndex; // it leaves a gap before the place it goes to
    if (from.parentId() == parent && from.index == newIndex && moved.entryId == from.selection->entryId
        && moved.entryGroupId == from.selection->entryGroupId)
        return draft.take();
    // Not a plain move: the composite ids may change, and the opposite must restore them.
    draft.removeSelection(from);
    draft.insertSelection(parent, newIndex, std::move(moved));
    return draft.take();
}

Operations::Outcome Operations::swapSelections(std::string_view firstId, std::string_view secondId)
{
    SelectionPlace first = findSelection(std::as_const(m_roster), firstId), second = findSelection(std::as_const(m_roster), secondId);
    if (!first || !second)
        return noSelection(first ? secondId : firstId);
    for (const auto &[outer, inner] : {std::pair(first, second), std::pair(second, first)}) {
        bool inside = false;
        forEachSelection(*outer.selection, [&, id = inner.selection](const Selection &each) { inside = inside || &each == id; });
        if (inside)
            return error("roster.into-itself", QT_TRANSLATE_NOOP("Message", "a selection cannot be moved into itself"));
    }
    if (first.parentId() == second.parentId() && first.index > second.index)
        std::swap(first, second);
    const auto moved = [this](const SelectionPlace &from, const SelectionPlace &to) -> std::optional<Selection> {
        const Place place = placeOf(to.parentId());
        const EntryNode *node = entryAt(place, lastSegment(from.selection->entryId), to.selection->entryGroupId);
        if (!node)
            return std::nullopt;
        Selection selection = *from.selection;
        rebase(selection, *node);
        return selection;
    };
    std::optional<Selection> there = moved(first, second), here = moved(second, first);
    if (!there || !here)
        return noEntry((there ? second : first).selection->name);
    const std::string firstParent = first.parentId(), secondParent = second.parentId();
    const std::size_t firstIndex = first.index, secondIndex = second.index;
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(firstId);
    const std::string removedLater = first.selection->id;
    draft.removeSelection(second); // the later one first, so that the other keeps its index
    draft.removeSelection(findSelection(std::as_const(m_roster), removedLater));
    draft.insertSelection(firstParent, firstIndex, std::move(*here));
    draft.insertSelection(secondParent, secondIndex, std::move(*there));
    return draft.take();
}

Operations::Outcome Operations::replaceSelection(std::string_view selectionId, std::string_view entryId)
{
    const SelectionPlace from = findSelection(std::as_const(m_roster), selectionId);
    if (!from)
        return noSelection(selectionId);
    const std::string parent = from.parentId();
    const Place place = placeOf(parent);
    const EntryNode *node = entryAt(place, entryId, from.selection->entryGroupId);
    if (!node)
        return noEntry(entryId);
    Draft draft(m_roster, m_ids);
    const Selection old = *from.selection;
    Selection fresh = draft.create(*node, old.number);
    fresh.customName = old.customName;
    fresh.customNotes = old.customNotes;
    fresh.extras = old.extras;
    fresh.associations = old.associations;
    // Options that the new entry has too (by the same definition) stay chosen.
    Selection kept = old;
    rebase(kept, *node);
    for (Selection &option : kept.selections) {
        const bool known = node->book().locate(node, nullptr, option.entryId, option.entryGroupId) != nullptr;
        const bool there = std::any_of(fresh.selections.begin(), fresh.selections.end(),
                                       [&](const Selection &selection) { return selection.entryId == option.entryId; });
        if (known && !there) {
            draft.renew(option);
            fresh.selections.push_back(std::move(option));
        }
    }
    draft.edit().createdId = fresh.id;
    const std::size_t index = from.index;
    const std::string freshId = fresh.id;
    draft.removeSelection(from);
    draft.insertSelection(parent, index, std::move(fresh));
    draft.lead(old.id, freshId);
    return draft.take();
}

} // namespace muster::rules
