// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/RosterEdit.h"

#include <optional>

namespace muster::documents {

/// Whether `later`, somebody else's edit, works on what `earlier` made, moved or set: undoing `earlier` would then take it away
/// or overwrite it. Edits of other units, or of another value of the same unit, do not build on each other.
[[nodiscard]] bool buildsOn(const rules::RosterEdit &later, const rules::RosterEdit &earlier);

/// The edit with the rows that its forces and selections have in the roster now, where others have put or taken something
/// beside them. Nothing when one of them, or its place, is gone.
[[nodiscard]] std::optional<rules::RosterEdit> fittedTo(rules::Roster roster, rules::RosterEdit edit);

} // namespace muster::documents
