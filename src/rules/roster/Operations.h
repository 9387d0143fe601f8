// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "base/Result.h"
#include "rules/data/GameData.h"
#include "rules/roster/RosterEdit.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The operations on one roster. Each changes the roster at once and returns the steps it took, or an error and changes
/// nothing. The engine never refuses what only breaks a rule of the game: that becomes a finding.
class Operations
{
public:
    /// The data may be null: then nothing can be added, and everything is an orphan.
    Operations(Roster &roster, const GameData *data, base::IdSource &ids);

    [[nodiscard]] const Roster &roster() const { return m_roster; }

    using Outcome = base::Result<RosterEdit>;

    /// Every unit that is added becomes a selection of its own, even where the data would count up an equal one: for a player
    /// two squads are two rows, each with its own name, note and place. Models inside a unit are counted as before.
    void keepUnitsApart() { m_unitsApart = true; }

    // ---- forces
    /// Adds a force of a catalogue; `parentForceId` empty = top level. The first force of a roster also gets its mandatory
    /// root entries.
    Outcome addForce(std::string_view forceEntryId, std::string_view catalogueId, std::string_view parentForceId = {});
    Outcome removeForce(std::string_view forceId);
    Outcome duplicateForce(std::string_view forceId);
    Outcome moveForce(std::string_view forceId, std::size_t newIndex);

    // ---- selections
    /// Adds a root entry to a force (always a new selection) or an entry to a selection (a new one, or one more of the
    /// existing, as the data want it); `entryId` is a composite id or any of its segments. Mandatory and default choices
    /// inside are made too. `groupId`: the composite or plain id of the slot, when the entry stands in several.
    Outcome addSelection(std::string_view parentId, std::string_view entryId, std::string_view groupId = {}, int count = 1);
    /// One less; the selection goes away at 1, or at once when it is a root selection.
    Outcome deselect(std::string_view selectionId);
    /// Removes the whole selection whatever its number.
    Outcome removeSelection(std::string_view selectionId);
    /// How many of it (per parent model when it is collective). 0 removes it.
    Outcome setCount(std::string_view selectionId, int count);
    /// A deep copy with fresh ids, appended to its siblings.
    Outcome duplicateSelection(std::string_view selectionId);
    /// Another place among its siblings.
    Outcome moveSelection(std::string_view selectionId, std::size_t newIndex);
    /// Under another parent (force or selection), where the data know the entry there too: before the one that stands at
    /// `newIndex` now. Nothing is done when it stands there already.
    Outcome moveSelection(std::string_view selectionId, std::string_view newParentId, std::string_view groupId, std::size_t newIndex);
    /// Each takes the place of the other, where the data know both there.
    Outcome swapSelections(std::string_view firstId, std::string_view secondId);
    /// A deep copy with fresh ids under another parent; `selection` may come from another roster.
    Outcome copySelection(const Selection &selection, std::string_view parentId, std::string_view groupId = {});
    /// Takes another entry for the same slot, keeping name, notes and place; what fits of its options is kept.
    Outcome replaceSelection(std::string_view selectionId, std::string_view entryId);

    /// Whom a selection joins by one of its associations; nobody when the list is empty.
    Outcome setAssociation(std::string_view selectionId, std::string_view associationId, const std::vector<std::string> &to);

    // ---- texts and limits
    Outcome setName(std::string_view name);   ///< of the roster
    Outcome setNotes(std::string_view notes); ///< of the roster
    Outcome setCustomName(std::string_view id, std::string_view name);
    Outcome setCustomNotes(std::string_view id, std::string_view notes);
    Outcome setCategoryText(std::string_view forceId, std::string_view categoryId, std::string_view name, std::string_view notes);
    Outcome setExtra(std::string_view id, std::string_view key, std::optional<std::string> value); ///< id empty = roster
    /// To whom a unit belongs by a rule of the game (LinkRule); nobody when `hostId` is empty. A unit is in one place: what it had
    /// by another rule goes.
    Outcome setLink(std::string_view selectionId, std::string_view ruleId, std::string_view hostId);
    /// A negative value removes the limit.
    Outcome setCostLimit(std::string_view costTypeId, double value);

    /// The node that stands behind a selection; null for an orphan.
    [[nodiscard]] const EntryNode *nodeOf(std::string_view selectionId) const;

private:
    /// A place where something can be added, with the definitions behind it.
    struct Place
    {
        const Force *force = nullptr; ///< null: there is no such place
        const Selection *parent = nullptr;
        const Book *book = nullptr;
        const ForceEntry *forceEntry = nullptr;
        const EntryNode *parentNode = nullptr;
    };
    [[nodiscard]] Place placeOf(std::string_view parentId) const;
    [[nodiscard]] const EntryNode *entryAt(const Place &place, std::string_view entryId, std::string_view groupId) const;
    [[nodiscard]] const ForceEntry *entryOf(std::string_view forceId) const;
    Outcome setText(std::string_view id, const char *key, std::string_view value);

    Roster &m_roster;
    const GameData *m_data;
    base::IdSource &m_ids;
    bool m_unitsApart = false;
};

/// An empty roster of a game, with the default cost limits of its data.
[[nodiscard]] Roster newRoster(const GameData &data, std::string name, base::IdSource &ids);

} // namespace muster::rules
