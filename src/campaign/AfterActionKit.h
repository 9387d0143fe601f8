// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/GameBasis.h"
#include "campaign/log/Event.h"

#include <QJsonObject>

namespace muster::campaign {

struct CampaignState;

/// What a report says of kit: `sales`, `handovers`, `purchases`, in this order, each against the book as the one before left
/// it. Without game data everything is in the players' own words.
[[nodiscard]] base::Result<QVector<Event>> readKit(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                                   const GameBasis *game, const Stamps &stamps);
/// Whether a report says anything of kit.
[[nodiscard]] bool hasKit(const QJsonObject &json);

} // namespace muster::campaign
