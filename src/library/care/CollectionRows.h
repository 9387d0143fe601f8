// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/care/Seal.h"

namespace muster::library {

/// The tables of the collection: the log first, then the photos.
[[nodiscard]] const QList<SealedTable> &collectionTables();
/// A condition for rows of the person who works here.
[[nodiscard]] QString ownRows(const Database &database);
/// Whether as many entries are there as were written: an error when the collection would be shown short. For files.
[[nodiscard]] base::Result<void> checkCollectionTally(const Database &database);
/// Rows of a damaged file that are whole, added to those of another; answers how many were new.
[[nodiscard]] base::Result<int> salvageCollection(const Database &damaged, const Database &into);

} // namespace muster::library
