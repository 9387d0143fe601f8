// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/AfterActionForce.h"
#include "campaign/fold/Fold.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "support/TestMain.h"
#include "text/Speaking.h"
#include "text/Spoken.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

namespace {

QJsonObject json(const QByteArray &text)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(error.errorString() + ": " + text));
    return object;
}

/// Two players with a force each; ranks, an enemy list, an objective, a counter, a table, a map.
Campaign twoForces()
{
    Campaign book;
    book.start = {"c", "Border", "none", {}, {}, {{"p", "Anna", {}}, {"q", "Bert", {}}}};
    book.rules.mode = ExperienceMode::Soldier;
    book.rules.survivorAward = 2;
    book.rules.killsEarnPoints = true;
    book.rules.objectives = {{"primary", LocalText(QStringLiteral("Primary mission")), 20, false}};
    book.rules.enemies = {{"ork", QString("Ork"), 7}};
    book.rules.ladders = {{"men",
                           LocalText(QStringLiteral("Men")),
                           {},
                           {{"recruit", LocalText(QStringLiteral("Recruit")), 0, 0, 0, false, {}},
                            {"veteran", LocalText(QStringLiteral("Veteran")), 5, 0, 0, false, {}}}}};
    book.rules.counters = {{"credits", LocalText(QStringLiteral("credits")), 10, 0, 5, 2, 1}};
    book.rules.tables = {
        {"injuries", LocalText(QStringLiteral("Injuries")), RollKind::Injury, "D6", rowsFromText("1 Dead; dies\n2-3 Leg; misses 2")}};
    const auto soldier = [](const char *id, const char *name) { return Recruit{id, name, {}, "men", "recruit", 0, 10, 0, {}, {}, {}}; };
    MapDrawn map;
    map.areas = {{"mine", "Mine", {}, 0, 0}};
    book.events = {makeEvent(ForceEnlisted{"f", "p", "Reds", {}, "a", {soldier("a", "Aldo"), soldier("b", "Brun")}, {}}),
                   makeEvent(ForceEnlisted{"g", "q", "Blues", {}, "z", {soldier("z", "Zog"), soldier("b2", "Brun")}, {}}), makeEvent(map)};
    return book;
}

} // namespace

/// Everything that an after-battle report, a quick game or a table of games can get wrong, with the sentence it is refused with:
/// the window, the command line and scripts all say it.
class tst_ReportRefusals : public QObject
{
    Q_OBJECT

private slots:
    void reports_data()
    {
        QTest::addColumn<QByteArray>("report");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *report, const char *sentence) {
            QTest::newRow(name) << QByteArray(report) << QString::fromUtf8(sentence);
        };
        row("nothing", R"({"force": "Reds"})", "the report names no mission");
        row("no force", R"({"mission": "M"})", "several forces are enlisted: say which one with \"force\"");
        row("unknown force", R"({"mission": "M", "force": "Greens"})", "there is no force Greens");
        row("no date", R"({"mission": "M", "force": "Reds", "date": "yesterday"})", "yesterday is not a date (year-month-day)");
        row("impossible date", R"({"mission": "M", "force": "Reds", "date": "2026-02-30"})", "2026-02-30 is not a date (year-month-day)");
        row("unknown result", R"({"mission": "M", "force": "Reds", "result": "victory"})",
            "the result victory is not known; won, drawn and lost are");
        row("unknown objective", R"({"mission": "M", "force": "Reds", "objectives": {"tertiary": "done"}})",
            "there is no objective tertiary");
        row("half done", R"({"mission": "M", "force": "Reds", "objectives": {"primary": "half"}})",
            "objective primary: half is not known; done, failed and not read are");
        row("unknown leader", R"({"mission": "M", "force": "Reds", "actingLeader": "Egon"})",
            "there is no soldier Egon, or several have that name");
        row("a name of two", R"({"mission": "M", "sides": [{"force": "Reds"}, {"force": "Blues"}], "soldiers": [{"name": "Brun"}]})",
            "there is no soldier Brun, or several have that name");
        row("unknown outcome", R"({"mission": "M", "force": "Reds", "soldiers": [{"name": "Aldo", "outcome": "captured"}]})",
            "Aldo: the outcome captured is not known; survived, recovered, wounded and dead are");
        row("unpriced enemy", R"({"mission": "M", "force": "Reds", "soldiers": [{"name": "Aldo", "kills": ["Dragon"]}]})",
            "Aldo: Dragon is not in the enemy list: give its points");
        row("none eliminated",
            R"({"mission": "M", "force": "Reds", "soldiers": [{"name": "Aldo", "kills": [{"kind": "Ork", "count": 0}]}]})",
            "Aldo: an eliminated figure needs a kind and a count of at least 1");
        row("one's own", R"({"mission": "M", "force": "Reds", "soldiers": [{"name": "Aldo", "kills": [{"victim": "b"}]}]})",
            "Aldo: Brun is of the same force");
        row("unknown victim", R"({"mission": "M", "force": "Reds", "soldiers": [{"name": "Aldo", "kills": [{"victim": "Nob"}]}]})",
            "Aldo: there is no soldier Nob, or several have that name");
        row("no list", R"({"mission": "M", "force": "Reds", "soldiers": {"name": "Aldo"}})", "soldiers must be a list");
        row("promoting nobody", R"({"mission": "M", "force": "Reds", "promotions": [{"soldier": "Egon"}]})",
            "Egon cannot be promoted: no such soldier, or no ranks");
        row("no such rank", R"({"mission": "M", "force": "Reds", "promotions": [{"soldier": "Aldo", "rank": "General"}]})",
            "Aldo: there is no rank General on this ladder");
        row("recruit without a name", R"({"mission": "M", "force": "Reds", "recruits": [{"points": 9}]})", "a soldier needs a name");
        row("recruit of a rank", R"({"mission": "M", "force": "Reds", "recruits": [{"name": "Falk", "rank": "General"}]})",
            "Falk: there is no rank General on this ladder");
        row("recruit of a ladder", R"({"mission": "M", "force": "Reds", "recruits": [{"name": "Falk", "ladder": "elves"}]})",
            "Falk: there is no ladder elves");
        row("recruit of no force", R"({"mission": "M", "force": "Reds", "recruits": [{"name": "Falk", "force": "Greens"}]})",
            "there is no force for the recruits");
        row("unknown counter", R"({"mission": "M", "force": "Reds", "counters": {"ore": 3}})", "the rules count no ore");
        row("unknown area", R"({"mission": "M", "force": "Reds", "areas": {"Moon": "Anna"}})", "there is no area Moon on the map");
        row("area of nobody", R"({"mission": "M", "force": "Reds", "areas": {"Mine": "Cleo"}})", "there is no player Cleo");
        row("unknown table", R"({"throws": [{"soldier": "Aldo", "table": "Loot", "value": 3}]})", "the rules have no table Loot");
        row("no such line", R"({"throws": [{"soldier": "Aldo", "table": "Injuries", "value": 6}]})", "Injuries has no line for 6");
        row("kit of nobody", R"({"sales": [{"soldier": "Egon", "item": "Scope"}]})", "there is no soldier Egon, or several have that name");
        row("kit that is not there", R"({"sales": [{"soldier": "Aldo", "item": "Scope"}]})", "Aldo has no Scope");
        row("bought nothing", R"({"purchases": [{"soldier": "Aldo"}]})", "Aldo: what was bought? \"item\" says it");
    }
    void reports()
    {
        QFETCH(QByteArray, report);
        QFETCH(QString, sentence);
        const Campaign book = twoForces();
        const auto events = readAfterAction(json(report), fold(book), book.rules);
        QVERIFY2(!events.ok(), "it was read");
        {
            const text::Speaking speaking("en");
            QCOMPARE(text::spoken(events.error()), sentence);
        }
        const text::Speaking french("fr");
        const QString said = text::spoken(events.error());
        QVERIFY2(said != sentence && !said.contains("%1"), qPrintable(said));
    }

    // Nothing of a report that is refused comes to the book: the state is what it was.
    void aGoodReport_foldsWithoutProblems()
    {
        Campaign book = twoForces();
        const auto events = readAfterAction(json(R"({"mission": "M", "date": "2026-09-06", "areas": {"Mine": "Anna"},
            "sides": [{"force": "Reds", "result": "won", "objectives": {"primary": "done"}, "counters": {"credits": 3},
                       "soldiers": [{"name": "Aldo", "kills": [{"victim": "Zog"}, "Ork"]}]},
                      {"force": "Blues", "result": "lost", "soldiers": [{"name": "Zog", "outcome": "wounded", "misses": 2}]}],
            "promotions": [{"soldier": "Aldo"}], "throws": [{"soldier": "Zog", "table": "Injuries", "value": 2}],
            "recruits": [{"name": "Falk", "force": "Reds", "points": 9}]})"),
                                            fold(book), book.rules);
        QVERIFY2(events.ok(), events.ok() ? "" : events.error().text().c_str());
        book.events += *events;
        const CampaignState state = fold(book);
        QVERIFY2(state.problems.isEmpty(),
                 state.problems.isEmpty() ? "" : qPrintable(problemText(state.problems.first(), state, book.rules, "en")));
        QCOMPARE(state.soldier("a")->rank, 1);
        QCOMPARE(state.force("f")->counters.value("credits"), 10 + 5 + 3);
        QCOMPARE(state.map.areas.first().owner, "p");
        QCOMPARE(state.forces.first().soldiers.size(), 3);
        QCOMPARE(state.soldier("z")->status, Status::Wounded);
    }

    void forces_thatCannotJoin_data()
    {
        QTest::addColumn<QByteArray>("force");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nobody") << QByteArray(R"({"name": "Greens"})") << "the force has no soldiers";
        QTest::newRow("stranger leads") << QByteArray(R"({"leader": "Egon", "soldiers": [{"name": "Aldo"}]})")
                                        << "the leader Egon is not among the soldiers";
        QTest::newRow("half a life") << QByteArray(R"({"soldiers": [{"name": "Aldo", "lifePoints": "many"}]})")
                                     << "a soldier: lifePoints cannot be many";
    }
    void forces_thatCannotJoin()
    {
        QFETCH(QByteArray, force);
        QFETCH(QString, sentence);
        const auto read = readForce(json(force), twoForces().rules);
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().text()), sentence);
    }

    void tablesOfGames_data()
    {
        QTest::addColumn<QString>("csv");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << "date,player,score,player 2,score 2\n"
                               << "there is no game in the table";
        QTest::newRow("stranger") << "player,score,player 2,score 2\nAnna,3,Cleo,1\n"
                                  << "Cleo";
        QTest::newRow("no score") << "player,score,player 2,score 2\nAnna,many,Bert,1\n"
                                  << "many is no score";
        QTest::newRow("no date") << "date,player,score,player 2,score 2\nsoon,Anna,3,Bert,1\n"
                                 << "soon is not a date";
    }
    void tablesOfGames()
    {
        QFETCH(QString, csv);
        QFETCH(QString, words);
        const Campaign book = twoForces();
        const auto games = readGames(csv, fold(book), book.rules, false);
        QVERIFY(!games.ok());
        QVERIFY2(QString::fromStdString(games.error().text()).contains(words), games.error().text().c_str());
    }

    // All of them or none: one line that is wrong keeps every line out; without it all come in.
    void tablesOfGames_areReadWholeOrNotAtAll()
    {
        const Campaign book = twoForces();
        const QString good = "player;score;player 2;score 2\nAnna;3;Bert;1\nBert;2;Anna;2\n";
        const auto read = readGames(good, fold(book), book.rules, false);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read->size(), 2);
        QVERIFY(!readGames(good + "Anna;x;Bert;1\n", fold(book), book.rules, false).ok());
        // Whoever is new joins when it is asked for.
        const auto joined = readGames(good + "Anna;1;Cleo;1\n", fold(book), book.rules, true);
        QVERIFY(joined.ok());
        Campaign with = book;
        with.events += *joined;
        const CampaignState state = fold(with);
        QCOMPARE(state.players.size(), 3);
        QCOMPARE(state.fought(), 3);
        QVERIFY(state.problems.isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_ReportRefusals)
#include "tst_ReportRefusals.moc"
