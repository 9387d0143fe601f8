// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "library/Library.h"
#include "packs/Pack.h"
#include "rules/roster/Roster.h"

namespace muster::documents {

/// Stores a list that was read from a text or a code as a new roster. Its history has one step, "Bring in the list": undone, the
/// roster is empty.
[[nodiscard]] base::Result<library::Record> storePastedList(library::Library &library, const packs::PackPtr &pack, const QString &language,
                                                            rules::Roster list, base::IdSource &ids);

} // namespace muster::documents
