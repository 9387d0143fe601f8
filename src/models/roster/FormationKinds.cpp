// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as a unit, a row or a formation in the data of any game, and whose fault a finding is.
#include "models/roster/FormationRows.h"

#include <algorithm>

namespace muster::models {

std::map<std::string, int> worstFindings(const std::vector<rules::RosterFinding> &findings)
{
    std::map<std::string, int> worst;
    for (const rules::RosterFinding &finding : findings) {
        const auto mark = [&](const std::string &id) { worst[id] = std::max(worst[id], int(finding.severity) + 1); };
        mark(finding.ownerId);
        const auto &members = finding.memberIds;
        if (finding.kind == rules::FindingKind::TooMany && std::find(members.begin(), members.end(), finding.ownerId) != members.end())
            std::for_each(members.begin(), members.end(), mark);
    }
    return worst;
}

bool isRowIn(std::string_view ownerType, std::string_view type, const rules::EntryNode *node)
{
    if (!isUnitType(ownerType))
        return isUnitType(type) || (node && isFormation(*node));
    return type == "unit" || (type == "model" && node && node->instanced());
}

bool isUnitEntry(const rules::Candidate &candidate)
{
    return candidate.node && (isUnitType(candidate.type) || isFormation(*candidate.node));
}

bool isUnitSlot(const rules::Slot &slot, std::string_view ownerType)
{
    return std::any_of(slot.candidates.begin(), slot.candidates.end(),
                       [&](const rules::Candidate &candidate) { return isRowIn(ownerType, candidate.type, candidate.node); });
}

bool mayHoldRows(std::string_view ownerType, const rules::EntryNode &node)
{
    const auto &below = node.entriesBelow();
    return std::any_of(below.begin(), below.end(), [&](const rules::EntryNode *child) {
        return !child->isGroup() && isRowIn(ownerType, rules::toString(child->entry().type), child);
    });
}

} // namespace muster::models
