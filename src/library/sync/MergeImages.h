// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/SyncBase.h"

#include <functional>
#include <optional>

namespace muster::library {

/// What lists show of a campaign: counted by somebody who understands it. Nothing when it cannot be read.
using CampaignJudge = std::function<std::optional<Record>(const StoredDocument &document)>;

/// What becomes of a document that was changed here and at the server.
struct MergedImage
{
    DocumentImage image;   ///< in its place, at both
    bool keepOurs = false; ///< ours says something that could not be brought in: it stays as a document of its own
};

/// Brings two versions of a document together that were both built on `base`. Events of a campaign's log: theirs, then those
/// that only we have; an event that one of the two took out stays out, unless the other built on it. Settings beside the log:
/// each as whoever changed it left it. Pictures and the trash likewise. Of a roster that both changed, theirs keeps its place.
[[nodiscard]] MergedImage mergeImages(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours,
                                      const CampaignJudge &judge);

} // namespace muster::library
