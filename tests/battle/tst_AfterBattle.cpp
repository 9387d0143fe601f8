// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableGame.h"
#include "battle/AfterBattle.h"
#include "campaign/AfterAction.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/ForceRoster.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::battle;

/// A battle ends in a campaign, and the figures there are those of the rules.
class tst_AfterBattle : public QObject
{
    Q_OBJECT

    test::TableGame m_games;

    campaign::Campaign campaignOf(const QString &game, const QString &roster) const
    {
        const packs::PackPtr pack = m_games.pack(game);
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.system = game;
        campaign.start.players = {{"p", "Anna", {}, {}}};
        campaign.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        const auto force = campaign::enlistRoster(m_games.roster(game, roster), campaign::GameBasis::of(*pack), campaign.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        campaign.events.append(campaign::makeEvent(*force));
        return campaign;
    }

    static QString idOf(const BattleState &state, const QString &name, int side)
    {
        for (const UnitState &unit : state.units) {
            if (unit.name == name && unit.side == side)
                return unit.id;
        }
        qFatal("no unit %s", qPrintable(name));
    }

    static campaign::CampaignState recorded(campaign::Campaign campaign, const QJsonObject &report)
    {
        const auto events = campaign::readAfterAction(report, campaign::fold(campaign), campaign.rules);
        if (!events)
            qFatal("%s", events.error().message().c_str());
        campaign.events += *events;
        return campaign::fold(campaign);
    }

private slots:
    void spaceCrusade_paysExperienceByTheRules()
    {
        Battle battle = m_games.begin("space-crusade", "aldo.ros", "boarding-party.ros", "crusade.scenario.seek-and-destroy");
        BattleState state = fold(battle);
        const QString aldo = idOf(state, "Aldo", 0), brun = idOf(state, "Brun", 0);
        const UnitState victim = *std::find_if(state.units.begin(), state.units.end(),
                                               [](const UnitState &unit) { return unit.side == 1; });
        battle.events.append(makeEvent(TurnBegun{1, "1", {}}));
        battle.events.append(makeEvent(Eliminated{victim.id, -1, aldo, -1, {}, {}}));
        battle.events.append(makeEvent(Damaged{brun, 9, -1, {}, state.units.last().id, -1, {}}));
        battle.events.append(
            makeEvent(Ended{{{"1", GameResult::Won, {{"primary", ObjectiveResult::Done}}, {}}, {"2", GameResult::Lost, {}, {}}}, {}, {}}));
        state = fold(battle);
        QVERIFY(state.problems.isEmpty());
        const campaign::Campaign before = campaignOf("space-crusade", "aldo.ros");
        const campaign::CampaignState after = recorded(before, afterBattle(battle, state));
        QVERIFY(after.problems.isEmpty());
        const int survivors = int(after.soldiers.size()) - 1; // all but Brun
        const int share = 20 / survivors, rest = 20 % survivors;
        const campaign::SoldierState *killer = campaign::findSoldier(after, "Aldo");
        const bool leads = after.forces.first().leader == killer->id;
        QCOMPARE(killer->kills, 1);
        QCOMPARE(killer->killPoints, victim.points);
        QCOMPARE(killer->earned, victim.points + 2 + share + (leads ? rest : 0)); // kill, survivor, primary mission
        QCOMPARE(campaign::findSoldier(after, "Brun")->earned, 0);
        QCOMPARE(campaign::findSoldier(after, "Cato")->earned, 2 + share);
        QCOMPARE(after.fought(), 1);
    }

    void dust_countsKillsAndTheResult()
    {
        Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros", "dust.scenario.tactics-1-meeting");
        BattleState state = fold(battle);
        const QString cobra = idOf(state, "Cobra", 0), mickey = idOf(state, "Mickey", 0);
        QVector<UnitState> enemies;
        for (const UnitState &unit : state.units) {
            if (unit.side == 1)
                enemies.append(unit);
        }
        battle.events.append(makeEvent(TurnBegun{1, "1", {}}));
        battle.events.append(makeEvent(Eliminated{enemies.at(0).id, -1, cobra, -1, {}, {}}));
        battle.events.append(makeEvent(Damaged{enemies.at(1).id, 99, -1, {}, cobra, -1, {}}));
        battle.events.append(makeEvent(Eliminated{mickey, -1, enemies.at(2).id, -1, {}, {}}));
        battle.events.append(makeEvent(Scored{"1", "vp", 3, 0, {}}));
        battle.events.append(makeEvent(Ended{{{"1", GameResult::Won, {}, {}}, {"2", GameResult::Lost, {}, {}}}, "turn 8", {}}));
        state = fold(battle);
        const campaign::CampaignState after = recorded(campaignOf("dust", "hedgerow-walkers.ros"), afterBattle(battle, state));
        QVERIFY(after.problems.isEmpty());
        const campaign::SoldierState *killer = campaign::findSoldier(after, "Cobra");
        QCOMPARE(killer->kills, 2);
        QCOMPARE(killer->killPoints, enemies.at(0).points + enemies.at(1).points);
        QCOMPARE(killer->survived, 1);
        QCOMPARE(campaign::findSoldier(after, "Mickey")->survived, 0);
        QCOMPARE(campaign::findSoldier(after, "Pounder 2")->missions, 1);
        QCOMPARE(after.missions.first().sides.first().won, 1);
        QCOMPARE(after.missions.first().sides.first().victoryPoints, 3);
    }

    void unknownSoldier_isToldAndNothingGuessed()
    {
        Battle battle = m_games.begin("dust", "winter-offensive.ros", "sigrids-spearhead.ros");
        const QJsonObject report = afterBattle(battle, fold(battle));
        const campaign::Campaign other = campaignOf("dust", "hedgerow-walkers.ros");
        QVERIFY(!campaign::readAfterAction(report, campaign::fold(other), other.rules).ok());
    }
};

MUSTER_TEST_MAIN(tst_AfterBattle)
#include "tst_AfterBattle.moc"
