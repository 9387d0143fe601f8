// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// A change of rules that is not adopted yet: what comes to the log with it, so that it holds from a mission on.
/// `from`: number of the first mission of the new rules; 1 or less: they hold from the start, and nothing comes to the log.
[[nodiscard]] QVector<Event> eventsOfChange(const Campaign &campaign, const CampaignState &state, int from,
                                            const Stamps &stamps = Stamps::system());

/// What another state has that this one has not, in sentences: experience, points of the table, entries that no longer hold, or
/// hold again. The language is that of the translator in force; names of ranks in `language`.
[[nodiscard]] QStringList effectOf(const CampaignState &before, const CampaignState &after, const CampaignRules &rules,
                                   const QString &language);

} // namespace muster::campaign
