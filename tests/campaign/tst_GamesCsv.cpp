// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "support/TestMain.h"
#include "text/Spoken.h"

using namespace muster;
using namespace muster::campaign;

/// Games that a club kept in a spreadsheet.
class tst_GamesCsv : public QObject
{
    Q_OBJECT

private:
    Campaign m_book;

    [[nodiscard]] CampaignState state() const { return fold(m_book); }
    [[nodiscard]] League league() const { return leagueOf(state(), m_book.rules, QDate(2026, 11, 17)); }
    void players(int count)
    {
        for (int i = 0; i < count; ++i)
            m_book.start.players.append({QString("p%1").arg(i), QString("Player %1").arg(i), {}});
    }

private slots:
    void init()
    {
        m_book = Campaign();
        m_book.start.id = "c";
        m_book.rules = CampaignRules::generic();
    }

    void csv_isReadAsSpreadsheetsWriteIt()
    {
        players(2);
        const QString csv = "Date;Joueur 1;Score 1;Joueur 2;Score 2;Tour;Notes\r\n"
                            "07/11/2026;Player 0;12;Player 1;8;1;\"Long; \"\"very\"\" long\"\r\n\r\n"
                            "2026-11-08;Nora;3;player 1;3;;\r\n";
        QVERIFY(!readGames(csv, state(), m_book.rules, false).ok()); // who is Nora?
        const auto events = readGames(csv, state(), m_book.rules, true);
        QVERIFY2(events.ok(), events.ok() ? "" : qPrintable(text::spoken(events.error())));
        QCOMPARE(events->size(), 3);
        QCOMPARE(events->first().as<MissionFought>()->notes, "Long; \"very\" long");
        QCOMPARE(events->first().as<MissionFought>()->date, QDate(2026, 11, 7));
        m_book.events += *events;
        QVERIFY(state().problems.isEmpty());
        QCOMPARE(state().players.size(), 3);
        QCOMPARE(state().standings.first().points, 3);
    }

    // A spreadsheet in France saves a table without saying how: accents are those of its machine.
    void csv_ofEveryEncoding()
    {
        const QString table = QString::fromUtf8("joueur;score;joueur 2;score 2\nÉlise;1;Cœur;2\n");
        QCOMPARE(textOfTable(table.toUtf8()), table);
        QCOMPARE(textOfTable("\xEF\xBB\xBF" + table.toUtf8()), table);
        QCOMPARE(textOfTable(QByteArray("joueur;score;joueur 2;score 2\n\xC9lise;1;C\x9Cur;2\n")), table);
        QByteArray wide("\xFF\xFE", 2);
        for (QChar c : table)
            wide.append(char(c.unicode() & 0xFF)).append(char(c.unicode() >> 8));
        QCOMPARE(textOfTable(wide), table);
    }

    // The separator's own line, columns without a name, and who won where there is no score.
    void csv_withResults()
    {
        players(2);
        const auto events = readGames("sep=;\nplayer;player 2;result;;\nPlayer 0;Player 1;won;;\nPlayer 0;Player 1;Perdu;;x\n"
                                      "Player 1;Player 0;NUL;;\n",
                                      state(), m_book.rules, false);
        QVERIFY2(events.ok(), events.ok() ? "" : qPrintable(text::spoken(events.error())));
        QVector<GameResult> results;
        for (const Event &event : *events)
            results.append(event.as<MissionFought>()->sides.first().result);
        QCOMPARE(results, (QVector<GameResult>{GameResult::Won, GameResult::Lost, GameResult::Drawn}));
        const auto unclear = readGames("player,player 2,result\nPlayer 0,Player 1,D\n", state(), m_book.rules, false);
        QCOMPARE(text::spoken(unclear.error()), "line 2: D is no result; won, drawn and lost are");
        const auto nothing = readGames("player,player 2,result\nPlayer 0,Player 1,\n", state(), m_book.rules, false);
        QVERIFY(!nothing.ok());
    }

    // The same evening twice in the table is twice played; what the book has already comes in no more.
    void csv_knowsWhatIsInTheBook()
    {
        players(2);
        const QString head = "date,player,score,player 2,score 2\n", game = "2026-11-02,Player 0,3,Player 1,1\n";
        int known = -1;
        auto events = readGames(head + game + game, state(), m_book.rules, false, &known);
        QCOMPARE(events->size(), 2);
        QCOMPARE(known, 0);
        m_book.events += *events;
        events = readGames(head + game + game + "2026-11-02,Player 1,1,Player 0,3\n2026-11-03,Player 0,3,Player 1,1\n", state(),
                           m_book.rules, false, &known);
        QCOMPARE(events->size(), 2); // a third one of that day, whoever is named first, and the next day's
        QCOMPARE(known, 2);
        QVERIFY(readGames("player,score,player 2,score 2\nPlayer 0,3,Player 1,1\n", state(), m_book.rules, false, &known).ok());
        QCOMPARE(known, 0); // who says no day means today
    }

    // Two lines of players who were paired once: the first fulfils what was paired.
    void csv_fulfilsWhatWasPaired_once()
    {
        players(2);
        m_book.events += pairingEvents(swissRound(league()));
        const auto events = readGames("player,score,player 2,score 2\nPlayer 0,3,Player 1,1\nPlayer 1,2,Player 0,1\n", state(),
                                      m_book.rules, false);
        QCOMPARE(events->first().as<MissionFought>()->round, 1);
        QCOMPARE(events->last().as<MissionFought>()->round, 0);
        QVERIFY(events->last().as<MissionFought>()->plan.isEmpty());
    }

    void csv_wrongLine_isNamed_data()
    {
        QTest::addColumn<QString>("csv");
        QTest::addColumn<QString>("sentence");
        const QString head = "date,player,score,player,score\n";
        QTest::newRow("score") << head + "2026-01-01,Player 0,1,Player 1,one\n"
                               << "line 2: one is no score";
        QTest::newRow("date") << head + "\n2026-13-01,Player 0,1,Player 1,1\n"
                              << "line 3: 2026-13-01 is not a date (year-month-day)";
        QTest::newRow("player") << head + ",Who,1,Player 1,1\n"
                                << "line 2: there is no player Who, or several have that name";
        QTest::newRow("same") << head + ",Player 1,1,Player 1,1\n"
                              << "line 2: a game needs two players";
        QTest::newRow("empty") << head << "line 1: there is no game in the table";
        QTest::newRow("heading") << "when,player,score,player,score\n"
                                 << "line 1: the heading when is not known; date, player, score, player 2, score 2, result, round, "
                                    "scenario and notes are";
    }
    void csv_ofThousands_isRefusedAtOnce()
    {
        players(2);
        const QString table = "player,score,player 2,score 2\n" + QString("Player 0,1,Player 1,2\n").repeated(2'001);
        const auto refused = readGames(table, state(), m_book.rules, false);
        QVERIFY(!refused.ok() && text::spoken(refused.error()).contains("2001"));
    }

    void csv_wrongLine_isNamed()
    {
        QFETCH(QString, csv);
        players(2);
        const auto events = readGames(csv, state(), m_book.rules, false);
        QVERIFY(!events.ok());
        QTEST(text::spoken(events.error()), "sentence");
    }
};

MUSTER_TEST_MAIN(tst_GamesCsv)
#include "tst_GamesCsv.moc"
