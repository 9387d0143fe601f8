// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/league/QuickGame.h"
#include "campaign/merge/Merge.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::campaign;

/// Two books of one campaign become one: nothing lost, nothing doubled, and the same whoever does it.
class tst_Merge : public QObject
{
    Q_OBJECT

private:
    static QStringList ids(const Campaign &book)
    {
        QStringList all;
        for (const Event &event : book.events)
            all.append(event.id);
        return all;
    }
    static Campaign start()
    {
        Campaign book;
        book.start.id = "c";
        book.start.players = {{"a", "Anna", {}}, {"b", "Bert", {}}, {"d", "Dora", {}}};
        return book;
    }
    static Event played(const QString &one, int score, int other, const QString &two, const Campaign &book)
    {
        QuickGame game;
        game.one = one;
        game.other = two;
        game.oneScore = score;
        game.otherScore = other;
        game.date = QDate(2026, 11, 17);
        const CampaignState state = fold(book);
        return *recordGame(game, state, leagueOf(state, book.rules, game.date));
    }
    static int games(const Campaign &book) { return fold(book).fought(); }

private slots:
    void twoMachines_loseAndDoubleNothing()
    {
        QRandomGenerator random(42);
        for (int run = 0; run < 200; ++run) {
            test::Monkey monkey{quint32(run)}, onA{quint32(run + 1000)}, onB{quint32(run + 2000)};
            Campaign a = monkey.campaign(10 + run % 20);
            Campaign b = a;
            QDateTime clock = QDateTime::currentDateTimeUtc();
            QStringList recorded = ids(a);
            for (int round = 0; round < 3; ++round) {
                // Both record on their own, each clock a little off; then one takes the other's file, or both do.
                for (Campaign *book : {&a, &b}) {
                    test::Monkey &hand = book == &a ? onA : onB;
                    for (Event event : hand.campaign(int(random.bounded(8))).events) {
                        event.at = clock.addSecs(int(random.bounded(120)) - 60);
                        clock = clock.addSecs(30);
                        recorded.append(event.id);
                        book->events.append(event);
                    }
                }
                const auto one = merged(a, b, Whose::Ours), other = merged(b, a, Whose::Theirs);
                QVERIFY(one.ok() && other.ok());
                checkHolds(*one, recorded);
                checkHolds(*other, recorded);
                // Entries that settle a contradiction are made by each of them.
                if (one->events.size() == recorded.size())
                    QCOMPARE(ids(*one), ids(*other));
                for (const Event &event : one->events) {
                    if (!recorded.contains(event.id))
                        recorded.append(event.id);
                }
                a = *one;
                if (random.bounded(2)) {
                    const auto back = merged(b, a, Whose::Ours);
                    QVERIFY(back.ok());
                    checkHolds(*back, recorded);
                    for (const Event &event : back->events) {
                        if (!recorded.contains(event.id))
                            recorded.append(event.id);
                    }
                    b = *merged(*back, a, Whose::Ours);
                    a = *merged(a, b, Whose::Ours);
                    recorded = ids(a);
                }
                // Merged again nothing changes.
                const auto again = merged(a, a, Whose::Ours);
                QVERIFY(again.ok());
                QCOMPARE(again->events, a.events);
            }
        }
    }

    void otherCampaign_isRefused()
    {
        Campaign other = start();
        other.start.id = "x";
        QVERIFY(!merged(start(), other, Whose::Ours).ok());
    }

    void newGames_comeInByTime()
    {
        Campaign a = start(), b = start();
        a.events.append(played("a", 1, 0, "b", a));
        b.events.append(played("b", 2, 0, "d", b));
        a.events.append(played("a", 3, 0, "d", a));
        a.events[0].at = QDateTime::fromString("2026-01-01T20:00:00Z", Qt::ISODate);
        b.events[0].at = QDateTime::fromString("2026-01-01T21:00:00Z", Qt::ISODate);
        a.events[1].at = QDateTime::fromString("2026-01-01T22:00:00Z", Qt::ISODate);
        const Campaign one = *merged(a, b, Whose::Ours);
        QCOMPARE(ids(one), (QStringList{a.events.at(0).id, b.events.at(0).id, a.events.at(1).id}));
        QCOMPARE(ids(*merged(b, a, Whose::Ours)), ids(one));
        QVERIFY(comparedWith(one, a)->isNothing());
        QCOMPARE(comparedWith(a, b)->fresh.size(), 1);
        QCOMPARE(comparedWith(a, b)->onlyOurs, 2);
    }

    void sameGame_countsOnce_data()
    {
        QTest::addColumn<int>("whose");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("score");
        QTest::newRow("ours") << int(Whose::Ours) << 1 << 3;
        QTest::newRow("theirs") << int(Whose::Theirs) << 1 << 5;
        QTest::newRow("both") << int(Whose::Both) << 2 << 8;
    }
    void sameGame_countsOnce()
    {
        QFETCH(int, whose);
        Campaign a = start(), b = start();
        a.events.append(played("a", 3, 1, "b", a));
        b.events.append(played("b", 1, 5, "a", b));
        QCOMPARE(comparedWith(a, b)->conflicts.size(), 1);
        QCOMPARE(comparedWith(a, b)->conflicts.first().kind, MergeConflict::PlayedTwice);
        QVERIFY(conflictText(comparedWith(a, b)->conflicts.first(), a, b, "en").contains("Anna 3 : Bert 1"));
        const Campaign one = *merged(a, b, Whose(whose));
        QTEST(games(one), "count");
        QTEST(fold(one).standings.first().victoryPoints, "score");
        QVERIFY(fold(one).problems.isEmpty());
    }

    // Each keeps their own, then they exchange books once more: the game must not be gone in both.
    void sameGame_keptByEach_isNotLost()
    {
        Campaign a = start(), b = start();
        a.events.append(played("a", 3, 1, "b", a));
        b.events.append(played("b", 1, 5, "a", b));
        const Campaign mine = *merged(a, b, Whose::Ours), yours = *merged(b, a, Whose::Ours);
        const Campaign one = *merged(mine, yours, Whose::Ours);
        QCOMPARE(games(one), 1);
        QCOMPARE(fold(one).standings.first().victoryPoints, 3);
        const Campaign other = *merged(mine, yours, Whose::Theirs);
        QCOMPARE(games(other), 1);
        QCOMPARE(fold(other).standings.first().victoryPoints, 5);
    }

    void bothCorrected_theChosenOneCounts()
    {
        Campaign a = start();
        a.events.append(played("a", 3, 1, "b", a));
        Campaign b = a;
        const auto corrected = [](Campaign &book, int score) {
            MissionFought mission = *book.events.first().as<MissionFought>();
            mission.sides.first().victoryPoints = score;
            Event event = makeEvent(mission);
            book.events.append(makeEvent(Correction{book.events.first().id, std::make_shared<const Event>(event), {}}));
        };
        corrected(a, 7);
        corrected(b, 9);
        QCOMPARE(comparedWith(a, b)->conflicts.first().kind, MergeConflict::Corrected);
        QCOMPARE(fold(*merged(a, b, Whose::Ours)).standings.first().victoryPoints, 7);
        QCOMPARE(fold(*merged(a, b, Whose::Theirs)).standings.first().victoryPoints, 9);
        QCOMPARE(fold(*merged(b, a, Whose::Ours)).standings.first().victoryPoints, 9);
    }

    void rulesAndPlayers_areThoseOfTheChosen()
    {
        Campaign a = start(), b = start();
        b.rules.winPoints = 5;
        b.start.players.append({"e", "Elise", {}});
        QCOMPARE(comparedWith(a, b)->conflicts.size(), 2);
        QCOMPARE(merged(a, b, Whose::Ours)->rules.winPoints, 3);
        QCOMPARE(merged(a, b, Whose::Theirs)->rules.winPoints, 5);
        QCOMPARE(merged(a, b, Whose::Ours)->start.players.size(), 4); // nobody is thrown out
    }

private:
    static void checkHolds(const Campaign &book, const QStringList &recorded)
    {
        const QStringList all = ids(book);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        for (const QString &id : recorded)
            QVERIFY(all.contains(id));
    }
};

MUSTER_TEST_MAIN(tst_Merge)
#include "tst_Merge.moc"
