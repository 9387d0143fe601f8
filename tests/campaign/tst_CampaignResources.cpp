// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/KitPrice.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/MusterLink.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

namespace {

/// Two players with a force of two each; credits and a table of injuries.
Campaign smallWar()
{
    Campaign campaign;
    campaign.start = {"war", "Winter Line", "none", {}, {}, {{"a", "Anna", {}}, {"b", "Bert", {}}}};
    campaign.rules.mode = ExperienceMode::Soldier;
    campaign.rules.survivorAward = 2;
    campaign.rules.counters = {{"credits", LocalText(QStringLiteral("credits")), 10, 0, 5, 2, 1}};
    campaign.rules.tables = {
        {"injuries", LocalText(QStringLiteral("Injuries")), RollKind::Injury, "2D6",
         rowsFromText("2 Dead; dies\n3-6 Broken leg: slow; misses 2\n7-12 Scratch; +3")},
        {"skills", LocalText(QStringLiteral("Skills")), RollKind::Skill, "D66", rowsFromText("11-36 Sharp eye\n41-66 Runner")}};
    for (const QString &player : {QStringLiteral("a"), QStringLiteral("b")}) {
        ForceEnlisted force{"f" + player, player, "Force " + player, {}, player + "1", {}, {}};
        for (int i = 1; i <= 2; ++i)
            force.soldiers.append({player + QString::number(i), player.toUpper() + QString::number(i), {}, {}, {}, 0, 10, 0, {}, {}, {}});
        campaign.events.append(makeEvent(force));
    }
    return campaign;
}

Event fought(const QString &id, GameResult anna, const QMap<QString, QString> &areas = {}, const QMap<QString, int> &loot = {})
{
    MissionFought mission;
    mission.name = id;
    Side one, other;
    one.force = "fa";
    one.result = anna;
    one.counters = loot;
    other.force = "fb";
    other.result = anna == GameResult::Won ? GameResult::Lost : anna == GameResult::Lost ? GameResult::Won : anna;
    mission.sides = {one, other};
    mission.areas = areas;
    for (const QString soldier : {"a1", "b1"}) {
        Participant participant;
        participant.soldier = soldier;
        mission.participants.append(participant);
    }
    Event event = makeEvent(mission);
    event.id = id;
    return event;
}

} // namespace

/// What a force has beside soldiers: counters, stash, tables, areas; and rules that held once.
class tst_CampaignResources : public QObject
{
    Q_OBJECT

private slots:
    void counters_followResultsReportsAndHands()
    {
        Campaign war = smallWar();
        war.events += {fought("m1", GameResult::Won, {}, {{"credits", 7}}), fought("m2", GameResult::Drawn),
                       makeEvent(CountersChanged{"fb", {{"credits", -4}}, "repairs"})};
        const CampaignState state = fold(war);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.force("fa")->counters.value("credits"), 10 + 5 + 7 + 2);
        QCOMPARE(state.force("fb")->counters.value("credits"), 10 + 1 + 2 - 4);
        QCOMPARE(state.force("fa")->ledger.size(), 3);
        QCOMPARE(state.force("fa")->ledger.first().mission, 1);
        QCOMPARE(state.force("fb")->ledger.last().after, 9);
        // Nobody spends what they do not have; the rest of the log counts.
        war.events.append(makeEvent(CountersChanged{"fb", {{"credits", -10}}, {}}));
        const CampaignState refused = fold(war);
        QCOMPARE(refused.problems.size(), 1);
        QCOMPARE(refused.problems.first().kind, ProblemKind::CounterTooLow);
        QCOMPARE(refused.force("fb")->counters.value("credits"), 9);
        QVERIFY(problemText(refused.problems.first(), refused, war.rules, "en").contains("10"));
    }

    void rules_makeThePriceOfKit()
    {
        CampaignRules rules = smallWar().rules;
        QVERIFY(kitPrice(rules, 7).isEmpty()); // without a word of it kit is not paid with credits
        QVERIFY(payingCounters(rules).isEmpty());
        QCOMPARE(saleProceeds(rules, 7, {{"credits", 3}}), (Price{{"credits", 3}})); // what was paid comes back
        rules.counters.append({"ore", LocalText(QStringLiteral("ore")), 4, 0, 0, 0, 0, {}, "if(points > 5, 1, 0)", {}});
        rules.counters.first().buys = "points * 2";
        rules.counters.first().sells = "max(paid / 2, points)";
        QCOMPARE(kitPrice(rules, 7), (Price{{"credits", 14}, {"ore", 1}}));
        QCOMPARE(kitPrice(rules, 3), (Price{{"credits", 6}}));
        QVERIFY(kitPrice(rules, -3).isEmpty()); // nobody is paid for buying
        QCOMPARE(saleProceeds(rules, 3, {{"credits", 14}, {"ore", 1}}), (Price{{"credits", 7}, {"ore", 1}}));
        QCOMPARE(saleProceeds(rules, 3, {}), (Price{{"credits", 3}})); // something he came with
        QVERIFY(checkKitFormula("paid", true));
        QVERIFY(!checkKitFormula("paid", false));
        QVERIFY(!checkKitFormula("points *", false));
        // Written and read they are the same; a formula that is none is told and costs nothing.
        QCOMPARE(CampaignRules::fromJson(rules.toJson()), rules);
        QVERIFY(houseRules(rules, smallWar().rules).contains("counters"));
        Campaign war = smallWar();
        war.rules.counters.first().buys = "a lot";
        QCOMPARE(fold(war).problems.size(), 1);
        QCOMPARE(fold(war).problems.first().kind, ProblemKind::DamagedRule);
        QVERIFY(kitPrice(war.rules, 7).isEmpty());
    }

    void kit_isPaidAndBringsItBack_whereverItWent()
    {
        Campaign war = smallWar();
        war.rules.counters.first().buys = "points";
        const Event bought = makeEvent(EquipmentBought{"a1", "Scope", 4, 0, {}, {}, kitPrice(war.rules, 4)});
        war.events.append(bought);
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 6);
        QCOMPARE(fold(war).soldier("a1")->kit.first().price, (Price{{"credits", 4}}));
        // Handed on, stashed and issued it is still what the force paid for.
        war.events.append(makeEvent(EquipmentHanded{"a1", "a2", bought.id, "Scope", 4, 4, {}}));
        QCOMPARE(fold(war).soldier("a2")->kit.first().price, (Price{{"credits", 4}}));
        war.events.append(makeEvent(EquipmentStashed{"a2", {}, bought.id, "Scope", 4, {}}));
        QCOMPARE(fold(war).force("fa")->stash.first().price, (Price{{"credits", 4}}));
        QCOMPARE(fold(war).force("fa")->stash.first().points, 4);
        war.events.append(makeEvent(EquipmentIssued{"fa", bought.id, "Scope", "a1", 4}));
        const KitItem scope = fold(war).soldier("a1")->kit.first();
        war.events.append(makeEvent(EquipmentSold{"a1", scope.id, "Scope", 4, 0, {}, {}, saleProceeds(war.rules, 4, scope.price)}));
        CampaignState state = fold(war);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.force("fa")->counters.value("credits"), 10);
        QCOMPARE(state.soldier("a1")->points, 10);
        QCOMPARE(state.force("fa")->ledger.size(), 2);
        // Who cannot pay does not get it, and is told: item, price, counter and what there is.
        war.events.append(makeEvent(EquipmentBought{"b1", "Cannon", 12, 0, {}, {}, kitPrice(war.rules, 12)}));
        state = fold(war);
        QVERIFY(state.soldier("b1")->kit.isEmpty());
        QCOMPARE(state.soldier("b1")->points, 10);
        QCOMPARE(state.problems.size(), 1);
        QCOMPARE(problemText(state.problems.first(), state, war.rules, "en"),
                 "Cannon is not bought: it costs 12 credits, and Force b can spend only 10");
        // What is taken out of the log was never paid.
        war.events.append(makeEvent(Correction{bought.id, nullptr, {}}));
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 10);
    }

    void reportsFromScripts_payByTheRules()
    {
        Campaign war = smallWar();
        war.rules.counters.first().buys = "points";
        war.rules.counters.first().sells = "paid / 2";
        const auto record = [&war](const QJsonObject &json) {
            const auto events = readAfterAction(json, fold(war), war.rules, nullptr);
            if (events)
                war.events += *events;
            return events ? QString() : QString::fromStdString(events.error().message());
        };
        const auto line = [](const QString &item, const QJsonObject &more) {
            QJsonObject line{{"soldier", "A1"}, {"item", item}};
            for (auto it = more.begin(); it != more.end(); ++it)
                line[it.key()] = it.value();
            return QJsonArray{line};
        };
        QCOMPARE(record({{"purchases", line("Scope", {{"points", 4}})}}), QString());
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 6);
        QCOMPARE(record({{"purchases", line("Coat", {{"points", 4}, {"price", QJsonObject{{"Credits", 1}}}})}}), QString());
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 5);
        QCOMPARE(record({{"sales", line("Scope", {})}}), QString());
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 7);
        QCOMPARE(record({{"sales", line("Coat", {{"price", QJsonObject{{"credits", 9}}}})}}), QString());
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 16);
        QVERIFY(fold(war).problems.isEmpty());
        QVERIFY(record({{"purchases", line("Hat", {{"price", QJsonObject{{"gold", 1}}}})}}).contains("count no gold"));
        QVERIFY(record({{"purchases", line("Hat", {{"price", QJsonObject{{"credits", -1}}}})}}).contains("less than nothing"));
    }

    void stash_keepsKitUntilSomebodyTakesIt()
    {
        Campaign war = smallWar();
        Event bought = makeEvent(EquipmentBought{"a1", "Scope", 4, 0, {}, {}, {{"credits", 3}}});
        war.events.append(bought);
        war.events.append(makeEvent(EquipmentStashed{"a1", "fa", bought.id, "Scope", 4, {}}));
        CampaignState state = fold(war);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.force("fa")->counters.value("credits"), 7);
        QCOMPARE(state.force("fa")->stash.size(), 1);
        QCOMPARE(state.soldier("a1")->points, 10);
        QVERIFY(state.soldier("a1")->kit.isEmpty());
        war.events.append(makeEvent(EquipmentIssued{"fa", bought.id, "Scope", "a2", 5}));
        state = fold(war);
        QVERIFY(state.force("fa")->stash.isEmpty());
        QCOMPARE(state.soldier("a2")->points, 15);
        QCOMPARE(state.soldier("a2")->equipment(), QStringList{"Scope"});
        // Twice it cannot be taken, and not by another force.
        war.events.append(makeEvent(EquipmentIssued{"fa", bought.id, "Scope", "a1", 5}));
        QCOMPARE(fold(war).problems.last().kind, ProblemKind::NotInStash);
        Event found = makeEvent(EquipmentStashed{{}, "fa", {}, "Medikit", 0, {}, {{"credits", 2}}});
        war.events.append(found);
        war.events.append(makeEvent(EquipmentIssued{"fa", found.id, "Medikit", "b1", 0}));
        QCOMPARE(fold(war).problems.last().kind, ProblemKind::OtherForce);
        war.events.append(makeEvent(EquipmentIssued{"fa", found.id, "Medikit", {}, 0, {{"credits", 1}}}));
        QVERIFY(fold(war).force("fa")->stash.isEmpty());
        QCOMPARE(fold(war).force("fa")->counters.value("credits"), 10 - 3 - 2 + 1);
    }

    void throws_woundKillAndTeach_andRecoveryIsCountedDown()
    {
        Campaign war = smallWar();
        war.events.append(makeEvent(TableRolled{"a2", "injuries", {2, 2}, "3", "Broken leg", {}}));
        CampaignState state = fold(war);
        QCOMPARE(state.soldier("a2")->status, Status::Wounded);
        QCOMPARE(state.soldier("a2")->missesMore, 2);
        QCOMPARE(state.soldier("a2")->traits.size(), 1);
        QVERIFY(!state.soldier("a2")->traits.first().skill);
        war.events.append(fought("m1", GameResult::Won));
        QCOMPARE(fold(war).soldier("a2")->missesMore, 1);
        war.events.append(fought("m2", GameResult::Won));
        QCOMPARE(fold(war).soldier("a2")->status, Status::Fit);
        war.events.append(makeEvent(TableRolled{"a2", "skills", {1, 4}, "11", "Sharp eye", {}}));
        war.events.append(makeEvent(TableRolled{"a2", "injuries", {6, 6}, "7", "Scratch", {}}));
        war.events.append(makeEvent(TableRolled{"b2", "injuries", {1, 1}, "2", "Dead", {}}));
        war.events.append(makeEvent(TableRolled{"b2", "injuries", {1, 1}, "99", "Nothing", {}}));
        state = fold(war);
        QVERIFY(state.soldier("a2")->traits.at(1).skill);
        QCOMPARE(state.soldier("a2")->earned, 3);
        QCOMPARE(state.soldier("b2")->status, Status::Dead);
        QCOMPARE(state.problems.size(), 1);
        QCOMPARE(state.problems.first().kind, ProblemKind::UnknownTable);
    }

    // On a club's evening others play as well: who misses a mission misses one of their own.
    void recovery_countsOnlyMissionsOfTheirForce()
    {
        Campaign war = smallWar();
        war.events.append(makeEvent(ForceEnlisted{"fc", "a", "Third", {}, "c1", {{"c1", "C1", {}, {}, {}, 0, 10, 0, {}, {}, {}}}, {}}));
        war.events.append(makeEvent(StatusChanged{"c1", Status::Wounded, 1, {}}));
        war.events.append(fought("m1", GameResult::Won));
        war.events.append(fought("m2", GameResult::Won));
        QCOMPARE(fold(war).soldier("c1")->missesMore, 1);
        MissionFought own;
        Side side;
        side.force = "fc";
        own.sides = {side};
        war.events.append(makeEvent(own));
        QCOMPARE(fold(war).soldier("c1")->status, Status::Fit);
    }

    void dice_readWriteAndThrow()
    {
        QVERIFY(!diceSpec("six"));
        QVERIFY(!diceSpec("0D6"));
        const DiceSpec two = *diceSpec("2d6"), digits = *diceSpec("D66");
        QCOMPARE(two.lowest(), 2);
        QCOMPARE(two.highest(), 12);
        QCOMPARE(digits.lowest(), 11);
        QCOMPARE(digits.highest(), 66);
        QCOMPARE(*digits.showing(35), (QVector<int>{3, 5}));
        QVERIFY(!digits.showing(37));
        QRandomGenerator random(7);
        for (const DiceSpec &spec : {two, digits, *diceSpec("D100"), *diceSpec("3D4")}) {
            for (int i = 0; i < 200; ++i) {
                const QVector<int> dice = spec.thrown(random);
                const int value = spec.valueOf(dice);
                QVERIFY(value >= spec.lowest() && value <= spec.highest());
                QCOMPARE(spec.valueOf(*spec.showing(value)), value);
            }
        }
        int wrong = 0;
        const QVector<RollRow> rows = rowsFromText("2-3 Lost an eye: -1 to shoot; misses 2\n\n6 Full recovery; +5\nnonsense", &wrong);
        QCOMPARE(wrong, 4);
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.first().fate, RollFate::Misses);
        QCOMPARE(rows.first().misses, 2);
        QCOMPARE(rows.last().experience, 5);
        RollTable table;
        table.rows = rows;
        QCOMPARE(rowsFromText(rowsText(table, "en")), rows);
        QCOMPARE(table.rowFor(3)->id, "2");
        QVERIFY(!table.rowFor(5));
    }

    void areas_changeHandsByMissionsAndKeepTheirHistory()
    {
        Campaign war = smallWar();
        war.events.append(makeEvent(MapDrawn{{{"hill", "Hill", "+5 points", 0, 0}, {"ford", "Ford", {}, 1, 0}}, {}, false}));
        war.events += {fought("m1", GameResult::Won, {{"hill", "a"}}), fought("m2", GameResult::Lost, {{"hill", "b"}, {"ford", "b"}})};
        war.events.append(makeEvent(AreaTaken{"ford", {}, "flood"}));
        CampaignState state = fold(war);
        QVERIFY(state.problems.isEmpty());
        const AreaState *hill = state.map.area("hill");
        QCOMPARE(hill->owner, "b");
        QCOMPARE(hill->ownerAfter(0), QString());
        QCOMPARE(hill->ownerAfter(1), "a");
        QCOMPARE(hill->history.last().from, "a");
        QCOMPARE(state.map.area("ford")->owner, QString());
        // A correction of the mission moves the border too.
        war.events.append(makeEvent(Correction{"m2", std::make_shared<const Event>(fought("m2", GameResult::Won)), {}}));
        state = fold(war);
        QCOMPARE(state.map.area("hill")->owner, "a");
        // Drawn anew: who is still on the map keeps the holder.
        war.events.append(makeEvent(MapDrawn{{{"hill", "Great hill", {}, 2, 2}, {"wood", "Wood", {}, 1, 0}}, {}, false}));
        war.events.append(makeEvent(AreaTaken{"ford", "a", {}}));
        state = fold(war);
        QCOMPARE(state.map.area("hill")->owner, "a");
        QCOMPARE(state.map.area("hill")->area.name, "Great hill");
        QCOMPARE(state.problems.size(), 1);
        QCOMPARE(state.problems.first().kind, ProblemKind::UnknownArea);
    }

    void rulesKept_holdUntilTheirMission()
    {
        Campaign war = smallWar();
        war.events += {fought("m1", GameResult::Won), fought("m2", GameResult::Won)};
        QCOMPARE(fold(war).soldier("a1")->earned, 4);
        // From the second mission on a survivor gets 10; the first stays as it was.
        CampaignRules before = war.rules;
        war.rules.survivorAward = 10;
        war.rules.counters.first().won = 50;
        QCOMPARE(fold(war).soldier("a1")->earned, 20);
        war.events.append(makeEvent(RulesKept{before.toJson(), "m2", "voted"}));
        const CampaignState state = fold(war);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.soldier("a1")->earned, 12);
        QCOMPARE(state.force("fa")->counters.value("credits"), 10 + 5 + 50);
        // Without a mission it is where the entry stands.
        war.events.last() = makeEvent(RulesKept{before.toJson(), {}, {}});
        war.events.append(fought("m3", GameResult::Won));
        QCOMPARE(fold(war).soldier("a1")->earned, 2 + 2 + 10);
        // Written and read, nothing changes.
        Campaign read;
        QVERIFY(fromJson(toJson(war), read));
        QCOMPARE(fold(read), fold(war));
        // Rules of other ranks hold for nobody, and it is told.
        before.ladders.append(Ladder{"l", {}, {}, {}});
        war.events.append(makeEvent(RulesKept{before.toJson(), "m1", {}}));
        QCOMPARE(fold(war).problems.last().kind, ProblemKind::OtherLadders);
    }

    void musterLink_travelsAndTellsWhatIsNew()
    {
        Campaign war = smallWar();
        war.events.append(fought("m1", GameResult::Won));
        CampaignState state = fold(war);
        MusteredRoster mustered;
        mustered.roster.forces.emplace_back();
        for (const QString soldier : {"a1", "a2"}) {
            rules::Selection selection;
            selection.id = "figure of " + soldier.toStdString();
            mustered.roster.forces.front().selections.push_back(selection);
            mustered.selections.insert(soldier, QString::fromStdString(selection.id));
        }
        rules::Roster list = mustered.roster;
        list.tags = {"league"};
        setMusterLink(list, linkOf(war.start, state, "fa", mustered));
        setMusterLink(list, linkOf(war.start, state, "fa", mustered)); // once is enough
        QCOMPARE(list.tags.size(), std::size_t(2));
        const auto link = musterLink(list);
        QVERIFY(link.has_value());
        QCOMPARE(originText(*link), "from Winter Line, after mission 1");
        QCOMPARE(link->soldiers.size(), 2);
        QVERIFY(newsSince(*link, state).isUpToDate());
        QVERIFY(newsText(newsSince(*link, state)).isEmpty());
        war.events.append(fought("m2", GameResult::Won));
        QVERIFY(newsSince(*link, fold(war)).isUpToDate()); // it is as it was
        war.events.append(makeEvent(EquipmentBought{"a1", "Scope", 4, 0, {}}));
        war.events.append(makeEvent(StatusChanged{"a2", Status::Dead, 0, {}}));
        war.events.append(makeEvent(SoldierRecruited{"fa", {"a3", "A3", {}, {}, {}, 0, 10, 0, {}, {}, {}}}));
        const MusterNews news = newsSince(*link, fold(war));
        QCOMPARE(news.missions, 1);
        QCOMPARE(news.changed, QStringList{"A1"});
        QCOMPARE(news.gone, QStringList{"A2"});
        QCOMPARE(news.fresh, QStringList{"A3"});
        QVERIFY(newsText(news).contains("A2"));
        QVERIFY(!musterLink(rules::Roster()).has_value());
    }
};

MUSTER_TEST_MAIN(tst_CampaignResources)
#include "tst_CampaignResources.moc"
