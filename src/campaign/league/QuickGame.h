// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/league/League.h"

#include <optional>

namespace muster::campaign {

/// A game as somebody calls it over the table: two players, a score, done.
struct QuickGame
{
    QString one, other; ///< ids of players
    std::optional<int> oneScore{}, otherScore{};
    std::optional<GameResult> result{}; ///< of the first; without it the higher score has won
    QDate date{};
    int round = 0; ///< 0: that of the game that was paired, or none
    QString scenario{}, name{}, notes{};
};

/// The mission it becomes. It fulfils the game that was paired for those two. What is not enough or contradicts itself is refused.
[[nodiscard]] base::Result<Event> recordGame(const QuickGame &game, const CampaignState &state, const League &league,
                                             const Stamps &stamps = Stamps::system());

/// A player by id or name; null: nobody, or several of that name.
[[nodiscard]] const Player *findPlayer(const CampaignState &state, const QString &name);

/// The games of a table of results: a line of headings (date, player, score, player 2, score 2, round, scenario, notes; in French as
/// well), then a line for each game. `state` tells who the players are; with `join` whoever is new joins. All of them or none.
[[nodiscard]] base::Result<QVector<Event>> readGames(const QString &csv, const CampaignState &state, const CampaignRules &rules, bool join,
                                                     const Stamps &stamps = Stamps::system());

} // namespace muster::campaign
