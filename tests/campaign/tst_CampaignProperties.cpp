// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Benchmark.h"
#include "campaign/Fold.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

namespace {

/// Writes logs without any sense: unknown soldiers, the dead marching, promotions out of the blue, corrections of anything.
class Monkey
{
public:
    explicit Monkey(quint32 seed) : m_random(seed) {}

    Campaign campaign(int length)
    {
        Campaign campaign;
        campaign.start = {"c", "Random", "none", {}, {}, {{"p0", "A", {}}, {"p1", "B", {}}}};
        campaign.rules = rules();
        for (int i = 0; i < length; ++i)
            campaign.events.append(event(campaign.events));
        return campaign;
    }

private:
    int pick(int below) { return int(m_random.bounded(below)); }
    QString soldier() { return QString("s%1").arg(pick(12)); }
    QString force() { return QString("f%1").arg(pick(3)); }
    QString rank() { return QString("r%1").arg(pick(5)); }

    CampaignRules rules()
    {
        CampaignRules rules;
        rules.mode = ExperienceMode(pick(3));
        rules.survivorAward = pick(4);
        rules.objectives = {{"primary", {}, pick(30), false}};
        rules.promotionsPerMission = pick(3);
        Ladder ladder{"l", {}, {}, {}};
        for (int i = 0; i < 4; ++i)
            ladder.ranks.append({QString("r%1").arg(i), {}, i * 7, i + 1, 0, i == 3, {}});
        rules.ladders = {ladder};
        return rules;
    }

    Recruit recruit() { return {soldier(), "x", {}, pick(4) ? "l" : "", rank(), pick(3), pick(20), pick(50) - 10, {}, {}, {}}; }

    Payload mission()
    {
        MissionFought mission;
        mission.sides = {{force(), GameResult(pick(4)), pick(9), {{"primary", ObjectiveResult(pick(3))}}, soldier(), {{"Ork", 7, pick(3), {}}}}};
        for (int i = pick(9); i > 0; --i)
            mission.participants.append({soldier(), {{"Ork", pick(20) - 5, pick(5) - 1, {}}}, Outcome(pick(4)), pick(3), pick(9) - 4, {}});
        return mission;
    }

    Payload payload()
    {
        switch (pick(15)) {
        case 0: return ForceEnlisted{force(), "p0", "F", {}, soldier(), {recruit(), recruit()}, {}};
        case 1: return SoldierRecruited{force(), recruit()};
        case 2: case 3: case 4: return mission();
        case 5: case 6: return Promotion{soldier(), rank()};
        case 7: return ExperienceGranted{{{soldier(), pick(60) - 30}}, {}};
        case 8: return PoolHandedOut{force(), {{soldier(), pick(40) - 5}, {soldier(), pick(40)}}};
        case 9: return EquipmentBought{soldier(), "Scope", pick(5), pick(30) - 5, {}};
        case 10: return StatusChanged{soldier(), Status(pick(4)), pick(3), {}};
        case 11: return Award{soldier(), "Medal", {}, pick(20) - 5};
        case 12: return CardDrawn{"d", QString::number(pick(5)), 0, false};
        case 13: return Note{soldier(), "…"};
        default: return MissionPlanned{{}, "Next", {}, {soldier()}, {}};
        }
    }

    Event event(const QVector<Event> &before)
    {
        if (!before.isEmpty() && pick(8) == 0) {
            const QString target = before.at(pick(int(before.size()))).id;
            return makeEvent(Correction{target, pick(3) ? std::make_shared<const Event>(makeEvent(payload())) : nullptr, {}});
        }
        return makeEvent(payload());
    }

    QRandomGenerator m_random;
};

} // namespace

class tst_CampaignProperties : public QObject
{
    Q_OBJECT

private slots:
    void anyLog_keepsThePromises()
    {
        for (quint32 seed = 1; seed <= 400; ++seed) {
            const Campaign campaign = Monkey(seed).campaign(120);
            const CampaignState state = fold(campaign);
            checkSoldiers(state);
            for (const ForceState &force : state.forces)
                QVERIFY(force.pool() >= 0 && force.poolHandedOut >= 0);
            QVERIFY2(state == fold(campaign), qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void anyLog_survivesJson()
    {
        for (quint32 seed = 1; seed <= 50; ++seed) {
            const Campaign campaign = Monkey(seed).campaign(80);
            Campaign again;
            QVERIFY(fromJson(QJsonDocument::fromJson(QJsonDocument(toJson(campaign)).toJson()).object(), again));
            QVERIFY2(fold(again) == fold(campaign), qPrintable(QString("seed %1").arg(seed)));
            QCOMPARE(toJson(again), toJson(campaign));
        }
    }

    void correctionByTheSame_changesNothing()
    {
        for (quint32 seed = 1; seed <= 50; ++seed) {
            Campaign campaign = Monkey(seed).campaign(60);
            const CampaignState before = fold(campaign);
            const QVector<Event> log = before.log;
            for (const Event &event : log)
                campaign.events.append(makeEvent(Correction{event.id, std::make_shared<const Event>(event), {}}));
            const CampaignState after = fold(campaign);
            QCOMPARE(after.soldiers, before.soldiers);
            QCOMPARE(after.standings, before.standings);
        }
    }

    void takenBackCorrection_changesNothing()
    {
        Campaign campaign = Monkey(7).campaign(60);
        const CampaignState before = fold(campaign);
        const Event wrong = makeEvent(Correction{before.log.first().id, nullptr, {}});
        campaign.events.append(wrong);
        campaign.events.append(makeEvent(Correction{wrong.id, nullptr, {}}));
        QCOMPARE(fold(campaign).soldiers, before.soldiers);
    }

    void unknownEvent_isKeptAsItIs()
    {
        const QJsonObject json{{"id", "x"}, {"type", "teleported"}, {"at", "2026-01-01T10:00:00.000Z"}, {"where", QJsonObject{{"a", 1}}}};
        QCOMPARE(toJson(eventFromJson(json)), json);
        QJsonObject note{{"id", "y"}, {"type", "note"}, {"at", "2026-01-01T10:00:00.000Z"}, {"text", "hi"}, {"mood", "grim"}};
        QCOMPARE(toJson(eventFromJson(note)), note);
    }

    // A file from somebody else may say anything; no sum of it runs over into the negative.
    void hugeNumbers_stayNumbers()
    {
        Campaign campaign = Monkey(1).campaign(0);
        const int most = std::numeric_limits<int>::max();
        const QJsonArray kills{QJsonObject{{"kind", "Ork"}, {"points", most}, {"count", most}}, QJsonObject{{"kind", "Ork"}, {"points", most}, {"count", most}}};
        const QJsonObject recruit{{"id", "a"}, {"lifePoints", most}, {"basePoints", most}};
        campaign.events = {eventFromJson({{"id", "1"}, {"type", "enlisted"}, {"force", "f"}, {"player", "p0"}, {"soldiers", QJsonArray{recruit}}})};
        for (const char *id : {"2", "3", "4"})
            campaign.events.append(eventFromJson({{"id", id}, {"type", "mission"},
                {"sides", QJsonArray{QJsonObject{{"force", "f"}, {"result", "won"}, {"victoryPoints", most}, {"kills", kills}}}},
                {"participants", QJsonArray{QJsonObject{{"soldier", "a"}, {"kills", kills}, {"bonus", most}}}}}));
        CampaignRules rules = campaign.rules;
        rules.pricings = {LifePointPricing{"p", {}, {most}, most}};
        rules.pricing = "p";
        rules.mode = ExperienceMode::Soldier;
        rules.killsEarnPoints = true;
        const CampaignState state = fold(campaign.start, campaign.events, rules);
        const SoldierState *soldier = state.soldier("a");
        QVERIFY(soldier);
        QCOMPARE(soldier->missions, 3);
        QVERIFY(soldier->kills > 0 && soldier->killPoints > 0 && soldier->earned > 0);
        QVERIFY(soldier->points > 0 && state.forces.first().points > 0);
        QVERIFY(state.standings.first().killPoints > 0 && state.standings.first().victoryPoints > 0);
        QVERIFY(state.missions.last().experience() > 0);
    }

    void benchmark_foldsWhatItSays()
    {
        const FoldBenchmark result = foldBenchmark();
        QCOMPARE(result.soldiers, 1000);
        QCOMPARE(result.missions, 1000);
        QCOMPARE(result.kills, 50000);
        qInfo("fold of 1,000 soldiers, 1,000 missions, 50,000 kills: %.1f ms", result.milliseconds);
    }

private:
    void checkSoldiers(const CampaignState &state)
    {
        for (const SoldierState &soldier : state.soldiers) {
            QVERIFY(soldier.free() >= 0);
            QVERIFY(soldier.spent >= 0 && soldier.earned >= soldier.spent);
            bool dead = false;
            for (const ServiceEntry &entry : soldier.record) {
                QVERIFY(!(dead && (entry.kind == ServiceEntry::Promoted || entry.kind == ServiceEntry::Mission)));
                if (entry.kind == ServiceEntry::Mission)
                    dead = state.log.at(entry.event).as<MissionFought>()->participants.at(entry.participant).outcome == Outcome::Dead;
                if (entry.kind == ServiceEntry::StatusChange) {
                    const Status status = state.log.at(entry.event).as<StatusChanged>()->status;
                    dead = status == Status::Dead || status == Status::Retired;
                }
            }
        }
        // Nobody is lost: everyone who was ever recruited into a known force is there, once.
        QSet<QString> forces, soldiers;
        for (const Event &event : state.log) {
            if (const ForceEnlisted *force = event.as<ForceEnlisted>(); force && !forces.contains(force->force)) {
                forces.insert(force->force);
                for (const Recruit &recruit : force->soldiers)
                    soldiers.insert(recruit.id);
            }
            if (const SoldierRecruited *recruited = event.as<SoldierRecruited>(); recruited && forces.contains(recruited->force))
                soldiers.insert(recruited->soldier.id);
        }
        QCOMPARE(state.soldiers.size(), soldiers.size());
        for (const QString &id : soldiers)
            QVERIFY(state.soldier(id));
    }
};

MUSTER_TEST_MAIN(tst_CampaignProperties)
#include "tst_CampaignProperties.moc"
