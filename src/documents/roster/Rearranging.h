// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/Placement.h"
#include "documents/roster/RosterDocument.h"

namespace muster::documents {

/// What could stand in the place of a selection instead: the entries of its slot, itself left out, in the order of the data.
/// That the slot is full is no reason against one of them; `canAdd` is false where something else forbids it.
[[nodiscard]] std::vector<rules::Candidate> replacementsFor(const rules::Evaluator &evaluator, const std::string &selectionId);

/// Other places that know every one of these: slots of formations and units, and the force itself; each with what it says to
/// the first of them.
[[nodiscard]] std::vector<Placement> placesFor(const rules::Evaluator &evaluator, const std::vector<std::string> &selectionIds);

/// Each of them by that entry, as one step; the answer is the id of the first new one.
RosterDocument::Answer replaceAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const std::string &plainEntryId);
/// A colour for all of them, or none, as one step.
RosterDocument::Answer tagAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const std::string &tag);
/// One more or one less of each that can be counted, as one step.
RosterDocument::Answer countAll(RosterDocument &document, const std::vector<std::string> &selectionIds, int step);

/// So many of each that can be counted, as one step.
RosterDocument::Answer setCounts(RosterDocument &document, const std::vector<std::string> &selectionIds, int count);

/// Chooses for these what was chosen for another one, as one step and as far as each of them knows it.
RosterDocument::Answer equipAll(RosterDocument &document, const std::vector<std::string> &selectionIds, const rules::Selection &like);

/// An option of a unit, found again in another unit that has it too.
struct OptionChoice
{
    std::vector<std::string> path; ///< plain ids from the unit down to the owner of the option; empty: the unit itself
    std::string entryId;           ///< plain
    std::string groupId;           ///< plain; empty: it stands in none
    bool alone = false;            ///< the others of its group go
};
/// The choice as seen from the unit; `ownerId` is the unit or something inside it.
[[nodiscard]] OptionChoice optionChoice(const rules::Roster &roster, const std::string &unitId, const std::string &ownerId,
                                        const std::string &entryId, const std::string &groupId);
/// So many of the option in each of these units, 0 takes it away; as one step. Units that do not know it stay as they are.
/// The answer is the id of the last unit that was changed, empty when none knows it.
RosterDocument::Answer chooseForAll(RosterDocument &document, const std::vector<std::string> &unitIds, const OptionChoice &choice,
                                    int count);

} // namespace muster::documents
