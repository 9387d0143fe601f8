// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// One reversible step of an edit. Which members are used depends on the kind.
struct EditStep
{
    enum class Kind {
        InsertForce,     ///< parentId (force id, or empty = roster), index, force
        RemoveForce,     ///< the same
        MoveForce,       ///< parentId, index -> newIndex
        InsertSelection, ///< parentId (force or selection id), index, selection
        RemoveSelection, ///< the same
        MoveSelection,   ///< id, parentId, index -> newParentId, newIndex
        SetNumber,       ///< id, numberBefore -> numberAfter
        SetText,         ///< id (force or selection; empty = roster), key = "customName", "customNotes" or "name", before -> after
        SetCategoryText, ///< id = force, key = "customName" or "customNotes", categoryId, before -> after
        SetExtra,        ///< id (force or selection; empty = roster), key, before -> after (nullopt = not there)
        SetCostLimit,    ///< key = cost type id, limitBefore -> limitAfter (nullopt = none)
        SetAssociation,  ///< id = selection, key = association id, before -> after: ids of those it joins, with blanks between
    };

    Kind kind = Kind::SetNumber;
    std::string id;
    std::string parentId;
    std::string newParentId;
    std::size_t index = 0;
    std::size_t newIndex = 0;
    std::string key;
    std::string categoryId;
    std::optional<std::string> before;
    std::optional<std::string> after;
    int numberBefore = 0;
    int numberAfter = 0;
    std::optional<CostValue> limitBefore;
    std::optional<CostValue> limitAfter;
    std::shared_ptr<const Force> force;
    std::shared_ptr<const Selection> selection;
};

/// What an operation did to a roster, step by step: enough to undo it, to redo it, to tell models what changed, and to
/// evaluate again only what depends on it.
struct RosterEdit
{
    std::vector<EditStep> steps;
    std::string createdId; ///< the force or selection that was asked for, if one was created (or that took the count)
    /// Composite entry id -> selection id of everything created by itself (defaults and minimums).
    std::map<std::string, std::string> automatic;

    [[nodiscard]] bool empty() const { return steps.empty(); }
};

/// The step by which a selection joins others by one association, instead of those it had joined.
[[nodiscard]] EditStep associationStep(std::string_view selectionId, std::string_view associationId, const std::vector<std::string> &before,
                                       const std::vector<std::string> &after);

/// Undoes the steps, last first. The roster must be in the state the edit left.
void revert(Roster &roster, const RosterEdit &edit);
/// Does the steps again, first to last. The roster must be in the state before the edit.
void reapply(Roster &roster, const RosterEdit &edit);
/// The edit that does the opposite (so that `reapply(inverse(e))` equals `revert(e)`).
[[nodiscard]] RosterEdit inverse(const RosterEdit &edit);

} // namespace muster::rules
