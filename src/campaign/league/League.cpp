// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/league/League.h"

#include <algorithm>

namespace muster::campaign {

namespace {

GameResult resultIn(const Standing &side)
{
    return side.won ? GameResult::Won : side.drawn ? GameResult::Drawn : side.lost ? GameResult::Lost : GameResult::None;
}

// The last word of each player counts: who disputed may have confirmed since.
bool isDisputed(const MissionState &mission, const CampaignState &state)
{
    QHash<QString, Verdict> last;
    for (int index : mission.verdicts) {
        if (const MissionJudged *judged = state.log.at(index).as<MissionJudged>())
            last.insert(judged->player, judged->verdict);
    }
    return std::any_of(last.cbegin(), last.cend(), [](Verdict verdict) { return verdict == Verdict::Disputed; });
}

// A league counts every mission; a game of the league is one in which two players met.
void addPlayed(League &league, const MissionState &mission, int index, const CampaignState &state)
{
    const MissionFought *fought = state.log.at(mission.event).as<MissionFought>();
    if (!fought || mission.sides.size() != 2 || mission.sides.first().player == mission.sides.last().player)
        return;
    const Standing &one = mission.sides.first(), &other = mission.sides.last();
    LeagueGame game;
    game.event = mission.event;
    game.mission = index;
    game.round = fought->round;
    game.date = fought->date;
    game.one = one.player;
    game.other = other.player;
    game.oneScore = one.victoryPoints;
    game.otherScore = other.victoryPoints;
    game.oneResult = resultIn(one);
    game.otherResult = resultIn(other);
    game.state = LeagueGame::Played;
    game.disputed = isDisputed(mission, state);
    league.games.append(game);
}

void addPlanned(League &league, int event, int index, bool cancelled, const CampaignState &state, const QDate &today)
{
    const MissionPlanned *plan = state.log.at(event).as<MissionPlanned>();
    if (!plan || plan->players.size() != 2)
        return;
    LeagueGame game;
    game.event = event;
    game.mission = index;
    game.round = plan->round;
    game.date = plan->date;
    game.due = plan->due;
    game.one = plan->players.first();
    game.other = plan->players.last();
    const QDate last = plan->due.isValid() ? plan->due : plan->date;
    game.state = cancelled ? LeagueGame::Cancelled : last.isValid() && last < today ? LeagueGame::Overdue : LeagueGame::Planned;
    league.games.append(game);
}

// Open games behind the others, those by their day; a game without a day stays behind the one that was recorded before it.
void sortGames(QVector<LeagueGame> &games)
{
    QVector<QPair<QDate, int>> order;
    QDate last;
    for (int i = 0; i < games.size(); ++i) {
        last = games.at(i).date.isValid() ? games.at(i).date : last;
        order.append({last, i});
    }
    std::stable_sort(order.begin(), order.end(), [&games](const auto &a, const auto &b) {
        const bool open = games.at(a.second).isOpen(), otherOpen = games.at(b.second).isOpen();
        return open != otherOpen ? otherOpen : !open && a.first < b.first;
    });
    QVector<LeagueGame> sorted;
    sorted.reserve(games.size());
    for (const auto &[date, index] : std::as_const(order))
        sorted.append(games.at(index));
    games = sorted;
}

void makeRounds(League &league, const CampaignState &state)
{
    QHash<int, qsizetype> places;
    const auto roundOf = [&](int number) -> LeagueRound & {
        if (!places.contains(number)) {
            places.insert(number, league.rounds.size());
            league.rounds.append(LeagueRound());
            league.rounds.last().number = number;
        }
        return league.rounds[places.value(number)];
    };
    for (int i = 0; i < league.games.size(); ++i) {
        const LeagueGame &game = league.games.at(i);
        if (game.round < 1)
            continue;
        LeagueRound &round = roundOf(game.round);
        round.games.append(i);
        round.played += !game.isOpen();
        const QDate last = game.due.isValid() ? game.due : game.date;
        if (last.isValid() && (!round.due.isValid() || round.due < last))
            round.due = last;
    }
    for (const ByeState &bye : state.byes)
        roundOf(bye.round).byes.append(bye.player);
    std::sort(league.rounds.begin(), league.rounds.end(), [](const LeagueRound &a, const LeagueRound &b) { return a.number < b.number; });
}

// What the table counts: every mission, also those of more than two players, or of one against the game master.
QHash<QString, QVector<GameResult>> forms(const CampaignState &state)
{
    QVector<QPair<QDate, const MissionState *>> order;
    QDate last; // a mission without a day stays behind the one that was recorded before it
    for (const MissionState &mission : state.missions) {
        const MissionFought *fought = mission.planned ? nullptr : state.log.at(mission.event).as<MissionFought>();
        if (!fought)
            continue;
        last = fought->date.isValid() ? fought->date : last;
        order.append({last, &mission});
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QHash<QString, QVector<GameResult>> all;
    for (const auto &[date, mission] : std::as_const(order)) {
        for (const Standing &side : mission->sides) {
            QVector<GameResult> &form = all[side.player];
            form.append(resultIn(side));
            if (form.size() > formLength)
                form.removeFirst();
        }
    }
    return all;
}

// Arrows compare with the table after the last complete round that is not the newest of all.
QHash<QString, int> ranksBefore(const League &league, const CampaignState &state, const CampaignRules &rules)
{
    int newest = 0, complete = 0;
    for (const LeagueRound &round : league.rounds)
        newest = round.played > 0 ? round.number : newest;
    for (const LeagueRound &round : league.rounds)
        complete = round.number < newest && round.isComplete() ? round.number : complete;
    QHash<QString, int> ranks;
    if (complete == 0)
        return ranks;
    for (const Standing &line : standingsAfterRound(state, rules, complete))
        ranks.insert(line.player, line.rank);
    return ranks;
}

} // namespace

Meetings::Meetings(const League &league)
{
    for (int i = 0; i < league.games.size(); ++i) {
        const LeagueGame &game = league.games.at(i);
        if (game.state != LeagueGame::Cancelled)
            m_games[key(game.one, game.other)].append(i);
    }
}

QVector<int> League::between(const QString &a, const QString &b) const
{
    QVector<int> found;
    for (int i = 0; i < games.size(); ++i) {
        if (games.at(i).isBetween(a, b) && games.at(i).state != LeagueGame::Cancelled)
            found.append(i);
    }
    return found;
}

int League::openBetween(const QString &a, const QString &b) const
{
    for (int i = 0; i < games.size(); ++i) {
        if (games.at(i).isOpen() && games.at(i).isBetween(a, b))
            return i;
    }
    return -1;
}

bool League::arePaired(const QString &a, const QString &b) const
{
    return !between(a, b).isEmpty();
}

int League::overdue() const
{
    return int(std::count_if(games.begin(), games.end(), [](const LeagueGame &game) { return game.state == LeagueGame::Overdue; }));
}

int League::openOf(int round) const
{
    return int(std::count_if(games.begin(), games.end(), [round](const LeagueGame &game) { return game.isOpen() && game.round == round; }));
}

League leagueOf(const CampaignState &state, const CampaignRules &rules, const QDate &today)
{
    League league;
    for (int i = 0; i < state.missions.size(); ++i) {
        const MissionState &mission = state.missions.at(i);
        if (mission.planned)
            addPlanned(league, mission.event, i, false, state, today);
        else
            addPlayed(league, mission, i, state);
    }
    for (const CancelledMission &mission : state.cancelled)
        addPlanned(league, mission.plan, -1, true, state, today);
    sortGames(league.games);
    makeRounds(league, state);
    const QHash<QString, int> before = ranksBefore(league, state, rules);
    const QHash<QString, QVector<GameResult>> form = forms(state);
    for (const Standing &line : state.standings)
        league.lines.append({line, before.value(line.player), form.value(line.player)});
    return league;
}

} // namespace muster::campaign
