// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Snapshot.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// No selection is counted higher: what a reader takes, and what an operation makes of large numbers.
inline constexpr int highestNumber = 1'000'000;

/// Whom a selection has joined, by which association of the data.
struct AssociationChoice
{
    std::string associationId;
    std::string to; ///< id of a selection
    friend bool operator==(const AssociationChoice &, const AssociationChoice &) = default;
};

/// One thing chosen, with what was chosen inside it.
struct Selection
{
    std::string id;           ///< stays the same over undo, save and load
    std::string entryId;      ///< composite id: "link::entry"
    std::string entryGroupId; ///< composite id of its immediate group; empty when in none
    std::string name;         ///< as the data called it when last saved
    std::string type;         ///< "unit", "model", "upgrade"
    std::string customName;
    std::string customNotes;
    int number = 1;       ///< absolute: 5 models with one weapon each = weapon number 5
    SnapshotPtr snapshot; ///< null when never saved
    Extras extras;
    std::vector<AssociationChoice> associations;
    std::vector<Selection> selections; ///< in the user's order

    friend bool operator==(const Selection &, const Selection &);
};

/// The user's own name and notes for a category of a force.
struct CategoryNote
{
    std::string entryId;
    std::string customName;
    std::string customNotes;
    friend bool operator==(const CategoryNote &, const CategoryNote &) = default;
};

/// A detachment or army of one catalogue.
struct Force
{
    std::string id;
    std::string entryId; ///< force entry of the data
    std::string name;
    std::string catalogueId;
    std::string catalogueName;
    int catalogueRevision = 0;
    std::string customName;
    std::string customNotes;
    SnapshotPtr snapshot;
    Extras extras;
    std::vector<CategoryNote> categoryNotes;
    std::vector<Selection> selections; ///< in the user's order
    std::vector<Force> forces;         ///< child forces

    friend bool operator==(const Force &, const Force &);
};

/// A list: what the user chose, and nothing computed. A plain value, cheap to copy (snapshots are shared).
struct Roster
{
    std::string id;
    std::string name;
    std::string gameSystemId;
    std::string gameSystemName;
    int gameSystemRevision = 0;
    std::string customNotes;
    std::vector<CostValue> costLimits;
    std::vector<CostValue> savedCosts; ///< totals when last saved; not used for judging
    std::vector<std::string> tags;
    ForeignXml foreign;
    Extras extras;
    std::vector<Force> forces;

    friend bool operator==(const Roster &, const Roster &) = default;
};

// ---- finding things ---------------------------------------------------------------------------------------------------

/// Where a selection stands: all pointers valid until the roster changes.
struct SelectionPlace
{
    const Force *force = nullptr;
    const Selection *parent = nullptr; ///< null for a root selection of the force
    const Selection *selection = nullptr;
    std::size_t index = 0; ///< among its siblings

    /// Id of the parent selection, or of the force.
    [[nodiscard]] const std::string &parentId() const { return parent ? parent->id : force->id; }
    explicit operator bool() const { return selection != nullptr; }
};

[[nodiscard]] const Force *findForce(const Roster &roster, std::string_view forceId);
[[nodiscard]] Force *findForce(Roster &roster, std::string_view forceId);
[[nodiscard]] SelectionPlace findSelection(const Roster &roster, std::string_view selectionId);
[[nodiscard]] Selection *findSelection(Roster &roster, std::string_view selectionId);
/// Children of a selection or root selections of a force; null when there is no such id.
[[nodiscard]] const std::vector<Selection> *childSelections(const Roster &roster, std::string_view parentId);
[[nodiscard]] std::vector<Selection> *childSelections(Roster &roster, std::string_view parentId);
/// Ids from the outermost force down to the selection or force itself; empty when unknown.
[[nodiscard]] std::vector<std::string> idPath(const Roster &roster, std::string_view id);
[[nodiscard]] std::size_t selectionCount(const Roster &roster);

/// Calls visit(selection) for a selection and everything below, parents first.
template <typename Visit>
void forEachSelection(const Selection &selection, Visit &&visit)
{
    visit(selection);
    for (const Selection &child : selection.selections)
        forEachSelection(child, visit);
}

/// Calls visit(selection) for everything in a force and its child forces, parents first.
template <typename Visit>
void forEachSelection(const Force &force, Visit &&visit)
{
    for (const Selection &selection : force.selections)
        forEachSelection(selection, visit);
    for (const Force &child : force.forces)
        forEachSelection(child, visit);
}

template <typename Visit>
void forEachSelection(const Roster &roster, Visit &&visit)
{
    for (const Force &force : roster.forces)
        forEachSelection(force, visit);
}

} // namespace muster::rules
