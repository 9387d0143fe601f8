// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterEdit.h"

#include "base/Text.h"

#include <algorithm>

namespace muster::rules {

namespace {

template <typename T>
void insertAt(std::vector<T> &items, std::size_t index, T item)
{
    index = std::min(index, items.size());
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), std::move(item));
}

template <typename T>
void removeAt(std::vector<T> &items, std::size_t index, std::string_view id)
{
    // The index is where it was; the id is what counts.
    if (index >= items.size() || items[index].id != id) {
        const auto place = std::find_if(items.begin(), items.end(), [&](const T &item) { return item.id == id; });
        if (place == items.end())
            return;
        index = static_cast<std::size_t>(place - items.begin());
    }
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

std::vector<Force> *childForces(Roster &roster, const std::string &parentId)
{
    if (parentId.empty())
        return &roster.forces;
    Force *parent = findForce(roster, parentId);
    return parent ? &parent->forces : nullptr;
}

void moveForce(Roster &roster, const EditStep &step)
{
    std::vector<Force> *forces = childForces(roster, step.parentId);
    if (!forces || step.index >= forces->size())
        return;
    Force force = std::move((*forces)[step.index]);
    forces->erase(forces->begin() + static_cast<std::ptrdiff_t>(step.index));
    insertAt(*forces, step.newIndex, std::move(force));
}

void moveSelection(Roster &roster, const EditStep &step)
{
    std::vector<Selection> *from = childSelections(roster, step.parentId);
    if (!from || step.index >= from->size())
        return;
    Selection selection = std::move((*from)[step.index]);
    from->erase(from->begin() + static_cast<std::ptrdiff_t>(step.index));
    if (std::vector<Selection> *to = childSelections(roster, step.newParentId))
        insertAt(*to, step.newIndex, std::move(selection));
    else if (std::vector<Selection> *back = childSelections(roster, step.parentId)) // there is no such place: it stays
        insertAt(*back, step.index, std::move(selection));
}

void setText(Roster &roster, const EditStep &step)
{
    const std::string value = step.after.value_or(std::string());
    if (step.id.empty())
        (step.key == "name" ? roster.name : roster.customNotes) = value;
    else if (Force *force = findForce(roster, step.id))
        (step.key == "customName" ? force->customName : force->customNotes) = value;
    else if (Selection *selection = findSelection(roster, step.id))
        (step.key == "customName" ? selection->customName : selection->customNotes) = value;
}

void setCategoryText(Roster &roster, const EditStep &step)
{
    Force *force = findForce(roster, step.id);
    if (!force)
        return;
    auto place = std::find_if(force->categoryNotes.begin(), force->categoryNotes.end(),
                              [&](const CategoryNote &note) { return note.entryId == step.categoryId; });
    if (place == force->categoryNotes.end())
        place = force->categoryNotes.insert(place, CategoryNote{step.categoryId, {}, {}});
    (step.key == "customName" ? place->customName : place->customNotes) = step.after.value_or(std::string());
    if (place->customName.empty() && place->customNotes.empty())
        force->categoryNotes.erase(place);
}

void setExtra(Roster &roster, const EditStep &step)
{
    Extras *extras = &roster.extras;
    if (Force *force = findForce(roster, step.id))
        extras = &force->extras;
    else if (Selection *selection = findSelection(roster, step.id))
        extras = &selection->extras;
    else if (!step.id.empty())
        return;
    if (step.after)
        (*extras)[step.key] = *step.after;
    else
        extras->erase(step.key);
}

void setCostLimit(Roster &roster, const EditStep &step)
{
    const auto place = std::find_if(roster.costLimits.begin(), roster.costLimits.end(),
                                    [&](const CostValue &limit) { return limit.typeId == step.key; });
    if (!step.limitAfter) {
        if (place != roster.costLimits.end())
            roster.costLimits.erase(place);
    } else if (place != roster.costLimits.end()) {
        *place = *step.limitAfter;
    } else {
        insertAt(roster.costLimits, step.index, *step.limitAfter);
    }
}

void setAssociation(Roster &roster, const EditStep &step)
{
    Selection *selection = findSelection(roster, step.id);
    if (!selection)
        return;
    auto &choices = selection->associations;
    // Those of the same association keep their place among the others, so that the opposite restores the list as it was.
    const auto same = [&](const AssociationChoice &choice) { return choice.associationId == step.key; };
    auto place = std::find_if(choices.begin(), choices.end(), same);
    const auto index = place - choices.begin();
    std::erase_if(choices, same);
    std::vector<AssociationChoice> added;
    const std::string joined = step.after.value_or(std::string());
    for (const std::string_view id : base::split(joined, " "))
        if (!id.empty())
            added.push_back({step.key, std::string(id)});
    const auto at = std::min<std::ptrdiff_t>(index, static_cast<std::ptrdiff_t>(choices.size()));
    choices.insert(choices.begin() + at, added.begin(), added.end());
}

void apply(Roster &roster, const EditStep &step)
{
    using Kind = EditStep::Kind;
    switch (step.kind) {
    case Kind::InsertForce:
        if (auto *forces = childForces(roster, step.parentId))
            insertAt(*forces, step.index, *step.force);
        break;
    case Kind::RemoveForce:
        if (auto *forces = childForces(roster, step.parentId))
            removeAt(*forces, step.index, step.force->id);
        break;
    case Kind::MoveForce:
        moveForce(roster, step);
        break;
    case Kind::InsertSelection:
        if (auto *selections = childSelections(roster, step.parentId))
            insertAt(*selections, step.index, *step.selection);
        break;
    case Kind::RemoveSelection:
        if (auto *selections = childSelections(roster, step.parentId))
            removeAt(*selections, step.index, step.selection->id);
        break;
    case Kind::MoveSelection:
        moveSelection(roster, step);
        break;
    case Kind::SetNumber:
        if (Selection *selection = findSelection(roster, step.id))
            selection->number = step.numberAfter;
        break;
    case Kind::SetText:
        setText(roster, step);
        break;
    case Kind::SetCategoryText:
        setCategoryText(roster, step);
        break;
    case Kind::SetExtra:
        setExtra(roster, step);
        break;
    case Kind::SetCostLimit:
        setCostLimit(roster, step);
        break;
    case Kind::SetAssociation:
        setAssociation(roster, step);
        break;
    }
}

EditStep opposite(EditStep step)
{
    using Kind = EditStep::Kind;
    switch (step.kind) {
    case Kind::InsertForce:
        step.kind = Kind::RemoveForce;
        break;
    case Kind::RemoveForce:
        step.kind = Kind::InsertForce;
        break;
    case Kind::InsertSelection:
        step.kind = Kind::RemoveSelection;
        break;
    case Kind::RemoveSelection:
        step.kind = Kind::InsertSelection;
        break;
    case Kind::MoveForce:
        std::swap(step.index, step.newIndex);
        break;
    case Kind::MoveSelection:
        std::swap(step.index, step.newIndex);
        std::swap(step.parentId, step.newParentId);
        break;
    case Kind::SetNumber:
        std::swap(step.numberBefore, step.numberAfter);
        break;
    case Kind::SetText:
    case Kind::SetCategoryText:
    case Kind::SetExtra:
    case Kind::SetAssociation:
        std::swap(step.before, step.after);
        break;
    case Kind::SetCostLimit:
        std::swap(step.limitBefore, step.limitAfter);
        break;
    }
    return step;
}

} // namespace

void reapply(Roster &roster, const RosterEdit &edit)
{
    for (const EditStep &step : edit.steps)
        apply(roster, step);
}

EditStep associationStep(std::string_view selectionId, std::string_view associationId, const std::vector<std::string> &before,
                         const std::vector<std::string> &after)
{
    EditStep step;
    step.kind = EditStep::Kind::SetAssociation;
    step.id = selectionId;
    step.key = associationId;
    step.before = base::join(before, " ");
    step.after = base::join(after, " ");
    return step;
}

void revert(Roster &roster, const RosterEdit &edit)
{
    for (auto step = edit.steps.rbegin(); step != edit.steps.rend(); ++step)
        apply(roster, opposite(*step));
}

RosterEdit inverse(const RosterEdit &edit)
{
    RosterEdit result;
    for (auto step = edit.steps.rbegin(); step != edit.steps.rend(); ++step)
        result.steps.push_back(opposite(*step));
    return result;
}

} // namespace muster::rules
