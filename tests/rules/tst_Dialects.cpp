// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include "rules/evaluate/Automatic.h"
#include "rules/roster/RosterJson.h"

using namespace muster;
using test::Session;

namespace {

// An entry that is dearer by `surcharge` for every copy that has two of the same before it.
std::string squad(const std::string &extra = {})
{
    return R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">
      <costs><cost name="pts" typeId="pts" value="100"/></costs>
      <categoryLinks><categoryLink id="l1" targetId="troops" primary="true"/></categoryLinks>
      <modifiers><modifier type="increment" field="pts" value="15"><conditionGroups><conditionGroup type="and"><localConditionGroups>
        <localConditionGroup type="atLeast" value="2" scope="parent" field="selections" includeChildSelections="true" repeats="1"><conditions>
          <condition type="before" value="1" field="selections" scope="self" childId="any"/>
          <condition type="instanceOf" value="1" field="selections" scope="self" childId="squad"/></conditions></localConditionGroup>
      </localConditionGroups></conditionGroup></conditionGroups></modifier></modifiers>)"
        + extra + R"(</selectionEntry>
      <selectionEntry id="other" name="Other" type="unit"><costs><cost name="pts" typeId="pts" value="7"/></costs>
      <categoryLinks><categoryLink id="l2" targetId="troops" primary="true"/></categoryLinks></selectionEntry></selectionEntries>)";
}

// A leader who may join squads that are no tanks; a squad takes one leader.
const std::string leaders = R"(
<sharedAssociations><association id="lead" name="Leading" label="Led by" scope="force" childId="unit" min="0" max="1" action="group" includeChildSelections="true">
  <conditions><condition type="notInstanceOf" value="1" field="selections" scope="self" childId="tank"/></conditions></association></sharedAssociations>
<selectionEntries>
<selectionEntry id="captain" name="Captain" type="model"><categoryLinks><categoryLink id="l1" targetId="hq" primary="true"/></categoryLinks>
  <associationLinks><associationLink id="al" targetId="lead" type="association"/></associationLinks>
  <modifiers><modifier type="set" field="move" value="9" affects="self.entries.group.recursive.group.profiles.Unit"><conditions>
    <condition type="atLeast" value="1" field="associations" scope="self" childId="any"/></conditions></modifier></modifiers>
  <selectionEntries><selectionEntry id="relic" name="Relic" type="upgrade"><costs><cost name="pts" typeId="pts" value="5"/></costs></selectionEntry></selectionEntries></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit"><categoryLinks><categoryLink id="l2" targetId="troops" primary="true"/></categoryLinks>
  <profiles><profile id="p" name="Squad" typeId="unit" typeName="Unit"><characteristics><characteristic name="M" typeId="move">6</characteristic></characteristics></profile></profiles>
  <constraints><constraint id="one" type="max" value="1" field="associations" scope="self" childId="hq"/>
    <constraint id="relics" type="max" value="1" field="selections" scope="root-entry" childId="upgrade" includeChildSelections="true" traverseAssociationGroup="true"/></constraints>
  <selectionEntries><selectionEntry id="banner" name="Banner" type="upgrade"/></selectionEntries></selectionEntry>
<selectionEntry id="tank" name="Tank" type="unit"><categoryLinks><categoryLink id="l3" targetId="troops" primary="true"/></categoryLinks></selectionEntry>
</selectionEntries>)";

std::string moveOf(Session &session, const std::string &id)
{
    const auto &profiles = session.evaluator().info(id).profiles;
    return profiles.empty() || profiles.front().characteristics.empty() ? "" : profiles.front().characteristics.front().value;
}

} // namespace

/// The newer dialect of community data, and the JSON that it is written in.
class tst_Dialects : public QObject
{
    Q_OBJECT

private slots:
    void dialect_chosenByWords_data()
    {
        QTest::addColumn<QString>("catalogue");
        QTest::addColumn<bool>("newer");
        QTest::newRow("2.03") << R"(<selectionEntries><selectionEntry id="a" name="A" type="unit"/></selectionEntries>)" << false;
        QTest::newRow("automatic=false says nothing")
            << R"(<selectionEntries><selectionEntry id="a" name="A" type="unit"><constraints><constraint id="c" type="min" value="0" field="selections" scope="parent" automatic="false" negative="false"/></constraints></selectionEntry></selectionEntries>)"
            << false;
        QTest::newRow("default amount")
            << R"(<selectionEntries><selectionEntry id="a" name="A" type="unit" defaultAmount="1"/></selectionEntries>)" << true;
        QTest::newRow("local groups") << QString::fromStdString(squad()) << true;
        QTest::newRow("associations") << QString::fromStdString(leaders) << true;
    }
    void dialect_chosenByWords()
    {
        QFETCH(QString, catalogue);
        QFETCH(bool, newer);
        const auto data = test::loadGame(test::plainSystem, catalogue.toStdString());
        QVERIFY(data.ok());
        QCOMPARE((*data)->newerDialect(), newer);
        for (const base::Finding &finding : (*data)->findings())
            QVERIFY2(finding.rule != "dialect.not-applied", finding.sentence.english().c_str());
    }

    // Base, base, base with surcharge: whatever stands between them and in whatever order they came.
    void thirdCopy_costsMore()
    {
        const auto data = test::loadGame(test::plainSystem, squad());
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        std::vector<std::string> squads;
        for (int copy = 0; copy < 5; ++copy) {
            const auto offer = session.evaluator().candidate(army, "squad");
            QVERIFY(offer && offer->costs.size() == 1);
            QCOMPARE(offer->costs.front().value, copy < 2 ? 100.0 : 115.0); // the price of the next one
            const double before = session.total();
            squads.push_back(session.add(army, "squad"));
            QCOMPARE(session.total() - before, copy < 2 ? 100.0 : 115.0);
            session.add(army, "other");
        }
        QCOMPARE(session.total(), 100.0 * 5 + 15.0 * 3 + 7.0 * 5);
        session.take(session.operations().moveSelection(squads.back(), 0));
        QCOMPARE(session.total(), 100.0 * 5 + 15.0 * 3 + 7.0 * 5);
        QCOMPARE(session.evaluator().selection(squads.back())->costs.front().value, 100.0);
        session.take(session.operations().removeSelection(squads.front()));
        QCOMPARE(session.total(), 100.0 * 4 + 15.0 * 2 + 7.0 * 5);
        QVERIFY(session.same);
    }

    void notUnderstood_switchesItsModifierOff_data()
    {
        QTest::addColumn<QString>("modifier");
        QTest::newRow("condition type")
            << R"(<modifier type="increment" field="pts" value="9"><conditions><condition type="resembles" value="1" field="selections" scope="self" childId="any"/></conditions></modifier>)";
        QTest::newRow("beside one that holds")
            << R"(<modifier type="increment" field="pts" value="9"><conditionGroups><conditionGroup type="or"><conditions><condition type="resembles" value="1" scope="self"/>
                 <condition type="instanceOf" value="1" field="selections" scope="self" childId="squad"/></conditions></conditionGroup></conditionGroups></modifier>)";
        QTest::newRow("container") << R"(<modifier type="increment" field="pts" value="9"><oracles><oracle/></oracles></modifier>)";
        QTest::newRow("group type")
            << R"(<modifier type="increment" field="pts" value="9"><conditionGroups><conditionGroup type="maybe"/></conditionGroups></modifier>)";
        QTest::newRow("scope")
            << R"(<modifier type="increment" field="pts" value="9"><conditions><condition type="notInstanceOf" value="1" field="selections" scope="cousin" childId="squad"/></conditions></modifier>)";
        QTest::newRow("field of a condition") // that nothing is counted does not make "not" true
            << R"(<modifier type="increment" field="pts" value="9"><conditionGroups><conditionGroup type="not"><conditions><condition type="atLeast" value="1" field="mood" scope="self" childId="any"/></conditions></conditionGroup></conditionGroups></modifier>)";
        QTest::newRow("field of a local group")
            << R"(<modifier type="increment" field="pts" value="9"><conditionGroups><conditionGroup type="and"><localConditionGroups><localConditionGroup type="lessThan" value="2" scope="roster" field="mood" repeats="1"/></localConditionGroups></conditionGroup></conditionGroups></modifier>)";
        QTest::newRow("field of a modifier") << R"(<modifier type="increment" field="mood" value="9"/>)";
        QTest::newRow("modifier type") << R"(<modifier type="enlarge" field="pts" value="9"/>)";
        QTest::newRow("whom it affects") << R"(<modifier type="increment" field="pts" value="9" affects="self.cousins"/>)";
    }
    void notUnderstood_switchesItsModifierOff()
    {
        QFETCH(QString, modifier);
        const auto data = test::loadGame(test::plainSystem,
                                         squad("<modifierGroups><modifierGroup type=\"and\"><modifiers>" + modifier.toStdString()
                                               + "</modifiers></modifierGroup></modifierGroups>"));
        QVERIFY(data.ok());
        const auto &findings = (*data)->findings();
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const base::Finding &finding) {
            return finding.rule == "dialect.not-applied" || finding.rule == "reference.unknown";
        }));
        Session session(*data);
        session.add(session.army(), "squad");
        QCOMPARE(session.total(), 100.0);
        QCOMPARE(session.evaluator().notUnderstood(), 1);
    }

    void order_ofTheNewerDialect()
    {
        // In the file: bound, compute, set. The newer dialect sets first and bounds last.
        const std::string modifiers = R"(<modifierGroups><modifierGroup type="and"><modifiers><modifier type="ceil" field="pts" value="60"/>
            <modifier type="increment" field="pts" value="30"/><modifier type="set" field="pts" value="50"/></modifiers></modifierGroup></modifierGroups>)";
        const auto data = test::loadGame(test::plainSystem, squad(modifiers));
        QVERIFY(data.ok());
        Session session(*data);
        session.add(session.army(), "squad");
        QCOMPARE(session.total(), 60.0);
    }

    void defaultAmount_ofStacks()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries><selectionEntry id="unit-a" name="Unit" type="unit">
            <categoryLinks><categoryLink id="l1" targetId="troops" primary="true"/></categoryLinks>
            <selectionEntries><selectionEntry id="man" name="Man" type="model" defaultAmount="1,1,7"><selectionEntries>
              <selectionEntry id="champion" name="Champion" type="upgrade" defaultAmount="1,0,0"/>
              <selectionEntry id="spear" name="Spear" type="upgrade"><constraints><constraint id="c1" type="min" value="1" field="selections" scope="parent"/>
                <constraint id="c2" type="max" value="1" field="selections" scope="parent"/></constraints></selectionEntry>
            </selectionEntries></selectionEntry></selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string unit = session.add(session.army(), "unit-a");
        const rules::SelectionPlace place = rules::findSelection(std::as_const(session.roster), unit);
        QCOMPARE(place.selection->selections.size(), std::size_t(3));
        QStringList shape;
        for (const rules::Selection &stack : place.selection->selections) {
            QString text = QString::number(stack.number);
            for (const rules::Selection &option : stack.selections)
                text += QString(" %1x%2").arg(option.number).arg(QString::fromStdString(option.name));
            shape.append(text);
        }
        QCOMPARE(shape, (QStringList{"1 1xChampion 1xSpear", "1 1xSpear", "7 7xSpear"}));
        QCOMPARE(session.errors(), QStringList()); // one spear for each man, though there are seven
        session.take(session.operations().setCount(place.selection->selections[2].id, 4));
        QCOMPARE(session.errors(), QStringList());
    }

    void forceLinks_offerChildForces()
    {
        const std::string system = R"(<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
          <categoryEntries><categoryEntry id="hq" name="HQ"/><categoryEntry id="troops" name="Troops"/></categoryEntries>
          <forceEntries>
            <forceEntry id="army" name="Army" childForcesLabel="Regiments"><costs><cost name="pts" typeId="pts" value="3"/></costs>
              <categoryLinks><categoryLink id="x" targetId="hq"/></categoryLinks>
              <forceEntryLinks><forceEntryLink id="fl" name="Regiment" targetId="regiment" type="forceEntry" hidden="false"/>
                <forceEntryLink id="fh" name="Secret" targetId="secret" type="forceEntry" hidden="false"/></forceEntryLinks></forceEntry>
            <forceEntry id="regiment" name="Regiment"><constraints><constraint id="cap" type="max" value="2" field="forces" scope="parent"/></constraints>
              <categoryLinks><categoryLink id="y" targetId="troops"/></categoryLinks></forceEntry>
            <forceEntry id="secret" name="Secret" hidden="true"><modifiers><modifier type="set" field="hidden" value="false"><conditions>
              <condition type="instanceOf" value="1" field="selections" scope="primary-catalogue" childId="nobody"/></conditions></modifier></modifiers></forceEntry>
          </forceEntries>)";
        const auto data = test::loadGame(system, R"(<selectionEntries><selectionEntry id="man" name="Man" type="unit">
            <categoryLinks><categoryLink id="l" targetId="troops" primary="true"/></categoryLinks></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        QCOMPARE(session.total(), 3.0); // a force may cost something itself
        auto offers = session.evaluator().forcesIn(army);
        QCOMPARE(offers.size(), std::size_t(1));
        QCOMPARE(offers.front().name, std::string("Regiment"));
        std::string regiment;
        for (int count = 0; count < 2; ++count)
            regiment = session.take(session.operations().addForce(offers.front().entryId, "own", army));
        QVERIFY(!session.evaluator().forcesIn(army).front().canAdd);
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.evaluator().candidate(army, "man")->hidden); // its category belongs to regiments
        QVERIFY(!session.evaluator().candidate(regiment, "man")->hidden);
        session.take(session.operations().addForce(offers.front().entryId, "own", army));
        QCOMPARE(session.errors().size(), 3); // once for each of the three
    }

    // A force is a selection, too: "at most one in the roster" means the force, and "at most two in itself" what is in it.
    void limitsOfForces_countTheForce()
    {
        const std::string system = R"(<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="a" targetId="troops"/></categoryLinks>
  <forceEntryLinks><forceEntryLink id="fl" name="Renown" targetId="renown" type="forceEntry"/></forceEntryLinks></forceEntry></forceEntries>
<sharedForceEntries><forceEntry id="renown" name="Renown"><categoryLinks><categoryLink id="b" targetId="troops"/></categoryLinks>
  <constraints><constraint id="once" type="max" value="1" field="selections" scope="roster"/>
    <constraint id="two" type="max" value="2" field="selections" scope="self"/></constraints></forceEntry></sharedForceEntries>)";
        const auto data = test::loadGame(system, R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">
  <categoryLinks><categoryLink id="l" targetId="troops" primary="true"/></categoryLinks></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string first = session.take(session.operations().addForce("renown", "own", army));
        session.add(first, "squad");
        session.add(first, "squad");
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(!session.evaluator().forcesIn(army).front().canAdd);
        session.add(first, "squad");
        QCOMPARE(session.errors(), QStringList{"force renown renown/two"});
        session.take(session.operations().addForce("renown", "own", army));
        QVERIFY(session.errors().join('\n').contains("renown/once"));
        QVERIFY(session.same);
    }

    // A remark says for which program a condition is meant.
    void conditions_forOneProgram()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries>
<selectionEntry id="readme" name="Read me" type="upgrade" defaultAmount="1"><constraints><constraint id="c" type="min" value="1" field="selections" scope="parent"/></constraints>
  <categoryLinks><categoryLink id="l1" targetId="hq" primary="true"/></categoryLinks>
  <modifiers><modifier type="set" field="hidden" value="true"><conditions>
    <condition type="atLeast" value="1" field="selections" scope="force" childId="any"><comment>app: NewRecruit</comment></condition></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="other" name="Other" type="unit"><categoryLinks><categoryLink id="l2" targetId="troops" primary="true"/></categoryLinks>
  <modifiers><modifier type="set" field="hidden" value="true"><conditions>
    <condition type="atLeast" value="0" field="selections" scope="force" childId="any"><comment>app: BattleScribe</comment></condition></conditions></modifier></modifiers></selectionEntry>
</selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        auto added = session.operations().addForce("army", "own");
        QVERIFY(added.ok());
        rules::keepAutomatic(session.roster, *added, session.evaluator(), session.ids());
        const std::string army = added->createdId;
        QCOMPARE(session.errors(), QStringList()); // nothing is missing in an empty army
        QVERIFY(session.evaluator().candidate(army, "readme")->hidden);
        QVERIFY(!session.evaluator().candidate(army, "other")->hidden);
    }

    // The first hero of a regiment leads it: they take the place when nobody has it, and asking does not push them out again.
    void placeThatIsFree_isTakenByTheFirst()
    {
        const std::string hero = R"(<categoryLinks><categoryLink id="l%" targetId="troops" primary="true"/></categoryLinks>
  <modifiers><modifier type="set-primary" field="category" value="hq" scope="root-entry"><conditionGroups><conditionGroup type="and"><conditions>
    <condition type="lessThan" value="1" field="selections" scope="force" childId="hq" includeChildSelections="true"/></conditions></conditionGroup></conditionGroups></modifier>
    <modifier type="set" field="name" value="Leader"><conditions><condition type="instanceOf" value="1" field="selections" scope="self" childId="hq"/></conditions></modifier></modifiers>)";
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id=\"a\" name=\"A\" type=\"unit\">" + hero
                                             + "</selectionEntry><selectionEntry id=\"b\" name=\"B\" type=\"unit\">" + hero
                                             + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string first = session.add(army, "b");
        const std::string second = session.add(army, "a");
        const std::string third = session.add(army, "b");
        QCOMPARE((QStringList{session.name(first), session.name(second), session.name(third)}), (QStringList{"Leader", "A", "B"}));
        QVERIFY(session.evaluator().candidate(army, "b")->canAdd);
        session.take(session.operations().removeSelection(first));
        QCOMPARE(session.name(second), QString("Leader"));
        QVERIFY(session.same);
        // A list that was saved keeps its leader, wherever they stand.
        rules::takeSnapshot(session.roster, session.evaluator());
        session.take(session.operations().moveSelection(second, 1));
        QCOMPARE((QStringList{session.name(second), session.name(third)}), (QStringList{"Leader", "B"}));
        QVERIFY(session.same);
    }

    // What others would give an entry is known before it is chosen: the leader says who may come.
    void leader_opensWhatHeAllows()
    {
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<categoryEntries><categoryEntry id="option" name="Option"/></categoryEntries><selectionEntries>
<selectionEntry id="lord" name="Lord" type="unit"><categoryLinks><categoryLink id="l1" targetId="hq" primary="true"/></categoryLinks>
  <modifiers><modifier type="add" field="category" value="option" scope="force" affects="self.entries.recursive.rats"/></modifiers></selectionEntry>
<selectionEntry id="rats" name="Rats" type="unit"><categoryLinks><categoryLink id="l2" targetId="troops" primary="true"/></categoryLinks>
  <modifiers><modifier type="set" field="hidden" value="true"><conditions>
    <condition type="notInstanceOf" value="1" field="selections" scope="self" childId="option"/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="ogres" name="Ogres" type="unit"><categoryLinks><categoryLink id="l3" targetId="troops" primary="true"/></categoryLinks>
  <modifiers><modifier type="set" field="hidden" value="true"><conditions>
    <condition type="notInstanceOf" value="1" field="selections" scope="self" childId="option"/></conditions></modifier></modifiers></selectionEntry>
</selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        QVERIFY(!session.evaluator().candidate(army, "rats")->canAdd);
        const std::string lord = session.add(army, "lord");
        QVERIFY(session.evaluator().candidate(army, "rats")->canAdd);
        QVERIFY(!session.evaluator().candidate(army, "ogres")->canAdd);
        session.add(army, "rats");
        QCOMPARE(session.errors(), QStringList());
        session.take(session.operations().removeSelection(lord));
        QCOMPARE(session.errors(), QStringList{"selection rats rats/hidden"});
        QVERIFY(session.same);
    }

    void percentOfTheLimit()
    {
        const std::string limit =
            R"(<constraints><constraint id="share" type="max" value="25" field="limit::pts" scope="force" percentValue="true"/></constraints>)";
        const auto data = test::loadGame(test::plainSystem, squad(limit));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        session.add(army, "squad");
        QCOMPARE(session.errors(), QStringList()); // without a limit there is no share of it
        session.take(session.operations().setCostLimit("pts", 400));
        QCOMPARE(session.errors(), QStringList());
        session.take(session.operations().setCostLimit("pts", 399));
        QCOMPARE(session.errors().size(), 1);
        session.take(session.operations().setCostLimit("pts", 0)); // none
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.same);
    }

    void conditionGroups_compute()
    {
        // More others than twice the squads: it is named so.
        const std::string group =
            R"(<modifierGroups><modifierGroup type="and"><modifiers><modifier type="set" field="name" value="Outnumbered"><conditionGroups>
          <conditionGroup type="greater"><conditions><condition type="atLeast" value="0" field="selections" scope="roster" childId="other"/></conditions>
            <conditionGroups><conditionGroup type="add"><conditions><condition type="atLeast" value="0" field="selections" scope="roster" childId="squad"/>
              <condition type="atLeast" value="0" field="selections" scope="roster" childId="squad"/></conditions></conditionGroup></conditionGroups></conditionGroup>
          </conditionGroups></modifier></modifiers></modifierGroup></modifierGroups>)";
        const auto data = test::loadGame(test::plainSystem, squad(group));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string id = session.add(army, "squad");
        for (int count = 0; count < 3; ++count) {
            QCOMPARE(session.name(id), QString("Squad"));
            session.add(army, "other");
        }
        QCOMPARE(session.name(id), QString("Outnumbered"));
        QVERIFY(session.same);
    }

    void associations_joinAndCount()
    {
        const auto data = test::loadGame(test::plainSystem, leaders);
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string captain = session.add(army, "captain"), second = session.add(army, "captain");
        const std::string squad = session.add(army, "squad"), tank = session.add(army, "tank");
        const auto offers = session.evaluator().associationsOf(captain);
        QCOMPARE(offers.size(), std::size_t(1));
        QCOMPARE(offers.front().candidates, std::vector<std::string>{squad}); // neither the tank nor a captain
        QCOMPARE(moveOf(session, squad), std::string("6"));
        session.take(session.operations().setAssociation(captain, "lead", {squad}));
        QCOMPARE(session.errors(), QStringList());
        QCOMPARE(moveOf(session, squad), std::string("9"));
        QCOMPARE(session.evaluator().attachedUnit(captain), (std::vector<std::string>{squad, captain}));
        QCOMPARE(session.evaluator().joinedTo(squad).front().label, std::string("Led by"));
        session.add(captain, "relic");
        session.add(squad, "banner");
        QCOMPARE(session.errors().size(), 1); // the attached unit has two
        session.take(session.operations().setAssociation(second, "lead", {squad}));
        QCOMPARE(session.errors().size(), 2); // and two leaders
        session.take(session.operations().setAssociation(second, "lead", {tank}));
        QVERIFY(session.errors().contains("selection captain lead/lead"));
        session.take(session.operations().setAssociation(second, "lead", {}));
        session.take(session.operations().removeSelection(squad));
        QCOMPARE(session.errors(), QStringList());
        rules::revert(session.roster, session.last);
        session.evaluator().update(session.roster, rules::inverse(session.last));
        QVERIFY(session.agrees());
        QCOMPARE(moveOf(session, squad), std::string("9")); // back, and joined again
        QVERIFY(session.same);
        // Into a file and back.
        const auto read = rules::readRoster(rules::writeRoster(session.roster), "a.ros");
        QVERIFY(read.ok());
        QCOMPARE(rules::writeRoster(read->roster), rules::writeRoster(session.roster));
        QCOMPARE(rules::findSelection(std::as_const(read->roster), captain).selection->associations.size(), std::size_t(1));
    }

    // A file may say that thousands lead each other in a row: that is no unit, and each of them is told.
    void associations_inALongChain_makeNoUnit()
    {
        const auto data = test::loadGame(test::plainSystem, leaders);
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        std::vector<std::string> captains;
        for (int i = 0; i < 80; ++i)
            captains.push_back(session.add(army, "captain"));
        const auto chain = [&](std::size_t count) {
            rules::Roster list = session.roster;
            for (std::size_t i = 0; i + 1 < count; ++i)
                rules::findSelection(list, captains[i])->associations = {{"lead", captains[i + 1]}};
            rules::Evaluator evaluator(*data);
            evaluator.evaluate(list);
            const auto refused = std::count_if(
                evaluator.findings().begin(), evaluator.findings().end(),
                [](const rules::RosterFinding &each) { return each.kind == rules::FindingKind::CannotJoin; });
            return std::pair(evaluator.attachedUnit(captains.front()).size(), std::size_t(refused));
        };
        QCOMPARE(chain(3), std::pair(std::size_t(3), std::size_t(2)));
        QCOMPARE(chain(64), std::pair(std::size_t(64), std::size_t(63)));
        QCOMPARE(chain(65), std::pair(std::size_t(0), std::size_t(64)));
    }

    void json_readsAsItsXmlTwin()
    {
        const std::string json =
            R"({"unrelated": [1, 2], "catalogue": {"library": false, "id": "own", "name": "Own \u00e9\"\n", "revision": 2,
          "gameSystemId": "sys", "battleScribeVersion": 2.03, "type": "catalogue", "sharedSelectionEntries": [{"id": "man", "type": "unit",
          "name": "Man", "hidden": false, "costs": [{"name": "pts", "typeId": "pts", "value": 12.5}], "profiles": [{"id": "p", "name": "Man",
          "typeId": "unit", "typeName": "Unit", "characteristics": [{"$text": "6\"", "name": "M", "typeId": "move"}, {"name": "SV", "typeId": "save"}]}],
          "rules": [{"id": "r", "name": "Rule", "description": "**Bold**", "alias": ["one", "two"]}]}],
          "entryLinks": [{"targetId": "man", "id": "link", "type": "selectionEntry", "import": true, "categoryLinks": [{"id": "cl", "targetId": "hq", "primary": true}]}]}})";
        std::vector<rules::DataSource> sources{
            {"game.gst", "<gameSystem id=\"sys\" name=\"Game\" revision=\"1\">" + test::plainSystem + "</gameSystem>"},
            {"own.json", json},
            {"books.json", "{\"books\": []}"},
            {"broken.json", "{\"books\": "}};
        const auto data = rules::GameData::load(std::move(sources));
        QVERIFY(data.ok());
        QVERIFY((*data)->findings().empty()); // other JSON is nobody's business
        const rules::DataFile *own = (*data)->catalogue("own");
        QVERIFY(own);
        QCOMPARE(QString::fromUtf8(own->name.data(), qsizetype(own->name.size())), QString("Own \u00e9\"\n"));
        QCOMPARE(own->battleScribeVersion, std::string_view("2.03"));
        Session session(*data);
        const std::string man = session.add(session.army(), "man");
        QCOMPARE(session.total(), 12.5);
        QCOMPARE(moveOf(session, man), std::string("6\""));
        QCOMPARE(session.evaluator().info(man).rules.front().description, std::string("**Bold**"));
        const rules::EntryNode *node = session.evaluator().selection(man)->node;
        QCOMPARE(node->entry().rules.front().aliases.size(), std::size_t(2));
    }

    void json_damaged_saidWithItsLine()
    {
        const auto data = rules::GameData::load({{"game.gst", "<gameSystem id=\"sys\" name=\"Game\" revision=\"1\"/>"},
                                                 {"own.json", "{\n\"catalogue\": {\n\"id\": \"own\",\n\"name\" \"Own\"}}"}});
        QVERIFY(data.ok());
        QCOMPARE((*data)->findings().size(), std::size_t(1));
        QCOMPARE((*data)->findings().front().rule, std::string("json.syntax"));
        QCOMPARE((*data)->findings().front().file, std::string("own.json"));
    }

    void rosters_asJson_areTheirXmlTwin()
    {
        const auto data = test::loadGame(test::plainSystem, leaders);
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string captain = session.add(army, "captain"), squad = session.add(army, "squad");
        session.take(session.operations().setAssociation(captain, "lead", {squad}));
        session.take(session.operations().setCustomName(captain, "\"007\" <Jo> \u00e9"));
        session.take(session.operations().setCustomNotes(squad, "two\nlines"));
        session.take(session.operations().setExtra(squad, "colour", std::string("3")));
        rules::takeSnapshot(session.roster, session.evaluator());
        const std::string json = rules::writeRosterJson(session.roster);
        QVERIFY(json.starts_with("{\n  \"roster\": {\n"));
        QVERIFY(!json.ends_with('\n'));
        const auto read = rules::readRoster(json, "a.json");
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().message().c_str());
        QCOMPARE(rules::writeRoster(read->roster), rules::writeRoster(session.roster));
        QCOMPARE(rules::writeRosterJson(read->roster), json);
    }

    // What another program wrote and we do not know stays, key for key.
    void rosters_asJson_keepWhatIsUnknown()
    {
        const std::string json =
            R"({"roster": {"id": "r", "name": "List", "gameSystemId": "sys", "generatedBy": "https://example.org", "weight": 5,
          "plain words": "x", "marks": ["a", "b"], "forces": [{"id": "f", "name": "Army", "entryId": "army", "catalogueId": "own", "selections": [
          {"id": "s", "name": "Squad", "entryId": "squad", "number": 3, "type": "unit", "mood": true, "costs": [{"name": "pts", "typeId": "pts", "value": 12.5}],
           "charms": [{"id": "c", "power": 2}]}]}]}})";
        const auto first = rules::readRoster(json, "a.json");
        QVERIFY(first.ok());
        QCOMPARE(first->roster.forces.front().selections.front().number, 3);
        const std::string written = rules::writeRosterJson(first->roster);
        for (const char *kept : {"\"generatedBy\": \"https://example.org\"", "\"weight\": 5", "\"plain words\": \"x\"", "\"mood\": true",
                                 "\"power\": 2", "\"charms\"", "\"a\"", "\"value\": 12.5"})
            QVERIFY2(written.find(kept) != std::string::npos, kept);
        const auto second = rules::readRoster(written, "b.json");
        QVERIFY(second.ok());
        QCOMPARE(rules::writeRosterJson(second->roster), written);
    }
};

MUSTER_TEST_MAIN(tst_Dialects)
#include "tst_Dialects.moc"
