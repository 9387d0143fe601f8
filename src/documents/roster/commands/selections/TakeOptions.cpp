// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/TakeOptions.h"

#include "documents/roster/RosterDocument.h"
#include "rules/data/CompositeId.h"

#include <algorithm>

namespace muster::documents {

namespace {

std::string lastOf(const std::string &compositeId)
{
    return std::string(rules::lastSegment(compositeId));
}

// Units and fighters with choices of their own are nobody's equipment.
bool isEquipment(const rules::Selection &selection, const rules::EntryNode *node)
{
    return selection.type != "unit" && !(selection.type == "model" && node && node->instanced());
}

// The entry of an owner that an option of another one means: in the same group, by the same definition.
const rules::EntryNode *knownOption(const rules::EntryNode &owner, const rules::Selection &option)
{
    for (const rules::EntryNode *entry : owner.entriesBelow()) {
        if (entry->entry().idText == lastOf(option.entryId) && lastOf(entry->groupPath()) == lastOf(option.entryGroupId))
            return entry;
    }
    return nullptr;
}

// What must be there stays, unless the other one brings something for the same place.
bool staysChosen(const rules::EntryNode &node, const rules::Selection &option, const std::vector<rules::Selection> &wanted)
{
    const bool replaced = std::any_of(wanted.begin(), wanted.end(), [&](const rules::Selection &other) {
        return option.entryGroupId.empty() ? lastOf(other.entryId) == lastOf(option.entryId)
                                           : lastOf(other.entryGroupId) == lastOf(option.entryGroupId);
    });
    const rules::EntryNode *group = node.parent() && node.parent()->isGroup() ? node.parent() : nullptr;
    return !replaced && (node.minimum() > 0 || (group && group->minimum() > 0));
}

} // namespace

TakeOptions::TakeOptions(std::vector<std::string> selectionIds, rules::Selection like)
    : m_selectionIds(std::move(selectionIds)), m_like(std::move(like))
{
}

rules::Operations::Outcome TakeOptions::equip(rules::Operations &operations, const std::string &id) const
{
    rules::RosterEdit whole;
    whole.createdId = id;
    const rules::SelectionPlace place = rules::findSelection(operations.roster(), id);
    const rules::EntryNode *node = place ? operations.nodeOf(id) : nullptr;
    if (!node)
        return whole; // the data do not know it: it stays as it is
    std::vector<rules::Selection> wanted;
    for (const rules::Selection &option : m_like.selections) {
        const rules::EntryNode *known = knownOption(*node, option);
        if (!known || !isEquipment(option, known))
            continue;
        wanted.push_back(option);
        if (known->collective() && m_like.number > 0) // so many for each model
            wanted.back().number = std::max(1, option.number / m_like.number) * place.selection->number;
    }
    std::vector<std::string> going;
    for (const rules::Selection &option : place.selection->selections) {
        const rules::EntryNode *known = knownOption(*node, option);
        if (known && isEquipment(option, known) && !staysChosen(*known, option, wanted))
            going.push_back(option.id);
    }
    const auto add = [&whole](rules::Operations::Outcome outcome) {
        if (outcome)
            appendEdit(whole, std::move(*outcome));
        return outcome.ok();
    };
    for (const std::string &option : going) {
        if (auto outcome = operations.removeSelection(option); !add(outcome))
            return outcome;
    }
    for (const rules::Selection &option : wanted) {
        if (auto outcome = operations.copySelection(option, id, lastOf(option.entryGroupId)); !add(outcome))
            return outcome;
    }
    whole.createdId = id;
    return whole;
}

rules::Operations::Outcome TakeOptions::prepare(rules::Operations &operations)
{
    rules::RosterEdit whole;
    for (const std::string &id : m_selectionIds) {
        rules::Operations::Outcome outcome = equip(operations, id);
        if (!outcome)
            return outcome;
        appendEdit(whole, std::move(*outcome));
    }
    return whole;
}

QString TakeOptions::sentence(const RosterDocument &document) const
{
    return m_selectionIds.size() == 1
        ? QCoreApplication::translate("RosterCommand", "Equip %1").arg(shownName(document, m_selectionIds.front()))
        : QCoreApplication::translate("RosterCommand", "Equip %n unit(s)", nullptr, int(m_selectionIds.size()));
}

} // namespace muster::documents
