// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"
#include "share/campaign/CampaignNames.h"

namespace muster::share {

/// Where somebody who is no longer in service fell and to whom, and what was written down of it: for the memorial of the chronicle.
[[nodiscard]] QString lastWords(const campaign::SoldierState &soldier, const campaign::CampaignState &state, const QString &language,
                                const CampaignNames &names);
/// Whoever put somebody out of action, who did most of it first.
[[nodiscard]] QVector<const campaign::SoldierState *> mostDangerous(const campaign::CampaignState &state);

} // namespace muster::share
