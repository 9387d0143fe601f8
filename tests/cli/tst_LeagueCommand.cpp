// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>

using namespace muster;

/// A club's evening from scripts: games, table, pairings, two books that become one, the chronicle.
class tst_LeagueCommand : public QObject
{
    Q_OBJECT

private:
    using Answer = test::Answer;
    QTemporaryDir m_folder;

    [[nodiscard]] Answer run(const QStringList &arguments) const
    {
        return test::runCommand(QStringList{"campaign", "--library", file("l.sqlite"), "--data", test::sourceFolder() + "/data"}
                                + arguments);
    }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile target(file(name));
        if (!target.open(QIODevice::WriteOnly))
            qFatal("no file");
        target.write(text);
        return target.fileName();
    }
    /// A campaign of those players in a file.
    [[nodiscard]] QString book(const QString &name, const QStringList &players, const QString &system = "dust") const
    {
        QStringList arguments{"new", name, "--system", system, "-o", file(name + ".muster")};
        for (const QString &player : players)
            arguments << "--player" << player;
        const Answer made = run(arguments);
        if (made.code != 0)
            qFatal("%s", qPrintable(made.err));
        return file(name + ".muster");
    }
    [[nodiscard]] QJsonObject table(const QString &campaign) const { return run({"table", campaign, "--json"}).json().object(); }

private slots:
    void game_isRecordedInOneLine()
    {
        const QString book = this->book("evening", {"Anna", "Bert"});
        const Answer game = run({"game", book, "--between", "anna", "Bert", "--score", "48", "32", "--date", "2026-11-16"});
        QCOMPARE(game.err, QString());
        QCOMPARE(game.code, 0);
        QCOMPARE(game.out, "Game 1: Anna 48 : 32 Bert\n");
        QCOMPARE(run({"game", book, "--score", "1", "2", "--between", "Anna", "Bert"}).code, 0); // in whatever order
        QCOMPARE(run({"game", book, "--between", "Anna", "Bert", "--result", "drawn"}).out, "Game 3: Anna – Bert, drawn\n");
        // By the rules of a tournament a tie may be broken, and a small lead may be a draw.
        const QString cup = this->book("cup", {"Anna", "Bert"});
        QCOMPARE(run({"game", cup, "--between", "Anna", "Bert", "--score", "3", "3", "--result", "won"}).code, 0);
        QCOMPARE(run({"game", cup, "--between", "Anna", "Bert", "--score", "3", "2", "--result", "drawn"}).code, 0);
        QCOMPARE(table(cup)["table"].toArray().at(0)["won"].toInt(), 1);
        const QJsonArray lines = table(book)["table"].toArray();
        QCOMPARE(lines.at(0)["player"].toString(), "Anna"); // 49 : 34 at equal points
        QCOMPARE(lines.at(0)["points"].toInt(), 4);
        QCOMPARE(lines.at(0)["scored"].toInt(), 49);
        QCOMPARE(lines.at(1)["conceded"].toInt(), 49);
        QCOMPARE(table(book)["otherGames"].toArray().size(), 3);
    }

    void game_wrong_isRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nobody") << QStringList{"--between", "Anna", "Carl", "--score", "1", "2"}
                                << "muster: there is no player Carl, or several have that name\n";
        QTest::newRow("alone") << QStringList{"--between", "Anna", "anna", "--score", "1", "2"} << "muster: a game needs two players\n";
        QTest::newRow("score") << QStringList{"--between", "Anna", "Bert", "--score", "1", "x"} << "muster: x is no score\n";
        QTest::newRow("half") << QStringList{"--between", "Anna", "--score", "1"}
                              << "muster: campaign game: say --between A B, and --score N M or --result won|drawn|lost\n";
        QTest::newRow("nothing") << QStringList{"--between", "Anna", "Bert"} << "muster: who won? Give a score or a result\n";
        QTest::newRow("won with less") << QStringList{"--between", "Anna", "Bert", "--score", "1", "2", "--result", "won"}
                                       << "muster: at 1 : 2 the first player has not won: give the right score or the right result\n";
        QTest::newRow("lost with more") << QStringList{"--between", "Anna", "Bert", "--score", "2", "1", "--result", "lost"}
                                        << "muster: at 2 : 1 the first player has not lost: give the right score or the right result\n";
        QTest::newRow("date") << QStringList{"--between", "Anna", "Bert", "--score", "1", "2", "--date", "today"}
                              << "muster: today is not a date (year-month-day)\n";
    }
    void game_wrong_isRefused()
    {
        QFETCH(QStringList, arguments);
        const QString book = this->book(QString("wrong %1").arg(QTest::currentDataTag()), {"Anna", "Bert"});
        const Answer answer = run(QStringList{"game", book} + arguments);
        QCOMPARE(answer.code, 2);
        QTEST(answer.err, "reason");
        QCOMPARE(table(book)["otherGames"].toArray().size(), 0);
    }

    void csv_comesInWholeOrNotAtAll()
    {
        const QString book = this->book("csv", {"Anna"});
        const QString games = write("games.csv", "player,score,player,score\nAnna,3,Bert,1\nCarl,2,Anna,2\n");
        QCOMPARE(run({"game", book, "--csv", games}).code, 2);
        QVERIFY(run({"game", book, "--csv", games}).err.contains("games.csv: line 2"));
        QCOMPARE(run({"game", book, "--csv", games, "--join"}).out, "2 games recorded\n");
        QCOMPARE(table(book)["table"].toArray().size(), 3);
    }

    // A club's table grows: what came in last week does not come in again.
    void csv_thatGrew_bringsOnlyWhatIsNew()
    {
        const QString book = this->book("grown", {"Anna", "Bert"});
        const QByteArray head = "date,player,score,player 2,score 2\n", first = "2026-11-02,Anna,3,Bert,1\n";
        QCOMPARE(run({"game", book, "--csv", write("week.csv", head + first)}).out, "1 game recorded\n");
        const Answer again = run({"game", book, "--csv", write("week.csv", head + first + "2026-11-09,Bert,2,Anna,2\n")});
        QCOMPARE(again.out, "1 game recorded\n");
        QCOMPARE(again.err, "1 game of the table is in the book already\n");
        const Answer nothing = run({"game", book, "--csv", file("week.csv")});
        QCOMPARE(nothing.code, 2);
        QVERIFY2(nothing.err.contains("all games of the table are in the book already"), qPrintable(nothing.err));
        QCOMPARE(table(book)["otherGames"].toArray().size(), 2);
    }

    void gameWithoutAScore_saysWhoWon()
    {
        const QString book = this->book("scoreless", {"Anna", "Bert"});
        QCOMPARE(run({"game", book, "--between", "Anna", "Bert", "--result", "lost", "--round", "1"}).out,
                 "Game 1: Anna – Bert, Bert won, round 1\n");
        const QString text = run({"table", book}).out;
        QVERIFY2(text.contains("Anna – Bert  L:W") && !text.contains("0:0"), qPrintable(text));
    }

    void pairing_leavesOutWhoStaysAway()
    {
        const QString book = this->book("away", {"A", "B", "C", "D", "E"});
        const Answer first = run({"pair", book, "--without", "b"});
        QCOMPARE(first.code, 0);
        QCOMPARE(first.out.count(" – "), 2);
        QVERIFY2(!first.out.contains("B") && !first.out.contains("no opponent"), qPrintable(first.out));
        const Answer early = run({"pair", book, "--without", "A", "--without", "B"});
        QCOMPARE(early.err, "Round 1 is not over: 2 games open. The table may still change.\n");
        QCOMPARE(run({"pair", book, "--without", "Z"}).code, 2);
        QCOMPARE(run({"pair", book, "--without", "A", "--without", "B", "--without", "C", "--without", "D"}).code, 2);
        const QString all = this->book("some", {"A", "B", "C", "D"});
        QCOMPARE(run({"pair", all, "--how", "round-robin", "--without", "D"}).out.count(" – "), 3);
    }

    void pairing_andRounds()
    {
        const QString book = this->book("league", {"A", "B", "C", "D", "E"});
        const Answer first = run({"pair", book, "--due", "2020-01-01"});
        QCOMPARE(first.code, 0);
        QCOMPARE(first.out.count('\n'), 3); // two games and a bye
        QVERIFY(first.out.contains("has no opponent"));
        QCOMPARE(table(book)["overdue"].toInt(), 2);
        const QJsonObject open = table(book)["rounds"].toArray().at(0)["games"].toArray().at(0).toObject();
        QCOMPARE(open["state"].toString(), "overdue");
        QCOMPARE(run({"game", book, "--between", open["one"].toString(), open["other"].toString(), "--score", "2", "0"}).code, 0);
        QCOMPARE(table(book)["rounds"].toArray().at(0)["games"].toArray().at(0)["state"].toString(), "played");
        QVERIFY(run({"table", book}).out.contains("Round 1: 1 of 2 played"));
        const QString all = this->book("all", {"A", "B", "C", "D"});
        QCOMPARE(run({"pair", all, "--how", "round-robin"}).out.count('\n'), 6);
        QCOMPARE(run({"pair", all, "--how", "round-robin"}).code, 1);
        QCOMPARE(run({"pair", all, "--how", "lottery"}).code, 2);
        QCOMPARE(run({"pair", all, "--between", "A", "C", "--round", "9"}).out, "Round 9: A – C\n");
    }

    void discordText_isShortEnough()
    {
        QStringList players;
        for (int i = 0; i < 80; ++i)
            players.append(QString("Player with a rather long name %1").arg(i));
        const QString book = this->book("crowd", players);
        const QString text = run({"table", book, "--format", "discord"}).out;
        QVERIFY(text.size() < 2000);
        QVERIFY(text.startsWith("```\n") && text.endsWith("```\n"));
        QVERIFY(text.contains("more"));
        const QString small = this->book("few", {"A", "B"});
        QCOMPARE(run({"table", small, "--format", "discord"}).out, "```\nfew\n1. A  0  0-0-0\n1. B  0  0-0-0\n```\n");
    }

    void twoBooks_becomeOne()
    {
        const QString one = this->book("club", {"Anna", "Bert", "Carl"});
        const QString other = file("other.muster");
        QVERIFY(QFile::copy(one, other));
        QCOMPARE(run({"game", one, "--between", "Anna", "Bert", "--score", "3", "1"}).code, 0);
        QCOMPARE(run({"game", other, "--between", "Bert", "Carl", "--score", "2", "2"}).code, 0);
        const Answer merged = run({"merge", one, other, "-o", file("both.muster")});
        QCOMPARE(merged.err, QString());
        QCOMPARE(merged.code, 0);
        QCOMPARE(merged.out, "Entries in both: 0; only in the first: 1; only in the second: 1\n");
        QCOMPARE(table(file("both.muster"))["otherGames"].toArray().size(), 2);
        QCOMPARE(run({"merge", one, other, "-o", file("both.muster")}).code, 2); // it is there
        // Merged again there is nothing new.
        QCOMPARE(run({"merge", file("both.muster"), other, "-o", file("again.muster")}).code, 0);
        QCOMPARE(table(file("again.muster"))["otherGames"].toArray().size(), 2);
        // The same game of the same day, from both sides.
        QCOMPARE(run({"game", one, "--between", "Anna", "Carl", "--score", "5", "0", "--date", "2026-11-07"}).code, 0);
        QCOMPARE(run({"game", other, "--between", "Carl", "Anna", "--score", "0", "6", "--date", "2026-11-07"}).code, 0);
        const Answer twice = run({"merge", one, other, "-o", file("twice.muster")});
        QCOMPARE(twice.code, 1);
        QVERIFY2(twice.out.contains("recorded twice"), qPrintable(twice.out));
        QCOMPARE(table(file("twice.muster"))["otherGames"].toArray().size(), 3);
        QCOMPARE(run({"merge", one, other, "-o", file("theirs.muster"), "--prefer", "second"}).code, 0);
        QCOMPARE(table(file("theirs.muster"))["otherGames"].toArray().size(), 3);
        QCOMPARE(run({"merge", one, this->book("stranger", {"Z"}), "-o", file("no.muster")}).code, 2);
        QVERIFY(!QFile::exists(file("no.muster")));
    }

    void book_goesIntoTheLibrary()
    {
        const QString one = this->book("kept", {"Anna", "Bert"});
        QCOMPARE(test::runCommand({"library", "--library", file("l.sqlite"), "--data", test::sourceFolder() + "/data", "import", one}).code,
                 0);
        QCOMPARE(run({"game", one, "--between", "Anna", "Bert", "--score", "3", "1"}).code, 0);
        const Answer merged = run({"merge", "kept", one});
        QCOMPARE(merged.err, QString());
        QCOMPARE(merged.code, 0);
        QCOMPARE(table("kept")["otherGames"].toArray().size(), 1);
        QCOMPARE(run({"merge", "kept", one}).out, "Entries in both: 1; only in the first: 0; only in the second: 0\n");
    }

    // The game has its name in the library's list, as those of rosters have.
    void newBook_knowsTheNameOfItsGame()
    {
        const QStringList common{"--library", file("named.sqlite"), "--data", test::sourceFolder() + "/data"};
        QCOMPARE(test::runCommand(QStringList{"campaign", "new", "Named", "--system", "space-crusade"} + common).code, 0);
        const Answer listed = test::runCommand(QStringList{"library", "list", "--json"} + common);
        QVERIFY2(listed.json()[0]["game"]["name"].toString().startsWith("Space Crusade"), qPrintable(listed.out));
    }

    // A second card of the same campaign is told, and need not come.
    void bookThatIsThere_isTold_orMerged()
    {
        const auto library = [this](QStringList arguments) {
            arguments = QStringList{"library", "--library", file("l.sqlite"), "--data", test::sourceFolder() + "/data"} + arguments;
            return test::runCommand(arguments);
        };
        const QString one = this->book("twice-here", {"Anna", "Bert"});
        const Answer first = library({"import", one});
        QCOMPARE(first.code, 0);
        QVERIFY2(!first.err.contains("already"), qPrintable(first.err));
        QCOMPARE(run({"game", one, "--between", "Anna", "Bert", "--score", "3", "1"}).code, 0);
        const Answer merged = library({"import", "--merge", one});
        QCOMPARE(merged.code, 0);
        QVERIFY2(merged.err.contains("1 new entry merged"), qPrintable(merged.err));
        QCOMPARE(table("twice-here")["otherGames"].toArray().size(), 1);
        QCOMPARE(library({"list"}).out.count("twice-here"), 1);
        QCOMPARE(run({"game", one, "--between", "Bert", "Anna", "--score", "2", "2"}).code, 0);
        const Answer beside = library({"import", one});
        QCOMPARE(beside.code, 0);
        QVERIFY2(beside.err.contains("import --merge"), qPrintable(beside.err));
        QCOMPARE(library({"list"}).out.count("twice-here"), 2);
    }

    void chronicle_isAFolderOrAPdf()
    {
        const QString book = this->book("chronicle", {"Anna <&>", "Bert"});
        QCOMPARE(run({"game", book, "--between", "Anna <&>", "Bert", "--score", "3", "1", "--notes", "<script>alert(1)</script>"}).code, 0);
        const Answer site = run({"chronicle", book, "-o", file("site")});
        QCOMPARE(site.err, QString());
        QCOMPARE(site.code, 0);
        QFile page(file("site/mission-1.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(page.readAll());
        QVERIFY(!html.contains("<script>"));
        QVERIFY(html.contains("&lt;script&gt;"));
        QVERIFY(html.contains("Anna &lt;&amp;&gt;"));
        QVERIFY(QFile::exists(file("site/index.html")) && QFile::exists(file("site/table.html"))
                && QFile::exists(file("site/honour.html")));
        QCOMPARE(run({"chronicle", book, "-o", file("site")}).code, 2); // there is something
        QCOMPARE(run({"chronicle", book, "-o", file("site"), "--force"}).code, 0);
        QCOMPARE(run({"chronicle", book, "-o", file("book.pdf")}).code, 0);
        QVERIFY(QFileInfo(file("book.pdf")).size() > 2000);
        QCOMPARE(run({"chronicle", book}).code, 2);
    }
};

MUSTER_TEST_MAIN(tst_LeagueCommand)
#include "tst_LeagueCommand.moc"
