// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/league/QuickGame.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>

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

// Spreadsheets write commas, semicolons or tabs: the first line tells which.
QChar separatorOf(const QString &csv)
{
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
    return lines;
}

enum Column { Date, One, OneScore, Other, OtherScore, Round, Scenario, Notes, ColumnCount };

// The words that a heading may be, in any of our languages: a file from a club's spreadsheet knows nothing of ours.
int columnOf(const QString &heading, const QVector<int> &known)
{
    static const QVector<QStringList> words{{"date"},
                                            {"player", "player 1", "player a", "a", "joueur", "joueur 1", "joueur a"},
                                            {"score", "score 1", "score a", "points 1"},
                                            {"player 2", "player b", "b", "opponent", "joueur 2", "joueur b", "adversaire"},
                                            {"score 2", "score b", "points 2"},
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

/// Reads line by line against the book as the line before left it.
class GamesReader
{
public:
    GamesReader(const CampaignState &state, const CampaignRules &rules, bool join, const Stamps &stamps)
        : m_before(state), m_rules(rules), m_join(join), m_stamps(stamps)
    {
        m_state = state;
    }

    base::Result<QVector<Event>> read(const QVector<CsvLine> &lines)
    {
        if (const auto heading = readHeading(lines.value(0)); !heading)
            return heading.error();
        for (const CsvLine &line : lines.mid(1)) {
            if (const auto done = readLine(line); !done)
                return done.error();
        }
        if (m_events.isEmpty())
            return wrongTable(1, base::Message(QT_TRANSLATE_NOOP("Message", "there is no game in the table")));
        return m_events;
    }

private:
    base::Result<void> readHeading(const CsvLine &line)
    {
        for (const QString &heading : line.cells) {
            const int column = columnOf(heading, m_columns);
            if (column < 0)
                return wrongTable(line.number,
                                  base::Message(QT_TRANSLATE_NOOP("Message",
                                                                  "the heading %1 is not known; date, player, score, player "
                                                                  "2, score 2, round, scenario and notes are"),
                                                {heading}));
            m_columns.append(column);
        }
        for (int column : {int(One), int(OneScore), int(Other), int(OtherScore)}) {
            if (!m_columns.contains(column))
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
        const Player fresh{text::freshId(m_stamps), name, {}};
        m_events.append(makeEvent(PlayerJoined{fresh}, m_stamps));
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
        for (const auto &[column, score] : {std::pair{int(OneScore), &game.oneScore}, std::pair{int(OtherScore), &game.otherScore}}) {
            bool isNumber = false;
            *score = cells.at(column).toInt(&isNumber);
            if (!isNumber)
                return wrongTable(line.number, base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no score"), {cells.at(column)}));
        }
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
        const auto event = recordGame(game, m_state, leagueOf(m_state, m_rules, text::today(m_stamps)), m_stamps);
        if (!event)
            return wrongTable(line.number, event.error().sentence);
        m_events.append(*event);
        CampaignStart start;
        start.players = m_state.players;
        m_state = fold(start, m_before.log + m_events, m_rules);
        return {};
    }

    const CampaignState &m_before;
    const CampaignRules &m_rules;
    bool m_join;
    const Stamps m_stamps;
    CampaignState m_state;
    QVector<int> m_columns;
    QVector<Event> m_events;
};

} // namespace

base::Result<QVector<Event>> readGames(const QString &csv, const CampaignState &state, const CampaignRules &rules, bool join,
                                       const Stamps &stamps)
{
    const QVector<CsvLine> lines = linesOf(csv.startsWith(QChar(0xFEFF)) ? csv.mid(1) : csv);
    if (lines.size() > mostGames + 1) // with the heading
        return text::error("campaign.csv",
                           base::Message(QT_TRANSLATE_NOOP("Message", "the table has %1 games; more than %2 are not read at once"),
                                         {lines.size() - 1, mostGames}));
    return GamesReader(state, rules, join, stamps).read(lines);
}

} // namespace muster::campaign
