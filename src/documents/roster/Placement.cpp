// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Placement.h"

#include "rules/data/CompositeId.h"

namespace muster::documents {

namespace {

bool hasRoom(const rules::Slot &slot)
{
    return slot.max < 0 || slot.current < slot.max;
}

} // namespace

CandidateTest isEntry(std::string plainEntryId)
{
    return [id = std::move(plainEntryId)](const rules::Candidate &candidate) { return rules::lastSegment(candidate.entryId) == id; };
}

std::optional<rules::Candidate> candidateAt(const rules::Evaluator &evaluator, const std::string &ownerId, const std::string &groupId,
                                            const CandidateTest &wanted)
{
    std::optional<rules::Candidate> refused;
    for (const rules::Slot &slot : evaluator.slotsOf(ownerId)) {
        if (!groupId.empty() && slot.groupId != groupId)
            continue;
        for (const rules::Candidate &candidate : slot.candidates) {
            if (!wanted(candidate))
                continue;
            if (candidate.canAdd)
                return candidate;
            if (!refused)
                refused = candidate;
        }
    }
    return refused;
}

Placement placeIn(const rules::Evaluator &evaluator, const std::string &ownerId, const CandidateTest &wanted)
{
    Placement known;
    for (const rules::Slot &slot : evaluator.slotsOf(ownerId)) {
        for (const rules::Candidate &candidate : slot.candidates) {
            if (!wanted(candidate))
                continue;
            if (candidate.canAdd && hasRoom(slot))
                return {ownerId, slot.groupId, candidate};
            if (!known)
                known = {ownerId, slot.groupId, candidate};
        }
    }
    return known;
}

Placement placeInForce(const rules::Evaluator &evaluator, const std::string &forceId, const CandidateTest &wanted)
{
    Placement known = placeIn(evaluator, forceId, wanted);
    if (known && known.candidate->canAdd)
        return known;
    const rules::Force *force = rules::findForce(evaluator.roster(), forceId);
    if (!force)
        return known;
    for (const rules::Selection &selection : force->selections) {
        const Placement inside = placeIn(evaluator, selection.id, wanted);
        if (inside && inside.candidate->canAdd)
            return inside;
        if (!known)
            known = inside;
    }
    return known;
}

Placement placeFor(const rules::Evaluator &evaluator, const std::string &forceId, const Placement &slot, const CandidateTest &wanted)
{
    if (!slot)
        return placeInForce(evaluator, forceId, wanted);
    if (std::optional<rules::Candidate> here = candidateAt(evaluator, slot.ownerId, slot.groupId, wanted))
        return {slot.ownerId, slot.groupId, std::move(here)};
    std::string owner = slot.ownerId;
    while (const rules::SelectionPlace selection = rules::findSelection(evaluator.roster(), owner)) {
        if (Placement found = placeIn(evaluator, owner, wanted); found && found.candidate->canAdd)
            return found;
        owner = selection.parentId();
    }
    return placeIn(evaluator, forceId, wanted);
}

} // namespace muster::documents
