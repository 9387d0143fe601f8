// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include "rules/evaluate/Automatic.h"

using namespace muster;
using test::Session;

namespace {

std::string troops(const std::string &id)
{
    return "<categoryLinks><categoryLink id='l-" + id + "' targetId='troops' primary='true'/></categoryLinks>";
}

std::string profile(const std::string &id, const std::string &inside = {})
{
    return "<profiles><profile id='p-" + id + "' name='" + id
        + "' typeId='unit' typeName='Unit'><characteristics><characteristic name='M' typeId='move'>6</characteristic></characteristics>"
        + inside + "</profile></profiles>";
}

std::string moveOf(Session &session, const std::string &id)
{
    const auto &profiles = session.evaluator().info(id).profiles;
    return profiles.empty() ? "" : profiles.front().characteristics.front().value;
}

// Adds an entry or force as the window does, with everything that the data want done by itself.
std::string keep(Session &session, rules::Operations::Outcome outcome)
{
    if (!outcome)
        return {};
    rules::keepAutomatic(session.roster, *outcome, session.evaluator(), session.ids());
    session.same = session.same && session.agrees();
    session.last = *outcome;
    return outcome->createdId;
}

// "2xName 1xOther" of what is chosen at a place.
QString inside(const Session &session, const std::string &place)
{
    QStringList all;
    for (const rules::Selection &selection : *rules::childSelections(std::as_const(session.roster), place))
        all.append(QString("%1x%2").arg(selection.number).arg(QString::fromStdString(selection.name)));
    return all.join(' ');
}

// A selection in a selection, by name.
std::string childOf(const Session &session, const std::string &place, const std::string &name)
{
    for (const rules::Selection &selection : *rules::childSelections(std::as_const(session.roster), place))
        if (selection.name == name)
            return selection.id;
    return {};
}

} // namespace

/// Words of the newer dialect that change something far from where they stand.
class tst_NewerWords : public QObject
{
    Q_OBJECT

private slots:
    // A profile may say what becomes of others: seen from the selection that has it.
    void modifiersOfAProfile_changeWhatTheyName()
    {
        const std::string sharpens =
            R"(<modifiers><modifier type="increment" field="move" value="2" scope="model" affects="self.entries.recursive.profiles.Unit"><conditions>
  <condition type="atLeast" value="1" field="selections" scope="model" childId="stone" includeChildSelections="true"/></conditions></modifier></modifiers>)";
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                                             + profile("squad") + R"(<selectionEntries>
<selectionEntry id="man" name="Man" type="model">)"
                                             + profile("man") + R"(<selectionEntries>
  <selectionEntry id="sword" name="Sword" type="upgrade">)"
                                             + profile("sword", sharpens) + R"(</selectionEntry>
  <selectionEntry id="knife" name="Knife" type="upgrade">)"
                                             + profile("knife") + R"(</selectionEntry>
  <selectionEntry id="stone" name="Stone" type="upgrade"/></selectionEntries></selectionEntry>
</selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad"), man = session.add(squad, "man");
        const std::string sword = session.add(man, "sword"), knife = session.add(man, "knife");
        QCOMPARE(moveOf(session, sword), std::string("6"));
        const std::string stone = session.add(man, "stone");
        QCOMPARE(moveOf(session, sword), std::string("8")); // once, though it is its own
        QCOMPARE(moveOf(session, knife), std::string("8"));
        QCOMPARE(moveOf(session, man), std::string("8"));
        QCOMPARE(moveOf(session, squad), std::string("6")); // above the model
        session.take(session.operations().removeSelection(stone));
        QCOMPARE(moveOf(session, knife), std::string("6"));
        QVERIFY(session.same);
    }

    // Of a profile, the scope "model" is the model that has it.
    void scopeOfAProfile_beginsAtItsSelection()
    {
        const std::string grows =
            R"(<modifiers><modifier type="increment" field="move" value="3" scope="model" affects="self.entries.recursive.profiles.Unit"/></modifiers>)";
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="lord" name="Lord" type="model">)" + troops("lord") + profile("lord", grows)
                + R"(<selectionEntries><selectionEntry id="horse" name="Horse" type="upgrade">)" + profile("horse")
                + "</selectionEntry></selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string lord = session.add(session.army(), "lord"), horse = session.add(lord, "horse");
        QCOMPARE(moveOf(session, lord), std::string("9"));
        QCOMPARE(moveOf(session, horse), std::string("9"));
        QVERIFY(session.same);
    }

    // A group is no selection; what it says holds once, however many are chosen in it.
    void modifiersOfAGroup_applyOnce()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad") + profile("squad")
                + R"(<selectionEntryGroups><selectionEntryGroup id="men" name="Men">
  <modifiers><modifier type="increment" field="move" value="1" scope="parent" affects="self.entries.recursive.profiles.Unit"/></modifiers>
  <selectionEntries><selectionEntry id="man" name="Man" type="model">)"
                + profile("man") + R"(</selectionEntry><selectionEntry id="chief" name="Chief" type="model">)" + profile("chief")
                + "</selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string squad = session.add(army, "squad"), other = session.add(army, "squad");
        QCOMPARE(moveOf(session, squad), std::string("6"));
        const std::string man = session.add(squad, "man"), chief = session.add(squad, "chief");
        for (const std::string &id : {squad, man, chief})
            QCOMPARE(moveOf(session, id), std::string("7"));
        QCOMPARE(moveOf(session, other), std::string("6"));
        session.take(session.operations().removeSelection(chief));
        QCOMPARE(moveOf(session, man), std::string("7"));
        QVERIFY(session.same);
    }

    // In the filter of an association a condition may ask about who joins instead of whom.
    void filterOfAnAssociation_mayAskWhoJoins()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<sharedAssociations>
<association id="lead" name="Leading" scope="force" childId="squad" min="0" max="1" action="group"><conditions>
  <condition type="instanceOf" value="1" field="selections" scope="self" childId="hq" queryFromSelf="true"/></conditions></association></sharedAssociations>
<selectionEntries>
<selectionEntry id="captain" name="Captain" type="model"><categoryLinks><categoryLink id="l1" targetId="hq" primary="true"/></categoryLinks>
  <associationLinks><associationLink id="a1" targetId="lead" type="association"/></associationLinks></selectionEntry>
<selectionEntry id="cook" name="Cook" type="model"><categoryLinks><categoryLink id="l2" targetId="troops" primary="true"/></categoryLinks>
  <associationLinks><associationLink id="a2" targetId="lead" type="association"/></associationLinks></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit"><categoryLinks><categoryLink id="l3" targetId="troops" primary="true"/></categoryLinks></selectionEntry>
</selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string captain = session.add(army, "captain"), cook = session.add(army, "cook"), squad = session.add(army, "squad");
        QCOMPARE(session.evaluator().associationsOf(captain).front().candidates, std::vector<std::string>{squad});
        QVERIFY(session.evaluator().associationsOf(cook).front().candidates.empty());
    }

    // What a force and a unit begin with may depend on what they are in.
    void defaultAmount_followsItsModifiers()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<categoryEntries><categoryEntry id="small" name="Small"/></categoryEntries><selectionEntries>
<selectionEntry id="show" name="Show more" type="upgrade">)"
                + troops("show") + R"(<modifiers><modifier type="set" field="defaultAmount" value="1"><conditions>
  <condition type="instanceOf" value="1" field="selections" scope="force" childId="army"/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="never" name="Never" type="upgrade" defaultAmount="1">)"
                + troops("never") + R"(<modifiers><modifier type="set" field="defaultAmount" value="0"><conditions>
  <condition type="instanceOf" value="1" field="selections" scope="force" childId="army"/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="riders" name="Riders" type="unit">)"
                + troops("riders") + R"(<categoryLinks><categoryLink id="s1" targetId="small"/></categoryLinks>
  <selectionEntries><selectionEntry id="rider" name="Rider" type="model" defaultAmount="1,2"><modifiers><modifier type="set" field="defaultAmount" value="1,1"><conditions>
    <condition type="instanceOf" value="1" field="selections" scope="root-entry" childId="small"/></conditions></modifier></modifiers>
    <selectionEntries><selectionEntry id="lance" name="Lance" type="upgrade"><constraints><constraint id="c" type="min" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries></selectionEntry>
  </selectionEntries></selectionEntry>
<selectionEntry id="beasts" name="Beasts" type="unit">)"
                + troops("beasts") + R"(<selectionEntries>
  <selectionEntry id="beast" name="Beast" type="model" defaultAmount="5"><modifiers><modifier type="set" field="defaultAmount" value="3"/></modifiers></selectionEntry>
  </selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = keep(session, session.operations().addForce("army", "own"));
        QCOMPARE(inside(session, army), QString("1xShow more"));
        const std::string riders = keep(session, session.operations().addSelection(army, "riders"));
        QCOMPARE(inside(session, riders), QString("1xRider 1xRider"));
        const std::string beasts = keep(session, session.operations().addSelection(army, "beasts"));
        QCOMPARE(inside(session, beasts), QString("3xBeast"));
        QCOMPARE(session.errors(), QStringList());
        // One undo takes all of it back, and a copy stays as the player has it.
        rules::revert(session.roster, session.last);
        session.evaluator().evaluate(session.roster);
        QCOMPARE(inside(session, army), QString("1xShow more 1xRiders"));
        session.take(session.operations().setCount(childOf(session, riders, "Rider"), 4));
        const std::string copy = keep(session, session.operations().duplicateSelection(riders));
        QCOMPARE(inside(session, copy), QString("4xRider 1xRider"));
        QVERIFY(session.same);
    }

    void defaultEntry_followsItsModifiers()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                + R"(<selectionEntryGroups><selectionEntryGroup id="arms" name="Arms" defaultSelectionEntryId="gun">
  <constraints><constraint id="c" type="min" value="1" field="selections" scope="parent" automatic="true"/></constraints>
  <modifiers><modifier type="set" field="defaultSelectionEntryId" value="axe"><conditions>
    <condition type="instanceOf" value="1" field="selections" scope="primary-catalogue" childId="own"/></conditions></modifier></modifiers>
  <selectionEntries><selectionEntry id="gun" name="Gun" type="upgrade"/><selectionEntry id="axe" name="Axe" type="upgrade"/></selectionEntries>
  </selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = keep(session, session.operations().addSelection(session.army(), "squad"));
        QCOMPARE(inside(session, squad), QString("1xAxe"));
        QVERIFY(session.same);
    }

    // Who comes later is one of the last stack: the first bears the banner, the eleventh does not.
    void laterModels_areOfTheLastStack()
    {
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                                             + R"(<selectionEntries><selectionEntry id="more" name="Reinforced" type="upgrade"/>
<selectionEntry id="man" name="Man" type="model" defaultAmount="1,9"><constraints><constraint id="c1" type="min" value="10" field="selections" scope="parent"/></constraints>
  <modifiers><modifier type="increment" field="c1" value="10"><repeats><repeat value="1" repeats="1" field="selections" scope="root-entry" childId="more"/></repeats></modifier></modifiers>
  <selectionEntryGroups><selectionEntryGroup id="command" name="Command"><constraints><constraint id="c2" type="max" value="1" field="selections" scope="parent"/></constraints>
    <selectionEntries><selectionEntry id="banner" name="Banner" type="upgrade" defaultAmount="1,0"><constraints>
      <constraint id="c3" type="max" value="1" field="selections" scope="squad" includeChildSelections="true"/></constraints></selectionEntry>
      <selectionEntry id="drum" name="Drum" type="upgrade" defaultAmount="0,0"/></selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry>
</selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        QCOMPARE(inside(session, squad), QString("1xMan 9xMan"));
        session.add(squad, "more");
        QCOMPARE(session.errors().size(), 1);
        const std::vector<rules::Fix> fixes = session.evaluator().fixes(session.evaluator().findings().front());
        QCOMPARE(fixes.size(), std::size_t(1));
        rules::Operations operations = session.operations();
        const std::string later = session.take(rules::apply(operations, fixes.front()));
        QCOMPARE(inside(session, squad), QString("1xMan 9xMan 1xReinforced 10xMan"));
        QCOMPARE(inside(session, later), QString());
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.same);
    }

    // Seven men in one stack: what they take, each of them takes, and the row says one.
    void stackOfSeven_takesAnOptionSevenTimes()
    {
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                                             + R"(<selectionEntries><selectionEntry id="man" name="Man" type="model" defaultAmount="1,7">
  <selectionEntryGroups><selectionEntryGroup id="arms" name="Arms" defaultSelectionEntryId="gun">
    <constraints><constraint id="c1" type="min" value="1" field="selections" scope="parent"/><constraint id="c2" type="max" value="1" field="selections" scope="parent"/></constraints>
    <selectionEntries><selectionEntry id="gun" name="Gun" type="upgrade"/>
      <selectionEntry id="axe" name="Axe" type="upgrade"><costs><cost name="pts" typeId="pts" value="2"/></costs></selectionEntry></selectionEntries>
  </selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        QCOMPARE(inside(session, squad), QString("1xMan 7xMan"));
        const std::string men = rules::childSelections(std::as_const(session.roster), squad)->back().id;
        QCOMPARE(inside(session, men), QString("7xGun"));
        QCOMPARE(session.evaluator().candidate(men, "gun")->current, 1);
        QCOMPARE(session.evaluator().candidate(men, "axe")->costs.front().value, 14.0);
        session.take(session.operations().removeSelection(childOf(session, men, "Gun")));
        session.add(men, "axe", "arms");
        QCOMPARE(inside(session, men), QString("7xAxe"));
        QCOMPARE(session.errors(), QStringList());
        QCOMPARE(session.total(), 14.0);
        QVERIFY(session.same);
    }

    // Other programs look at the joined one for who has joined it: written from what the leaders say, whatever the file had said.
    void whoHasJoined_isWrittenAtBoth()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="captain" name="Captain" type="model">)" + troops("captain")
                + R"(<associations><association id="lead" name="Leading" label="Led by" scope="force" childId="unit" min="0" max="1"/></associations></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit">)"
                + troops("squad") + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army(), captain = session.add(army, "captain"), squad = session.add(army, "squad");
        session.take(session.operations().setAssociation(captain, "lead", {squad}));
        const QString joined = QString::fromStdString(rules::writeRoster(session.roster));
        QCOMPARE(joined.count("<incomingAssociations>"), 1);
        QVERIFY(joined.contains(QString("associationId=\"lead\" from=\"%1\"").arg(QString::fromStdString(captain))));
        const std::string json = rules::writeRosterJson(session.roster);
        QVERIFY(json.find("incomingAssociations") != std::string::npos);
        for (const std::string &file : {joined.toStdString(), json}) {
            auto read = rules::readRoster(file, "a.ros");
            QVERIFY(read.ok());
            QCOMPARE(QString::fromStdString(rules::writeRoster(read->roster)), joined);
            rules::findSelection(read->roster, captain)->associations.clear();
            QVERIFY(rules::writeRoster(read->roster).find("incomingAssociations") == std::string::npos);
        }
    }

    // Words and ids that mean many entries: who counts by them is told of every edit.
    void countsByManyEntries_followEdits_data()
    {
        QTest::addColumn<QString>("childId");
        QTest::addColumn<QString>("entry");
        QTest::newRow("model or unit: a unit") << "model-or-unit"
                                               << "squad";
        QTest::newRow("model or unit: a model") << "model-or-unit"
                                                << "lord";
        QTest::newRow("force") << "army"
                               << "squad";
        QTest::newRow("any") << "any"
                             << "flag";
        QTest::newRow("upgrade") << "upgrade"
                                 << "flag";
    }
    void countsByManyEntries_followEdits()
    {
        QFETCH(QString, childId);
        QFETCH(QString, entry);
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="probe" name="Probe" type="unit" sortIndex="1">)" + troops("probe")
                + R"(<modifiers><modifier type="set" field="name" value="Crowded"><conditions><condition type="atLeast" value=")"
                + (childId == "upgrade" ? "1" : "2") + R"(" field="selections" scope="force" childId=")" + childId.toStdString()
                + R"("/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit">)"
                + troops("squad") + R"(</selectionEntry><selectionEntry id="lord" name="Lord" type="model">)" + troops("lord")
                + R"(</selectionEntry><selectionEntry id="flag" name="Flag" type="upgrade">)" + troops("flag")
                + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army(), probe = session.add(army, "probe");
        QCOMPARE(session.name(probe), QString("Probe"));
        const std::string other = session.add(army, entry.toStdString());
        QCOMPARE(session.name(probe), QString("Crowded"));
        session.take(session.operations().removeSelection(other));
        QCOMPARE(session.name(probe), QString("Probe"));
        QVERIFY(session.same);
    }

    // Crew is no model, a mount is one that has a name of its own.
    void kindsOfModels_areCountedAsTheyAre_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("count");
        QTest::newRow("models") << R"(scope="force" childId="model")" << 2;
        QTest::newRow("models or units") << R"(scope="force" childId="model-or-unit")" << 3;
        QTest::newRow("crew") << R"(scope="force" childId="crew")" << 1;
        QTest::newRow("mounts") << R"(scope="force" childId="mount")" << 1;
    }
    void kindsOfModels_areCountedAsTheyAre()
    {
        QFETCH(QString, query);
        QFETCH(int, count);
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="cart" name="Cart" type="unit">)" + troops("cart")
                + R"(<modifiers><modifier type="set" field="name" value="Counted"><conditions><condition type="equalTo" value=")"
                + std::to_string(count) + R"(" field="selections" includeChildSelections="true" )" + query.toStdString()
                + R"(/></conditions></modifier></modifiers><selectionEntries>
<selectionEntry id="horse" name="Horse" type="model" subType="mount"/><selectionEntry id="lord" name="Lord" type="model"/>
<selectionEntry id="driver" name="Driver" type="model" subType="crew"/></selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string cart = session.add(session.army(), "cart");
        session.add(cart, "horse");
        session.add(cart, "lord");
        const std::string driver = session.add(cart, "driver");
        QCOMPARE(session.name(cart), QString("Counted"));
        session.take(session.operations().setCount(driver, 2));
        QVERIFY(session.same);
    }

    // What has no effect is said, once it would have one.
    void wordsWithoutEffect_areNamed()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<categoryEntries><categoryEntry id="dear" name="Dear"><costs><cost name="pts" typeId="pts" value="5"/></costs></categoryEntry>
<categoryEntry id="free" name="Free"><costs><cost name="pts" typeId="pts" value="0"/></costs></categoryEntry></categoryEntries>
<selectionEntries><selectionEntry id="cart" name="Cart" type="unit" subType="sail"/></selectionEntries>)");
        QVERIFY(data.ok());
        QStringList said;
        for (const base::Finding &finding : (*data)->findings())
            said.append(QString::fromStdString(finding.sentence.english()));
        QCOMPARE(said.filter("not applied").size(), 2);
        QCOMPARE(said.filter("costs of a category").size(), 1);
        QCOMPARE(said.filter("subType 'sail'").size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_NewerWords)
#include "tst_NewerWords.moc"
