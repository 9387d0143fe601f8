// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <QString>

namespace muster::share {

/// How a unit is called on every page: the player's own name with what it is beside it, "Der Alte (Manfred)"; without an own
/// name what it is.
[[nodiscard]] QString unitTitle(const QString &ownName, const QString &type);
/// "Hunter ×6": the size of a squad, or how many were taken, behind the name; nothing for one.
[[nodiscard]] QString withSize(const QString &name, int size);
/// How many models were chosen inside the unit; 0 when it has none of its own.
[[nodiscard]] int chosenModels(const rules::Selection &selection);
/// Models in a unit, those of units it carries left out; its own number when it has none.
[[nodiscard]] int squadSize(const rules::Selection &selection);

} // namespace muster::share
