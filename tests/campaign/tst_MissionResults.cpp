// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Contradiction.h"
#include "campaign/fold/Fold.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::campaign;

/// What a mission says of the forces that were there: results that agree, their points, their decks, who eliminated whom.
class tst_MissionResults : public QObject
{
    Q_OBJECT

private:
    CampaignRules m_rules;

    static Recruit soldier(const QString &id, int points) { return {id, id.toUpper(), {}, {}, {}, 0, points, 0, {}, {}, {}}; }
    static QVector<Event> forces()
    {
        return {makeEvent(ForceEnlisted{"red", "p1", "Red", {}, "a", {soldier("a", 10), soldier("b", 20)}, {}}),
                makeEvent(ForceEnlisted{"blue", "p2", "Blue", {}, "c", {soldier("c", 30), soldier("d", 40)}, {}}),
                makeEvent(ForceEnlisted{"green", "p3", "Green", {}, "e", {soldier("e", 50)}, {}})};
    }
    static Side side(const QString &force, GameResult result, const QMap<QString, ObjectiveResult> &objectives = {})
    {
        Side side;
        side.force = force;
        side.result = result;
        side.objectives = objectives;
        return side;
    }
    static MissionFought mission(const QVector<Side> &sides, const QVector<Participant> &participants = {})
    {
        MissionFought mission;
        mission.name = "Clash";
        mission.sides = sides;
        mission.participants = participants;
        return mission;
    }
    static Participant there(const QString &soldier, Outcome outcome = Outcome::Survived, const QVector<Kill> &kills = {})
    {
        Participant participant;
        participant.soldier = soldier;
        participant.outcome = outcome;
        participant.kills = kills;
        return participant;
    }
    [[nodiscard]] QString wrongWith(const MissionFought &fought) const
    {
        return contradictionIn(fought, fold({}, forces(), m_rules), m_rules, "en");
    }

private slots:
    void init()
    {
        m_rules = CampaignRules();
        m_rules.objectives = {{"victory", QString("Scenario won"), 0, false}};
    }

    void openResult_isNobodys()
    {
        const CampaignState state = fold(
            {}, forces() + QVector<Event>{makeEvent(mission({side("red", GameResult::None), side("blue", GameResult::None)}))}, m_rules);
        for (const Standing &line : state.standings) {
            QCOMPARE(line.won + line.drawn + line.lost, 0);
            QCOMPARE(line.points, 0);
        }
    }

    void contradictions_areNamed_data()
    {
        QTest::addColumn<GameResult>("red");
        QTest::addColumn<ObjectiveResult>("redWon");
        QTest::addColumn<GameResult>("blue");
        QTest::addColumn<bool>("fits");
        using R = GameResult;
        using O = ObjectiveResult;
        QTest::newRow("open") << R::None << O::NotRead << R::None << true;
        QTest::newRow("one wins") << R::Won << O::Done << R::Lost << true;
        QTest::newRow("only one is known") << R::Won << O::NotRead << R::None << true;
        QTest::newRow("drawn") << R::Drawn << O::Failed << R::Drawn << true;
        QTest::newRow("done, but lost") << R::Lost << O::Done << R::Won << false;
        QTest::newRow("done, but drawn") << R::Drawn << O::Done << R::Drawn << false;
        QTest::newRow("failed, but won") << R::Won << O::Failed << R::Lost << false;
        QTest::newRow("both win") << R::Won << O::NotRead << R::Won << false;
        QTest::newRow("both win, one by its objective") << R::None << O::Done << R::Won << false;
        QTest::newRow("both lose") << R::Lost << O::NotRead << R::Lost << false;
        QTest::newRow("one draws alone") << R::Drawn << O::NotRead << R::Lost << false;
    }
    void contradictions_areNamed()
    {
        QFETCH(GameResult, red);
        QFETCH(ObjectiveResult, redWon);
        QFETCH(GameResult, blue);
        QFETCH(bool, fits);
        const QString words = wrongWith(mission({side("red", red, {{"victory", redWon}}), side("blue", blue)}));
        QVERIFY2(words.isEmpty() == fits, qPrintable(words));
        if (!fits)
            QVERIFY2(words.contains("Red"), qPrintable(words));
    }

    // Two platoons against a game master: both can do the mission, and one can do it and lose to the other.
    void sharedVictory_isNone()
    {
        m_rules.mode = ExperienceMode::Soldier;
        QCOMPARE(wrongWith(mission({side("red", GameResult::Won), side("blue", GameResult::Won)})), QString());
        QCOMPARE(wrongWith(mission({side("red", GameResult::Lost, {{"victory", ObjectiveResult::Done}}), side("blue", GameResult::Won)})),
                 QString());
    }

    void victimWhoSurvived_isRefused()
    {
        const Kill kill{"C", 30, 1, "c", {}};
        const auto fought = [&](Outcome outcome) {
            return mission({side("red", GameResult::None), side("blue", GameResult::None)},
                           {there("a", Outcome::Survived, {kill}), there("c", outcome)});
        };
        QVERIFY(wrongWith(fought(Outcome::Survived)).contains("C was eliminated by A"));
        QCOMPARE(wrongWith(fought(Outcome::Recovered)), QString());
    }

    void victimOfTwo_isRefused()
    {
        const Kill kill{"C", 30, 1, "c", {}};
        MissionFought twice = mission(
            {side("red", GameResult::None), side("blue", GameResult::None)},
            {there("a", Outcome::Survived, {kill}), there("b", Outcome::Survived, {kill}), there("c", Outcome::Recovered)});
        QCOMPARE(wrongWith(twice), "C was eliminated by A and by B: once is enough.");
        twice.participants[1].kills.clear();
        QCOMPARE(wrongWith(twice), QString());
        twice.sides[0].kills = {kill};
        QVERIFY(wrongWith(twice).contains("by A and by Red"));
    }

    void platoonPoints_areThoseOfTheForcesThatWereThere()
    {
        QVector<Event> log = forces();
        log.append(
            makeEvent(mission({side("red", GameResult::None), side("blue", GameResult::None)}, {there("a"), there("c", Outcome::Dead)})));
        log.append(makeEvent(SoldierRecruited{"red", soldier("f", 7)})); // after it: counts from the next one on
        log.append(makeEvent(mission({side("green", GameResult::None)}, {there("e")})));
        log.append(makeEvent(mission({side("red", GameResult::None)}, {there("a")})));
        const CampaignState state = fold({}, log, m_rules);
        QCOMPARE(state.missions.at(0).platoonPoints, 10 + 20 + 40);
        QCOMPARE(state.missions.at(1).platoonPoints, 50);
        QCOMPARE(state.missions.at(2).platoonPoints, 10 + 20 + 7);
    }

    void eliminatedSoldier_knowsByWhom()
    {
        const Kill kill{"C", 30, 1, "c", {}};
        m_rules.mode = ExperienceMode::Soldier;
        const CampaignState state = fold(
            {},
            forces()
                + QVector<Event>{makeEvent(mission({side("red", GameResult::None), side("blue", GameResult::None)},
                                                   {there("a", Outcome::Survived, {kill}), there("c", Outcome::Wounded)}))},
            m_rules);
        QCOMPARE(state.soldier("a")->earned, 30);
        QCOMPARE(state.soldier("c")->record.last().eliminatedBy, QStringList("a"));
    }

    void deck_isWholeAgainInTheNextMission()
    {
        const QVector<Event> log = forces() + QVector<Event>{makeEvent(CardDrawn{"d", "captain", 0, true, {}})};
        const QVector<Event> played = log + QVector<Event>{makeEvent(mission({side("red", GameResult::None)}, {there("a")}))};
        QVERIFY(fold({}, log, m_rules).secondaryOpen);
        QCOMPARE(fold({}, played, m_rules).decks.value("d").drawn, QStringList("captain")); // the campaigns of old
        m_rules.deckPerMission = true;
        QCOMPARE(fold({}, log, m_rules).decks.value("d").drawn, QStringList("captain"));
        QCOMPARE(fold({}, played, m_rules).decks.value("d").drawn, QStringList());
        QVERIFY(!fold({}, played, m_rules).secondaryOpen);
    }
};

MUSTER_TEST_MAIN(tst_MissionResults)
#include "tst_MissionResults.moc"
