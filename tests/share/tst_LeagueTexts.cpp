// SPDX-License-Identifier: GPL-3.0-or-later
#include "LeagueBook.h"
#include "share/campaign/LeagueTables.h"
#include "share/campaign/LeagueText.h"
#include "share/campaign/StandingsChart.h"
#include "share/campaign/StandingsSvg.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>
#include <QXmlStreamReader>

using namespace muster;
using campaign::GameResult;
using test::LeagueBook;

namespace {

/// Two rounds of three players, a game that is late and one of no round.
LeagueBook threePlayers()
{
    LeagueBook league({"Anna", "Bert", "Cleo"});
    league.play("a", 12, 8, "b", 1);
    league.plan("c", {}, 1);
    league.play("c", 5, 5, "a", 2);
    league.plan("b", "c", 3, LeagueBook::today.addDays(-3));
    league.play("b", 1, 0, "c");
    return league;
}

QStringList lines(const QString &text)
{
    return text.split('\n', Qt::SkipEmptyParts);
}

} // namespace

/// A league in words: what is pasted into a chat, shown in the window, printed and given to programs.
class tst_LeagueTexts : public QObject
{
    Q_OBJECT

private slots:
    void table_standsInColumns()
    {
        const LeagueBook league = threePlayers();
        LeagueBook copy = league;
        const QString text = share::leagueText(copy.book(), copy.state(), copy.league(), "en", false);
        const QStringList rows = lines(text);
        QCOMPARE(rows.first(), "Winter League, round 2");
        QCOMPARE(rows.size(), 5); // title, three players, what is late
        QVERIFY2(rows.at(1).startsWith("1. "), qPrintable(rows.at(1)));
        QVERIFY2(rows.last().startsWith("Late: ") && rows.last().contains("Bert – Cleo"), qPrintable(rows.last()));
        // The same width before the points, whoever it is.
        const auto column = rows.at(1).indexOf("  ");
        QCOMPARE(rows.at(2).indexOf("  "), column);
        QVERIFY(!text.contains("```"));
        const QString fenced = share::leagueText(copy.book(), copy.state(), copy.league(), "en", true);
        QVERIFY(fenced.startsWith("```\n") && fenced.endsWith("```\n"));
        QCOMPARE(fenced.mid(4, fenced.size() - 8), text);
    }

    void table_isSaidInTheReadersLanguage()
    {
        LeagueBook league = threePlayers();
        const QString english = share::leagueText(league.book(), league.state(), league.league(), "en", false);
        const QString french = share::leagueText(league.book(), league.state(), league.league(), "fr", false);
        QVERIFY(english != french);
        QVERIFY2(french.startsWith("Winter League") && !french.contains("round") && !french.contains("Late"), qPrintable(french));
        for (const char *name : {"Anna", "Bert", "Cleo"})
            QVERIFY(french.contains(name));
    }

    // A chat takes so many characters: who does not fit is counted, and nothing is cut in the middle.
    void table_neverBecomesTooLong()
    {
        QStringList names;
        for (int i = 0; i < 26; ++i)
            names.append(QString(QChar('A' + i)) + QString(30, 'x'));
        LeagueBook league(names, QString(400, 'n'));
        for (int i = 0; i + 1 < 26; ++i)
            league.plan(QString(QChar('a' + i)), QString(QChar('a' + i + 1)), 1, LeagueBook::today.addDays(-1));
        for (const int limit : {2000, 900, 500}) {
            const QString text = share::leagueText(league.book(), league.state(), league.league(), "en", true, limit);
            QVERIFY2(text.size() <= limit, qPrintable(QString("%1 of %2").arg(text.size()).arg(limit)));
            QVERIFY(text.endsWith("```\n"));
            QVERIFY(text.contains("Late: 25 games"));
        }
        QVERIFY(share::leagueText(league.book(), league.state(), league.league(), "en", true, 600).contains("more\n"));
    }

    // Sixty players are more than one message takes: the text says how many it leaves out.
    void sixtyPlayers_areOneMessage()
    {
        QStringList names;
        for (int i = 0; i < 60; ++i)
            names.append(QString(QChar(0x4e00 + i)) + " of the long names, the elder");
        LeagueBook league(names, "Winter League of everybody who has ever come");
        for (int i = 0; i + 1 < 60; i += 2) {
            league.play(names.at(i).left(1), i, 30, names.at(i + 1).left(1), 1);
            league.plan(names.at(i).left(1), names.at(59 - i).left(1), 2, LeagueBook::today.addDays(-1));
        }
        for (const char *language : {"en", "fr"}) {
            int leftOut = 0;
            const QString text = share::leagueText(league.book(), league.state(), league.league(), language, true, share::discordLimit,
                                                   &leftOut);
            QVERIFY2(text.size() < 2000, qPrintable(QString::number(text.size())));
            QVERIFY(leftOut > 0);
            QCOMPARE(text.count(" of the long names") + leftOut, 60);
            QVERIFY2(text.contains(QString::number(leftOut)), qPrintable(text));
            QVERIFY(text.endsWith("```\n"));
            // Who is not chosen for a chat is all there.
            leftOut = 0;
            QCOMPARE(share::leagueText(league.book(), league.state(), league.league(), language, false, 1'000'000, &leftOut)
                         .count(" of the long names"),
                     60 + 2 * 30); // and what is late
            QCOMPARE(leftOut, 0);
        }
    }

    // Names are the players': they end no block, and are no places of a sentence.
    void names_areTakenAsTheyAre()
    {
        LeagueBook league({"A```%1", "B\n%2 %n"}, "%1 `League`");
        league.play("a", 3, 2, "b", 1);
        league.plan("b", "a", 2, LeagueBook::today.addDays(-1));
        const QString text = share::leagueText(league.book(), league.state(), league.league(), "en", true);
        QCOMPARE(text.count("```"), 2);
        QVERIFY2(text.contains("A'''%1") && text.contains("B %2 %n"), qPrintable(text));
        QVERIFY(text.contains("%1 'League', round 1"));
    }

    // Who won without a score did not win by nothing to nothing.
    void gameWithoutAScore_tellsWhoWon()
    {
        LeagueBook league({"Anna", "Bert"});
        campaign::QuickGame game{"a", "b", {}, {}, GameResult::Lost, LeagueBook::today, 1, {}, {}, {}};
        league.book().events.append(*campaign::recordGame(game, league.state(), league.league()));
        QVector<int> games;
        QCOMPARE(share::roundsTable(league.state(), league.league(), "en", games).rows.first().at(2), "L : W");
        QCOMPARE(share::roundsTable(league.state(), league.league(), "fr", games).rows.first().at(2), "D : V");
        const share::ReportTable heads = share::headToHead(league.state(), league.league(), "en");
        QCOMPARE(heads.rows.at(0).join('|'), QString::fromUtf8("Bert|—|W"));
        QCOMPARE(heads.rows.at(1).join('|'), QString::fromUtf8("Anna|L|—"));
        QVERIFY(share::roundsText(league.state(), league.league(), "en").contains("Anna – Bert  L:W"));
    }

    void rounds_tellEveryGame_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("en") << "en" << QStringList{"Round 1: 1 of 1 played", "Anna – Bert  12:8", "Cleo has no opponent", "late, "};
        QTest::newRow("fr") << "fr" << QStringList{"Anna – Bert  12:8", "Cleo – Anna  5:5"};
    }
    void rounds_tellEveryGame()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        LeagueBook league = threePlayers();
        const QString text = share::roundsText(league.state(), league.league(), language);
        for (const QString &word : std::as_const(words))
            QVERIFY2(text.contains(word), qPrintable(text));
        QCOMPARE(lines(text).size(), 3 + 3 + 1); // a line for each round, game and bye
    }

    void rules_areSaidAsTheyCount()
    {
        campaign::CampaignRules rules = campaign::CampaignRules::generic();
        rules.tieBreaks = {"balance", "head", "won + 2"};
        QCOMPARE(share::leagueRulesText(rules, "en"),
                 "Win 3, draw 1, loss 0. Equal points: balance of victory points, then the games against each other, then won + 2.");
        rules.pointsFormula = "2 * won + drawn";
        QVERIFY(share::leagueRulesText(rules, "en").startsWith("Points: 2 * won + drawn."));
        QVERIFY(share::leagueRulesText(rules, "fr") != share::leagueRulesText(rules, "en"));
    }

    void letters_areOneEach()
    {
        for (const char *language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            QSet<QString> letters;
            for (const GameResult result : {GameResult::Won, GameResult::Drawn, GameResult::Lost, GameResult::None}) {
                QCOMPARE(share::resultLetter(result).size(), 1);
                letters.insert(share::resultLetter(result));
            }
            QCOMPARE(letters.size(), 4);
        }
        QCOMPARE(share::formText({GameResult::Won, GameResult::Lost, GameResult::Drawn}), "WLD");
        QCOMPARE(share::formText({}), "");
    }

    void leagueTable_hasARowForEachPlayer()
    {
        LeagueBook league = threePlayers();
        const share::ReportTable table = share::leagueTable(league.state(), league.league(), "en");
        QCOMPARE(table.rows.size(), 3);
        for (const QStringList &row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        const auto cell = [&](const QString &player, const QString &column) {
            for (const QStringList &row : table.rows)
                for (int i = 0; i < table.columns.size(); ++i)
                    if (row.at(1) == player && table.columns.at(i).key == column)
                        return row.at(i);
            return QString();
        };
        QCOMPARE(cell("Anna", "score"), "17 : 13");
        QCOMPARE(cell("Anna", "balance"), "+4");
        QCOMPARE(cell("Bert", "balance"), QString::fromUtf8("−3"));
        QCOMPARE(cell("Cleo", "drawn"), "1");
        QCOMPARE(cell("Anna", "form"), "WD");
    }

    // The rows of the rounds lead to their games: the window opens what was clicked.
    void roundsTable_knowsItsGames()
    {
        LeagueBook league = threePlayers();
        const campaign::League games = league.league();
        QVector<int> rowGames{99};
        const share::ReportTable table = share::roundsTable(league.state(), games, "en", rowGames);
        QCOMPARE(rowGames.size(), table.rows.size());
        QCOMPARE(table.rows.size(), 5);
        for (int i = 0; i < table.rows.size(); ++i) {
            const QStringList &row = table.rows.at(i);
            if (rowGames.at(i) < 0) {
                QCOMPARE(row, (QStringList{"1", "Cleo", "", "no opponent", ""}));
                continue;
            }
            const campaign::LeagueGame &game = games.games.at(rowGames.at(i));
            QCOMPARE(row.first(), game.round ? QString::number(game.round) : QString());
            QCOMPARE(row.at(2).isEmpty(), game.state != campaign::LeagueGame::Played);
        }
        QVERIFY(table.rows.first().last().startsWith("late, "));
        QCOMPARE(table.rows.last().first(), ""); // what belongs to no round stands last
    }

    // What one scored the other conceded, in every cell of the grid.
    void headToHead_isTheSameFromBothSides()
    {
        LeagueBook league = threePlayers();
        const share::ReportTable table = share::headToHead(league.state(), league.league(), "en");
        QCOMPARE(table.columns.size(), 4);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(table.rows.at(i).first(), table.columns.at(i + 1).label);
            QCOMPARE(table.rows.at(i).at(i + 1), QString::fromUtf8("—"));
        }
        const auto meeting = [&](const QString &one, const QString &other) {
            for (const QStringList &row : table.rows)
                for (int i = 1; i < table.columns.size(); ++i)
                    if (row.first() == one && table.columns.at(i).label == other)
                        return row.at(i);
            return QString("?");
        };
        QCOMPARE(meeting("Anna", "Bert"), "12:8 W");
        QCOMPARE(meeting("Bert", "Anna"), "8:12 L");
        QCOMPARE(meeting("Anna", "Cleo"), "5:5 D");
        QVERIFY2(meeting("Bert", "Cleo").contains("1:0 W") && meeting("Bert", "Cleo").contains("late"),
                 qPrintable(meeting("Bert", "Cleo")));
    }

    // It grows with the square; that it ends earlier is said.
    void headToHead_ofHundreds_saysWhereItEnds()
    {
        QStringList names;
        for (int i = 0; i < 101; ++i)
            names.append(QString(QChar(0x4e00 + i)));
        LeagueBook league(names);
        const share::ReportTable table = share::headToHead(league.state(), league.league(), "en");
        QCOMPARE(table.rows.size(), 100);
        QCOMPARE(table.columns.size(), 101);
        QCOMPARE(table.title, "Head to head, the first 100");
    }

    void json_saysTheSameAsTheTable()
    {
        LeagueBook league = threePlayers();
        const campaign::League folded = league.league();
        const QJsonObject json = share::leagueJson(league.book(), league.state(), folded);
        QCOMPARE(json["id"].toString(), "league");
        QCOMPARE(json["overdue"].toInt(), 1);
        QCOMPARE(json["table"].toArray().size(), 3);
        QCOMPARE(json["rounds"].toArray().size(), folded.rounds.size());
        QCOMPARE(json["otherGames"].toArray().size(), 1);
        QVERIFY(!json["ties"].toArray().isEmpty());
        const share::ReportTable table = share::leagueTable(league.state(), folded, "en");
        for (int i = 0; i < 3; ++i) {
            const QJsonObject line = json["table"].toArray().at(i).toObject();
            QCOMPARE(line["player"].toString(), table.rows.at(i).at(1));
            QCOMPARE(QString::number(line["points"].toInt()), table.rows.at(i).at(8));
            QCOMPARE(QString("%1 : %2").arg(line["scored"].toInt()).arg(line["conceded"].toInt()), table.rows.at(i).at(6));
        }
        const QJsonObject game = json["rounds"].toArray().at(0)["games"].toArray().at(0).toObject();
        QCOMPARE(game["state"].toString(), "played");
        QCOMPARE(game["oneResult"].toString(), "won");
        QCOMPARE(game["otherResult"].toString(), "lost");
    }

    // The lines of the chart end where the table stands, and never fall while points are only won.
    void chart_endsAtTheTable()
    {
        LeagueBook league = threePlayers();
        const campaign::CampaignState state = league.state();
        const share::StandingsChart chart = share::standingsChart(state, league.book().rules);
        QVERIFY(chart.byRounds);
        QCOMPARE(chart.lines.size(), state.standings.size());
        for (int i = 0; i < chart.lines.size(); ++i) {
            const QVector<int> &points = chart.lines.at(i).points;
            QCOMPARE(points.size(), chart.steps + 1);
            QCOMPARE(points.first(), 0);
            QVERIFY(std::is_sorted(points.begin(), points.end()));
            QVERIFY(points.last() <= state.standings.at(i).points); // a game of no round stands in the table alone
        }
        LeagueBook none({"Anna", "Bert"});
        const share::StandingsChart empty = share::standingsChart(none.state(), none.book().rules);
        QCOMPARE(empty.steps, 0);
        QCOMPARE(empty.most(), 1); // an axis needs a length
        LeagueBook missions({"Anna", "Bert"});
        missions.play("a", 2, 1, "b");
        missions.play("b", 2, 1, "a");
        const share::StandingsChart byMission = share::standingsChart(missions.state(), missions.book().rules);
        QVERIFY(!byMission.byRounds);
        QCOMPARE(byMission.lines.first().points.last(), missions.state().standings.first().points);
    }

    // Drawings of a web page are whole XML, whatever the players are called.
    // A line that is labelled with a number of points stands at that number, and no number stands twice.
    void chartDrawing_countsWholePoints()
    {
        for (const int games : {1, 2, 3, 7, 20}) {
            LeagueBook league({"Anna", "Bert"});
            for (int i = 0; i < games; ++i)
                league.play("a", 2, 1, "b", i + 1);
            QXmlStreamReader reader(share::standingsSvg(share::standingsChart(league.state(), league.book().rules)));
            QVector<std::pair<int, double>> labels;
            while (!reader.atEnd()) {
                reader.readNext();
                if (!reader.isStartElement() || reader.attributes().value("text-anchor") != QLatin1String("end"))
                    continue;
                const double y = reader.attributes().value("y").toDouble();
                labels.append({reader.readElementText().toInt(), y});
            }
            QVERIFY(labels.size() >= 2 && labels.size() <= 7);
            const int apart = labels.at(1).first - labels.at(0).first;
            QVERIFY(apart > 0);
            for (int i = 0; i < labels.size(); ++i) {
                QCOMPARE(labels.at(i).first, i * apart);
                QVERIFY(std::abs(labels.at(i).second - labels.at(0).second - i * (labels.at(1).second - labels.at(0).second)) < 0.1);
            }
            QVERIFY(labels.last().first >= 3 * games); // whoever leads has room
        }
    }

    void chartDrawing_isWellFormed()
    {
        LeagueBook league({"A<b>&", "B\"quoted\"", "C%1"});
        league.play("a", 2, 1, "b", 1);
        league.play("c", 2, 1, "b", 2);
        for (const LeagueBook &each : {league, LeagueBook({"Anna"})}) {
            LeagueBook copy = each;
            const QString svg = share::standingsSvg(share::standingsChart(copy.state(), copy.book().rules));
            QXmlStreamReader reader(svg);
            int lines = 0;
            QStringList texts;
            while (!reader.atEnd()) {
                reader.readNext();
                lines += reader.isStartElement() && reader.name() == QLatin1String("polyline");
                if (reader.isStartElement() && reader.name() == QLatin1String("text"))
                    texts.append(reader.readElementText());
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            QCOMPARE(lines, int(copy.book().start.players.size()));
            for (const campaign::Player &player : copy.book().start.players)
                QVERIFY(texts.join('\n').contains(player.name));
        }
    }
};

MUSTER_TEST_MAIN(tst_LeagueTexts)
#include "tst_LeagueTexts.moc"
