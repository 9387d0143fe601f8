// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Text.h"
#include "rules/data/CompositeId.h"
#include "rules/roster/Draft.h"
#include "rules/roster/Links.h"
#include "rules/roster/Operations.h"

#include <algorithm>
#include <utility>

namespace muster::rules {

namespace {

struct ForcePlace
{
    std::string parentId;
    std::size_t index = 0;
    const Force *force = nullptr;
};

ForcePlace findPlace(const std::vector<Force> &forces, const std::string &parentId, std::string_view id)
{
    for (std::size_t index = 0; index < forces.size(); ++index) {
        if (forces[index].id == id)
            return {parentId, index, &forces[index]};
        if (ForcePlace inner = findPlace(forces[index].forces, forces[index].id, id); inner.force)
            return inner;
    }
    return {};
}

// A force takes what has a primary category of its own.
bool isTakenBy(const ForceEntry &force, const EntryNode &node)
{
    for (const Entry *part : node.parts())
        for (const CategoryLink &link : part->categoryLinks)
            if (link.primary)
                return std::any_of(force.categoryLinks.begin(), force.categoryLinks.end(),
                                   [&](const CategoryLink &own) { return own.targetId == link.targetId; });
    return true;
}

base::Error noForce(std::string_view id)
{
    return {"roster.no-force", {QT_TRANSLATE_NOOP("Message", "there is no force with the id '%1'"), {id}}, {}};
}

} // namespace

const ForceEntry *Operations::entryOf(std::string_view forceId) const
{
    const Force *force = forceId.empty() ? nullptr : findForce(std::as_const(m_roster), forceId);
    const Book *book = force && m_data ? m_data->book(force->catalogueId) : nullptr;
    return book ? book->forceEntry(m_data->find(lastSegment(force->entryId))) : nullptr;
}

Operations::Outcome Operations::addForce(std::string_view forceEntryId, std::string_view catalogueId, std::string_view parentForceId)
{
    const Book *book = m_data ? m_data->book(catalogueId) : nullptr;
    if (!book)
        return base::Error{"roster.no-catalogue", {QT_TRANSLATE_NOOP("Message", "there is no catalogue '%1'"), {catalogueId}}, {}};
    const ForceEntry *entry = book->forceEntry(m_data->find(lastSegment(forceEntryId)), entryOf(parentForceId));
    if (!entry)
        return base::Error{"roster.no-force-entry", {QT_TRANSLATE_NOOP("Message", "the data know no force '%1'"), {forceEntryId}}, {}};
    if (!parentForceId.empty() && !findForce(std::as_const(m_roster), parentForceId))
        return noForce(parentForceId);
    Draft draft(m_roster, m_ids);
    Force force;
    force.id = m_ids.next();
    force.entryId = entry->idText;
    force.name = entry->name;
    force.catalogueId = book->catalogue().idText;
    force.catalogueName = book->catalogue().name;
    force.catalogueRevision = book->catalogue().revision;
    // In the newer dialect every force brings along what it must have, as far as it takes it at all.
    const bool newer = m_data->newerDialect();
    if (m_roster.forces.empty() || newer) {
        for (const EntryNode *node : book->roots(entry)) {
            if (newer && (!node->startsShown() || !isTakenBy(*entry, *node)))
                continue;
            const int wanted = newer && m_roster.forces.empty() ? std::max(node->defaultAmount(), node->rosterMinimum())
                                                                : node->defaultAmount();
            for (int i = 0; i < std::min(wanted, 1000) && !draft.full(); ++i) {
                Selection selection = draft.create(*node, 1);
                draft.edit().automatic[selection.entryId] = selection.id;
                force.selections.push_back(std::move(selection));
            }
        }
    }
    draft.edit().createdId = force.id;
    const Force *parent = parentForceId.empty() ? nullptr : findForce(std::as_const(m_roster), parentForceId);
    draft.insertForce(parentForceId, parent ? parent->forces.size() : m_roster.forces.size(), std::move(force));
    return draft.take();
}

Operations::Outcome Operations::removeForce(std::string_view forceId)
{
    const ForcePlace place = findPlace(m_roster.forces, {}, forceId);
    if (!place.force)
        return noForce(forceId);
    Draft draft(m_roster, m_ids);
    draft.removeForce(place.parentId, place.index, *place.force);
    return draft.take();
}

Operations::Outcome Operations::duplicateForce(std::string_view forceId)
{
    const ForcePlace place = findPlace(m_roster.forces, {}, forceId);
    if (!place.force)
        return noForce(forceId);
    Draft draft(m_roster, m_ids);
    Force copy = *place.force;
    draft.renew(copy);
    draft.edit().createdId = copy.id;
    draft.insertForce(place.parentId, place.index + 1, std::move(copy));
    return draft.take();
}

Operations::Outcome Operations::moveForce(std::string_view forceId, std::size_t newIndex)
{
    const ForcePlace place = findPlace(m_roster.forces, {}, forceId);
    if (!place.force)
        return noForce(forceId);
    const Force *parent = place.parentId.empty() ? nullptr : findForce(std::as_const(m_roster), place.parentId);
    EditStep step;
    step.kind = EditStep::Kind::MoveForce;
    step.id = forceId;
    step.parentId = place.parentId;
    step.index = place.index;
    step.newIndex = std::min(newIndex, (parent ? parent->forces.size() : m_roster.forces.size()) - 1);
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(forceId);
    if (step.index != step.newIndex)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::setText(std::string_view id, const char *key, std::string_view value)
{
    EditStep step;
    step.kind = EditStep::Kind::SetText;
    step.id = id;
    step.key = key;
    step.after = std::string(value);
    const bool name = step.key != "customNotes";
    if (id.empty())
        step.before = name ? m_roster.name : m_roster.customNotes;
    else if (const Force *force = findForce(std::as_const(m_roster), id))
        step.before = name ? force->customName : force->customNotes;
    else if (const SelectionPlace place = findSelection(std::as_const(m_roster), id))
        step.before = name ? place.selection->customName : place.selection->customNotes;
    else
        return base::Error{"roster.unknown-id", {QT_TRANSLATE_NOOP("Message", "there is nothing with the id '%1'"), {id}}, {}};
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(id);
    if (step.before != step.after)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::setName(std::string_view name)
{
    return setText({}, "name", name);
}

Operations::Outcome Operations::setNotes(std::string_view notes)
{
    return setText({}, "customNotes", notes);
}

Operations::Outcome Operations::setCustomName(std::string_view id, std::string_view name)
{
    return id.empty() ? setName(name) : setText(id, "customName", name);
}

Operations::Outcome Operations::setCustomNotes(std::string_view id, std::string_view notes)
{
    return setText(id, "customNotes", notes);
}

Operations::Outcome Operations::setCategoryText(std::string_view forceId, std::string_view categoryId, std::string_view name,
                                                std::string_view notes)
{
    const Force *force = findForce(std::as_const(m_roster), forceId);
    if (!force)
        return noForce(forceId);
    CategoryNote old{std::string(categoryId), {}, {}};
    for (const CategoryNote &note : force->categoryNotes)
        if (note.entryId == categoryId)
            old = note;
    Draft draft(m_roster, m_ids);
    const auto change = [&](const char *key, const std::string &before, std::string_view after) {
        if (before == after)
            return;
        EditStep step;
        step.kind = EditStep::Kind::SetCategoryText;
        step.id = forceId;
        step.categoryId = categoryId;
        step.key = key;
        step.before = before;
        step.after = std::string(after);
        draft.add(std::move(step));
    };
    change("customName", old.customName, name);
    change("customNotes", old.customNotes, notes);
    return draft.take();
}

Operations::Outcome Operations::setExtra(std::string_view id, std::string_view key, std::optional<std::string> value)
{
    const Extras *extras = nullptr;
    if (id.empty())
        extras = &m_roster.extras;
    else if (const Force *force = findForce(std::as_const(m_roster), id))
        extras = &force->extras;
    else if (const SelectionPlace place = findSelection(std::as_const(m_roster), id))
        extras = &place.selection->extras;
    if (!extras)
        return base::Error{"roster.unknown-id", {QT_TRANSLATE_NOOP("Message", "there is nothing with the id '%1'"), {id}}, {}};
    EditStep step;
    step.kind = EditStep::Kind::SetExtra;
    step.id = id;
    step.key = key;
    if (const auto place = extras->find(step.key); place != extras->end())
        step.before = place->second;
    step.after = std::move(value);
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(id);
    if (step.before != step.after)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::setLink(std::string_view selectionId, std::string_view ruleId, std::string_view hostId)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place || (!hostId.empty() && !findSelection(std::as_const(m_roster), hostId)))
        return base::Error{
            "roster.unknown-id", {QT_TRANSLATE_NOOP("Message", "there is nothing with the id '%1'"), {place ? hostId : selectionId}}, {}};
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(selectionId);
    std::map<std::string, std::vector<std::string>> before;
    for (const AssociationChoice &choice : place.selection->associations)
        before[choice.associationId].push_back(choice.to);
    std::vector<EditStep> steps;
    // Who joins one leaves the others.
    for (const auto &[association, to] : before)
        if (association != ruleId && !hostId.empty())
            steps.push_back(associationStep(selectionId, association, to, {}));
    const std::vector<std::string> after = hostId.empty() ? std::vector<std::string>() : std::vector{std::string(hostId)};
    if (before[std::string(ruleId)] != after)
        steps.push_back(associationStep(selectionId, ruleId, before[std::string(ruleId)], after));
    for (EditStep &step : steps)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::setAssociation(std::string_view selectionId, std::string_view associationId,
                                               const std::vector<std::string> &to)
{
    const SelectionPlace place = findSelection(std::as_const(m_roster), selectionId);
    if (!place)
        return base::Error{"roster.unknown-id", {QT_TRANSLATE_NOOP("Message", "there is nothing with the id '%1'"), {selectionId}}, {}};
    std::vector<std::string> before;
    for (const AssociationChoice &choice : place.selection->associations)
        if (choice.associationId == associationId)
            before.push_back(choice.to);
    for (const std::string &id : to)
        if (id == selectionId || !findSelection(std::as_const(m_roster), id))
            return base::Error{"roster.unknown-id", {QT_TRANSLATE_NOOP("Message", "there is nothing with the id '%1'"), {id}}, {}};
    EditStep step = associationStep(selectionId, associationId, before, to);
    Draft draft(m_roster, m_ids);
    draft.edit().createdId = std::string(selectionId);
    if (step.before != step.after)
        draft.add(std::move(step));
    return draft.take();
}

Operations::Outcome Operations::setCostLimit(std::string_view costTypeId, double value)
{
    EditStep step;
    step.kind = EditStep::Kind::SetCostLimit;
    step.key = costTypeId;
    step.index = m_roster.costLimits.size();
    std::string name;
    for (std::size_t index = 0; index < m_roster.costLimits.size(); ++index) {
        if (m_roster.costLimits[index].typeId == costTypeId) {
            step.limitBefore = m_roster.costLimits[index];
            step.index = index;
            name = m_roster.costLimits[index].name;
        }
    }
    if (const CostType *type = m_data ? m_data->costType(costTypeId) : nullptr)
        name = type->name;
    else if (!step.limitBefore && value >= 0)
        return base::Error{"roster.no-cost-type", {QT_TRANSLATE_NOOP("Message", "the data know no cost type '%1'"), {costTypeId}}, {}};
    if (value >= 0)
        step.limitAfter = CostValue{name, std::string(costTypeId), value};
    Draft draft(m_roster, m_ids);
    if (step.limitBefore != step.limitAfter)
        draft.add(std::move(step));
    return draft.take();
}

} // namespace muster::rules
