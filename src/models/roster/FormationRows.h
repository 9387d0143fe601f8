// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/FormationRow.h"
#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/FormationOrder.h"
#include "share/roster/RosterLook.h"

#include <map>

namespace muster::models {

/// Computes the rows of the formation tree from an evaluated roster: forces, formations with their slots, single units.
[[nodiscard]] std::vector<FormationRow> formationRows(rules::Evaluator &evaluator, const share::RosterLook &look);

using rules::isFormation;
using rules::isUnitType;

/// The gravest finding of each selection and force, by id: severity + 1. Of too many equal ones each has it, because any may go.
[[nodiscard]] std::map<std::string, int> worstFindings(const std::vector<rules::RosterFinding> &findings);

/// Whether an entry is chosen as a unit is: a unit, or units that are bought together.
[[nodiscard]] bool isUnitEntry(const rules::Candidate &candidate);

/// Whether something inside an owner is a row of the tree: units always, and in a formation what brings units along; models
/// inside a unit only where each has choices of its own (a fighter with weapons of their own), otherwise they are the size of the unit
/// and chosen in its panel.
[[nodiscard]] bool isRowIn(std::string_view ownerType, std::string_view type, const rules::EntryNode *node);
/// Whether anything that fits the slot would be a row of the tree.
[[nodiscard]] bool isUnitSlot(const rules::Slot &slot, std::string_view ownerType);
/// Whether the data let anything into the entry that would be a row: most units need not be asked for their slots.
[[nodiscard]] bool mayHoldRows(std::string_view ownerType, const rules::EntryNode &node);

} // namespace muster::models
