// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;

/// The five-mission campaign, kept as data, against its figures computed by hand.
class tst_CampaignGolden : public QObject
{
    Q_OBJECT

private:
    Campaign m_campaign;
    QJsonObject m_expected;

    static QJsonObject load(const QString &name)
    {
        QFile file(test::sourceFolder() + "/tests/golden/" + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        return QJsonDocument::fromJson(file.readAll()).object();
    }

    // The log as it was just before mission `number + 1`.
    QVector<Event> upTo(int number, const QVector<Event> &events) const
    {
        QVector<Event> log;
        int missions = 0;
        for (const Event &event : events) {
            const bool recruit = event.as<SoldierRecruited>() && missions == number;
            if ((event.as<MissionFought>() && ++missions > number) || recruit)
                break;
            log.append(event);
        }
        return log;
    }

    static QString statusName(Status status) { return QStringList{"fit", "wounded", "dead", "retired"}.at(int(status)); }

    void compareSoldiers(const CampaignState &state, const QJsonObject &soldiers) const
    {
        QCOMPARE(state.soldiers.size(), soldiers.size());
        for (auto it = soldiers.begin(); it != soldiers.end(); ++it) {
            const SoldierState *soldier = state.soldier(it.key());
            QVERIFY2(soldier, qPrintable(it.key()));
            const QString actual = QString("%1 earned %2 spent %3 free %4 %5 PV %6 %7")
                                       .arg(it.key())
                                       .arg(soldier->earned)
                                       .arg(soldier->spent)
                                       .arg(soldier->free())
                                       .arg(currentRank(*soldier, m_campaign.rules)->id)
                                       .arg(soldier->lifePoints)
                                       .arg(statusName(soldier->status));
            const QJsonObject figures = it.value().toObject();
            const QString wanted = QString("%1 earned %2 spent %3 free %4 %5 PV %6 %7")
                                       .arg(it.key())
                                       .arg(figures["earned"].toInt())
                                       .arg(figures["spent"].toInt())
                                       .arg(figures["free"].toInt())
                                       .arg(figures["rank"].toString())
                                       .arg(figures["lifePoints"].toInt())
                                       .arg(figures["status"].toString());
            QCOMPARE(actual, wanted);
        }
    }

    Event correction() const
    {
        const QJsonObject wanted = m_expected["correction"].toObject();
        Event right = *m_campaign.event(wanted["mission"].toString());
        MissionFought mission = *right.as<MissionFought>();
        for (Participant &participant : mission.participants) {
            if (participant.soldier == wanted["soldier"].toString())
                participant.kills = {{wanted["kind"].toString(), wanted["points"].toInt(), 1, {}}};
        }
        right.payload = mission;
        return makeEvent(Correction{right.id, std::make_shared<const Event>(right), "it was an Ork"});
    }

private slots:
    void initTestCase()
    {
        base::Message why;
        QVERIFY2(fromJson(load("campaign-five-missions.json"), m_campaign, &why), why.english().c_str());
        m_expected = load("campaign-five-missions.expected.json");
    }

    void everyMission_givesTheFigures()
    {
        const QJsonArray missions = m_expected["missions"].toArray();
        QCOMPARE(missions.size(), 5);
        for (int i = 0; i < missions.size(); ++i) {
            const QJsonObject wanted = missions.at(i).toObject();
            const CampaignState state = fold(m_campaign.start, upTo(i + 1, m_campaign.events), m_campaign.rules);
            compareSoldiers(state, wanted["soldiers"].toObject());
            QVERIFY(state.problems.isEmpty());
            const MissionState &mission = state.missions.last();
            QCOMPARE(mission.number, i + 1);
            QCOMPARE(mission.platoonPoints, wanted["platoonPoints"].toInt());
            QCOMPARE(state.forces.first().points, wanted["platoonPoints"].toInt());
            const QJsonArray parts = wanted["parts"].toArray();
            QCOMPARE(mission.killPoints, parts.at(0).toInt());
            QCOMPARE(mission.survivorPoints, parts.at(1).toInt());
            QCOMPARE(mission.objectivePoints, parts.at(2).toInt());
        }
    }

    void refusedPromotions_sayWhatIsMissing()
    {
        const QJsonArray refused = m_expected["refused"].toArray();
        QCOMPARE(refused.size(), 5);
        for (const QJsonValue &value : refused) {
            const CampaignState state = fold(m_campaign.start, upTo(value["after"].toInt(), m_campaign.events), m_campaign.rules);
            const NextRank next = nextRank(*state.soldier(value["soldier"].toString()), m_campaign.rules);
            QVERIFY(next.rank && !next.affordable);
            QCOMPARE(next.missing, value["missing"].toInt());
        }
    }

    void endPoints_inBothPricings()
    {
        for (const QString pricing : {"formula", "table"}) {
            CampaignRules rules = m_campaign.rules;
            rules.pricing = pricing;
            const CampaignState state = fold(m_campaign.start, m_campaign.events, rules);
            const QJsonObject wanted = m_expected["points"][pricing].toObject();
            for (const QString soldier : {"aldo", "brun", "cato", "falk"})
                QCOMPARE(state.soldier(soldier)->points, wanted[soldier].toInt());
            QCOMPARE(state.forces.first().points, wanted["platoon"].toInt());
            QCOMPARE(state.soldier("aldo")->rerolls, 1);
        }
    }

    // Five evenings: the primary mission was done in four of them, failed in the third.
    void standings_countTheFirstObjectiveWhereNoResultWasWritten()
    {
        const CampaignState state = fold(m_campaign);
        QCOMPARE(state.standings.size(), 1);
        const Standing &line = state.standings.first();
        QCOMPARE(line.played, 5);
        QCOMPARE(line.won, 4);
        QCOMPARE(line.lost, 1);
        QCOMPARE(line.points, 4 * m_campaign.rules.winPoints);
        // A result that was written down counts before the objective.
        Side side;
        side.objectives.insert(m_campaign.rules.objectives.first().id, ObjectiveResult::Done);
        side.result = GameResult::Drawn;
        QCOMPARE(resultOf(side, m_campaign.rules), GameResult::Drawn);
        QCOMPARE(resultOf({}, m_campaign.rules), GameResult::None);
    }

    void poolMode_gathersEverything()
    {
        CampaignRules rules = m_campaign.rules;
        rules.mode = ExperienceMode::Pool;
        const QJsonArray missions = m_expected["missions"].toArray();
        QCOMPARE(missions.size(), 5);
        for (int i = 0; i < missions.size(); ++i) {
            const CampaignState state = fold(m_campaign.start, upTo(i + 1, m_campaign.events), rules);
            QCOMPARE(state.forces.first().pool(), missions.at(i)["pool"].toInt());
            QCOMPARE(state.missions.last().experience(), missions.at(i)["pool"].toInt() - (i ? missions.at(i - 1)["pool"].toInt() : 0));
        }
        const CampaignState end = fold(m_campaign.start, m_campaign.events, rules);
        QCOMPARE(end.problems.size(), 11); // nobody has experience of their own yet: no promotion holds
        int contributed = 0;
        for (const SoldierState &soldier : end.soldiers) {
            QCOMPARE(soldier.earned, 0);
            contributed += soldier.contributed;
        }
        QCOMPARE(contributed, 402);
    }

    void poolMode_handingOutMakesPromotionsHold()
    {
        Campaign campaign = m_campaign;
        campaign.rules.mode = ExperienceMode::Pool;
        QVector<Event> log;
        for (const Event &event : std::as_const(campaign.events)) {
            if (const Promotion *promotion = event.as<Promotion>()) {
                const Ladder &ladder = campaign.rules.ladders.first();
                const int cost = ladder.ranks.at(ladder.indexOf(promotion->rank)).cost;
                log.append(makeEvent(PoolHandedOut{"platoon", {{promotion->soldier, cost}}}));
            }
            log.append(event);
        }
        const CampaignState state = fold(campaign.start, log, campaign.rules);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.forces.first().pool(), 402 - 280);
        QCOMPARE(state.soldier("egon")->spent, 80);
        QCOMPARE(state.forces.first().points, 71);
    }

    void correction_recomputesAndListsWhatNoLongerHolds()
    {
        const QJsonObject wanted = m_expected["correction"].toObject();
        Campaign corrected = m_campaign;
        corrected.events.append(correction());
        const CampaignState state = fold(corrected);
        const SoldierState *egon = state.soldier("egon");
        QVector<int> earned;
        for (const ServiceEntry &entry : egon->record) {
            if (entry.kind == ServiceEntry::Mission)
                earned.append(entry.earnedAfter);
        }
        const QJsonArray figures = wanted["earned"].toArray();
        QCOMPARE(earned.size(), figures.size());
        for (int i = 0; i < earned.size(); ++i)
            QCOMPARE(earned.at(i), figures.at(i).toInt());
        QStringList broken, listed;
        for (const Problem &problem : state.problems)
            broken.append(problem.event);
        for (const QJsonValue &id : wanted["noLongerHold"].toArray())
            listed.append(id.toString());
        QCOMPARE(broken, listed);
        QCOMPARE(state.problems.last().could, wanted["could"].toString());
        QCOMPARE(state.problems.last().couldCost, wanted["couldCost"].toInt());
        QCOMPARE(state.problems.last().have, wanted["couldOf"].toInt());
        QVERIFY(corrected.event("promotion-1-egon")); // nothing is deleted
        const CampaignState before = fold(m_campaign);
        for (const QString other : {"aldo", "brun", "cato", "dax", "falk"}) {
            QCOMPARE(state.soldier(other)->earned, before.soldier(other)->earned);
            QCOMPARE(state.soldier(other)->spent, before.soldier(other)->spent);
        }
    }

    void correctedMission_equalsRecordedRightAtFirst()
    {
        Event right = *m_campaign.event("mission-2");
        MissionFought mission = *right.as<MissionFought>();
        mission.participants[3].outcome = Outcome::Survived; // Dax lived
        mission.participants[1].kills = {{"Ork", 7, 2, {}}};
        right.payload = mission;

        Campaign corrected = m_campaign;
        corrected.events.append(makeEvent(Correction{"mission-2", std::make_shared<const Event>(right), {}}));
        Campaign rightAtFirst = m_campaign;
        for (Event &event : rightAtFirst.events) {
            if (event.id == "mission-2")
                event = right;
        }
        CampaignState a = fold(corrected), b = fold(rightAtFirst);
        QVERIFY(a.missions.at(1).corrected);
        a.missions[1].corrected = false; // the only trace
        QVERIFY(a == b);
    }

    void foldingTwice_equalsOnce()
    {
        const CampaignState once = fold(m_campaign);
        QVERIFY(once == fold(m_campaign));
        // The corrected log is a log like any other: folding it again changes nothing.
        QVERIFY(once == fold(m_campaign.start, once.log, m_campaign.rules));
        // Recorded twice by mistake, an event counts once.
        Campaign doubled = m_campaign;
        doubled.events += m_campaign.events;
        const CampaignState twice = fold(doubled);
        QCOMPARE(twice.soldiers, once.soldiers);
        QCOMPARE(twice.standings, once.standings);
    }

    void json_roundTrip()
    {
        const QJsonObject json = toJson(m_campaign);
        Campaign again;
        QVERIFY(fromJson(json, again));
        QVERIFY(again == m_campaign);
        QCOMPARE(toJson(again), json);
    }

    void lastRank_retires_data()
    {
        QTest::addColumn<QString>("ladder");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("cost");
        QTest::addColumn<QVector<int>>("costs");
        QTest::newRow("marines") << "marines"
                                 << "captain"
                                 << "commander" << 20 << QVector<int>{40, 20, 20, 20, 20, 20, 20};
        QTest::newRow("eldar") << "eldar"
                               << "grand-prophete"
                               << "exarque-8" << 20 << QVector<int>{40, 40, 20, 20, 20, 20};
        QTest::newRow("orks") << "orks"
                              << "kaptain"
                              << "big-boss" << 40 << QVector<int>{40, 60, 20, 40};
    }

    void lastRank_retires()
    {
        QFETCH(QString, ladder);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, cost);
        QFETCH(QVector<int>, costs);
        QVector<int> steps;
        for (const Rank &rank : m_campaign.rules.ladder(ladder)->ranks)
            steps.append(rank.cost);
        QCOMPARE(steps.mid(1), costs);
        Recruit hero{"hero", "Hero", {}, ladder, from, 0, 10, 60, {}, {}, {}};
        const CampaignState state = fold(
            m_campaign.start, {makeEvent(ForceEnlisted{"f", "player", "F", {}, "hero", {hero}, {}}), makeEvent(Promotion{"hero", to})},
            m_campaign.rules);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.soldier("hero")->status, Status::Retired);
        QCOMPARE(state.soldier("hero")->spent, cost);
        QCOMPARE(state.soldier("hero")->lifePoints, 8);
        QCOMPARE(state.forces.first().points, 0); // left tactical play
    }
};

MUSTER_TEST_MAIN(tst_CampaignGolden)
#include "tst_CampaignGolden.moc"
