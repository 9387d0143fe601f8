// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/LeagueTables.h"

#include "campaign/fold/Names.h"
#include "share/campaign/LeagueText.h"
#include "text/Speaking.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::share {

using namespace campaign;

namespace {

class LeagueTablesWords
{
    Q_DECLARE_TR_FUNCTIONS(League)
};

constexpr qsizetype mostInGrid = 100; ///< players: nobody reads a wider one, and it grows with the square

QString whenText(const LeagueGame &game, const QString &language)
{
    const QDate when = game.due.isValid() ? game.due : game.date;
    return when.isValid() ? QLocale(language).toString(when, "d MMM yyyy") : QString();
}

QString arrow(const LeagueLine &line)
{
    if (line.rankBefore == 0 || line.rankBefore == line.standing.rank)
        return QString::number(line.standing.rank);
    return QString("%1 %2").arg(QString::number(line.standing.rank),
                                line.standing.rank < line.rankBefore ? QString::fromUtf8("↑") : QString::fromUtf8("↓"));
}

QString signedNumber(int number)
{
    return number > 0 ? QString("+%1").arg(number) : number < 0 ? QString::fromUtf8("−%1").arg(-number) : QStringLiteral("0");
}

QString scoreOf(const LeagueGame &game)
{
    if (game.state != LeagueGame::Played)
        return {};
    return game.isScoreless() ? QString("%1 : %2").arg(resultLetter(game.oneResult), resultLetter(game.otherResult))
                              : QString("%1 : %2").arg(game.oneScore).arg(game.otherScore);
}

// What a cell of the grid says of two players.
QString meeting(const QString &player, const QString &other, const League &league, const Meetings &meetings)
{
    QStringList parts;
    for (int index : meetings.between(player, other)) {
        const LeagueGame &game = league.games.at(index);
        const bool first = game.one == player;
        if (game.state == LeagueGame::Played && game.oneScore == 0 && game.otherScore == 0) // mostly there was none
            parts.append(resultLetter(first ? game.oneResult : game.otherResult));
        else if (game.state == LeagueGame::Played)
            parts.append(QString("%1:%2 %3")
                             .arg(QString::number(first ? game.oneScore : game.otherScore),
                                  QString::number(first ? game.otherScore : game.oneScore),
                                  resultLetter(first ? game.oneResult : game.otherResult)));
        else
            parts.append(game.state == LeagueGame::Overdue ? LeagueTablesWords::tr("late", "a game")
                                                           : LeagueTablesWords::tr("round %1", "in a cell").arg(game.round));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

ReportTable leagueTable(const CampaignState &state, const League &league, const QString &language)
{
    const text::Speaking speaking(language);
    ReportTable table;
    table.id = "league";
    table.title = LeagueTablesWords::tr("Table");
    table.columns = {{"rank", LeagueTablesWords::tr("Rank"), false},    {"player", LeagueTablesWords::tr("Player"), false},
                     {"played", LeagueTablesWords::tr("Games"), true},  {"won", LeagueTablesWords::tr("Won"), true},
                     {"drawn", LeagueTablesWords::tr("Drawn"), true},   {"lost", LeagueTablesWords::tr("Lost"), true},
                     {"score", LeagueTablesWords::tr("Score"), true},   {"balance", LeagueTablesWords::tr("Balance"), true},
                     {"points", LeagueTablesWords::tr("Points"), true}, {"form", LeagueTablesWords::tr("Form"), false}};
    for (const LeagueLine &line : league.lines) {
        const Standing &s = line.standing;
        table.rows.append({arrow(line), playerName(s.player, state), QString::number(s.played), QString::number(s.won),
                           QString::number(s.drawn), QString::number(s.lost), QString("%1 : %2").arg(s.victoryPoints).arg(s.conceded),
                           signedNumber(s.victoryPoints - s.conceded), QString::number(s.points), formText(line.form)});
    }
    return table;
}

ReportTable roundsTable(const CampaignState &state, const League &league, const QString &language, QVector<int> &games)
{
    const text::Speaking speaking(language);
    ReportTable table;
    table.id = "rounds";
    table.title = LeagueTablesWords::tr("Rounds");
    table.columns = {{"round", LeagueTablesWords::tr("Round"), false},
                     {"one", LeagueTablesWords::tr("Player"), false},
                     {"score", LeagueTablesWords::tr("Score"), true},
                     {"other", LeagueTablesWords::tr("Opponent"), false},
                     {"when", LeagueTablesWords::tr("When"), false}};
    games.clear();
    const auto add = [&](int index) {
        const LeagueGame &game = league.games.at(index);
        QString when = whenText(game, language);
        if (game.state == LeagueGame::Overdue)
            when = LeagueTablesWords::tr("late, %1").arg(when);
        else if (game.state == LeagueGame::Cancelled)
            when = LeagueTablesWords::tr("cancelled");
        else if (game.disputed)
            when = LeagueTablesWords::tr("%1, disputed").arg(when);
        table.rows.append({game.round ? QString::number(game.round) : QString(), playerName(game.one, state), scoreOf(game),
                           playerName(game.other, state), when});
        games.append(index);
    };
    for (auto round = league.rounds.rbegin(); round != league.rounds.rend(); ++round) {
        for (int index : round->games)
            add(index);
        for (const QString &player : round->byes) {
            table.rows.append({QString::number(round->number), playerName(player, state), {}, LeagueTablesWords::tr("no opponent"), {}});
            games.append(-1);
        }
    }
    for (int i = int(league.games.size()) - 1; i >= 0; --i) {
        if (league.games.at(i).round == 0)
            add(i);
    }
    return table;
}

ReportTable headToHead(const CampaignState &state, const League &league, const QString &language)
{
    const text::Speaking speaking(language);
    ReportTable table;
    table.id = "heads";
    const QVector<LeagueLine> lines = league.lines.mid(0, mostInGrid);
    table.title = lines.size() == league.lines.size() ? LeagueTablesWords::tr("Head to head")
                                                      : LeagueTablesWords::tr("Head to head, the first %1").arg(mostInGrid);
    table.columns = {{"player", LeagueTablesWords::tr("Player"), false}};
    for (const LeagueLine &line : lines)
        table.columns.append({line.standing.player, playerName(line.standing.player, state), false});
    const Meetings meetings(league);
    for (const LeagueLine &line : lines) {
        QStringList row{playerName(line.standing.player, state)};
        for (const LeagueLine &other : lines)
            row.append(line.standing.player == other.standing.player
                           ? QString::fromUtf8("—")
                           : meeting(line.standing.player, other.standing.player, league, meetings));
        table.rows.append(row);
    }
    return table;
}

} // namespace muster::share
