// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/EditDependence.h"

#include <algorithm>
#include <set>

namespace muster::documents {

namespace {

using rules::EditStep;
using EditDependenceKind = EditStep::Kind;
using Names = std::set<std::string>;

/// What an edit has to do with, by id.
struct Touched
{
    Names things;  ///< that came or went, with everything in them
    Names parents; ///< in which something came, went or was moved
    Names moved;
    Names forceOrders;                                    ///< parents whose forces came, went or were moved
    Names reordered;                                      ///< parents whose forces were moved
    std::set<std::pair<std::string, std::string>> values; ///< of a thing: which
    Names owners;                                         ///< of those values
};

void addForce(const rules::Force &force, Names &things)
{
    things.insert(force.id);
    for (const rules::Selection &root : force.selections)
        rules::forEachSelection(root, [&things](const rules::Selection &selection) { things.insert(selection.id); });
    for (const rules::Force &child : force.forces)
        addForce(child, things);
}

void addStep(const EditStep &step, Touched &touched)
{
    switch (step.kind) {
    case EditDependenceKind::InsertForce:
    case EditDependenceKind::RemoveForce:
        addForce(*step.force, touched.things);
        touched.parents.insert(step.parentId);
        touched.forceOrders.insert(step.parentId);
        break;
    case EditDependenceKind::MoveForce:
        touched.forceOrders.insert(step.parentId);
        touched.reordered.insert(step.parentId);
        break;
    case EditDependenceKind::InsertSelection:
    case EditDependenceKind::RemoveSelection:
        rules::forEachSelection(*step.selection, [&touched](const rules::Selection &selection) { touched.things.insert(selection.id); });
        touched.parents.insert(step.parentId);
        break;
    case EditDependenceKind::MoveSelection:
        touched.moved.insert(step.id);
        touched.parents.insert({step.parentId, step.newParentId});
        break;
    case EditDependenceKind::SetNumber:
    case EditDependenceKind::SetText:
    case EditDependenceKind::SetCategoryText:
    case EditDependenceKind::SetExtra:
    case EditDependenceKind::SetCostLimit:
    case EditDependenceKind::SetAssociation:
        touched.values.insert({step.id, std::to_string(int(step.kind)) + "/" + step.categoryId + "/" + step.key});
        touched.owners.insert(step.id);
        break;
    }
}

Touched touchedBy(const rules::RosterEdit &edit)
{
    Touched touched;
    for (const EditStep &step : edit.steps)
        addStep(step, touched);
    return touched;
}

template <typename Set>
bool meet(const Set &first, const Set &second)
{
    return std::any_of(first.begin(), first.end(), [&second](const auto &each) { return second.count(each) > 0; });
}

std::vector<rules::Force> *forcesIn(rules::Roster &roster, const std::string &parentId)
{
    rules::Force *parent = parentId.empty() ? nullptr : rules::findForce(roster, parentId);
    return parentId.empty() ? &roster.forces : parent ? &parent->forces : nullptr;
}

template <typename T>
bool findRow(const std::vector<T> *items, const std::string &id, std::size_t &row)
{
    if (!items)
        return false;
    const auto place = std::find_if(items->begin(), items->end(), [&id](const T &item) { return item.id == id; });
    row = std::size_t(place - items->begin());
    return place != items->end();
}

bool isThere(const rules::Roster &roster, const std::string &id)
{
    return id.empty() || rules::findForce(roster, id) || rules::findSelection(roster, id);
}

template <typename T>
bool fitsIn(const rules::Roster &roster, const std::vector<T> *items, const std::string &id, std::size_t &row)
{
    if (!items || isThere(roster, id))
        return false;
    row = std::min(row, items->size());
    return true;
}

bool fitMove(rules::Roster &roster, EditStep &step)
{
    const std::vector<rules::Selection> *to = rules::childSelections(roster, step.newParentId);
    if (!to || !findRow(rules::childSelections(roster, step.parentId), step.id, step.index))
        return false;
    const std::size_t rows = to->size() - (step.parentId == step.newParentId ? 1 : 0);
    step.newIndex = std::min(step.newIndex, rows);
    return true;
}

bool fit(rules::Roster &roster, EditStep &step)
{
    switch (step.kind) {
    case EditDependenceKind::InsertForce:
        return fitsIn(roster, forcesIn(roster, step.parentId), step.force->id, step.index);
    case EditDependenceKind::RemoveForce:
        return findRow(forcesIn(roster, step.parentId), step.force->id, step.index);
    case EditDependenceKind::MoveForce: {
        const std::vector<rules::Force> *forces = forcesIn(roster, step.parentId);
        return forces && std::max(step.index, step.newIndex) < forces->size();
    }
    case EditDependenceKind::InsertSelection:
        return fitsIn(roster, rules::childSelections(roster, step.parentId), step.selection->id, step.index);
    case EditDependenceKind::RemoveSelection:
        return findRow(rules::childSelections(roster, step.parentId), step.selection->id, step.index);
    case EditDependenceKind::MoveSelection:
        return fitMove(roster, step);
    case EditDependenceKind::SetNumber:
    case EditDependenceKind::SetText:
    case EditDependenceKind::SetCategoryText:
    case EditDependenceKind::SetExtra:
    case EditDependenceKind::SetCostLimit:
    case EditDependenceKind::SetAssociation:
        break;
    }
    return isThere(roster, step.id);
}

} // namespace

bool buildsOn(const rules::RosterEdit &later, const rules::RosterEdit &earlier)
{
    const Touched mine = touchedBy(earlier), theirs = touchedBy(later);
    const bool onWhatCameOrWent = meet(mine.things, theirs.things) || meet(mine.things, theirs.parents) || meet(mine.things, theirs.moved)
        || meet(mine.things, theirs.owners);
    const bool tookItAway = meet(mine.parents, theirs.things) || meet(mine.owners, theirs.things);
    const bool onItsPlace = meet(mine.moved, theirs.moved) || meet(mine.moved, theirs.things) || meet(mine.reordered, theirs.forceOrders);
    return onWhatCameOrWent || tookItAway || onItsPlace || meet(mine.values, theirs.values);
}

std::optional<rules::RosterEdit> fittedTo(rules::Roster roster, rules::RosterEdit edit)
{
    for (EditStep &step : edit.steps) {
        if (!fit(roster, step))
            return std::nullopt;
        rules::RosterEdit one;
        one.steps.push_back(step);
        rules::reapply(roster, one);
    }
    return edit;
}

} // namespace muster::documents
