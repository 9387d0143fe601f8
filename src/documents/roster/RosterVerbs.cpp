// SPDX-License-Identifier: GPL-3.0-or-later
// The edits of RosterDocument: each makes its command and runs it.
#include "documents/roster/RosterDocument.h"
#include "documents/roster/commands/ChangeCostLimit.h"
#include "documents/roster/commands/ChangeCount.h"
#include "documents/roster/commands/ChangeLink.h"
#include "documents/roster/commands/ChangeNote.h"
#include "documents/roster/commands/ChangeTag.h"
#include "documents/roster/commands/RenameRoster.h"
#include "documents/roster/commands/forces/AddForce.h"
#include "documents/roster/commands/forces/DuplicateForce.h"
#include "documents/roster/commands/forces/MoveForce.h"
#include "documents/roster/commands/forces/RemoveForce.h"
#include "documents/roster/commands/selections/AddSelection.h"
#include "documents/roster/commands/selections/DuplicateSelection.h"
#include "documents/roster/commands/selections/JoinSelections.h"
#include "documents/roster/commands/selections/MoveSelection.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "documents/roster/commands/selections/PasteSelections.h"
#include "documents/roster/commands/selections/RemoveSelection.h"
#include "documents/roster/commands/selections/RemoveSelections.h"
#include "documents/roster/commands/selections/RenameSelection.h"
#include "documents/roster/commands/selections/ReplaceSelection.h"
#include "documents/roster/commands/selections/SwapSelections.h"

namespace muster::documents {

RosterDocument::Answer RosterDocument::addForce(const std::string &forceEntryId, const std::string &catalogueId,
                                                const std::string &parentForceId)
{
    return run(std::make_unique<AddForce>(forceEntryId, catalogueId, parentForceId));
}

RosterDocument::Answer RosterDocument::removeForce(const std::string &forceId)
{
    return run(std::make_unique<RemoveForce>(forceId));
}

RosterDocument::Answer RosterDocument::duplicateForce(const std::string &forceId)
{
    return run(std::make_unique<DuplicateForce>(forceId));
}

RosterDocument::Answer RosterDocument::moveForce(const std::string &forceId, std::size_t newIndex)
{
    return run(std::make_unique<MoveForce>(forceId, newIndex));
}

RosterDocument::Answer RosterDocument::addSelection(const std::string &parentId, const std::string &entryId, const std::string &groupId,
                                                    int count)
{
    return run(std::make_unique<AddSelection>(parentId, entryId, groupId, count));
}

RosterDocument::Answer RosterDocument::removeSelection(const std::string &selectionId)
{
    return run(std::make_unique<RemoveSelection>(selectionId));
}

RosterDocument::Answer RosterDocument::removeSelections(const std::vector<std::string> &selectionIds)
{
    return run(std::make_unique<RemoveSelections>(m_roster, selectionIds));
}

RosterDocument::Answer RosterDocument::changeCount(const std::string &selectionId, int count)
{
    return run(std::make_unique<ChangeCount>(selectionId, count));
}

RosterDocument::Answer RosterDocument::duplicateSelection(const std::string &selectionId)
{
    return run(std::make_unique<DuplicateSelection>(selectionId));
}

RosterDocument::Answer RosterDocument::moveSelection(const std::string &selectionId, std::size_t newIndex)
{
    return run(std::make_unique<MoveSelection>(selectionId, newIndex));
}

RosterDocument::Answer RosterDocument::moveSelections(const std::vector<SelectionMove> &moves, const std::string &newParentId,
                                                      std::size_t newIndex)
{
    return run(std::make_unique<MoveSelections>(moves, newParentId, newIndex));
}

RosterDocument::Answer RosterDocument::swapSelections(const std::string &firstId, const std::string &secondId)
{
    return run(std::make_unique<SwapSelections>(firstId, secondId));
}

RosterDocument::Answer RosterDocument::replaceSelection(const std::string &selectionId, const std::string &entryId)
{
    return run(std::make_unique<ReplaceSelection>(selectionId, entryId));
}

RosterDocument::Answer RosterDocument::pasteSelections(const std::vector<rules::Selection> &selections, const std::string &parentId,
                                                       const std::string &groupId)
{
    return run(std::make_unique<PasteSelections>(selections, parentId, groupId));
}

RosterDocument::Answer RosterDocument::renameSelection(const std::string &id, const std::string &name)
{
    return run(std::make_unique<RenameSelection>(id, name));
}

RosterDocument::Answer RosterDocument::changeNote(const std::string &id, const std::string &note)
{
    return run(std::make_unique<ChangeNote>(id, note));
}

RosterDocument::Answer RosterDocument::changeTag(const std::string &id, const std::string &key, const std::string &value)
{
    return run(std::make_unique<ChangeTag>(id, key, value));
}

RosterDocument::Answer RosterDocument::changeLink(const std::string &id, const std::string &ruleId, const std::string &hostId)
{
    return run(std::make_unique<ChangeLink>(id, ruleId, hostId));
}

RosterDocument::Answer RosterDocument::joinSelections(const std::string &id, const std::string &associationId,
                                                      const std::vector<std::string> &to)
{
    return run(std::make_unique<JoinSelections>(id, associationId, to));
}

RosterDocument::Answer RosterDocument::renameRoster(const std::string &name)
{
    return run(std::make_unique<RenameRoster>(name));
}

RosterDocument::Answer RosterDocument::changeCostLimit(const std::string &costTypeId, double value)
{
    return run(std::make_unique<ChangeCostLimit>(costTypeId, value));
}

RosterDocument::Answer RosterDocument::applyFix(const rules::Fix &fix)
{
    switch (fix.kind) {
    case rules::Fix::Kind::Add:
        return addSelection(fix.targetId, fix.entryId, fix.groupId, std::max(1, fix.count));
    case rules::Fix::Kind::Remove:
        return removeSelections(rules::removedIds(fix));
    case rules::Fix::Kind::SetCount:
        return changeCount(fix.targetId, fix.count);
    case rules::Fix::Kind::SetCostLimit:
        break;
    }
    return changeCostLimit(fix.targetId, fix.value);
}

} // namespace muster::documents
