// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignRules.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// The rank that a soldier holds, or one of their ladder; empty where there are no ranks.
[[nodiscard]] QString rankName(const SoldierState &soldier, const CampaignRules &rules, const QString &language);
[[nodiscard]] QString rankName(const SoldierState &soldier, int rank, const CampaignRules &rules, const QString &language);
/// A rank of any ladder by its id; what is no rank stays as it is.
[[nodiscard]] QString rankName(const QString &id, const CampaignRules &rules, const QString &language);
[[nodiscard]] bool isRank(const QString &id, const CampaignRules &rules);

/// Of a side: its force, or the player who came without one.
[[nodiscard]] QString sideName(const Side &side, const CampaignState &state);
/// "Anna – Bert": what a game without a name is called.
[[nodiscard]] QString gameTitle(const QVector<Side> &sides, const CampaignState &state);
/// What is no player stays as it is.
[[nodiscard]] QString playerName(const QString &id, const CampaignState &state);

/// Whose force comes next: the first player who has none, else the first; empty without players.
[[nodiscard]] QString playerToEnlist(const CampaignState &state);

} // namespace muster::campaign
