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
[[nodiscard]] base::Result<Event> recordGame(const QuickGame &game, const CampaignState &state, const League &league);

/// A player by id or name; null: nobody, or several of that name.
[[nodiscard]] const Player *findPlayer(const CampaignState &state, const QString &name);

/// The text of a table as programs write it: UTF-8, UTF-16 with its mark, or Windows-1252, which spreadsheets save without saying so.
[[nodiscard]] QString textOfTable(const QByteArray &bytes);

/// The games of a table of results: a line of headings (date, player, score, player 2, score 2, result, round, scenario, notes; in
/// French as well), then a line for each game. `state` tells who the players are; with `join` whoever is new joins. All of them or
/// none; those that are in the book already, with their day, are left out and counted: a club's table grows from week to week.
[[nodiscard]] base::Result<QVector<Event>> readGames(const QString &csv, const CampaignState &state, const CampaignRules &rules, bool join,
                                                     int *known = nullptr);

} // namespace muster::campaign
