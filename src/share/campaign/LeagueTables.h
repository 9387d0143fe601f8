// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/league/League.h"
#include "share/campaign/CampaignReport.h"

namespace muster::share {

/// Rank, player, games, points, balance, form. A row for each line of the league.
[[nodiscard]] ReportTable leagueTable(const campaign::CampaignState &state, const campaign::League &league, const QString &language);
/// Round, players, score or when it is due. A row for each game, newest round first; `games`: which one each row is.
[[nodiscard]] ReportTable roundsTable(const campaign::CampaignState &state, const campaign::League &league, const QString &language,
                                      QVector<int> &games);
/// Everybody against everybody, in the order of the table: a row is what the player scored, then what they conceded.
[[nodiscard]] ReportTable headToHead(const campaign::CampaignState &state, const campaign::League &league, const QString &language);

} // namespace muster::share
