// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Rearranging.h"

#include "documents/roster/commands/selections/TakeOptions.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/FormationOrder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::documents {

namespace {

struct RearrangingWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterCommand)
};

std::string plainOf(const std::string &compositeId)
{
    return std::string(rules::lastSegment(compositeId));
}

bool mayTake(const rules::EntryNode &node, const std::string &plainEntryId)
{
    const auto &below = node.entriesBelow();
    return std::any_of(below.begin(), below.end(), [&](const rules::EntryNode *entry) { return entry->entry().idText == plainEntryId; });
}

// Every slot of an owner that knows the entry, but the one it stands in now.
void addPlaces(std::vector<Placement> &places, const rules::Evaluator &evaluator, const std::string &ownerId,
               const rules::SelectionPlace &from, const CandidateTest &wanted)
{
    for (const rules::Slot &slot : evaluator.slotsOf(ownerId, false, rules::Priced::No)) {
        if (ownerId == from.parentId() && (slot.groupId == from.selection->entryGroupId || !from.parent))
            continue;
        const auto found = std::find_if(slot.candidates.begin(), slot.candidates.end(), wanted);
        if (found != slot.candidates.end() && !found->hidden)
            places.push_back({ownerId, slot.groupId, *found});
    }
}

bool isInside(const rules::Roster &roster, const std::string &id, const std::string &outerId)
{
    const std::vector<std::string> path = rules::idPath(roster, id);
    return std::find(path.begin(), path.end(), outerId) != path.end();
}

// The owner of the option in this unit; null when the unit has nothing like it.
const rules::Selection *ownerIn(const rules::Selection &unit, const OptionChoice &choice)
{
    const rules::Selection *owner = &unit;
    for (const std::string &step : choice.path) {
        const auto next = std::find_if(owner->selections.begin(), owner->selections.end(),
                                       [&](const rules::Selection &child) { return plainOf(child.entryId) == step; });
        if (next == owner->selections.end())
            return nullptr;
        owner = &*next;
    }
    return owner;
}

const rules::Slot *slotOf(const std::vector<rules::Slot> &offered, const OptionChoice &choice)
{
    for (const rules::Slot &slot : offered) {
        const bool here = plainOf(slot.groupId) == choice.groupId
            && (choice.entryId.empty() || std::any_of(slot.candidates.begin(), slot.candidates.end(), isEntry(choice.entryId)));
        if (here)
            return &slot;
    }
    return nullptr;
}

bool chooseIn(RosterDocument &document, const std::string &unitId, const OptionChoice &choice, int count)
{
    const rules::SelectionPlace unit = rules::findSelection(document.roster(), unitId);
    const rules::Selection *owner = unit ? ownerIn(*unit.selection, choice) : nullptr;
    if (!owner)
        return false;
    const std::string ownerId = owner->id;
    const rules::SlotList offered = document.evaluator().slotsOf(ownerId, false, rules::Priced::No);
    const rules::Slot *slot = slotOf(offered, choice);
    if (!slot)
        return false;
    std::vector<std::string> going;
    std::string entryId;
    int current = 0;
    for (const rules::Candidate &candidate : slot->candidates) {
        const bool wanted = !choice.entryId.empty() && isEntry(choice.entryId)(candidate);
        if (wanted) {
            entryId = candidate.entryId;
            current = candidate.current;
        }
        if (wanted ? count < candidate.current : choice.alone)
            going.insert(going.end(), candidate.selectionIds.begin(), candidate.selectionIds.end());
    }
    if (count < current)
        current = 0; // they go, and so many come anew
    if (!going.empty() && !document.removeSelections(going))
        return false;
    if (!entryId.empty() && count > current)
        return document.addSelection(ownerId, entryId, slot->groupId, count - current).ok();
    return true;
}

} // namespace

std::vector<rules::Candidate> replacementsFor(const rules::Evaluator &evaluator, const std::string &selectionId)
{
    std::vector<rules::Candidate> found;
    const rules::SelectionPlace from = rules::findSelection(evaluator.roster(), selectionId);
    if (!from)
        return found;
    const std::string own = plainOf(from.selection->entryId);
    for (const rules::Slot &slot : evaluator.slotsOf(from.parentId())) {
        if (slot.groupId != from.selection->entryGroupId && from.parent)
            continue;
        for (rules::Candidate candidate : slot.candidates) {
            const bool sameKind = candidate.node && rules::isFormation(*candidate.node) == [&] {
                const rules::EffectiveSelection *here = evaluator.selection(selectionId);
                return here && here->node && rules::isFormation(*here->node);
            }();
            if (candidate.hidden || !sameKind || rules::isUnitType(candidate.type) != rules::isUnitType(from.selection->type)
                || plainOf(candidate.entryId) == own)
                continue;
            if (candidate.reasonHere && candidate.reasonMax != 0 && candidate.max != 0)
                candidate.canAdd = true; // the one that goes makes room
            found.push_back(std::move(candidate));
        }
    }
    return found;
}

std::vector<Placement> placesFor(const rules::Evaluator &evaluator, const std::vector<std::string> &selectionIds)
{
    std::vector<Placement> places;
    const rules::SelectionPlace from = selectionIds.empty() ? rules::SelectionPlace()
                                                            : rules::findSelection(evaluator.roster(), selectionIds.front());
    if (!from)
        return places;
    const std::string entry = plainOf(from.selection->entryId);
    for (const rules::Force &force : evaluator.roster().forces) {
        rules::forEachSelection(force, [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
            if (effective && effective->node && mayTake(*effective->node, entry))
                addPlaces(places, evaluator, selection.id, from, isEntry(entry));
        });
        addPlaces(places, evaluator, force.id, from, isEntry(entry));
    }
    places.erase(std::remove_if(places.begin(), places.end(),
                                [&](const Placement &place) {
                                    return std::any_of(selectionIds.begin(), selectionIds.end(), [&](const std::string &id) {
                                        const rules::SelectionPlace each = rules::findSelection(evaluator.roster(), id);
                                        return !each || isInside(evaluator.roster(), place.ownerId, id)
                                            || !candidateAt(evaluator, place.ownerId, place.groupId,
                                                            isEntry(plainOf(each.selection->entryId)));
                                    });
                                }),
                 places.end());
    return places;
}

RosterDocument::Answer replaceAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const std::string &plainEntryId)
{
    if (selectionIds.size() == 1)
        return document.replaceSelection(selectionIds.front(), plainEntryId);
    RosterDocument::Answer first = std::string();
    document.runTogether(RearrangingWords::tr("Replace %n unit(s)", nullptr, int(selectionIds.size())), [&] {
        for (const std::string &id : selectionIds) {
            const RosterDocument::Answer answer = document.replaceSelection(id, plainEntryId);
            if (!answer || !first || first->empty())
                first = answer;
        }
    });
    return first;
}

RosterDocument::Answer tagAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const std::string &tag)
{
    if (selectionIds.size() == 1)
        return document.changeTag(selectionIds.front(), "tag", tag);
    RosterDocument::Answer last = std::string();
    const int count = int(selectionIds.size());
    document.runTogether(tag.empty() ? RearrangingWords::tr("Take the tag off %n unit(s)", nullptr, count)
                                     : RearrangingWords::tr("Tag %n unit(s)", nullptr, count),
                         [&] {
                             for (const std::string &id : selectionIds)
                                 last = document.changeTag(id, "tag", tag);
                         });
    return last;
}

RosterDocument::Answer countAll(RosterDocument &document, const std::vector<std::string> &selectionIds, int step)
{
    const auto next = [&](const std::string &id) {
        const rules::SelectionPlace place = rules::findSelection(document.roster(), id);
        return place ? std::max(0, place.selection->number + step) : 0;
    };
    if (selectionIds.size() == 1)
        return document.changeCount(selectionIds.front(), next(selectionIds.front()));
    RosterDocument::Answer last = std::string();
    document.runTogether(RearrangingWords::tr("Change the count of %n unit(s)", nullptr, int(selectionIds.size())), [&] {
        for (const std::string &id : selectionIds)
            last = document.changeCount(id, next(id));
    });
    return last;
}

RosterDocument::Answer setCounts(RosterDocument &document, const std::vector<std::string> &selectionIds, int count)
{
    if (selectionIds.size() == 1)
        return document.changeCount(selectionIds.front(), count);
    // Of those that are rows of their own each is one: a number is nothing for them.
    std::vector<std::string> counted;
    for (const std::string &id : selectionIds) {
        const rules::SelectionPlace place = rules::findSelection(document.roster(), id);
        const rules::EffectiveSelection *effective = place ? document.evaluator().selection(id) : nullptr;
        if (effective && effective->node && place.parent && !effective->node->instanced() && place.selection->number != count)
            counted.push_back(id);
    }
    RosterDocument::Answer last = std::string();
    if (counted.empty())
        return last;
    document.runTogether(RearrangingWords::tr("Change the count of %n unit(s)", nullptr, int(counted.size())), [&] {
        for (const std::string &id : counted)
            last = document.changeCount(id, count);
    });
    return last;
}

RosterDocument::Answer equipAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const rules::Selection &like)
{
    return document.run(std::make_unique<TakeOptions>(selectionIds, like));
}

OptionChoice optionChoice(const rules::Roster &roster, const std::string &unitId, const std::string &ownerId, const std::string &entryId,
                          const std::string &groupId)
{
    OptionChoice choice;
    choice.entryId = plainOf(entryId);
    choice.groupId = plainOf(groupId);
    const std::vector<std::string> ids = rules::idPath(roster, ownerId);
    const auto unit = std::find(ids.begin(), ids.end(), unitId);
    for (auto id = unit; id != ids.end(); ++id) {
        if (id != unit)
            choice.path.push_back(plainOf(rules::findSelection(roster, *id).selection->entryId));
    }
    return choice;
}

RosterDocument::Answer chooseForAll(RosterDocument &document, const std::vector<std::string> &unitIds, const OptionChoice &choice,
                                    int count)
{
    RosterDocument::Answer last = std::string();
    document.runTogether(RearrangingWords::tr("Equip %n unit(s)", nullptr, int(unitIds.size())), [&] {
        for (const std::string &id : unitIds) {
            if (chooseIn(document, id, choice, count))
                last = id;
        }
    });
    return last;
}

} // namespace muster::documents
