// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/ForceRoster.h"

#include <QHash>

namespace muster::campaign {

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
