// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/CampaignState.h"
#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"

#include <memory>

namespace muster::campaign {

/// The game data a force is judged by, and which cost is its points.
struct GameBasis
{
    std::shared_ptr<const rules::GameData> data;
    std::string pointsCost;
};

/// A roster becomes a force: every unit or single figure is a soldier with the rank, life points and price he has there.
/// The roster itself is kept as it is; the campaign never changes the user's own list.
[[nodiscard]] base::Result<ForceEnlisted> enlistRoster(const rules::Roster &roster, const GameBasis &game,
                                                       const CampaignRules &rules, const QString &player);

/// What a roster that a campaign makes was made of.
struct MusteredRoster
{
    rules::Roster roster;
    QHash<QString, QString> selections; ///< soldier -> selection
    QStringList unknown;                ///< soldiers that have no selection and no entry: not in the roster
};

/// The force's roster as it stands now: ranks, bought equipment and recruits put in through the rules engine, whoever is
/// not in service taken out. With `only` the battle roster of those soldiers. The enlisted roster stays as it was.
[[nodiscard]] base::Result<MusteredRoster> musterRoster(const QString &force, const CampaignState &state,
                                                        const CampaignRules &rules, const GameBasis &game,
                                                        const QStringList &only = {});

/// The same, with one soldier holding another rank: for the preview of a promotion.
[[nodiscard]] base::Result<MusteredRoster> musterWithRank(const QString &soldier, int rank, const CampaignState &state,
                                                          const CampaignRules &rules, const GameBasis &game);

} // namespace muster::campaign
