// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Draft.h"

#include "rules/data/CompositeId.h"
#include "rules/roster/Links.h"

#include <algorithm>
#include <utility>

namespace muster::rules {

namespace {

constexpr int maximalDepth = 32;
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
    const ForceEntry *force = book->forceEntry(data->find(place.force->entryId));
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
        if (!childNode || !childNode->collective() || childNode->instanced())
            continue;
        const int number = followedNumber(child.number, before, after);
        if (number > 0)
            setNumber(child.id, number, childNode);
        else if (const SelectionPlace place = findSelection(std::as_const(m_roster), child.id))
            removeSelection(place);
    }
}

Selection Draft::create(const EntryNode &node, int number)
{
    Selection selection = blank(node, number);
    fill(selection, node, 0);
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

void Draft::fill(Selection &selection, const EntryNode &node, int depth)
{
    if (depth > maximalDepth || full())
        return;
    for (const EntryNode *child : node.entriesBelow())
        if (const int amount = child->defaultAmount(); amount > 0)
            addInside(selection, *child, amount, depth);
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
        if (!chosen || group->minimum() <= 0)
            continue;
        int present = 0;
        for (const Selection &child : selection.selections)
            for (const EntryNode *inside : group->entriesBelow())
                if (inside->path() == child.entryId && inside->groupPath() == child.entryGroupId)
                    present += inside->collective() ? child.number / std::max(1, selection.number) : child.number;
        if (const int missing = group->minimum() - present; missing > 0)
            addInside(selection, *chosen, missing, depth);
    }
}

void Draft::addInside(Selection &parent, const EntryNode &node, int amount, int depth)
{
    const int number = node.collective() ? forEachOf(amount, parent.number) : amount;
    const auto make = [&](int size) {
        ++m_made;
        Selection selection = blank(node, size);
        fill(selection, node, depth + 1);
        m_edit.automatic[selection.entryId] = selection.id;
        parent.selections.push_back(std::move(selection));
    };
    if (node.instanced()) {
        for (int i = 0; i < std::min(amount, 1000) && !full(); ++i)
            make(node.collective() ? parent.number : 1);
        return;
    }
    for (Selection &child : parent.selections) {
        if (child.entryId != node.path() || child.entryGroupId != node.groupPath())
            continue;
        const int before = child.number;
        child.number = std::min(highestNumber, child.number + number);
        for (Selection &inner : child.selections)
            inner.number = followedNumber(inner.number, before, child.number);
        return;
    }
    make(number);
}

void Draft::renew(Selection &selection)
{
    NewIds fresh;
    renew(selection, fresh);
    follow(selection, fresh);
}

void Draft::renew(Force &force)
{
    NewIds fresh;
    renew(force, fresh);
    follow(force, fresh);
}

void Draft::renew(Selection &selection, NewIds &fresh)
{
    std::string id = m_ids.next();
    fresh.emplace(std::move(selection.id), id);
    selection.id = std::move(id);
    for (Selection &child : selection.selections)
        renew(child, fresh);
}

void Draft::renew(Force &force, NewIds &fresh)
{
    force.id = m_ids.next();
    for (Selection &selection : force.selections)
        renew(selection, fresh);
    for (Force &child : force.forces)
        renew(child, fresh);
}

// Who belongs together stays together in the copy; a copy alone belongs to nobody: a vehicle is full once.
void Draft::follow(Selection &selection, const NewIds &fresh)
{
    std::erase_if(selection.extras, [&fresh](const auto &extra) { return isLinkKey(extra.first) && fresh.count(extra.second) == 0; });
    for (auto &[key, value] : selection.extras)
        if (isLinkKey(key))
            value = fresh.at(value);
    for (Selection &child : selection.selections)
        follow(child, fresh);
}

void Draft::follow(Force &force, const NewIds &fresh)
{
    for (Selection &selection : force.selections)
        follow(selection, fresh);
    for (Force &child : force.forces)
        follow(child, fresh);
}

void Draft::lead(const std::string &from, const std::string &to)
{
    std::vector<EditStep> steps;
    forEachSelection(std::as_const(m_roster), [&](const Selection &selection) {
        for (const auto &[key, value] : selection.extras)
            if (isLinkKey(key) && value == from) {
                EditStep step;
                step.kind = EditStep::Kind::SetExtra;
                step.id = selection.id;
                step.key = key;
                step.before = value;
                step.after = to;
                steps.push_back(std::move(step));
            }
    });
    for (EditStep &step : steps)
        add(std::move(step));
}

} // namespace muster::rules
