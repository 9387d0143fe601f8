// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/FormationRow.h"
#include "rules/evaluate/Advantages.h"
#include "share/roster/RosterLook.h"

namespace muster::models {

/// "active for 3 units", or what is missing for it.
[[nodiscard]] QString advantageRemark(const rules::Advantage &advantage, const share::RosterLook &look);
/// A unit as a screen reader says it: how many, what, how dear, what is wrong.
[[nodiscard]] QString unitSentence(const FormationRow &row, const share::RosterLook &look);

} // namespace muster::models
