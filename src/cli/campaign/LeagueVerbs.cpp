// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/SafeFile.h"
#include "campaign/fold/Contradiction.h"
#include "campaign/fold/Names.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "cli/campaign/CampaignBook.h"
#include "cli/campaign/CampaignVerbs.h"
#include "share/campaign/LeagueText.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSet>

namespace muster::cli {

using namespace campaign;

namespace {

class LeagueVerbsWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

int leagueFailed(Context &context, const base::Error &error, const QString &file = {})
{
    return couldNot(context, (file.isEmpty() ? QString() : file + ": ") + text::spoken(error));
}

League leagueOf(const CampaignBook &book, const CampaignState &state)
{
    return campaign::leagueOf(state, book.campaign().rules, QDate::currentDate());
}

/// The two values of `--between A B` and `--score N M`: a parser takes one behind an option, the other one is an argument.
struct TwoValues
{
    QString other;      ///< of --between
    QString otherScore; ///< of --score
    bool wrong = false;
};

TwoValues secondValues(QStringList rest, const QCommandLineParser &parser)
{
    TwoValues values;
    bool ok = false;
    const bool needsScore = parser.isSet("score");
    if (rest.size() != 1 + int(needsScore)) {
        values.wrong = true;
        return values;
    }
    // Whoever writes --score first: the figure is the score.
    if (needsScore && rest.first().toInt(&ok) >= 0 && ok && (rest.last().toInt(&ok), !ok))
        rest.move(0, 1);
    values.other = rest.first();
    values.otherScore = needsScore ? rest.last() : QString();
    return values;
}

base::Result<QString> playerCalled(const QString &name, const CampaignState &state, bool join, QVector<Event> &events)
{
    if (const Player *player = findPlayer(state, name))
        return player->id;
    for (const Event &event : std::as_const(events)) {
        const PlayerJoined *joined = event.as<PlayerJoined>();
        if (joined && joined->player.name.compare(name, Qt::CaseInsensitive) == 0)
            return joined->player.id;
    }
    if (!join)
        return text::error("campaign.player",
                           base::Message(QT_TRANSLATE_NOOP("Message", "there is no player %1, or several have that name"), {name}));
    const Player fresh{newId(), name, {}};
    events.append(makeEvent(PlayerJoined{fresh}));
    return fresh.id;
}

base::Result<QDate> dateOption(const QCommandLineParser &parser, const QString &option)
{
    const QDate date = QDate::fromString(parser.value(option), Qt::ISODate);
    if (parser.isSet(option) && !date.isValid())
        return text::error("campaign.date",
                           base::Message(QT_TRANSLATE_NOOP("Message", "%1 is not a date (year-month-day)"), {parser.value(option)}));
    return date;
}

base::Result<QuickGame> gameOf(const TwoValues &values, const QCommandLineParser &parser)
{
    QuickGame game;
    const auto score = [](const QString &text, std::optional<int> &figure) {
        bool ok = false;
        figure = text.toInt(&ok);
        return ok
            ? base::Result<void>()
            : base::Result<void>(text::error("campaign.score", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no score"), {text})));
    };
    if (parser.isSet("score")) {
        if (const auto read = score(parser.value("score"), game.oneScore); !read)
            return read.error();
        if (const auto read = score(values.otherScore, game.otherScore); !read)
            return read.error();
    }
    if (parser.isSet("result")) {
        const auto index = gameResultNames().indexOf(parser.value("result"));
        if (index < 1)
            return text::error("campaign.result",
                               base::Message(QT_TRANSLATE_NOOP("Message", "the result %1 is not known; won, drawn and lost are"),
                                             {parser.value("result")}));
        game.result = GameResult(index);
    }
    const auto date = dateOption(parser, "date");
    if (!date)
        return date.error();
    game.date = *date;
    bool ok = true;
    game.round = parser.isSet("round") ? parser.value("round").toInt(&ok) : 0;
    if (!ok || game.round < 0)
        return text::error("campaign.round", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no round"), {parser.value("round")}));
    game.name = parser.value("scenario");
    game.notes = parser.value("notes");
    return game;
}

int store(CampaignBook &book, const QVector<Event> &events, const QString &sentence, Context &context)
{
    const CampaignState after = fold(book.campaign().start, book.campaign().events + events, book.campaign().rules);
    for (const Event &event : events) {
        const MissionFought *mission = event.as<MissionFought>();
        if (const QString words = mission ? contradictionIn(*mission, after, book.campaign().rules, context.language) : QString();
            !words.isEmpty())
            return couldNot(context, words);
    }
    if (const auto stored = book.append(sentence, events); !stored)
        return leagueFailed(context, stored.error());
    return Fine;
}

int importGames(CampaignBook &book, const QCommandLineParser &parser, Context &context)
{
    const QString path = parser.value("csv");
    const auto bytes = archive::readWhole(path);
    if (!bytes)
        return leagueFailed(context, bytes.error());
    const CampaignState state = book.state();
    int known = 0;
    const auto events = readGames(textOfTable(*bytes), state, book.campaign().rules, parser.isSet("join"), &known);
    if (!events)
        return leagueFailed(context, events.error(), path);
    const int code = store(book, *events, LeagueVerbsWords::tr("Games from a table"), context);
    if (code != Fine)
        return code;
    context.out << LeagueVerbsWords::tr("%n game(s) recorded", nullptr, book.state().fought() - state.fought()) << Qt::endl;
    if (known)
        context.err << LeagueVerbsWords::tr("%n game(s) of the table (is|are) in the book already", nullptr, known) << Qt::endl;
    return Fine;
}

} // namespace

int recordQuickGame(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    auto book = CampaignBook::open(arguments.first(), context);
    if (!book)
        return leagueFailed(context, book.error());
    if (parser.isSet("csv"))
        return arguments.size() == 1 ? importGames(*book, parser, context)
                                     : couldNot(context, LeagueVerbsWords::tr("campaign game: --csv goes with nothing else"));
    const TwoValues values = secondValues(arguments.mid(1), parser);
    if (!parser.isSet("between") || values.wrong)
        return couldNot(context, LeagueVerbsWords::tr("campaign game: say --between A B, and --score N M or --result won|drawn|lost"));
    auto game = gameOf(values, parser);
    if (!game)
        return leagueFailed(context, game.error());
    QVector<Event> events;
    const CampaignState state = book->state();
    for (const auto &[name, id] : {std::pair{parser.value("between"), &game->one}, std::pair{values.other, &game->other}}) {
        const auto player = playerCalled(name, state, parser.isSet("join"), events);
        if (!player)
            return leagueFailed(context, player.error());
        *id = *player;
    }
    const auto played = recordGame(*game, state, leagueOf(*book, state));
    if (!played)
        return leagueFailed(context, played.error());
    events.append(*played);
    if (const int code = store(*book, events, LeagueVerbsWords::tr("Game of %1 and %2").arg(parser.value("between"), values.other),
                               context);
        code != Fine)
        return code;
    const CampaignState after = book->state();
    const MissionFought *mission = played->as<MissionFought>();
    const Side &one = mission->sides.first(), &other = mission->sides.last();
    const QString number = QString::number(after.fought()), first = playerName(game->one, after), second = playerName(game->other, after);
    if (game->oneScore)
        context.out << LeagueVerbsWords::tr("Game %1: %2 %3 : %4 %5")
                           .arg(number, first, QString::number(one.victoryPoints), QString::number(other.victoryPoints), second);
    else if (one.result == GameResult::Drawn)
        context.out << LeagueVerbsWords::tr("Game %1: %2 – %3, drawn").arg(number, first, second);
    else
        context.out
            << LeagueVerbsWords::tr("Game %1: %2 – %3, %4 won").arg(number, first, second, one.result == GameResult::Won ? first : second);
    if (mission->round)
        context.out << LeagueVerbsWords::tr(", round %1").arg(mission->round);
    context.out << Qt::endl;
    return Fine;
}

int showTable(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const auto book = CampaignBook::open(arguments.first(), context);
    if (!book)
        return leagueFailed(context, book.error());
    const CampaignState state = book->state();
    const League league = leagueOf(*book, state);
    if (parser.isSet("json")) {
        context.out << QString::fromUtf8(QJsonDocument(share::leagueJson(book->campaign(), state, league)).toJson());
    } else if (parser.isSet("format") && parser.value("format") != "text" && parser.value("format") != "discord") {
        return couldNot(context, LeagueVerbsWords::tr("the format %1 is not known; text and discord are").arg(parser.value("format")));
    } else if (parser.value("format") == "discord") {
        context.out << share::leagueText(book->campaign(), state, league, context.language, true);
    } else {
        context.out << share::leagueText(book->campaign(), state, league, context.language, false, 1'000'000)
                    << share::leagueRulesText(book->campaign().rules, context.language) << "\n";
        if (const QString rounds = share::roundsText(state, league, context.language); !rounds.isEmpty())
            context.out << "\n" << rounds;
    }
    context.out.flush();
    return Fine;
}

namespace {

/// The players whom --without names.
base::Result<QStringList> playersAway(const QCommandLineParser &parser, const CampaignState &state)
{
    QStringList away;
    for (const QString &name : parser.values("without")) {
        QVector<Event> none;
        const auto player = playerCalled(name, state, false, none);
        if (!player)
            return player.error();
        away.append(*player);
    }
    return away;
}

base::Result<QVector<PairedRound>> roundsOf(const QStringList &arguments, const QCommandLineParser &parser, const CampaignState &state,
                                            const League &league)
{
    const auto away = playersAway(parser, state);
    if (!away)
        return away.error();
    const QString how = parser.isSet("between") ? "hand" : parser.isSet("how") ? parser.value("how") : "swiss";
    if (state.players.size() - QSet<QString>(away->begin(), away->end()).size() < 2)
        return text::error("campaign.pair", QT_TRANSLATE_NOOP("Message", "campaign pair: there are no two players"));
    if (how == "swiss")
        return QVector<PairedRound>{swissRound(league, *away)};
    if (how == "round-robin")
        return roundRobin(league, state, *away);
    if (how != "hand")
        return text::error("campaign.pair",
                           base::Message(QT_TRANSLATE_NOOP("Message", "campaign pair: %1 is not known; swiss and round-robin are"), {how}));
    QVector<Event> none;
    const auto one = playerCalled(parser.value("between"), state, false, none);
    const auto other = playerCalled(arguments.value(1), state, false, none);
    if (!one || !other)
        return one ? other.error() : one.error();
    if (*one == *other)
        return text::error("campaign.pair", QT_TRANSLATE_NOOP("Message", "a game needs two players"));
    const int number = parser.isSet("round") ? parser.value("round").toInt() : std::max(1, league.lastRound());
    return QVector<PairedRound>{{std::max(1, number), {{*one, *other}}}};
}

void printRounds(const QVector<PairedRound> &rounds, const CampaignState &state, Context &context)
{
    for (const PairedRound &round : rounds) {
        for (const Pairing &game : round.games)
            context.out << (game.other.isEmpty()
                                ? LeagueVerbsWords::tr("Round %1: %2 has no opponent")
                                      .arg(QString::number(round.number), playerName(game.one, state))
                                : LeagueVerbsWords::tr("Round %1: %2 – %3")
                                      .arg(QString::number(round.number), playerName(game.one, state), playerName(game.other, state)))
                        << "\n";
    }
    context.out.flush();
}

} // namespace

int pairPlayers(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    auto book = CampaignBook::open(arguments.first(), context);
    if (!book)
        return leagueFailed(context, book.error());
    const auto due = dateOption(parser, "due");
    if (!due)
        return leagueFailed(context, due.error());
    const CampaignState state = book->state();
    const League league = leagueOf(*book, state);
    const auto rounds = roundsOf(arguments, parser, state, league);
    if (!rounds)
        return leagueFailed(context, rounds.error());
    if (rounds->isEmpty()) {
        context.err << LeagueVerbsWords::tr("Everybody has met everybody.") << Qt::endl;
        return AnswerIsNo;
    }
    QVector<Event> events;
    for (const PairedRound &round : *rounds)
        events += pairingEvents(round, *due);
    const QString sentence = LeagueVerbsWords::tr("Pair round %1").arg(rounds->first().number);
    if (const auto stored = book->append(sentence, events); !stored)
        return leagueFailed(context, stored.error());
    if (const int open = league.openOf(league.lastRound()); open > 0 && rounds->first().number > league.lastRound())
        context.err << LeagueVerbsWords::tr("Round %1 is not over: %n game(s) open. The table may still change.", nullptr, open)
                           .arg(league.lastRound())
                    << Qt::endl;
    printRounds(*rounds, state, context);
    return Fine;
}

} // namespace muster::cli
