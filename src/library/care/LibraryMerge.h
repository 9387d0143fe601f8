// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <functional>

namespace muster::library {

/// What became of the documents that were carried from one library into another.
struct MergeReport
{
    int copied = 0;
    int known = 0;      ///< were there already, and the same
    int renamed = 0;    ///< were there with other contents: brought in beside them
    int collection = 0; ///< entries and photos of the collection that were not there yet
    QStringList ids;    ///< of those that were copied or brought in beside
    QStringList binned; ///< the same, but in the trash there: DeletedThere::ComesBack alone
};

/// What a document that lies in the trash of the other library is worth.
enum class DeletedThere {
    Differs,   ///< another version: ours is brought in beside it
    ComesBack, ///< it is told in MergeReport::binned, to be taken out of the trash
};

/// Carries every document (not the trash) with history and pictures, its folder, texts for sharing and the collection, into another
/// library; nothing there is overwritten. `progress` is told how many of how many are done, and stops it by answering false.
[[nodiscard]] base::Result<MergeReport> mergeLibrary(const Database &from, const Database &into,
                                                     const std::function<bool(int, int)> &progress = {},
                                                     DeletedThere deleted = DeletedThere::Differs);

} // namespace muster::library
