// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/merge/Merge.h"
#include "documents/exchange/Exchange.h"

#include <optional>

namespace muster::documents {

/// A file that holds another book of a campaign of the library, and what bringing the two together would do.
struct OtherBook
{
    library::Record record; ///< of the campaign in the library
    campaign::MergePlan plan;
    QStringList contradictions;  ///< in words
    QString lastHere, lastThere; ///< who recorded last, and when

    [[nodiscard]] bool isNothingNew() const { return plan.isNothing(); }
};

/// Nothing when the file is no campaign, or the library has none of its id.
[[nodiscard]] std::optional<OtherBook> otherBookIn(const QString &path, library::Library &library, const QString &language);

/// Brings what the file has into the campaign of the library: entries and pictures, each once. One step that can be undone.
[[nodiscard]] base::Result<Imported> mergeBook(const QString &path, library::Library &library, campaign::Whose whose);

} // namespace muster::documents
