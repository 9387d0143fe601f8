// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/AfterActionForce.h"
#include "campaign/fold/Fold.h"
#include "campaign/fold/RulesEffect.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "campaign/merge/Merge.h"
#include "support/TestMain.h"
#include "text/Stamped.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::campaign;

/// What comes into the log of a campaign has the time and the ids that whoever records it was given.
class tst_CampaignStamps : public QObject
{
    Q_OBJECT

private:
    const QDateTime m_now{QDate(2026, 3, 4), QTime(12, 30), Qt::UTC};
    base::SetClock m_clock{m_now.toMSecsSinceEpoch()};
    std::optional<base::CountingIdSource> m_ids;
    std::optional<base::Stamps> m_stamps;
    Campaign m_book;

    [[nodiscard]] CampaignState state() const { return fold(m_book); }
    static QStringList idsOf(const QVector<Event> &events)
    {
        QStringList ids;
        for (const Event &event : events)
            ids.append(event.id);
        return ids;
    }

private slots:
    void init()
    {
        m_clock = base::SetClock(m_now.toMSecsSinceEpoch());
        m_ids.emplace("e");
        m_stamps = base::Stamps{&m_clock, &*m_ids};
        m_book = Campaign();
        m_book.start.id = "c";
        m_book.rules = CampaignRules::generic();
        m_book.start.players = {{"p", "Ann", {}}, {"q", "Bob", {}}};
    }

    void event_hasBoth()
    {
        const Event event = makeEvent(PlayerJoined{{"r", "Cleo", {}}}, *m_stamps);
        QCOMPARE(event.id, "e1");
        QCOMPARE(event.at, m_now);
        m_clock.advance(90'000);
        QCOMPARE(makeEvent(PlayerJoined{{"s", "Dora", {}}}, *m_stamps).at, m_now.addSecs(90));
    }

    void withoutStamps_thoseOfTheComputerCount()
    {
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const Event first = makeEvent(PlayerJoined{}), second = makeEvent(PlayerJoined{});
        QVERIFY(first.at >= before);
        QVERIFY(first.id != second.id);
        QCOMPARE(first.id.size(), 36);
    }

    void gameWithoutADate_wasPlayedToday()
    {
        QuickGame game{"p", "q", 3, 1};
        const League league = leagueOf(state(), m_book.rules, text::today(*m_stamps));
        const auto event = recordGame(game, state(), league, *m_stamps);
        QVERIFY(event.ok());
        QCOMPARE(event->id, "e1");
        QCOMPARE(event->as<MissionFought>()->date, m_now.toLocalTime().date());
        game.date = QDate(2025, 12, 24);
        QCOMPARE(recordGame(game, state(), league, *m_stamps)->as<MissionFought>()->date, QDate(2025, 12, 24));
    }

    void report_namesNoDay_soItIsToday()
    {
        const QJsonObject json{{"mission", "Patrol"}};
        QCOMPARE(readMission(json, state(), m_book.rules, *m_stamps)->date, m_now.toLocalTime().date());
        const auto events = readAfterAction(json, state(), m_book.rules, nullptr, *m_stamps);
        QVERIFY(events.ok());
        QCOMPARE(idsOf(*events), QStringList{"e1"});
    }

    void table_givesIdsInItsOrder()
    {
        const auto events = readGames("player;score;player 2;score 2\nAnn;3;Cleo;1\nCleo;2;Bob;2\n", state(), m_book.rules, true,
                                      *m_stamps);
        QVERIFY2(events.ok(), events.ok() ? "" : events.error().sentence.english().c_str());
        // Cleo (id, then the entry by which she joins), her game, the second game
        QCOMPARE(events->size(), 3);
        QCOMPARE(events->at(0).as<PlayerJoined>()->player.id, "e1");
        QCOMPARE(idsOf(*events), QStringList({"e2", "e3", "e4"}));
        for (const Event &event : *events)
            QCOMPARE(event.at, m_now);
    }

    void round_isOneMoment()
    {
        const PairedRound round{1, {{"p", "q"}, {"r", {}}}};
        QCOMPARE(idsOf(pairingEvents(round, QDate(2026, 4, 1), *m_stamps)), QStringList({"e1", "e2"}));
    }

    void force_ofAFile_getsIds_whereItHasNone()
    {
        const QJsonObject json{{"name", "Red"},
                               {"soldiers", QJsonArray{QJsonObject{{"name", "Ivo"}}, QJsonObject{{"name", "Jan"}, {"id", "j"}}}}};
        const auto force = readForce(json, m_book.rules, *m_stamps);
        QVERIFY2(force.ok(), force.ok() ? "" : force.error().sentence.english().c_str());
        QCOMPARE(force->force, "e1");
        QCOMPARE(force->soldiers.at(0).id, "e2");
        QCOMPARE(force->soldiers.at(1).id, "j");
    }

    void map_givesIdsToNewAreas()
    {
        const QJsonObject json{
            {"areas", QJsonArray{QJsonObject{{"name", "Docks"}, {"holder", "Ann"}}, QJsonObject{{"name", "Hill"}, {"id", "h"}}}}};
        const auto events = readMap(json, state(), *m_stamps);
        QVERIFY2(events.ok(), events.ok() ? "" : events.error().sentence.english().c_str());
        const auto *map = events->at(0).as<MapDrawn>();
        QVERIFY(map);
        QCOMPARE(map->areas.at(0).id, "e1");
        QCOMPARE(map->areas.at(1).id, "h");
        QCOMPARE(events->at(1).as<AreaTaken>()->area, "e1");
    }

    void rulesThatHoldFromAMission_areAnEntry()
    {
        m_book.events.append(*recordGame({"p", "q", 3, 1}, state(), leagueOf(state(), m_book.rules, {}), *m_stamps));
        QVERIFY(eventsOfChange(m_book, state(), 1, *m_stamps).isEmpty()); // from the start: nothing comes to the log
        const QVector<Event> events = eventsOfChange(m_book, state(), 2, *m_stamps);
        QCOMPARE(idsOf(events), QStringList{"e2"});
        QCOMPARE(events.first().at, m_now);
    }

    void settlement_isStampedByWhoeverMerges()
    {
        Campaign theirs = m_book;
        const League league = leagueOf(state(), m_book.rules, {});
        QuickGame game{"p", "q", 3, 1};
        game.date = QDate(2026, 3, 1);
        m_book.events.append(*recordGame(game, state(), league, *m_stamps));
        theirs.events.append(*recordGame(game, state(), league, *m_stamps));
        const auto plan = comparedWith(m_book, theirs);
        QVERIFY(plan.ok());
        QCOMPARE(plan->conflicts.size(), 1);
        const QVector<Event> events = settlements(*plan, m_book, theirs, Whose::Ours, *m_stamps);
        QCOMPARE(idsOf(events), QStringList{"e3"});
        QCOMPARE(events.first().as<Correction>()->target, "e2"); // theirs goes
    }
};

MUSTER_TEST_MAIN(tst_CampaignStamps)
#include "tst_CampaignStamps.moc"
