// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/league/Pairing.h"

#include <algorithm>

namespace muster::campaign {

namespace {

constexpr int patience = 200'000;  ///< tries before two who have met meet again
constexpr int mostAtOnce = 20'000; ///< games: whoever asks again gets the rounds behind them

/// Pairs the first who is free with the next one down the table whom they have not met, and goes back where that leads nowhere.
class SwissSearch
{
public:
    SwissSearch(const QStringList &players, const League &league) : m_players(players), m_free(players.size(), true)
    {
        QHash<QString, int> places;
        for (int i = 0; i < players.size(); ++i)
            places.insert(players.at(i), i);
        for (const LeagueGame &game : league.games) {
            const int one = places.value(game.one, -1), other = places.value(game.other, -1);
            if (one >= 0 && other >= 0 && game.state != LeagueGame::Cancelled)
                ++m_met[{std::min(one, other), std::max(one, other)}];
        }
    }

    QVector<Pairing> run()
    {
        for (int repeats = 0; repeats <= m_players.size() * 8; ++repeats) {
            m_left = patience;
            m_games.clear();
            if (pair(repeats))
                return m_games;
            std::fill(m_free.begin(), m_free.end(), true);
        }
        // More than anybody plays: as they stand in the table.
        m_games.clear();
        for (int i = 0; i + 1 < m_players.size(); i += 2)
            m_games.append({m_players.at(i), m_players.at(i + 1)});
        return m_games;
    }

private:
    // `repeats`: how often all of them together may have met already.
    bool pair(int repeats)
    {
        const int first = int(m_free.indexOf(true));
        if (first < 0)
            return true;
        if (--m_left < 0)
            return false;
        m_free[first] = false;
        for (int other = first + 1; other < m_players.size(); ++other) {
            const int met = m_free.at(other) ? m_met.value({first, other}) : 0; // the first one stands before the other
            if (!m_free.at(other) || met > repeats)
                continue;
            m_free[other] = false;
            m_games.append({m_players.at(first), m_players.at(other)});
            if (pair(repeats - met))
                return true;
            m_games.removeLast();
            m_free[other] = true;
        }
        m_free[first] = true;
        return false;
    }

    QStringList m_players;
    QVector<bool> m_free;
    QHash<QPair<int, int>, int> m_met; ///< places of two players, the smaller one first -> their games
    QVector<Pairing> m_games;
    int m_left = 0;
};

int byesOf(const QString &player, const League &league)
{
    for (const LeagueLine &line : league.lines) {
        if (line.standing.player == player)
            return line.standing.byes;
    }
    return 0;
}

} // namespace

PairedRound swissRound(const League &league)
{
    PairedRound round;
    round.number = league.lastRound() + 1;
    QStringList players;
    for (const LeagueLine &line : league.lines)
        players.append(line.standing.player);
    QString out;
    if (players.size() % 2 == 1) {
        int fewest = byesOf(players.first(), league);
        for (const QString &player : players)
            fewest = std::min(fewest, byesOf(player, league));
        for (const QString &player : players)
            out = byesOf(player, league) == fewest ? player : out; // the last of them in the table
        players.removeOne(out);
    }
    round.games = SwissSearch(players, league).run();
    if (!out.isEmpty())
        round.games.append({out, {}});
    return round;
}

// The circle: one stays, the others go round.
QVector<PairedRound> roundRobin(const League &league, const CampaignState &state)
{
    QStringList players;
    for (const Player &player : state.players)
        players.append(player.id);
    if (players.size() < 2)
        return {};
    if (players.size() % 2 == 1)
        players.append(QString());
    const int count = int(players.size());
    QVector<PairedRound> rounds;
    const Meetings meetings(league);
    int number = league.lastRound(), made = 0;
    for (int turn = 0; turn < count - 1 && made < mostAtOnce; ++turn) {
        PairedRound round;
        QStringList without;
        for (int i = 0; i < count / 2; ++i) {
            QString one = players.at(i), other = players.at(count - 1 - i);
            if (i == 0 && turn % 2 == 1)
                std::swap(one, other); // so that nobody is always named first
            if (one.isEmpty() || other.isEmpty())
                without.append(one.isEmpty() ? other : one);
            else if (meetings.between(one, other).isEmpty())
                round.games.append({one, other});
        }
        if (!round.games.isEmpty()) {
            round.number = ++number;
            made += int(round.games.size());
            rounds.append(round);
        }
        players.move(count - 1, 1);
    }
    return rounds;
}

QVector<Event> pairingEvents(const PairedRound &round, const QDate &due, const Stamps &stamps)
{
    QVector<Event> events;
    for (const Pairing &game : round.games) {
        MissionPlanned plan;
        plan.round = round.number;
        plan.due = due;
        plan.players = game.other.isEmpty() ? QStringList{game.one} : QStringList{game.one, game.other};
        if (game.other.isEmpty())
            plan.extra.insert(QStringLiteral("needs"), 3); // a version that does not know byes would leave out its points
        events.append(makeEvent(plan, stamps));
    }
    return events;
}

} // namespace muster::campaign
