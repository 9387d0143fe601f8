// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/CatalogueItems.h"

#include "models/roster/FormationRows.h"

namespace muster::models {

using rules::Candidate;
using rules::EntryNode;
using share::toData;
using share::toText;

namespace {

void gatherRoots(CatalogueItems &found, const rules::Evaluator &evaluator, const CatalogueQuery &query)
{
    for (const rules::Slot &slot : found.ask(evaluator, toData(query.forceId))) {
        for (const Candidate &candidate : slot.candidates) {
            if (!candidate.node)
                continue;
            found.item(*candidate.node).root = &candidate;
            if (!isFormation(*candidate.node))
                continue;
            for (const EntryNode *inner : candidate.node->entriesBelow()) {
                if (isUnitType(rules::toString(inner->entry().type)))
                    found.item(*inner);
            }
        }
    }
}

void gatherTarget(CatalogueItems &found, const rules::Evaluator &evaluator, const share::RosterLook &look, const CatalogueQuery &query)
{
    if (!query.slot.isValid() || query.slot.ownerId == query.forceId)
        return;
    for (const rules::Slot &slot : found.ask(evaluator, toData(query.slot.ownerId))) {
        const bool wanted = toText(slot.groupId) == query.slot.groupId;
        const QString name = slot.group ? look.name(slot.group->entry().idText, slot.name) : toText(slot.name);
        if (wanted)
            found.slotName = name;
        for (const Candidate &candidate : slot.candidates) {
            if (!isUnitEntry(candidate))
                continue;
            CatalogueItem &known = found.item(*candidate.node);
            if (wanted) {
                known.target = &candidate;
                continue;
            }
            if (!known.inside || (!known.inside->canAdd && candidate.canAdd))
                known.inside = &candidate;
            if (!known.otherSlots.contains(name))
                known.otherSlots.append(name);
        }
    }
    found.targeted = !found.slotName.isEmpty() || !query.slot.groupId.isEmpty();
}

// Units that no force takes singly are added to the first formation of the roster that has room for them.
void gatherFormations(CatalogueItems &found, const rules::Evaluator &evaluator, const CatalogueQuery &query)
{
    const rules::Force *force = found.targeted ? nullptr : rules::findForce(evaluator.roster(), toData(query.forceId));
    if (!force)
        return;
    for (const rules::Selection &selection : force->selections) {
        const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
        if (!effective || !effective->node || !isFormation(*effective->node))
            continue;
        for (const rules::Slot &slot : found.ask(evaluator, selection.id)) {
            for (const Candidate &candidate : slot.candidates) {
                if (!isUnitEntry(candidate))
                    continue;
                CatalogueItem &known = found.item(*candidate.node);
                if (!known.inside || (!known.inside->canAdd && candidate.canAdd))
                    known.inside = &candidate;
            }
        }
    }
}

} // namespace

CatalogueItem &CatalogueItems::item(const EntryNode &node)
{
    const std::string id(node.entry().idText);
    auto [found, isNew] = items.try_emplace(id);
    if (isNew) {
        found->second.node = &node;
        order.push_back(id);
    }
    return found->second;
}

rules::SlotList CatalogueItems::ask(const rules::Evaluator &evaluator, const std::string &ownerId)
{
    return asked.emplace_back(evaluator.slotsOf(ownerId));
}

CatalogueItems catalogueItems(const rules::Evaluator &evaluator, const share::RosterLook &look, const CatalogueQuery &query)
{
    CatalogueItems found;
    gatherRoots(found, evaluator, query);
    gatherTarget(found, evaluator, look, query);
    gatherFormations(found, evaluator, query);
    return found;
}

} // namespace muster::models
