// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/muster/MusteredRoster.h"
#include "packs/PackStore.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
#include "support/TestMain.h"

#include <QFile>
#include <QJsonDocument>

#include <cmath>

using namespace muster;
using namespace muster::campaign;

/// Soldiers in the force's roster, through the rules engine and the Space Crusade pack.
class tst_ForceRoster : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_pack;
    GameBasis m_game;
    CampaignRules m_rules;

    int points(const rules::Roster &roster, const QString &selection, const char *cost) const
    {
        rules::Evaluator evaluator(m_game.data);
        evaluator.evaluate(roster);
        const rules::EffectiveSelection *now = evaluator.selection(selection.toStdString());
        if (!now)
            return -1;
        for (const rules::CostValue &value : now->totalCosts) {
            if (value.typeId == cost)
                return int(std::lround(value.value));
        }
        return 0;
    }

    Campaign campaignWithForce()
    {
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*m_game.data, "Platoon", ids);
        rules::Operations operations(roster, m_game.data.get(), ids);
        const auto force = operations.addForce(m_pack->manifest().forceEntryId.toStdString(), "crusade.catalogue.space-marines");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        for (const char *name : {"Brun", "Dax"}) {
            const auto added = operations.addSelection(force->createdId, "crusade.unit.space-marine");
            if (!added || !operations.setCustomName(added->createdId, name))
                qFatal("cannot add a marine");
        }
        const auto enlisted = enlistRoster(roster, m_game, m_rules, "p");
        if (!enlisted)
            qFatal("%s", enlisted.error().message().c_str());
        Campaign campaign;
        campaign.start = {"c", "Test", "space-crusade", {}, {}, {{"p", "P", {}}}};
        campaign.rules = m_rules;
        campaign.events = {makeEvent(*enlisted)};
        return campaign;
    }

private slots:
    void initTestCase()
    {
        packs::PackStore store(packs::PackFolders{{test::sourceFolder() + "/data/space-crusade"}, {}, {}, {}});
        store.load();
        m_pack = store.find("space-crusade");
        QVERIFY(m_pack);
        m_game = {m_pack->data(), m_pack->manifest().costTypeId.toStdString()};
        m_rules = CampaignRules::fromJson(QJsonDocument::fromJson(m_pack->campaignJson()).object());
        QCOMPARE(m_rules.ladders.size(), 4);
        QCOMPARE(m_rules.pricings.size(), 2);
    }

    void enlisting_takesNamesRanksAndPrices()
    {
        const Campaign campaign = campaignWithForce();
        const CampaignState state = fold(campaign);
        QCOMPARE(state.soldiers.size(), 2);
        const SoldierState &brun = state.soldiers.first();
        QCOMPARE(brun.name, "Brun");
        QCOMPARE(brun.lifePoints, 1);
        QCOMPARE(currentRank(brun, m_rules)->name.in("en"), "Space Marine");
        const auto mustered = musterRoster(state.forces.first().id, state, m_rules, m_game);
        QVERIFY(mustered);
        QCOMPARE(points(mustered->roster, mustered->selections.value(brun.id), m_game.pointsCost.c_str()), brun.points);
    }

    // Legitimus of the sample is a Veteran with one life point: his sheet in the campaign says so too.
    void lifePointsOtherThanTheRanks_stayUntilHeIsPromoted()
    {
        QFile file(test::sourceFolder() + "/data/space-crusade/samples/coverfeld.ros");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string xml = file.readAll().toStdString();
        const auto read = rules::readRoster(xml, "coverfeld.ros");
        QVERIFY(read);
        const auto enlisted = enlistRoster(read->roster, m_game, m_rules, "p");
        QVERIFY(enlisted);
        Campaign campaign = campaignWithForce();
        campaign.events = {makeEvent(*enlisted)};
        const CampaignState state = fold(campaign);
        const auto mustered = musterRoster(state.forces.first().id, state, m_rules, m_game);
        QVERIFY(mustered);
        for (const SoldierState &soldier : state.soldiers) {
            QCOMPARE(points(mustered->roster, mustered->selections.value(soldier.id), "crusade.cost.pv"), soldier.lifePoints);
            QCOMPARE(points(mustered->roster, mustered->selections.value(soldier.id), m_game.pointsCost.c_str()), soldier.points);
        }
        QCOMPARE(state.forces.first().points, 75);
    }

    void promotion_changesTheSoldierThroughTheEngine()
    {
        Campaign campaign = campaignWithForce();
        const QString brun = fold(campaign).soldiers.first().id;
        campaign.events.append(makeEvent(ExperienceGranted{{{brun, 200}}, {}}));
        const Ladder &ladder = m_rules.ladders.first();
        for (int rank = 1; rank <= 6; ++rank) {
            campaign.events.append(makeEvent(Promotion{brun, ladder.ranks.at(rank).id}));
            const CampaignState state = fold(campaign);
            QVERIFY(state.problems.isEmpty());
            const SoldierState &soldier = *state.soldier(brun);
            QCOMPARE(soldier.lifePoints, rank + 1);
            const auto mustered = musterRoster(soldier.force, state, m_rules, m_game);
            QVERIFY(mustered && mustered->findings.isEmpty());
            const QString selection = mustered->selections.value(brun);
            // The fold and the engine agree, figure by figure.
            QCOMPARE(points(mustered->roster, selection, "crusade.cost.pv"), soldier.lifePoints);
            QCOMPARE(points(mustered->roster, selection, m_game.pointsCost.c_str()), soldier.points);
        }
        // The enlisted roster itself was never touched.
        QCOMPARE(fold(campaign).forces.first().roster, campaign.events.first().as<ForceEnlisted>()->roster);
    }

    void preview_isTheNextRank()
    {
        const Campaign campaign = campaignWithForce();
        const CampaignState state = fold(campaign);
        const SoldierState &brun = state.soldiers.first();
        const auto after = musterWithRank(brun.id, 1, state, m_rules, m_game);
        QVERIFY(after);
        const QString selection = after->selections.value(brun.id);
        QCOMPARE(points(after->roster, selection, "crusade.cost.pv"), 2);
        QCOMPARE(points(after->roster, selection, m_game.pointsCost.c_str()), brun.points + 2);
    }

    void theDeadAreNotMustered_recruitsAre()
    {
        Campaign campaign = campaignWithForce();
        const CampaignState before = fold(campaign);
        const QString brun = before.soldiers.at(0).id, dax = before.soldiers.at(1).id;
        campaign.events.append(makeEvent(StatusChanged{dax, Status::Dead, 0, {}}));
        Recruit falk{"falk", "Falk", {}, m_rules.ladders.first().id, {}, 0, before.soldiers.at(1).basePoints, 0, {}, {}, dax};
        campaign.events.append(makeEvent(SoldierRecruited{before.forces.first().id, falk}));
        const CampaignState state = fold(campaign);
        const auto mustered = musterRoster(state.forces.first().id, state, m_rules, m_game);
        QVERIFY(mustered);
        QVERIFY(!mustered->selections.contains(dax));
        QVERIFY(mustered->selections.contains("falk")); // with the kit of the one they replace
        QCOMPARE(points(mustered->roster, mustered->selections.value("falk"), m_game.pointsCost.c_str()), before.soldiers.at(1).points);
        const auto battle = musterRoster(state.forces.first().id, state, m_rules, m_game, {brun});
        QVERIFY(battle);
        QCOMPARE(battle->selections.size(), 1);
    }

    void fourLadders_asTheTableSays()
    {
        QHash<QString, QVector<int>> costs;
        for (const Ladder &ladder : m_rules.ladders) {
            QVector<int> steps;
            for (const Rank &rank : ladder.ranks.mid(1))
                steps.append(rank.cost);
            costs.insert(ladder.id, steps);
            QVERIFY(ladder.ranks.last().retires);
            QCOMPARE(ladder.ranks.last().rerolls, 4);
        }
        QCOMPARE(costs.value("crusade.ladder.marines"), (QVector<int>{40, 20, 20, 20, 20, 20, 20}));
        QCOMPARE(costs.value("crusade.ladder.eldar"), (QVector<int>{40, 40, 20, 20, 20, 20}));
        QCOMPARE(costs.value("crusade.ladder.orks"), (QVector<int>{40, 60, 20, 40}));
    }
};

MUSTER_TEST_MAIN(tst_ForceRoster)
#include "tst_ForceRoster.moc"
