// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/SyncBase.h"

namespace muster::library {

/// The log of a campaign and its history, brought together from two that were built on the same one.
struct CampaignLog
{
    Rows events;
    Rows steps; ///< all of them done

    [[nodiscard]] static CampaignLog merged(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours);
};

/// Whether an event of `added` speaks of one of `removed`, or of somebody who came in with it.
[[nodiscard]] bool buildsOn(const Rows &added, const Rows &removed);

} // namespace muster::library
