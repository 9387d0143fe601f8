// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Draft.h"

#include "rules/data/CompositeId.h"

#include <algorithm>
#include <utility>

namespace muster::rules {

namespace {

constexpr int maximalDraftDepth = 32;
constexpr int mostMade = 20'000;

const EntryNode *nodeIn(const Book &book, const ForceEntry *force, const EntryNode *parent, const std::vector<Selection> &selections,
                        std::string_view id, bool &found)
{
    for (const Selection &selection : selections) {
        const bool mayHold = selection.id == id || !selection.selections.empty();
        if (!mayHold)
            continue;
        const EntryNode *node = book.locate(parent, force, selection.entryId, selection.entryGroupId);
        if (selection.id == id) {
            found = true;
            return node;
        }
        if (!node)
            continue;
        const EntryNode *inner = nodeIn(book, force, node, selection.selections, id, found);
        if (found)
            return inner;
    }
    return nullptr;
}

// Whether an entry of a selection, or a group around it, begins hidden.
bool beginsHidden(const EntryNode &child, const EntryNode &owner)
{
    for (const EntryNode *node = &child; node && node != &owner; node = node->parent())
        if (!node->startsShown())
            return true;
    return false;
}

EditStep stepAt(EditStep::Kind kind, std::string_view parentId, std::size_t index, const std::string &id)
{
    EditStep step;
    step.kind = kind;
    step.parentId = parentId;
    step.index = index;
    step.id = id;
    return step;
}

} // namespace

const EntryNode *nodeOf(const GameData *data, const Roster &roster, std::string_view selectionId)
{
    const SelectionPlace place = findSelection(roster, selectionId);
    const Book *book = data && place ? data->book(place.force->catalogueId) : nullptr;
    if (!book)
        return nullptr;
    bool found = false;
    const ForceEntry *force = book->forceEntry(data->find(lastSegment(place.force->entryId)));
    return nodeIn(*book, force, nullptr, place.force->selections, selectionId, found);
}

int forEachOf(int amount, int number)
{
    return static_cast<int>(std::clamp<long long>(static_cast<long long>(amount) * number, 0, highestNumber));
}

int followedNumber(int number, int before, int after)
{
    before = std::max(1, before);
    after = std::max(1, after);
    if (number % before == 0) // the usual case: the same number for each
        return forEachOf(number / before, after);
    while (before < after && number < highestNumber) {
        number += (number + before - 1) / before;
        ++before;
    }
    while (before > after) {
        number -= (number + before - 1) / before;
        --before;
    }
    return std::max(0, number);
}

void rebase(Selection &selection, const EntryNode &node)
{
    selection.entryId = node.path();
    selection.entryGroupId = node.groupPath();
    for (Selection &child : selection.selections) {
        const EntryNode *best = nullptr;
        for (const EntryNode *candidate : node.entriesBelow()) {
            if (lastSegment(candidate->path()) != lastSegment(child.entryId))
                continue;
            const bool sameGroup = lastSegment(candidate->groupPath()) == lastSegment(child.entryGroupId);
            if (!best || sameGroup)
                best = candidate;
            if (sameGroup)
                break;
        }
        if (best)
            rebase(child, *best);
    }
}

void Draft::add(EditStep step)
{
    RosterEdit single;
    single.steps.push_back(step);
    reapply(m_roster, single);
    m_edit.steps.push_back(std::move(step));
}

void Draft::insertForce(std::string_view parentId, std::size_t index, Force force)
{
    EditStep step = stepAt(EditStep::Kind::InsertForce, parentId, index, force.id);
    step.force = std::make_shared<const Force>(std::move(force));
    add(std::move(step));
}

void Draft::removeForce(std::string_view parentId, std::size_t index, const Force &force)
{
    EditStep step = stepAt(EditStep::Kind::RemoveForce, parentId, index, force.id);
    step.force = std::make_shared<const Force>(force);
    add(std::move(step));
}

void Draft::insertSelection(std::string_view parentId, std::size_t index, Selection selection)
{
    EditStep step = stepAt(EditStep::Kind::InsertSelection, parentId, index, selection.id);
    step.selection = std::make_shared<const Selection>(std::move(selection));
    add(std::move(step));
}

void Draft::removeSelection(const SelectionPlace &place)
{
    EditStep step = stepAt(EditStep::Kind::RemoveSelection, place.parentId(), place.index, place.selection->id);
    step.selection = std::make_shared<const Selection>(*place.selection);
    add(std::move(step));
}

void Draft::setNumber(std::string_view id, int number, const EntryNode *node)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), id);
    if (!place || place.selection->number == number)
        return;
    EditStep step;
    step.kind = EditStep::Kind::SetNumber;
    step.id = id;
    step.numberBefore = place.selection->number;
    step.numberAfter = number;
    const int before = step.numberBefore;
    add(std::move(step));
    const Selection copy = *findSelection(std::as_const(m_roster), id).selection;
    follow(copy, node, before, number);
}

void Draft::follow(const Selection &selection, const EntryNode *node, int before, int after)
{
    if (!node)
        return;
    for (const Selection &child : selection.selections) {
        const EntryNode *childNode = node->book().locate(node, nullptr, child.entryId, child.entryGroupId);
        // In the newer dialect numbers are totals: everything in it follows.
        const bool total = node->book().data().newerDialect();
        if (!childNode || (!total && (!childNode->collective() || childNode->instanced())))
            continue;
        const int number = followedNumber(child.number, before, after);
        if (number > 0)
            setNumber(child.id, number, childNode);
        else if (const SelectionPlace place = findSelection(std::as_const(m_roster), child.id))
            removeSelection(place);
    }
}

Selection Draft::create(const EntryNode &node, int number, std::size_t stack)
{
    Selection selection = blank(node, number);
    fill(selection, node, 0, stack);
    return selection;
}

bool Draft::full() const
{
    return m_made >= mostMade;
}

Selection Draft::blank(const EntryNode &node, int number)
{
    Selection selection;
    selection.id = m_ids.next();
    selection.entryId = node.path();
    selection.entryGroupId = node.groupPath();
    selection.name = node.name();
    selection.type = node.entry().typeText;
    selection.number = number;
    return selection;
}

void Draft::fill(Selection &selection, const EntryNode &node, int depth, std::size_t stack)
{
    if (depth > maximalDraftDepth || full())
        return;
    const bool newer = node.book().data().newerDialect();
    for (const EntryNode *child : node.entriesBelow()) {
        if (newer && beginsHidden(*child, node))
            continue;
        const std::vector<int> stacks = child->defaultStacks();
        if (!stacks.empty() && stack != noStack) { // of a stack, the number that is meant for it
            if (const int amount = stacks[std::min(stack, stacks.size() - 1)]; amount > 0)
                addInside(selection, *child, amount, depth);
        } else if (!stacks.empty()) {
            addStacks(selection, *child, stacks, depth);
        } else if (const int amount = child->defaultAmount(); amount > 0) {
            addInside(selection, *child, amount, depth);
        }
    }
    // Groups: what their own minimum still lacks comes from their default entry.
    std::vector<const EntryNode *> groups;
    const auto collect = [&](const auto &self, const EntryNode &owner) -> void {
        for (const EntryNode *child : owner.children()) {
            if (child->isGroup()) {
                self(self, *child);
                groups.push_back(child);
            }
        }
    };
    collect(collect, node);
    for (const EntryNode *group : groups) {
        const EntryNode *chosen = group->defaultChild();
        if (!chosen || group->minimum() <= 0 || (newer && beginsHidden(*group, node)))
            continue;
        int present = 0;
        for (const Selection &child : selection.selections)
            for (const EntryNode *inside : group->entriesBelow())
                if (inside->isSavedAs(child.entryId, child.entryGroupId))
                    present += inside->collective() || newer ? child.number / std::max(1, selection.number) : child.number;
        if (const int missing = group->minimum() - present; missing > 0)
            addInside(selection, *chosen, missing, depth);
    }
}

void Draft::make(Selection &parent, const EntryNode &node, int size, int depth, std::size_t stack)
{
    ++m_made;
    Selection selection = blank(node, size);
    fill(selection, node, depth + 1, stack);
    m_edit.automatic[selection.entryId] = selection.id;
    parent.selections.push_back(std::move(selection));
}

void Draft::addStacks(Selection &parent, const EntryNode &node, const std::vector<int> &stacks, int depth)
{
    for (std::size_t stack = 0; stack < std::min<std::size_t>(stacks.size(), 1000) && !full(); ++stack)
        if (stacks[stack] > 0)
            make(parent, node, forEachOf(stacks[stack], parent.number), depth, stack);
}

void Draft::addInside(Selection &parent, const EntryNode &node, int amount, int depth)
{
    const bool total = node.collective() || node.book().data().newerDialect();
    const int number = total ? forEachOf(amount, parent.number) : amount;
    if (node.instanced()) {
        for (int i = 0; i < std::min(amount, 1000) && !full(); ++i)
            make(parent, node, total ? parent.number : 1, depth, static_cast<std::size_t>(i));
        return;
    }
    for (Selection &child : parent.selections) {
        if (!node.isSavedAs(child.entryId, child.entryGroupId))
            continue;
        const int before = child.number;
        child.number = std::min(highestNumber, child.number + number);
        for (Selection &inner : child.selections)
            inner.number = followedNumber(inner.number, before, child.number);
        return;
    }
    make(parent, node, number, depth);
}

void Draft::renew(Selection &selection)
{
    std::map<std::string, std::string> ids;
    giveIds(selection, ids);
    forEachSelection(selection, [&](const Selection &each) { follow(const_cast<Selection &>(each), ids); });
}

void Draft::renew(Force &force)
{
    std::map<std::string, std::string> ids;
    giveIds(force, ids);
    forEachSelection(force, [&](const Selection &each) { follow(const_cast<Selection &>(each), ids); });
}

void Draft::giveIds(Selection &selection, std::map<std::string, std::string> &ids)
{
    std::string &fresh = ids[selection.id];
    fresh = m_ids.next();
    selection.id = fresh;
    for (Selection &child : selection.selections)
        giveIds(child, ids);
}

void Draft::giveIds(Force &force, std::map<std::string, std::string> &ids)
{
    force.id = m_ids.next();
    for (Selection &selection : force.selections)
        giveIds(selection, ids);
    for (Force &child : force.forces)
        giveIds(child, ids);
}

// A copy joins the copies of those that the original has joined; one that stands alone joins nobody.
void Draft::follow(Selection &copy, const std::map<std::string, std::string> &ids)
{
    std::erase_if(copy.associations, [&](const AssociationChoice &choice) { return !ids.contains(choice.to); });
    for (AssociationChoice &choice : copy.associations)
        choice.to = ids.at(choice.to);
}

void Draft::lead(const std::string &from, const std::string &to)
{
    std::vector<EditStep> steps;
    forEachSelection(std::as_const(m_roster), [&](const Selection &selection) {
        std::map<std::string, std::pair<std::vector<std::string>, std::vector<std::string>>> joined; // before and after, by association
        for (const AssociationChoice &choice : selection.associations) {
            joined[choice.associationId].first.push_back(choice.to);
            joined[choice.associationId].second.push_back(choice.to == from ? to : choice.to);
        }
        for (const auto &[association, each] : joined)
            if (each.first != each.second)
                steps.push_back(associationStep(selection.id, association, each.first, each.second));
    });
    for (EditStep &step : steps)
        add(std::move(step));
}

} // namespace muster::rules
