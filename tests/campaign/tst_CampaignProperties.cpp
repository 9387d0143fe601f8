// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/fold/Fold.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;
using test::Monkey;

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
        const QJsonObject note{{"id", "y"}, {"type", "note"}, {"at", "2026-01-01T10:00:00.000Z"}, {"text", "hi"}, {"mood", "grim"}};
        QCOMPARE(toJson(eventFromJson(note)), note);
        const QJsonObject nameless{{"copy", 2}}; // neither kind nor id: none is put there
        QCOMPARE(toJson(eventFromJson(nameless)), nameless);
    }

    // A file from somebody else may say anything; no sum of it runs over into the negative.
    void hugeNumbers_stayNumbers()
    {
        Campaign campaign = Monkey(1).campaign(0);
        const int most = highestFigure;
        const QJsonArray kills{QJsonObject{{"kind", "Ork"}, {"points", most}, {"count", most}},
                               QJsonObject{{"kind", "Ork"}, {"points", most}, {"count", most}}};
        const QJsonObject recruit{{"id", "a"}, {"lifePoints", most}, {"basePoints", most}};
        campaign.events = {
            eventFromJson({{"id", "1"}, {"type", "enlisted"}, {"force", "f"}, {"player", "p0"}, {"soldiers", QJsonArray{recruit}}})};
        for (const char *id : {"2", "3", "4"})
            campaign.events.append(eventFromJson(
                {{"id", id},
                 {"type", "mission"},
                 {"sides", QJsonArray{QJsonObject{{"force", "f"}, {"result", "won"}, {"victoryPoints", most}, {"kills", kills}}}},
                 {"participants", QJsonArray{QJsonObject{{"soldier", "a"}, {"kills", kills}, {"bonus", most}}}}}));
        CampaignRules rules = campaign.rules;
        rules.pricings = {LifePointPricing{"p", {}, {std::numeric_limits<int>::max()}, std::numeric_limits<int>::max()}};
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
