// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// What in a report cannot be true together, as a sentence in the language of the translator in force; empty: nothing. For what
/// is being recorded: missions that are in the log count as they are.
[[nodiscard]] QString contradictionIn(const MissionFought &mission, const CampaignState &state, const CampaignRules &rules,
                                      const QString &language);

} // namespace muster::campaign
