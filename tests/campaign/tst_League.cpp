// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Contradiction.h"
#include "campaign/fold/Fold.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "support/TestMain.h"

#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

/// Games between players, with a list or without: rounds, pairings, points and what decides between equal ones.
class tst_League : public QObject
{
    Q_OBJECT

private:
    Campaign m_book;
    const QDate m_today{2026, 11, 17};

    [[nodiscard]] CampaignState state() const { return fold(m_book); }
    [[nodiscard]] League league() const { return leagueOf(state(), m_book.rules, m_today); }
    void players(int count)
    {
        for (int i = 0; i < count; ++i)
            m_book.start.players.append({QString("p%1").arg(i), QString("Player %1").arg(i), {}});
    }
    base::Result<Event> game(const QString &one, int a, int b, const QString &other, int round = 0)
    {
        QuickGame quick;
        quick.one = one;
        quick.other = other;
        quick.oneScore = a;
        quick.otherScore = b;
        quick.round = round;
        quick.date = m_today;
        return recordGame(quick, state(), league());
    }
    void play(const QString &one, int a, int b, const QString &other, int round = 0)
    {
        const auto event = game(one, a, b, other, round);
        QVERIFY(event.ok());
        m_book.events.append(*event);
    }
    [[nodiscard]] QString table() const
    {
        QStringList lines;
        for (const LeagueLine &line : league().lines)
            lines.append(QString("%1 %2 %3").arg(line.standing.rank).arg(line.standing.player).arg(line.standing.points));
        return lines.join(", ");
    }

private slots:
    void init()
    {
        m_book = Campaign();
        m_book.start.id = "c";
        m_book.rules = CampaignRules::generic();
    }

    void game_needsNoList()
    {
        players(2);
        play("p0", 32, 48, "p1");
        const CampaignState now = state();
        QVERIFY(now.problems.isEmpty());
        QCOMPARE(now.standings.first().player, "p1");
        QCOMPARE(now.standings.first().points, 3);
        QCOMPARE(now.standings.first().victoryPoints, 48);
        QCOMPARE(now.standings.first().conceded, 32);
        QCOMPARE(now.standings.last().lost, 1);
        QVERIFY(contradictionIn(*m_book.events.first().as<MissionFought>(), now, m_book.rules, "en").isEmpty());
        // A version that knows no players without a force keeps it and says so.
        QCOMPARE(toJson(m_book.events.first())["needs"].toInt(), 3);
        QCOMPARE(eventFromJson(toJson(m_book.events.first())), m_book.events.first());
    }

    void game_ofAPlayerWithAForce_isTheForces()
    {
        players(2);
        m_book.events = {makeEvent(ForceEnlisted{"red", "p0", "Red", {}, "a", {{"a", "A", {}, {}, {}, 0, 10, 0, {}, {}, {}}}, {}})};
        play("p0", 2, 1, "p1");
        const MissionFought *mission = m_book.events.last().as<MissionFought>();
        QCOMPARE(mission->sides.first().force, "red");
        QCOMPARE(mission->sides.last().player, "p1");
        QCOMPARE(state().missions.first().platoonPoints, 10);
        QVERIFY(state().problems.isEmpty());
    }

    void game_thatSaysTooLittle_isRefused()
    {
        players(2);
        QVERIFY(!game("p0", 1, 2, "p0").ok());
        QVERIFY(!recordGame({"p0", "p1", {}, {}, {}, {}, 0, {}, {}, {}}, state(), league()).ok());
        QVERIFY(!recordGame({"p0", "p1", 3, {}, {}, {}, 0, {}, {}, {}}, state(), league()).ok());
        QVERIFY(recordGame({"p0", "p1", {}, {}, GameResult::Drawn, {}, 0, {}, {}, {}}, state(), league()).ok());
    }

    void side_ofNobody_isTold()
    {
        players(1);
        MissionFought mission;
        Side side;
        side.player = "nobody";
        mission.sides = {side};
        m_book.events = {makeEvent(mission)};
        QCOMPARE(state().problems.size(), 1);
        QCOMPARE(state().problems.first().kind, ProblemKind::UnknownPlayer);
        QCOMPARE(state().standings.first().played, 0);
    }

    void ties_areFormulas()
    {
        players(3);
        play("p0", 10, 0, "p1");
        play("p1", 5, 0, "p2");
        play("p2", 30, 29, "p0");
        QCOMPARE(table(), "1 p0 3, 2 p2 3, 3 p1 3"); // 39, 30 and 5 scored
        m_book.rules.tieBreaks = {"balance"};
        QCOMPARE(table(), "1 p0 3, 2 p2 3, 3 p1 3"); // +9, -4, -5
        m_book.rules.tieBreaks = {"0 - conceded"};
        QCOMPARE(table(), "1 p1 3, 2 p0 3, 3 p2 3"); // 10, 30, 34
        m_book.rules.tieBreaks = {"head"};
        QCOMPARE(table(), "1 p0 3, 1 p1 3, 1 p2 3"); // each beat one: nothing decides
        m_book.rules.pointsFormula = "2 * won + lost + min(scored, 10)";
        QCOMPARE(table(), "1 p2 13, 2 p0 13, 3 p1 8"); // level, but p2 beat p0
    }

    void formula_thatIsNone_isTold()
    {
        players(2);
        QVERIFY(checkFormula("won * 3 + balance / 100", false).ok());
        QVERIFY(!checkFormula("won *", false).ok());
        QVERIFY(!checkFormula("wins", false).ok());
        QVERIFY(!checkFormula("buchholz", false).ok()); // points of others cannot make points
        QVERIFY(checkFormula("buchholz", true).ok());
        m_book.rules.pointsFormula = "wins";
        m_book.rules.tieBreaks = {"scored", "nonsense("};
        QCOMPARE(state().problems.size(), 2);
        QCOMPARE(state().problems.first().where, "rules.standings.points");
    }

    // A book brings its rules along, and they are asked for everybody at every step.
    void formula_thatTakesTooMuchWork_isRefused()
    {
        QVERIFY(checkFormula("sum(n, 1, played, 1 / n) + most(n, 0, won, n * 2)", false).ok());
        QVERIFY(!checkFormula("sum(a, 1, 9, sum(b, 1, 9, a * b))", false).ok());
        const auto refused = checkFormula("won" + QString("+won").repeated(1000), false);
        QVERIFY(!refused.ok() && refused.error().message().size() < 200);
    }

    void meetings_areThoseOfTheLeague()
    {
        players(5);
        QRandomGenerator random(7);
        for (int i = 0; i < 30; ++i) {
            const int one = int(random.bounded(5));
            play(QString("p%1").arg(one), i, 3, QString("p%1").arg((one + 1 + int(random.bounded(4))) % 5), i / 3);
        }
        m_book.events += pairingEvents({11, {{"p0", "p1"}}});
        m_book.events.append(makeEvent(MissionCancelled{m_book.events.last().id, {}}));
        const League now = league();
        const Meetings meetings(now);
        for (int a = 0; a < 5; ++a)
            for (int b = 0; b < 5; ++b)
                QCOMPARE(meetings.between(QString("p%1").arg(a), QString("p%1").arg(b)),
                         now.between(QString("p%1").arg(a), QString("p%1").arg(b)));
    }

    void pairedGame_isFulfilledByItsResult()
    {
        players(2);
        m_book.events += pairingEvents(swissRound(league()), QDate(2026, 11, 9));
        QCOMPARE(league().games.size(), 1);
        QCOMPARE(league().games.first().state, LeagueGame::Overdue);
        QCOMPARE(league().overdue(), 1);
        play("p1", 4, 4, "p0");
        const League now = league();
        QCOMPARE(now.games.size(), 1);
        QCOMPARE(now.games.first().state, LeagueGame::Played);
        QCOMPARE(now.games.first().round, 1);
        QVERIFY(now.rounds.first().isComplete());
        QCOMPARE(now.overdue(), 0);
    }

    void cancelledGame_staysInTheList()
    {
        players(2);
        m_book.events += pairingEvents(swissRound(league()));
        m_book.events.append(makeEvent(MissionCancelled{m_book.events.first().id, "ill"}));
        QCOMPARE(state().missions.size(), 0);
        QCOMPARE(state().cancelled.size(), 1);
        QCOMPARE(league().games.first().state, LeagueGame::Cancelled);
        QVERIFY(league().rounds.first().isComplete());
        QVERIFY(!league().arePaired("p0", "p1"));
    }

    void dispute_isShownUntilItIsSettled()
    {
        players(2);
        play("p0", 1, 0, "p1");
        const QString mission = m_book.events.last().id;
        m_book.events.append(makeEvent(MissionJudged{mission, "p1", Verdict::Disputed, "I won"}));
        QVERIFY(league().games.first().disputed);
        QCOMPARE(state().standings.first().points, 3); // counts all the same
        m_book.events.append(makeEvent(MissionJudged{mission, "p1", Verdict::Confirmed, {}}));
        QVERIFY(!league().games.first().disputed);
        m_book.events.append(makeEvent(MissionJudged{"nothing", "p1", Verdict::Confirmed, {}}));
        QCOMPARE(state().problems.size(), 1);
        QCOMPARE(state().problems.first().kind, ProblemKind::UnknownMission);
    }

    void roundRobin_pairsEverybodyOnce_data()
    {
        QTest::addColumn<int>("count");
        for (int count : {2, 3, 4, 7, 8, 12})
            QTest::addRow("%d", count) << count;
    }
    void roundRobin_pairsEverybodyOnce()
    {
        QFETCH(int, count);
        players(count);
        const QVector<PairedRound> rounds = roundRobin(league(), state());
        QCOMPARE(rounds.size(), count % 2 ? count : count - 1);
        QSet<QPair<QString, QString>> met;
        for (const PairedRound &round : rounds) {
            QSet<QString> busy;
            for (const Pairing &game : round.games) {
                QVERIFY(!busy.contains(game.one) && !busy.contains(game.other));
                busy += {game.one, game.other};
                met.insert({std::min(game.one, game.other), std::max(game.one, game.other)});
            }
            m_book.events += pairingEvents(round);
        }
        QCOMPARE(met.size(), count * (count - 1) / 2);
        QVERIFY(roundRobin(league(), state()).isEmpty()); // nothing is missing any more
    }

    // Whatever is played: nobody sits in two games, nobody meets twice while somebody is left whom they have not met, byes go round.
    void swiss_random()
    {
        QRandomGenerator random(20261117);
        for (int run = 0; run < 30; ++run) {
            init();
            const int count = 3 + int(random.bounded(10));
            players(count);
            const int rounds = 1 + int(random.bounded(count / 2));
            for (int round = 1; round <= rounds; ++round) {
                const PairedRound paired = swissRound(league());
                QCOMPARE(paired.number, round);
                QSet<QString> busy;
                for (const Pairing &game : paired.games) {
                    QVERIFY(!busy.contains(game.one));
                    busy.insert(game.one);
                    if (game.other.isEmpty())
                        continue;
                    QVERIFY(!busy.contains(game.other));
                    busy.insert(game.other);
                    QVERIFY(!league().arePaired(game.one, game.other));
                }
                QCOMPARE(busy.size(), count);
                m_book.events += pairingEvents(paired);
                for (const Pairing &game : paired.games) {
                    if (!game.other.isEmpty())
                        play(game.one, int(random.bounded(5)), int(random.bounded(5)), game.other);
                }
            }
            int games = 0, byes = 0, points = 0, drawn = 0, most = 0;
            for (const LeagueLine &line : league().lines) {
                games += line.standing.played;
                byes += line.standing.byes;
                drawn += line.standing.drawn;
                most = std::max(most, line.standing.byes);
                points += line.standing.points;
                QCOMPARE(line.standing.played + line.standing.byes, rounds);
                QCOMPARE(line.form.size(), std::min(line.standing.played, formLength));
            }
            QCOMPARE(byes, count % 2 ? rounds : 0);
            QVERIFY(most <= 1); // fewer rounds than players
            QCOMPARE(points, 3 * (games - drawn) / 2 + drawn + 3 * byes);
        }
    }

    // Against the game master, and of three: what the table counts stands in the form, by its day.
    void form_countsEveryMission()
    {
        players(3);
        const auto fought = [this](const QDate &date, const QVector<QPair<QString, GameResult>> &results) {
            MissionFought mission;
            mission.name = "M";
            mission.date = date;
            for (const auto &[player, result] : results) {
                Side side;
                side.player = player;
                side.result = result;
                mission.sides.append(side);
            }
            m_book.events.append(makeEvent(mission));
        };
        fought(m_today, {{"p0", GameResult::Won}});
        fought(m_today.addDays(-1), {{"p0", GameResult::Lost}, {"p1", GameResult::Won}, {"p2", GameResult::Lost}});
        fought({}, {{"p0", GameResult::Drawn}, {"p1", GameResult::Drawn}});
        for (const LeagueLine &line : league().lines) {
            QCOMPARE(line.form.size(), line.standing.played);
            if (line.standing.player == "p0")
                QCOMPARE(line.form, (QVector<GameResult>{GameResult::Lost, GameResult::Drawn, GameResult::Won}));
        }
    }

    void swiss_whereEverybodyHasMet_repeats()
    {
        players(2);
        play("p0", 1, 0, "p1");
        const PairedRound again = swissRound(league());
        QCOMPARE(again.games.size(), 1);
        QCOMPARE(again.number, 1); // the first was of no round
    }

    // Who is ill tonight is paired with nobody, and has no bye for it either.
    void swiss_withoutSomebody()
    {
        players(5);
        const PairedRound four = swissRound(league(), {"p1"});
        QCOMPARE(four.games.size(), 2);
        for (const Pairing &game : four.games)
            QVERIFY(game.one != "p1" && game.other != "p1" && !game.other.isEmpty());
        const PairedRound three = swissRound(league(), {"p1", "p0"});
        QCOMPARE(three.games.size(), 2);
        QVERIFY(three.games.last().other.isEmpty());
        QVERIFY(swissRound(league(), {"p0", "p1", "p2", "p3"}).games.isEmpty());
        QCOMPARE(roundRobin(league(), state(), {"p4"}).size(), 3);
        m_book.events += pairingEvents(four);
        QCOMPARE(league().openOf(1), 2);
        play(four.games.first().one, 1, 0, four.games.first().other);
        QCOMPARE(league().openOf(1), 1);
        QCOMPARE(league().lines.last().standing.byes, 0);
    }

    // What was played outside the rounds did not count yet in the rounds before it.
    void standingsAfterARound_knowNothingOfLaterGames()
    {
        players(2);
        play("p0", 1, 0, "p1");    // before the first round
        play("p0", 0, 0, "p1", 1); // 4 : 1
        play("p1", 2, 0, "p0");    // after it: 4 : 4
        play("p1", 1, 0, "p0", 2); // 4 : 7
        play("p1", 1, 0, "p0");    // 4 : 10
        const auto points = [&](int round) {
            QStringList lines;
            for (const Standing &line : standingsAfterRound(state(), m_book.rules, round))
                lines.append(line.player + ' ' + QString::number(line.points));
            return lines.join(", ");
        };
        QCOMPARE(points(1), "p0 4, p1 1");
        QCOMPARE(points(2), "p1 10, p0 4");
        QCOMPARE(points(9), "p1 10, p0 4");
        QCOMPARE(league().lines.first().rankBefore, 2);
    }

    // A game whose day nobody wrote down comes behind the one that was recorded before it; those with a day stand by their day.
    void games_standByTheirDay_alsoAroundOneWithoutADay()
    {
        players(2);
        for (const QDate &date : {QDate(2026, 3, 5), QDate(), QDate(2026, 3, 1), QDate(2026, 3, 3)}) {
            play("p0", 1, 0, "p1");
            MissionFought mission = *m_book.events.last().as<MissionFought>();
            mission.date = date;
            m_book.events.last() = makeEvent(mission);
        }
        QStringList days;
        for (const LeagueGame &game : league().games)
            days.append(game.date.toString("d"));
        QCOMPARE(days, (QStringList{"1", "3", "5", ""}));
    }

    void arrows_compareWithTheRoundBefore()
    {
        players(4);
        play("p0", 3, 0, "p1", 1);
        play("p2", 2, 0, "p3", 1);
        QCOMPARE(league().lines.first().rankBefore, 0);
        play("p0", 0, 1, "p2", 2);
        const League now = league();
        QCOMPARE(now.lines.first().standing.player, "p2");
        QCOMPARE(now.lines.first().rankBefore, 2);
        QCOMPARE(now.lines.at(1).rankBefore, 1);
    }
};

MUSTER_TEST_MAIN(tst_League)
#include "tst_League.moc"
