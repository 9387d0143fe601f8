// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/GameBasis.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// A roster becomes a force: every unit or single figure is a soldier with the rank, life points and price they have there.
/// The roster itself is kept as it is; the campaign never changes the user's own list.
[[nodiscard]] base::Result<ForceEnlisted> enlistRoster(const rules::Roster &roster, const GameBasis &game, const CampaignRules &rules,
                                                       const QString &player, const Stamps &stamps = Stamps::system());

} // namespace muster::campaign
