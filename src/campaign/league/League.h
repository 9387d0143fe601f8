// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/league/Standings.h"

namespace muster::campaign {

/// A game between two players, fought or still to be fought.
struct LeagueGame
{
    enum State { Played, Planned, Overdue, Cancelled };
    int event = -1;   ///< index into CampaignState::log
    int mission = -1; ///< index into CampaignState::missions; -1: cancelled
    int round = 0;    ///< 0: of no round
    QDate date, due;
    QString one, other; ///< players
    int oneScore = 0, otherScore = 0;
    GameResult oneResult = GameResult::None, otherResult = GameResult::None;
    State state = Planned;
    bool disputed = false;

    [[nodiscard]] bool isOpen() const { return state == Planned || state == Overdue; }
    /// Somebody won, and there was no score: "0 to 0" would be none.
    [[nodiscard]] bool isScoreless() const { return oneScore == 0 && otherScore == 0 && oneResult != otherResult; }
    [[nodiscard]] bool isBetween(const QString &a, const QString &b) const { return (one == a && other == b) || (one == b && other == a); }
    friend bool operator==(const LeagueGame &, const LeagueGame &) = default;
};

/// A line of the table with what the standings alone do not say.
struct LeagueLine
{
    Standing standing;
    int rankBefore = 0;       ///< after the last complete round before the present one; 0: there is none
    QVector<GameResult> form; ///< of the last games, oldest first

    friend bool operator==(const LeagueLine &, const LeagueLine &) = default;
};

/// The games of one round.
struct LeagueRound
{
    int number = 0;
    QVector<int> games;      ///< indexes into League::games
    QVector<QString> byes{}; ///< players
    int played = 0;
    QDate due{}; ///< the latest of its games

    [[nodiscard]] bool isComplete() const { return played == games.size(); }
    friend bool operator==(const LeagueRound &, const LeagueRound &) = default;
};

/// Rounds, games, table and head-to-head of a campaign: a fold of its state, stored nowhere.
struct League
{
    QVector<LeagueGame> games; ///< by date, then as recorded; open ones after the others of their round
    QVector<LeagueRound> rounds;
    QVector<LeagueLine> lines; ///< best first

    /// Indexes of the games of those two, oldest first.
    [[nodiscard]] QVector<int> between(const QString &a, const QString &b) const;
    /// An open game of those two; -1: none is paired.
    [[nodiscard]] int openBetween(const QString &a, const QString &b) const;
    /// Whether they have met or are going to.
    [[nodiscard]] bool arePaired(const QString &a, const QString &b) const;
    [[nodiscard]] int lastRound() const { return rounds.isEmpty() ? 0 : rounds.last().number; }
    [[nodiscard]] int overdue() const;
    /// How many games of that round are still to be played.
    [[nodiscard]] int openOf(int round) const;

    friend bool operator==(const League &, const League &) = default;
};

/// Who has met whom, or is going to: League::between() for whoever asks about all of them.
class Meetings
{
public:
    explicit Meetings(const League &league);
    [[nodiscard]] QVector<int> between(const QString &a, const QString &b) const { return m_games.value(key(a, b)); }

private:
    static QPair<QString, QString> key(const QString &a, const QString &b) { return a < b ? qMakePair(a, b) : qMakePair(b, a); }

    QHash<QPair<QString, QString>, QVector<int>> m_games;
};

/// How many results the form shows.
inline constexpr int formLength = 5;

[[nodiscard]] League leagueOf(const CampaignState &state, const CampaignRules &rules, const QDate &today);

} // namespace muster::campaign
