// SPDX-License-Identifier: GPL-3.0-or-later
// What counts as a unit, a row or a formation in the data of any game.
#include "models/FormationRows.h"

#include <algorithm>

namespace muster::models {

bool isRowIn(std::string_view ownerType, std::string_view type, const rules::EntryNode *node)
{
    if (!isUnitType(ownerType))
        return isUnitType(type);
    return type == "unit" || (type == "model" && node && node->instanced());
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
