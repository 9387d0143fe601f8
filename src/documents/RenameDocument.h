// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "library/Library.h"
#include "packs/PackStore.h"

namespace muster::documents {

struct Renaming;

/// Renames a document in the library, as a step of its own history; windows that have it open read it again.
[[nodiscard]] base::Result<void> renameDocument(library::Library &library, const packs::PackStore &packs, const QString &id,
                                                const QString &name, const QString &language, base::IdSource &ids);

/// What DocumentType asks of each kind.
[[nodiscard]] base::Result<void> renameRoster(const Renaming &renaming);
[[nodiscard]] base::Result<void> renameCampaign(const Renaming &renaming);
[[nodiscard]] base::Result<void> renameBattle(const Renaming &renaming);

} // namespace muster::documents
