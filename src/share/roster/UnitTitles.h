// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Language.h"
#include "rules/data/Entry.h"

#include <QStringList>

namespace muster::share {

/// The official title beside a unit's name ("Ranger Combat Squad" of the Gunners), as the data have it and in the given
/// language (may be null); empty where the game has none. For searching.
[[nodiscard]] QStringList unitTitles(const rules::Entry &entry, const packs::Language *language);

} // namespace muster::share
