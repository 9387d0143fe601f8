// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/LeagueText.h"

#include "campaign/fold/Names.h"
#include "share/Escape.h"
#include "text/Speaking.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

namespace muster::share {

using namespace campaign;

namespace {

class LeagueTextWords
{
    Q_DECLARE_TR_FUNCTIONS(League)
};

// A name may hold what would end the block of equal widths.
QString plainCell(QString name)
{
    return name.replace('`', '\'').simplified();
}

QString scoreText(const LeagueGame &game)
{
    return QString("%1:%2").arg(game.oneScore).arg(game.otherScore);
}

QString lateText(const CampaignState &state, const League &league)
{
    QStringList late;
    for (const LeagueGame &game : league.games) {
        if (game.state == LeagueGame::Overdue)
            late.append(QString("%1 – %2").arg(plainCell(playerName(game.one, state)), plainCell(playerName(game.other, state))));
    }
    return late.isEmpty() ? QString() : LeagueTextWords::tr("Late: %1").arg(late.join(QStringLiteral(", ")));
}

int roundNow(const League &league)
{
    int now = 0;
    for (const LeagueRound &round : league.rounds)
        now = round.played > 0 ? round.number : now;
    return now;
}

QStringList tableLines(const CampaignState &state, const League &league)
{
    qsizetype longest = 1, figures = 1, ranks = 1;
    for (const LeagueLine &line : league.lines) {
        longest = std::max(longest, std::min<qsizetype>(24, plainCell(playerName(line.standing.player, state)).size()));
        figures = std::max(figures, QString::number(line.standing.points).size());
        ranks = std::max(ranks, QString::number(line.standing.rank).size());
    }
    QStringList lines;
    for (const LeagueLine &line : league.lines) {
        const Standing &s = line.standing;
        lines.append(QString("%1. %2  %3  %4-%5-%6  %7")
                         .arg(QString::number(s.rank).rightJustified(ranks),
                              plainCell(playerName(s.player, state)).leftJustified(longest, ' ', true),
                              QString::number(s.points).rightJustified(figures), QString::number(s.won), QString::number(s.drawn),
                              QString::number(s.lost), formText(line.form))
                         .trimmed());
    }
    return lines;
}

QJsonObject gameJson(const LeagueGame &game, const CampaignState &state)
{
    static const QStringList states{"played", "planned", "overdue", "cancelled"};
    QJsonObject json{
        {"event", state.log.at(game.event).id}, {"state", states.value(game.state)},      {"round", game.round},
        {"one", playerName(game.one, state)},   {"other", playerName(game.other, state)}, {"date", game.date.toString(Qt::ISODate)}};
    if (game.due.isValid())
        json["due"] = game.due.toString(Qt::ISODate);
    if (game.state == LeagueGame::Played) {
        json["oneScore"] = game.oneScore;
        json["otherScore"] = game.otherScore;
        json["oneResult"] = gameResultNames().value(int(game.oneResult));
        json["otherResult"] = gameResultNames().value(int(game.otherResult));
        json["disputed"] = game.disputed;
    }
    return json;
}

QJsonObject lineJson(const LeagueLine &line, const CampaignState &state)
{
    const Standing &s = line.standing;
    QJsonArray form, ties;
    for (GameResult result : line.form)
        form.append(gameResultNames().value(int(result)));
    for (double tie : s.ties)
        ties.append(tie);
    QJsonObject json = standingFigures(s);
    json["rankBefore"] = line.rankBefore;
    json["player"] = playerName(s.player, state);
    json["id"] = s.player;
    json["scored"] = s.victoryPoints;
    json["ties"] = ties;
    json["form"] = form;
    return json;
}

} // namespace

QJsonObject standingFigures(const Standing &standing)
{
    return {{"rank", standing.rank},
            {"played", standing.played},
            {"won", standing.won},
            {"drawn", standing.drawn},
            {"lost", standing.lost},
            {"byes", standing.byes},
            {"conceded", standing.conceded},
            {"points", standing.points},
            {"objectives", standing.objectives},
            {"kills", standing.kills},
            {"killPoints", standing.killPoints},
            {"losses", standing.losses}};
}

QString resultLetter(GameResult result)
{
    switch (result) {
    case GameResult::Won:
        return LeagueTextWords::tr("W", "one letter: won");
    case GameResult::Drawn:
        return LeagueTextWords::tr("D", "one letter: drawn");
    case GameResult::Lost:
        return LeagueTextWords::tr("L", "one letter: lost");
    case GameResult::None:
        break;
    }
    return QStringLiteral("·");
}

QString formText(const QVector<GameResult> &form)
{
    QString letters;
    for (GameResult result : form)
        letters += resultLetter(result);
    return letters;
}

QString leagueText(const Campaign &campaign, const CampaignState &state, const League &league, const QString &language, bool fenced,
                   int limit, int *leftOut)
{
    const text::Speaking speaking(language);
    const int round = roundNow(league);
    const QString name = plainCell(campaign.start.name).left(200);
    const QString title = round ? LeagueTextWords::tr("%1, round %2").arg(name, QString::number(round)) : name;
    const QString begin = fenced ? QStringLiteral("```\n") : QString(), end = fenced ? QStringLiteral("```\n") : QString();
    QString late = lateText(state, league);
    late = late.size() > limit / 3 ? LeagueTextWords::tr("Late: %n game(s)", nullptr, league.overdue()) : late;
    QString body = title + '\n';
    const QStringList lines = tableLines(state, league);
    for (int i = 0; i < lines.size(); ++i) {
        const QString more = LeagueTextWords::tr("and %n more", nullptr, int(lines.size()) - i);
        // One character less than the limit is kept for the line break behind what comes last.
        const auto rest = begin.size() + end.size() + late.size() + more.size() + 3;
        if (body.size() + lines.at(i).size() + rest >= limit) {
            body += more + '\n';
            if (leftOut)
                *leftOut = int(lines.size()) - i;
            break;
        }
        body += lines.at(i) + '\n';
    }
    if (!late.isEmpty())
        body += late + '\n';
    return begin + body + end;
}

QString roundsText(const CampaignState &state, const League &league, const QString &language)
{
    const text::Speaking speaking(language);
    const QLocale locale(language);
    QString result;
    for (const LeagueRound &round : league.rounds) {
        result += LeagueTextWords::tr("Round %1: %2 of %3 played").arg(round.number).arg(round.played).arg(round.games.size()) + '\n';
        for (int index : round.games) {
            const LeagueGame &game = league.games.at(index);
            const QDate when = game.due.isValid() ? game.due : game.date;
            const QString date = when.isValid() ? locale.toString(when, QLocale::ShortFormat) : QString();
            const QString middle = game.state == LeagueGame::Played ? scoreText(game)
                : game.state == LeagueGame::Overdue                 ? LeagueTextWords::tr("late, %1").arg(date)
                : game.state == LeagueGame::Cancelled               ? LeagueTextWords::tr("cancelled")
                                                                    : (date.isEmpty() ? LeagueTextWords::tr("open") : date);
            result += QString("  %1 – %2  %3\n").arg(playerName(game.one, state), playerName(game.other, state), middle);
        }
        for (const QString &player : round.byes)
            result += LeagueTextWords::tr("  %1 has no opponent").arg(playerName(player, state)) + '\n';
    }
    return result;
}

QString leagueRulesText(const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    const QMap<QString, QString> known{{"scored", LeagueTextWords::tr("victory points")},
                                       {"balance", LeagueTextWords::tr("balance of victory points")},
                                       {"objectives", LeagueTextWords::tr("objectives")},
                                       {"killPoints", LeagueTextWords::tr("points eliminated")},
                                       {"kills", LeagueTextWords::tr("figures eliminated")},
                                       {"won", LeagueTextWords::tr("wins")},
                                       {"head", LeagueTextWords::tr("the games against each other")},
                                       {"buchholz", LeagueTextWords::tr("points of the opponents")},
                                       {"sonneborn", LeagueTextWords::tr("points of those who were beaten")}};
    QStringList ties;
    for (const QString &tie : rules.tieBreaks.isEmpty() ? usualTieBreaks() : rules.tieBreaks)
        ties.append(known.value(tie, tie));
    const QString points = rules.pointsFormula.isEmpty()
        ? LeagueTextWords::tr("Win %1, draw %2, loss %3.").arg(rules.winPoints).arg(rules.drawPoints).arg(rules.lossPoints)
        : LeagueTextWords::tr("Points: %1.").arg(rules.pointsFormula);
    return points + ' ' + LeagueTextWords::tr("Equal points: %1.").arg(ties.join(LeagueTextWords::tr(", then ")));
}

QJsonObject leagueJson(const Campaign &campaign, const CampaignState &state, const League &league)
{
    QJsonArray lines, rounds, others;
    for (const LeagueLine &line : league.lines)
        lines.append(lineJson(line, state));
    for (const LeagueRound &round : league.rounds) {
        QJsonArray games, byes;
        for (int index : round.games)
            games.append(gameJson(league.games.at(index), state));
        for (const QString &player : round.byes)
            byes.append(playerName(player, state));
        rounds.append(QJsonObject{{"round", round.number}, {"complete", round.isComplete()}, {"games", games}, {"byes", byes}});
    }
    for (const LeagueGame &game : league.games) {
        if (game.round == 0)
            others.append(gameJson(game, state));
    }
    return {{"id", campaign.start.id},
            {"name", campaign.start.name},
            {"table", lines},
            {"rounds", rounds},
            {"otherGames", others},
            {"overdue", league.overdue()},
            {"points", campaign.rules.pointsFormula},
            {"ties", QJsonArray::fromStringList(campaign.rules.tieBreaks.isEmpty() ? usualTieBreaks() : campaign.rules.tieBreaks)}};
}

} // namespace muster::share
