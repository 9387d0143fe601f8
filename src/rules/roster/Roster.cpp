// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Roster.h"

#include <utility>

namespace muster::rules {

namespace {

bool sameSnapshot(const SnapshotPtr &first, const SnapshotPtr &second)
{
    return first == second || (first && second && *first == *second);
}

const Force *forceIn(const std::vector<Force> &forces, std::string_view id)
{
    for (const Force &force : forces) {
        if (force.id == id)
            return &force;
        if (const Force *inner = forceIn(force.forces, id))
            return inner;
    }
    return nullptr;
}

SelectionPlace selectionIn(const Force &force, const Selection *parent, const std::vector<Selection> &selections, std::string_view id)
{
    for (std::size_t index = 0; index < selections.size(); ++index) {
        if (selections[index].id == id)
            return {&force, parent, &selections[index], index};
        if (SelectionPlace inner = selectionIn(force, &selections[index], selections[index].selections, id))
            return inner;
    }
    return {};
}

SelectionPlace selectionIn(const std::vector<Force> &forces, std::string_view id)
{
    for (const Force &force : forces) {
        if (SelectionPlace place = selectionIn(force, nullptr, force.selections, id))
            return place;
        if (SelectionPlace place = selectionIn(force.forces, id))
            return place;
    }
    return {};
}

bool pathTo(const std::vector<Selection> &selections, std::string_view id, std::vector<std::string> &path)
{
    for (const Selection &selection : selections) {
        path.push_back(selection.id);
        if (selection.id == id || pathTo(selection.selections, id, path))
            return true;
        path.pop_back();
    }
    return false;
}

bool pathTo(const std::vector<Force> &forces, std::string_view id, std::vector<std::string> &path)
{
    for (const Force &force : forces) {
        path.push_back(force.id);
        if (force.id == id || pathTo(force.selections, id, path) || pathTo(force.forces, id, path))
            return true;
        path.pop_back();
    }
    return false;
}

} // namespace

bool operator==(const Selection &first, const Selection &second)
{
    return first.id == second.id && first.entryId == second.entryId && first.entryGroupId == second.entryGroupId
        && first.name == second.name && first.type == second.type && first.customName == second.customName
        && first.customNotes == second.customNotes && first.number == second.number && first.extras == second.extras
        && first.associations == second.associations && sameSnapshot(first.snapshot, second.snapshot)
        && first.selections == second.selections;
}

bool operator==(const Force &first, const Force &second)
{
    return first.id == second.id && first.entryId == second.entryId && first.name == second.name && first.catalogueId == second.catalogueId
        && first.catalogueName == second.catalogueName && first.catalogueRevision == second.catalogueRevision
        && first.customName == second.customName && first.customNotes == second.customNotes && first.extras == second.extras
        && first.categoryNotes == second.categoryNotes && sameSnapshot(first.snapshot, second.snapshot)
        && first.selections == second.selections && first.forces == second.forces;
}

const Force *findForce(const Roster &roster, std::string_view forceId)
{
    return forceIn(roster.forces, forceId);
}

Force *findForce(Roster &roster, std::string_view forceId)
{
    return const_cast<Force *>(findForce(std::as_const(roster), forceId));
}

SelectionPlace findSelection(const Roster &roster, std::string_view selectionId)
{
    return selectionIn(roster.forces, selectionId);
}

Selection *findSelection(Roster &roster, std::string_view selectionId)
{
    return const_cast<Selection *>(findSelection(std::as_const(roster), selectionId).selection);
}

const std::vector<Selection> *childSelections(const Roster &roster, std::string_view parentId)
{
    if (const Force *force = findForce(roster, parentId))
        return &force->selections;
    const SelectionPlace place = findSelection(roster, parentId);
    return place ? &place.selection->selections : nullptr;
}

std::vector<Selection> *childSelections(Roster &roster, std::string_view parentId)
{
    return const_cast<std::vector<Selection> *>(childSelections(std::as_const(roster), parentId));
}

std::vector<std::string> idPath(const Roster &roster, std::string_view id)
{
    std::vector<std::string> path;
    pathTo(roster.forces, id, path);
    return path;
}

std::size_t selectionCount(const Roster &roster)
{
    std::size_t count = 0;
    forEachSelection(roster, [&](const Selection &) { ++count; });
    return count;
}

} // namespace muster::rules
