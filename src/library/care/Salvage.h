// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QStringList>

namespace muster::library {

/// What was taken out of a damaged library, by name.
struct Salvaged
{
    QStringList saved;
    QStringList withoutHistory; ///< history or pictures were damaged; everything else is whole
    QStringList older;          ///< damaged: they stay as `into` has them
    QStringList lost;           ///< damaged, and not in `into`
    int collection = 0;         ///< entries and photos of the collection that `into` had not
};

/// Carries every document that is whole in a damaged file and newer than in `into`, document by document; settings, drafts and
/// game data too where they can be read. The damaged file is only read.
[[nodiscard]] base::Result<Salvaged> salvage(const QString &damagedPath, const Database &into);

} // namespace muster::library
