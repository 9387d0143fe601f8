// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/Quartermaster.h"
#include "support/Soak.h"

#include <QJsonArray>

#include <cmath>

using namespace muster;
using namespace muster::campaign;
using Kind = MusterFinding::Kind;

/// The list that a campaign makes: nobody and nothing is left out, and its points are those of the book.
class tst_Mustering : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_store;
    packs::PackPtr m_pack;
    GameBasis m_game;
    CampaignRules m_rules;
    Campaign m_campaign;
    QString m_force, m_brun, m_dax;

    int cost(const rules::Roster &roster, const QString &selection, const char *type) const
    {
        rules::Evaluator evaluator(m_game.data);
        evaluator.evaluate(roster);
        const rules::EffectiveSelection *now = evaluator.selection(selection.toStdString());
        for (const rules::CostValue &value : now ? now->totalCosts : std::vector<rules::CostValue>()) {
            if (value.typeId == type)
                return int(std::lround(value.value));
        }
        return 0;
    }

    static int total(const rules::Roster &roster, const GameBasis &game)
    {
        rules::Evaluator evaluator(game.data);
        evaluator.evaluate(roster);
        for (const rules::RosterCost &cost : evaluator.totals()) {
            if (cost.typeId == game.pointsCost)
                return int(std::lround(cost.value));
        }
        return 0;
    }

    MusteredRoster mustered(const Campaign &campaign, const QString &force = {}) const
    {
        const CampaignState state = fold(campaign);
        auto result = musterRoster(force.isEmpty() ? m_force : force, state, campaign.rules, m_game);
        if (!result)
            qFatal("%s", result.error().message().c_str());
        return *result;
    }

    KitOffer offer(const Campaign &campaign, const QString &soldier, const char *entry) const
    {
        for (const KitOffer &each : kitOffers(soldier, fold(campaign), m_rules, m_game)) {
            if (each.entry.endsWith(entry))
                return each;
        }
        return {};
    }

    Campaign with(const QVector<Payload> &payloads) const
    {
        Campaign campaign = m_campaign;
        for (const Payload &payload : payloads)
            campaign.events.append(makeEvent(payload));
        return campaign;
    }

    static QStringList namesIn(const rules::Roster &roster, const QString &selection)
    {
        QStringList names;
        rules::forEachSelection(*rules::findSelection(roster, selection.toStdString()).selection,
                                [&](const rules::Selection &each) { names.append(QString::fromStdString(each.name)); });
        return names;
    }

    static bool has(const MusteredRoster &list, Kind kind, const QString &soldier)
    {
        return std::any_of(list.findings.begin(), list.findings.end(),
                           [&](const MusterFinding &f) { return f.kind == kind && f.soldier == soldier; });
    }

    // Book, list and each line of it, to the point; or a finding says why.
    static void compare(const Campaign &campaign, const GameBasis &game, const QByteArray &what)
    {
        const CampaignState state = fold(campaign);
        for (const ForceState &force : state.forces) {
            const auto list = musterRoster(force.id, state, campaign.rules, game);
            QVERIFY2(list, what.constData());
            int others = 0;
            for (const MusterFinding &finding : list->findings) {
                others += finding.kind == Kind::NoSoldier ? finding.listed : 0;
                QVERIFY2(!musterText(finding, state, campaign.rules, "en").isEmpty(), what.constData());
            }
            QVERIFY2(total(list->roster, game) == force.points + others, what.constData());
            rules::Evaluator evaluator(game.data);
            evaluator.evaluate(list->roster);
            // Nobody spent what was not there, and the ledger tells all of it.
            for (const ForceCounter &counter : campaign.rules.counters) {
                int counted = counter.start;
                for (const CounterChange &change : force.ledger)
                    counted += change.counter == counter.id ? change.change : 0;
                QVERIFY2(force.counters.value(counter.id) == counted && counted >= counter.least, what.constData());
            }
            for (const int index : force.soldiers)
                compareSoldier(state.soldiers.at(index), *list, evaluator, game, what);
        }
    }

    static void compareSoldier(const SoldierState &soldier, const MusteredRoster &list, const rules::Evaluator &evaluator,
                               const GameBasis &game, const QByteArray &what)
    {
        QCOMPARE(list.selections.contains(soldier.id), soldier.inService());
        if (!soldier.inService())
            return;
        const rules::EffectiveSelection *now = evaluator.selection(list.selections.value(soldier.id).toStdString());
        QVERIFY2(now, what.constData());
        int points = 0;
        for (const rules::CostValue &value : now->totalCosts)
            points += value.typeId == game.pointsCost ? int(std::lround(value.value)) : 0;
        QVERIFY2(points == soldier.points, (what + ' ' + soldier.name.toUtf8()).constData());
        QCOMPARE(has(list, Kind::OtherPrice, soldier.id), list.listed.value(soldier.id) != soldier.points);
        for (const KitItem &item : soldier.kit)
            QVERIFY2(evaluator.selection(list.kit.value(item.id).toStdString()), (what + ' ' + item.name.toUtf8()).constData());
    }

private slots:
    void initTestCase()
    {
        m_store = test::ownPacks();
        m_pack = m_store->find("space-crusade");
        QVERIFY(m_pack);
        m_game = GameBasis::of(*m_pack);
        QCOMPARE(m_game.pricings.size(), 2);
        m_rules = CampaignRules::fromJson(QJsonDocument::fromJson(m_pack->campaignJson()).object());
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*m_game.data, "Platoon", ids);
        rules::Operations operations(roster, m_game.data.get(), ids);
        const auto force = operations.addForce(m_game.forceEntry, "crusade.catalogue.space-marines");
        QVERIFY(force);
        for (const char *name : {"Brun", "Dax"}) {
            const auto added = operations.addSelection(force->createdId, "crusade.unit.space-marine");
            QVERIFY(added && operations.setCustomName(added->createdId, name)
                    && operations.addSelection(added->createdId, "crusade.option.bolter"));
        }
        const auto enlisted = enlistRoster(roster, m_game, m_rules, "p");
        QVERIFY(enlisted);
        m_campaign.start = {"c", "Test", "space-crusade", {}, {}, {{"p", "P", {}}}};
        m_campaign.rules = m_rules;
        m_campaign.events = {makeEvent(*enlisted)};
        const CampaignState state = fold(m_campaign);
        m_force = state.forces.first().id;
        m_brun = state.soldiers.at(0).id;
        m_dax = state.soldiers.at(1).id;
    }

    // The recruit of docs/CAMPAIGN.md: a name, a few words and points.
    void recruitWithoutKit_isInTheListAndItsTotal()
    {
        const Campaign campaign = with(
            {SoldierRecruited{m_force, {"falk", "Falk", "Bolter, knife", m_rules.ladders.first().id, {}, 0, 11, 0, {}, {}, {}}},
             EquipmentBought{"falk", "Relic", 3, 0, {}}});
        const MusteredRoster list = mustered(campaign);
        QVERIFY(has(list, Kind::SoldierFromBook, "falk"));
        QCOMPARE(cost(list.roster, list.selections.value("falk"), m_game.pointsCost.c_str()), 14);
        QCOMPARE(cost(list.roster, list.selections.value("falk"), "crusade.cost.pv"), 1);
        QVERIFY(namesIn(list.roster, list.selections.value("falk")).contains("Relic"));
        compare(campaign, m_game, "recruit");
        rules::Evaluator evaluator(m_game.data), before(m_game.data);
        evaluator.evaluate(list.roster);
        before.evaluate(mustered(m_campaign).roster);
        QCOMPARE(evaluator.legal(), before.legal()); // from the book is a remark, no mistake
    }

    void boughtOption_bringsDiceAndPrice()
    {
        const KitOffer sword = offer(m_campaign, m_brun, "crusade.option.chainsword");
        QCOMPARE(sword.name, "Chainsword");
        QCOMPARE(sword.points, 3); // 1R and 1B for 5, and the 2B of bare hands go
        const Campaign campaign = with({EquipmentBought{m_brun, sword.name, sword.points, 0, sword.entry}});
        const MusteredRoster before = mustered(m_campaign), list = mustered(campaign);
        QVERIFY(list.findings.isEmpty());
        const QString brun = list.selections.value(m_brun);
        QCOMPARE(cost(list.roster, brun, "crusade.cost.cc-red"), 1);
        QCOMPARE(cost(list.roster, brun, m_game.pointsCost.c_str()),
                 cost(before.roster, before.selections.value(m_brun), m_game.pointsCost.c_str()) + 3);
        compare(campaign, m_game, "sword");
    }

    void offers_areKitThatTheFigureCanTake()
    {
        const QVector<KitOffer> offers = kitOffers(m_brun, fold(m_campaign), m_rules, m_game);
        QVERIFY(offers.size() > 40);
        for (const KitOffer &each : offers) {
            QVERIFY2(!each.entry.contains("option.rank-") && !each.entry.contains("option.pv-"),
                     qPrintable(each.entry)); // those are earned
            QVERIFY2(each.points >= 0, qPrintable(each.entry));
        }
        const KitOffer medipac = offer(m_campaign, m_brun, "crusade.option.medipac");
        QVERIFY(medipac.allowed);
        QCOMPARE(medipac.points, 2);
        const Campaign bought = with({EquipmentBought{m_brun, medipac.name, medipac.points, 0, medipac.entry}});
        QVERIFY(!offer(bought, m_brun, "crusade.option.medipac").allowed); // one is enough
        QVERIFY(offer(m_campaign, m_brun, "crusade.option.terminator-sword").entry.isEmpty());
    }

    void ownWords_areALineWithAPrice()
    {
        const Campaign campaign = with(
            {EquipmentBought{m_brun, "Grandfather's sabre", 5, 0, {}}, EquipmentBought{m_dax, "Cape", 4, 0, "no.such.entry"}});
        const MusteredRoster list = mustered(campaign);
        QVERIFY(has(list, Kind::KitFromBook, m_brun) && has(list, Kind::KitFromBook, m_dax));
        QVERIFY(namesIn(list.roster, list.selections.value(m_brun)).contains("Grandfather's sabre"));
        QVERIFY(namesIn(list.roster, list.selections.value(m_dax)).contains("Cape"));
        compare(campaign, m_game, "own words");
    }

    void priceOfThePlayers_countsAndIsSaid()
    {
        const KitOffer sword = offer(m_campaign, m_brun, "crusade.option.chainsword");
        const Campaign campaign = with({EquipmentBought{m_brun, sword.name, 1, 0, sword.entry}});
        const MusteredRoster list = mustered(campaign);
        QVERIFY(has(list, Kind::OtherPrice, m_brun));
        compare(campaign, m_game, "bargain");
    }

    // In the order of the sheet, whatever order they were added in; in a list without platoons the leader stands first.
    void book_isInTheOrderOfTheSheet()
    {
        rules::Roster backwards = test::sampleRoster(*m_pack);
        for (rules::Force &force : backwards.forces)
            std::reverse(force.selections.begin(), force.selections.end());
        const auto enlisted = enlistRoster(backwards, m_game, m_rules, "p");
        QVERIFY(enlisted.ok());
        QVERIFY(enlisted->soldiers.size() > 2);
        QCOMPARE(enlisted->soldiers.first().id, enlisted->leader);
        const packs::PackPtr dust = test::ownPacks()->find("dust");
        const CampaignRules rules = CampaignRules::fromJson(QJsonDocument::fromJson(dust->campaignJson()).object());
        const auto names = [&](const rules::Roster &roster) {
            QStringList all;
            const auto force = enlistRoster(roster, GameBasis::of(*dust), rules, "p");
            for (const Recruit &soldier : force->soldiers)
                all.append(soldier.name);
            return all;
        };
        rules::Roster walkers = test::sampleRoster(*dust);
        const QStringList before = names(walkers);
        for (rules::Force &force : walkers.forces)
            for (rules::Selection &platoon : force.selections)
                std::reverse(platoon.selections.begin(), platoon.selections.end());
        QCOMPARE(names(walkers).first(), before.first());
    }

    void tasksOfAFigure_areNoKit()
    {
        const CampaignState state = fold({}, {makeEvent(*enlistRoster(test::sampleRoster(*m_pack), m_game, m_rules, "p"))}, m_rules);
        QStringList held, offered;
        for (const SoldierState &soldier : state.soldiers) {
            for (const HeldKit &each : heldKit(soldier.id, state, m_rules, m_game))
                held.append(each.item.name);
            for (const KitOffer &each : kitOffers(soldier.id, state, m_rules, m_game))
                offered.append(each.name);
        }
        for (const QString task : {"Squad leader", "Independent character", "Bodyguard"})
            QVERIFY(!held.contains(task) && !offered.contains(task));
        QVERIFY(held.contains("Bolter") && held.contains("Chainsword") && offered.contains("Knife (one-handed blade)"));
    }

    void soldKit_isGoneAndPaidBack()
    {
        const KitOffer sword = offer(m_campaign, m_brun, "crusade.option.chainsword");
        Campaign campaign = with(
            {ExperienceGranted{{{m_brun, 20}}, {}}, EquipmentBought{m_brun, sword.name, sword.points, 8, sword.entry}});
        const QVector<HeldKit> held = heldKit(m_brun, fold(campaign), m_rules, m_game);
        QVERIFY(held.size() >= 2);
        QVERIFY(held.first().bought);
        QCOMPARE(held.first().item.points, 3);
        QCOMPARE(held.first().item.experience, 8);
        const KitItem item = held.first().item;
        campaign.events.append(makeEvent(EquipmentSold{m_brun, item.id, item.name, item.points, 8, {}}));
        CampaignState state = fold(campaign);
        QVERIFY(state.problems.isEmpty());
        QVERIFY(state.soldier(m_brun)->kit.isEmpty());
        QCOMPARE(state.soldier(m_brun)->free(), 20);
        QCOMPARE(state.soldier(m_brun)->points, fold(m_campaign).soldier(m_brun)->points);
        compare(campaign, m_game, "sold");
        // Twice is once, and nobody gets back more than was paid.
        campaign.events.append(makeEvent(EquipmentSold{m_brun, item.id, item.name, item.points, 8, {}}));
        state = fold(campaign);
        QCOMPARE(state.problems.size(), 1);
        QCOMPARE(state.problems.first().kind, ProblemKind::NotHisKit);
        campaign.events.append(makeEvent(EquipmentSold{m_brun, {}, "Bolter", 4, 1, {}}));
        QCOMPARE(fold(campaign).problems.last().kind, ProblemKind::RefundTooHigh);
        for (const Problem &problem : fold(campaign).problems)
            QVERIFY(!problemText(problem, state, m_rules, "en").isEmpty());
    }

    void whatHeCameWith_canBeSoldAndSwapped()
    {
        const QVector<HeldKit> held = heldKit(m_brun, fold(m_campaign), m_rules, m_game);
        QCOMPARE(held.size(), 1);
        QCOMPARE(held.first().item.name, "Bolter");
        QVERIFY(!held.first().bought && held.first().item.id.isEmpty());
        const KitItem item = held.first().item;
        QCOMPARE(item.points, 2);
        Campaign campaign = with({EquipmentSold{m_brun, {}, item.name, item.points, 0, item.entry}});
        MusteredRoster list = mustered(campaign);
        QVERIFY(list.findings.isEmpty());
        QVERIFY(!namesIn(list.roster, list.selections.value(m_brun)).contains("Bolter"));
        const KitOffer heavy = offer(campaign, m_brun, "crusade.option.heavy-bolter");
        QVERIFY(heavy.allowed);
        campaign.events.append(makeEvent(EquipmentBought{m_brun, heavy.name, heavy.points, 0, heavy.entry}));
        QVERIFY(mustered(campaign).findings.isEmpty());
        compare(campaign, m_game, "swapped");
    }

    void handedOn_movesWithinTheForce()
    {
        const KitOffer sword = offer(m_campaign, m_brun, "crusade.option.chainsword");
        Campaign campaign = with(
            {EquipmentBought{m_brun, sword.name, sword.points, 0, sword.entry}, StatusChanged{m_brun, Status::Dead, 0, {}}});
        // The fallen leave their kit to their comrades.
        const QVector<HeldKit> held = heldKit(m_brun, fold(campaign), m_rules, m_game);
        QVERIFY(!held.isEmpty());
        campaign.events.append(makeEvent(handedOn(m_brun, m_dax, held.first(), fold(campaign), m_rules, m_game)));
        const CampaignState state = fold(campaign);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.soldier(m_dax)->equipment(), QStringList{"Chainsword"});
        QVERIFY(state.soldier(m_brun)->kit.isEmpty());
        QCOMPARE(state.soldier(m_dax)->kit.first().id, campaign.events.at(1).id); // still the thing that was bought
        QCOMPARE(state.soldier(m_dax)->record.last().kind, ServiceEntry::Received);
        QVERIFY(mustered(campaign).findings.isEmpty());
        compare(campaign, m_game, "handed on");
        campaign.events.append(makeEvent(ForceEnlisted{"f2", "p", "Others", {}, "x", {{"x", "X", {}, {}, {}, 0, 5, 0, {}, {}, {}}}, {}}));
        campaign.events.append(makeEvent(EquipmentHanded{m_dax, "x", campaign.events.at(1).id, "Chainsword", 3, 3, {}}));
        QCOMPARE(fold(campaign).problems.last().kind, ProblemKind::OtherForce);
        QCOMPARE(fold(campaign).soldier(m_dax)->kit.size(), 1);
    }

    void lifePoints_arePricedByTheCampaign()
    {
        const QString veteran = m_rules.ladders.first().ranks.at(1).id;
        for (const char *pricing : {"formula", "table"}) {
            Campaign campaign = with({ExperienceGranted{{{m_brun, 80}}, {}}, Promotion{m_brun, veteran}});
            campaign.rules.pricing = pricing;
            const MusteredRoster list = mustered(campaign);
            QCOMPARE(pricingOf(list.roster, m_game), QString(pricing));
            const bool other = QString(pricing) == "table"; // the list was made by the formula
            QCOMPARE(has(list, Kind::OtherPricing, {}), other);
            QCOMPARE(list.findings.size(), other ? 1 : 0);
            compare(campaign, m_game, pricing);
        }
    }

    // A veteran who was bought by the table keeps their base price, whatever the campaign counts for life points.
    void listByTheTable_joinsACampaignByTheFormula()
    {
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*m_game.data, "Table", ids);
        rules::Operations operations(roster, m_game.data.get(), ids);
        const auto force = operations.addForce(m_game.forceEntry, "crusade.catalogue.space-marines");
        QVERIFY(force);
        std::string setting;
        rules::forEachSelection(roster,
                                [&](const rules::Selection &each) { setting = each.entryId.ends_with("pv-formula") ? each.id : setting; });
        QVERIFY(operations.replaceSelection(setting, "crusade.setting.pv-table"));
        const auto marine = operations.addSelection(force->createdId, "crusade.unit.space-marine");
        QVERIFY(marine);
        std::string rank;
        rules::forEachSelection(
            roster, [&](const rules::Selection &each) { rank = each.entryId.ends_with("rank-marines-space-marine") ? each.id : rank; });
        QVERIFY(operations.replaceSelection(rank, "crusade.option.rank-marines-veteran"));
        const int listed = total(roster, m_game);
        const auto enlisted = enlistRoster(roster, m_game, m_rules, "p");
        QVERIFY(enlisted);
        Campaign campaign = m_campaign;
        campaign.events = {makeEvent(*enlisted)};
        QCOMPARE(fold(campaign).forces.first().points, listed - 2);
        const MusteredRoster list = mustered(campaign, enlisted->force);
        QCOMPARE(list.findings.size(), 1);
        QCOMPARE(list.findings.first().kind, Kind::OtherPricing);
        compare(campaign, m_game, "table");
        campaign.rules.pricing = "table";
        QCOMPARE(fold(campaign).forces.first().points, listed);
        compare(campaign, m_game, "both by the table");
    }

    void report_readsPurchasesSalesAndHandovers()
    {
        const QJsonObject report{{"purchases",
                                  QJsonArray{QJsonObject{{"soldier", "Brun"}, {"item", "chainsword"}},
                                             QJsonObject{{"soldier", "Brun"}, {"item", "Lucky coin"}, {"points", 2}}}},
                                 {"sales", QJsonArray{QJsonObject{{"soldier", "Dax"}, {"item", "Bolter"}}}}};
        const CampaignState state = fold(m_campaign);
        const auto events = readAfterAction(report, state, m_rules, &m_game);
        QVERIFY2(events, events ? "" : events.error().text().c_str());
        QCOMPARE(events->size(), 3);
        Campaign campaign = m_campaign;
        campaign.events += *events;
        QCOMPARE(fold(campaign).soldier(m_brun)->points, state.soldier(m_brun)->points + 5);
        QCOMPARE(fold(campaign).soldier(m_dax)->points, state.soldier(m_dax)->points - 2);
        compare(campaign, m_game, "report");
        const auto handed = readAfterAction(
            {{"handovers", QJsonArray{QJsonObject{{"soldier", "Brun"}, {"to", "Dax"}, {"item", "Chainsword"}}}}}, fold(campaign), m_rules,
            &m_game);
        QVERIFY(handed);
        campaign.events += *handed;
        QCOMPARE(fold(campaign).soldier(m_dax)->equipment(), QStringList{"Chainsword"});
        compare(campaign, m_game, "handed");
        for (const char *bad :
             {R"({"sales": [{"soldier": "Brun", "item": "Halberd"}]})", R"({"purchases": [{"soldier": "Nobody", "item": "X"}]})",
              R"({"purchases": [{"soldier": "Brun", "item": "X", "points": "many"}]})", R"({"sales": 3})",
              R"({"purchases": [{"soldier": "Brun"}]})"})
            QVERIFY2(!readAfterAction(QJsonDocument::fromJson(bad).object(), state, m_rules, &m_game), bad);
    }

    void anyCampaign_hasThePointsOfItsBook_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : m_store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }
    void anyCampaign_hasThePointsOfItsBook()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_store->find(pack);
        const int rounds = pack == "space-crusade" ? test::soakRounds(12, 4) : test::soakRounds(3, 20);
        test::SoakGroup group("campaigns with the points of their book: " + pack);
        for (quint32 seed = 1; seed <= quint32(rounds); ++seed) {
            ++group;
            test::Quartermaster quartermaster(*game, seed);
            const Campaign campaign = quartermaster.campaign(40);
            compare(campaign, quartermaster.game(), pack.toUtf8() + " seed " + QByteArray::number(seed));
            if (QTest::currentTestFailed())
                return;
            Campaign again;
            QVERIFY(fromJson(toJson(campaign), again));
            QVERIFY(fold(again) == fold(campaign));
        }
    }
};

MUSTER_TEST_MAIN(tst_Mustering)
#include "tst_Mustering.moc"
