// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/league/QuickGame.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <array>

namespace muster::campaign {

namespace {

constexpr int mostGames = 2'000; ///< of one table: each is read against the book as those before left it

base::Error wrongTable(int line, const base::Message &sentence)
{
    return text::error("campaign.csv", base::Message(QT_TRANSLATE_NOOP("Message", "line %1: %2"), {line, sentence}));
}

/// One line of the table with its number in the file.
struct CsvLine
{
    int number = 0;
    QStringList cells;
};

// What the bytes from 0x80 to 0x9F stand for; those above are as in Latin 1.
constexpr std::array<char16_t, 32> windows1252{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                               0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                               0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

// Spreadsheets write commas, semicolons or tabs: the first line tells which.
QChar separatorOf(const QString &csv)
{
    if (csv.startsWith(QLatin1String("sep="), Qt::CaseInsensitive) && csv.size() > 4)
        return csv.at(4);
    const QString head = csv.section('\n', 0, 0);
    const auto semicolons = head.count(';'), commas = head.count(','), tabs = head.count('\t');
    return tabs > std::max(semicolons, commas) ? QChar('\t') : semicolons > commas ? QChar(';') : QChar(',');
}

QVector<CsvLine> linesOf(const QString &csv)
{
    const QChar separator = separatorOf(csv);
    QVector<CsvLine> lines;
    CsvLine line{1, {}};
    QString cell;
    bool quoted = false;
    int number = 1;
    const auto endLine = [&] {
        line.cells.append(cell.trimmed());
        cell.clear();
        if (line.cells.join(QString()).size() > 0)
            lines.append(line);
        line = {number, {}};
    };
    for (int i = 0; i < csv.size(); ++i) {
        const QChar c = csv.at(i);
        number += c == '\n';
        if (c == '"' && quoted && i + 1 < csv.size() && csv.at(i + 1) == '"')
            cell += csv.at(++i);
        else if (c == '"')
            quoted = !quoted;
        else if (c == separator && !quoted) {
            line.cells.append(cell.trimmed());
            cell.clear();
        } else if (c == '\n' && !quoted)
            endLine();
        else if (c != '\r')
            cell += c;
    }
    endLine();
    if (csv.startsWith(QLatin1String("sep="), Qt::CaseInsensitive))
        lines.removeFirst(); // a spreadsheet's own word about the separator
    return lines;
}

enum Column { Date, One, OneScore, Other, OtherScore, Result, Round, Scenario, Notes, ColumnCount };

// The words that a heading may be, in any of our languages: a file from a club's spreadsheet knows nothing of ours.
int columnOf(const QString &heading, const QVector<int> &known)
{
    static const QVector<QStringList> words{{"date"},
                                            {"player", "player 1", "player a", "a", "joueur", "joueur 1", "joueur a"},
                                            {"score", "score 1", "score a", "points 1"},
                                            {"player 2", "player b", "b", "opponent", "joueur 2", "joueur b", "adversaire"},
                                            {"score 2", "score b", "points 2"},
                                            {"result", "résultat"},
                                            {"round", "ronde", "tour"},
                                            {"scenario", "scénario", "mission"},
                                            {"notes", "note", "remarques"}};
    const QString word = heading.toLower().simplified();
    for (int column = 0; column < words.size(); ++column) {
        if (words.at(column).contains(word) && !known.contains(column))
            return column;
    }
    // "player, score, player, score": the second of each is the other's.
    const int again = word == "player" || word == "joueur" ? Other : word == "score" ? OtherScore : -1;
    return known.contains(again) ? -1 : again;
}

base::Result<QDate> dateOf(const QString &text)
{
    for (const char *format : {"yyyy-MM-dd", "dd/MM/yyyy", "d/M/yyyy", "dd.MM.yyyy", "d.M.yyyy"}) {
        if (const QDate date = QDate::fromString(text, QString::fromLatin1(format)); date.isValid())
            return date;
    }
    return text::error("campaign.csv", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is not a date (year-month-day)"), {text}));
}

// How it ended for the first player, in any of our languages. A D alone is a draw in one and a defeat in another.
base::Result<GameResult> resultOf(const QString &text)
{
    static const QVector<QStringList> words{{"won", "win", "w", "gagné", "gagnée", "victoire", "v"},
                                            {"drawn", "draw", "nul", "nulle", "égalité", "n"},
                                            {"lost", "loss", "l", "perdu", "perdue", "défaite"}};
    for (int i = 0; i < words.size(); ++i) {
        if (words.at(i).contains(text.toLower()))
            return std::array{GameResult::Won, GameResult::Drawn, GameResult::Lost}.at(std::size_t(i));
    }
    return text::error("campaign.csv", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no result; won, drawn and lost are"), {text}));
}

// Who met whom on which day with what score, whoever is named first.
QString gameKey(const QDate &date, const MissionFought &mission, const CampaignState &state)
{
    QStringList sides;
    for (const Side &side : mission.sides) {
        const ForceState *force = state.force(side.force);
        sides.append(
            QStringList{force ? force->player : side.player, QString::number(side.victoryPoints), QString::number(int(side.result))}.join(
                '\t'));
    }
    sides.sort();
    return date.toString(Qt::ISODate) + '\n' + sides.join('\n');
}

/// Reads line by line against the book as the line before left it.
class GamesReader
{
public:
    GamesReader(const CampaignState &state, const CampaignRules &rules, bool join)
        : m_state(state), m_league(leagueOf(state, rules, QDate::currentDate())), m_join(join)
    {
        for (const MissionState &mission : state.missions) {
            const MissionFought *fought = state.log.at(mission.event).as<MissionFought>();
            if (fought && fought->sides.size() == 2 && fought->date.isValid())
                ++m_played[gameKey(fought->date, *fought, state)];
        }
    }

    /// How many games were in the book already.
    [[nodiscard]] int known() const { return m_known; }

    base::Result<QVector<Event>> read(const QVector<CsvLine> &lines)
    {
        if (const auto heading = readHeading(lines.value(0)); !heading)
            return heading.error();
        for (const CsvLine &line : lines.mid(1)) {
            if (const auto done = readLine(line); !done)
                return done.error();
        }
        if (m_events.isEmpty() && m_known > 0)
            return text::error("campaign.csv", QT_TRANSLATE_NOOP("Message", "all games of the table are in the book already"));
        if (m_events.isEmpty())
            return wrongTable(1, base::Message(QT_TRANSLATE_NOOP("Message", "there is no game in the table")));
        return m_events;
    }

private:
    base::Result<void> readHeading(const CsvLine &line)
    {
        for (const QString &heading : line.cells) {
            const int column = heading.isEmpty() ? -1 : columnOf(heading, m_columns);
            if (column < 0 && !heading.isEmpty()) // a column without a name is not read
                return wrongTable(line.number,
                                  base::Message(QT_TRANSLATE_NOOP("Message",
                                                                  "the heading %1 is not known; date, player, score, player "
                                                                  "2, score 2, result, round, scenario and notes are"),
                                                {heading}));
            m_columns.append(column);
        }
        const bool result = m_columns.contains(int(Result));
        for (int column : {int(One), int(Other), int(OneScore), int(OtherScore)}) {
            if (!m_columns.contains(column) && !(result && (column == OneScore || column == OtherScore)))
                return wrongTable(1,
                                  base::Message(QT_TRANSLATE_NOOP("Message",
                                                                  "the first line must name the columns: player, score, player 2, "
                                                                  "score 2")));
        }
        return {};
    }

    base::Result<QString> player(const QString &name)
    {
        if (const Player *known = findPlayer(m_state, name))
            return known->id;
        if (!m_join || name.isEmpty())
            return text::error("campaign.player",
                               base::Message(QT_TRANSLATE_NOOP("Message", "there is no player %1, or several have that name"), {name}));
        const Player fresh{newId(), name, {}};
        m_events.append(makeEvent(PlayerJoined{fresh}));
        m_state.players.append(fresh);
        return fresh.id;
    }

    base::Result<void> readLine(const CsvLine &line)
    {
        QStringList cells;
        for (int i = 0; i < ColumnCount; ++i)
            cells.append(line.cells.value(int(m_columns.indexOf(i))));
        QuickGame game;
        for (const auto &[column, id] : {std::pair{int(One), &game.one}, std::pair{int(Other), &game.other}}) {
            const auto found = player(cells.at(column));
            if (!found)
                return wrongTable(line.number, found.error().sentence);
            *id = *found;
        }
        if (const auto ended = readEnd(cells, game); !ended)
            return wrongTable(line.number, ended.error().sentence);
        if (!cells.at(Date).isEmpty()) {
            const auto date = dateOf(cells.at(Date));
            if (!date)
                return wrongTable(line.number, date.error().sentence);
            game.date = *date;
        }
        bool isRound = true;
        game.round = cells.at(Round).isEmpty() ? 0 : cells.at(Round).toInt(&isRound);
        if (!isRound || game.round < 0)
            return wrongTable(line.number, base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no round"), {cells.at(Round)}));
        game.name = cells.at(Scenario);
        game.notes = cells.at(Notes);
        const auto event = recordGame(game, m_state, m_league);
        if (!event)
            return wrongTable(line.number, event.error().sentence);
        take(*event, game.date);
        return {};
    }

    static base::Result<void> readEnd(const QStringList &cells, QuickGame &game)
    {
        if (!cells.at(Result).isEmpty()) {
            const auto result = resultOf(cells.at(Result));
            if (!result)
                return result.error();
            game.result = *result;
        }
        for (const auto &[column, score] : {std::pair{int(OneScore), &game.oneScore}, std::pair{int(OtherScore), &game.otherScore}}) {
            if (cells.at(column).isEmpty() && game.result)
                continue;
            bool isNumber = false;
            *score = cells.at(column).toInt(&isNumber);
            if (!isNumber)
                return text::error("campaign.csv", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no score"), {cells.at(column)}));
        }
        return {};
    }

    // A game is known only by its day: without one it is of today.
    void take(const Event &event, const QDate &date)
    {
        const MissionFought &mission = *event.as<MissionFought>();
        if (date.isValid()) {
            const auto played = m_played.find(gameKey(date, mission, m_state));
            if (played != m_played.end() && *played > 0) {
                --*played;
                ++m_known;
                return;
            }
        }
        m_events.append(event);
        // What was paired is fulfilled: the next game of those two is one of its own.
        for (LeagueGame &game : m_league.games) {
            if (!mission.plan.isEmpty() && game.isOpen() && m_state.log.at(game.event).id == mission.plan)
                game.state = LeagueGame::Played;
        }
    }

    CampaignState m_state;
    League m_league;
    bool m_join;
    QHash<QString, int> m_played; ///< games in the book, by gameKey()
    int m_known = 0;
    QVector<int> m_columns;
    QVector<Event> m_events;
};

} // namespace

QString textOfTable(const QByteArray &bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes); marked && *marked != QStringConverter::Utf8)
        return QStringDecoder(*marked)(bytes);
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (!decoder.hasError())
        return text;
    text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c.unicode() >= 0x80 && c.unicode() < 0xA0)
            c = QChar(windows1252.at(c.unicode() - 0x80));
    }
    return text;
}

base::Result<QVector<Event>> readGames(const QString &csv, const CampaignState &state, const CampaignRules &rules, bool join, int *known)
{
    const QVector<CsvLine> lines = linesOf(csv.startsWith(QChar(0xFEFF)) ? csv.mid(1) : csv);
    if (lines.size() > mostGames + 1) // with the heading
        return text::error("campaign.csv",
                           base::Message(QT_TRANSLATE_NOOP("Message", "the table has %1 games; more than %2 are not read at once"),
                                         {lines.size() - 1, mostGames}));
    GamesReader reader(state, rules, join);
    auto events = reader.read(lines);
    if (known)
        *known = reader.known();
    return events;
}

} // namespace muster::campaign
