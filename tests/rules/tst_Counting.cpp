// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using test::Session;

namespace {

const std::string gameSystem = R"(
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="hq" name="HQ"/><categoryEntry id="troops" name="Troops"/><categoryEntry id="armour" name="Armour"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="a1" targetId="hq"/><categoryLink id="a2" targetId="troops"/>
<categoryLink id="a3" targetId="armour"/></categoryLinks><forceEntries><forceEntry id="patrol" name="Patrol"/></forceEntries></forceEntry></forceEntries>)";

// An entry that is called "Yes" where the condition holds.
std::string probe(const std::string &id, const std::string &condition)
{
    return "<selectionEntry id=\"" + id + "\" name=\"No\" type=\"unit\"><categoryLinks><categoryLink id=\"c-" + id
        + "\" targetId=\"hq\" primary=\"true\"/></categoryLinks><modifiers><modifier type=\"set\" field=\"name\" value=\"Yes\"><conditions><condition "
        + condition + "/></conditions></modifier></modifiers><selectionEntries><selectionEntry id=\"thing-" + id
        + "\" name=\"Thing\" type=\"upgrade\"/></selectionEntries></selectionEntry>";
}

std::string catalogue(const std::string &condition)
{
    return R"(<sharedSelectionEntries>
<selectionEntry id="tank" name="Tank" type="unit"><costs><cost name="pts" typeId="pts" value="50"/></costs><categoryLinks><categoryLink id="c-tank" targetId="armour" primary="true"/></categoryLinks>
  <selectionEntries><selectionEntry id="hook" name="Hook" type="upgrade"><costs><cost name="pts" typeId="pts" value="5"/></costs></selectionEntry></selectionEntries></selectionEntry>
<selectionEntry id="pistol" name="Pistol" type="upgrade"/></sharedSelectionEntries>
<sharedSelectionEntryGroups><selectionEntryGroup id="kit" name="Kit"><selectionEntries><selectionEntry id="rope" name="Rope" type="upgrade"/></selectionEntries></selectionEntryGroup></sharedSelectionEntryGroups>
<entryLinks><entryLink id="l-tank" targetId="tank" type="selectionEntry"/></entryLinks>
<selectionEntries>)"
        + probe("probe", condition) + R"(
<selectionEntry id="scout" name="Scout" type="unit"/>
<selectionEntry id="squad" name="Squad" type="unit"><categoryLinks><categoryLink id="c-squad" targetId="troops" primary="true"/></categoryLinks>
  <selectionEntries><selectionEntry id="soldier" name="Soldier" type="model"/>)"
        + probe("inner", condition) + R"(</selectionEntries>
  <selectionEntryGroups><selectionEntryGroup id="guns" name="Guns"><selectionEntries><selectionEntry id="rifle" name="Rifle" type="upgrade"/></selectionEntries>
    <entryLinks><entryLink id="l-pistol" targetId="pistol" type="selectionEntry"/><entryLink id="gl-kit" targetId="kit" type="selectionEntryGroup"/></entryLinks>
    <selectionEntryGroups><selectionEntryGroup id="heavy" name="Heavy"><selectionEntries><selectionEntry id="cannon" name="Cannon" type="upgrade"/></selectionEntries></selectionEntryGroup></selectionEntryGroups>
  </selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>)";
}

} // namespace

/// What queries count: scopes, children, fields and flags.
class tst_Counting : public QObject
{
    Q_OBJECT

private slots:
    // The list: army (probe with two things; squad with two soldiers, rifle, pistol, cannon, rope and an inner probe; two tanks, one with a
    // hook; a patrol with a scout), second army (one tank).
    void condition_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("inSquad"); // seen from the probe in the squad, else from the one in the force
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *name, const char *condition, bool inSquad, bool holds) {
            QTest::newRow(name) << condition << inSquad << holds;
        };
        const auto count = [&](const char *name, const QString &query, int value, bool inSquad = false) {
            QTest::newRow(name) << QString(R"(type="equalTo" value="%1" field="selections" %2)").arg(value).arg(query) << inSquad << true;
        };
        count("self: its children, not itself", R"(scope="self" childId="any")", 2);
        count("self: nothing inside", R"(scope="self" childId="any")", 0, true);
        count("parent: the selection", R"(scope="parent" childId="soldier")", 2, true);
        count("parent of a root: the force", R"(scope="parent" childId="tank")", 2);
        count("force", R"(scope="force" childId="tank")", 2);
        count("force: from inside too", R"(scope="force" childId="tank")", 2, true);
        count("direct children only", R"(scope="force" childId="soldier")", 0);
        count("all descendants", R"(scope="force" childId="soldier" includeChildSelections="true")", 2);
        count("roster: every top force", R"(scope="roster" childId="tank")", 3);
        count("child forces not by themselves", R"(scope="force" childId="scout")", 0);
        count("child forces of the force", R"(scope="force" childId="scout" includeChildForces="true")", 1);
        count("child forces of the roster", R"(scope="roster" childId="scout" includeChildForces="true")", 1);
        count("primary catalogue is the force", R"(scope="primary-catalogue" childId="tank")", 2);
        count("primary category of the root", R"(scope="primary-category" childId="any")", 1, true);
        count("primary category, deep", R"(scope="primary-category" childId="soldier" includeChildSelections="true")", 2, true);
        count("scope by entry id", R"(scope="squad" childId="soldier")", 2, true);
        count("scope by category id", R"(scope="armour" childId="any")", 2);
        count("scope by force entry id", R"(scope="army" childId="tank")", 2, true);
        row("scope not found: no comparison is true (1)", R"(type="lessThan" value="99" field="selections" scope="l-tank" childId="any")",
            true, false);
        row("scope not found: no comparison is true (2)", R"(type="atLeast" value="0" field="selections" scope="l-tank" childId="any")",
            true, false);
        row("scope not found: no comparison is true (3)", R"(type="notEqualTo" value="1" field="selections" scope="l-tank" childId="any")",
            true, false);

        count("shared entry by any link", R"(scope="force" childId="tank" shared="true")", 2);
        count("not shared: the plain id is not the linked one", R"(scope="force" childId="tank" shared="false")", 0);
        count("not shared: the whole composite id", R"(scope="force" childId="l-tank::tank" shared="false")", 2);
        count("own link", R"(scope="force" childId="l-tank")", 2);
        count("link of a group never matches", R"(scope="parent" childId="gl-kit")", 0, true);
        count("group with inner and linked groups", R"(scope="parent" childId="guns")", 4, true);
        count("inner group", R"(scope="parent" childId="heavy")", 1, true);
        count("linked group", R"(scope="parent" childId="kit")", 1, true);
        count("category", R"(scope="force" childId="armour")", 2);
        count("type unit", R"(scope="force" childId="unit")", 4);
        count("type model", R"(scope="force" childId="model" includeChildSelections="true")", 2);
        count("type upgrade", R"(scope="parent" childId="upgrade")", 4, true);
        count("selections in forces of an entry", R"(scope="roster" childId="patrol" includeChildForces="true")", 1);
        row("no child: never, not even any (1)", R"(type="lessThan" value="99" field="selections" scope="roster" childId="")", false,
            false);
        row("no child: never, not even any (2)", R"(type="atLeast" value="0" field="selections" scope="force")", false, false);
        count("a catalogue matches no selection", R"(scope="force" childId="own")", 0);
        count("an unknown id matches nothing", R"(scope="force" childId="nonsense")", 0);

        row("cost of what matches, without its children", R"(type="equalTo" value="100" field="pts" scope="force" childId="tank")", false,
            true);
        row("cost of all, deep", R"(type="equalTo" value="105" field="pts" scope="force" childId="any" includeChildSelections="true")",
            false, true);
        row("unknown field: never", R"(type="atLeast" value="0" field="glory" scope="force" childId="any")", false, false);
        row("forces of the roster", R"(type="equalTo" value="2" field="forces" scope="roster" childId="army")", false, true);
        row("any forces of the roster", R"(type="equalTo" value="2" field="forces" scope="roster" childId="any")", false, true);
        row("with child forces", R"(type="equalTo" value="3" field="forces" scope="roster" childId="any" includeChildForces="true")", false,
            true);
        row("patrols in the force", R"(type="equalTo" value="1" field="forces" scope="force" childId="patrol")", false, true);
        row("percent", R"(type="equalTo" value="50" field="selections" scope="force" childId="tank" percentValue="true")", false, true);
        row("percent with a fraction",
            R"(type="lessThan" value="28.6" field="selections" scope="parent" childId="soldier" percentValue="true")", true, true);

        row("instance of its entry", R"(type="instanceOf" value="1" field="selections" scope="self" childId="probe")", false, true);
        row("instance of its type", R"(type="instanceOf" value="1" field="selections" scope="self" childId="unit")", false, true);
        row("instance of its category", R"(type="instanceOf" value="1" field="selections" scope="self" childId="hq")", false, true);
        row("instance of the parent", R"(type="instanceOf" value="1" field="selections" scope="parent" childId="troops")", true, true);
        row("a force is its force entry", R"(type="instanceOf" value="1" field="selections" scope="force" childId="army")", false, true);
        row("a force is no selection entry", R"(type="instanceOf" value="1" field="selections" scope="force" childId="tank")", false,
            false);
        row("a force is no category", R"(type="instanceOf" value="1" field="selections" scope="force" childId="hq")", false, false);
        row("the army of a faction", R"(type="instanceOf" value="1" field="selections" scope="primary-catalogue" childId="own")", true,
            true);
        row("not of another", R"(type="instanceOf" value="1" field="selections" scope="primary-catalogue" childId="sys")", true, false);
        row("ancestor selection", R"(type="instanceOf" value="1" field="selections" scope="ancestor" childId="squad")", true, true);
        row("ancestor's category", R"(type="instanceOf" value="1" field="selections" scope="ancestor" childId="troops")", true, true);
        row("ancestor force", R"(type="instanceOf" value="1" field="selections" scope="ancestor" childId="army")", true, true);
        row("itself is no ancestor", R"(type="instanceOf" value="1" field="selections" scope="ancestor" childId="inner")", true, false);
        row("roster is never an instance", R"(type="instanceOf" value="1" field="selections" scope="roster" childId="any")", false, false);
        row("primary category is none", R"(type="instanceOf" value="1" field="selections" scope="primary-category" childId="hq")", false,
            false);
        row("not instance of: the negation", R"(type="notInstanceOf" value="1" field="selections" scope="primary-category" childId="hq")",
            false, true);
        row("not instance of what it is", R"(type="notInstanceOf" value="1" field="selections" scope="self" childId="probe")", false,
            false);
        row("root entry", R"(type="instanceOf" value="1" field="selections" scope="root-entry" childId="squad")", true, true);
        row("nearest model or unit above", R"(type="instanceOf" value="1" field="selections" scope="model-or-unit" childId="squad")", true,
            true);
        row("not itself", R"(type="instanceOf" value="1" field="selections" scope="model-or-unit" childId="inner")", true, false);
        row("or itself", R"(type="instanceOf" value="1" field="selections" scope="model-or-unit-self" childId="inner")", true, true);
        row("unknown type: never", R"(type="resembles" value="0" field="selections" scope="force" childId="any")", false, false);
    }

    void condition()
    {
        QFETCH(QString, condition);
        QFETCH(bool, inSquad);
        QFETCH(bool, holds);
        const auto data = test::loadGame(gameSystem, catalogue(condition.toStdString()));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string outer = session.add(army, "probe");
        session.add(outer, "thing-probe", {}, 2);
        const std::string squad = session.add(army, "squad");
        session.add(squad, "soldier", {}, 2);
        for (const char *weapon : {"rifle", "pistol", "cannon", "rope"})
            session.add(squad, weapon);
        const std::string inner = session.add(squad, "inner");
        session.add(session.add(army, "l-tank"), "hook");
        session.add(army, "l-tank");
        session.add(session.take(session.operations().addForce("patrol", "own", army)), "scout");
        session.add(session.army(), "l-tank");
        QCOMPARE(session.error, std::string());
        QCOMPARE(session.name(inSquad ? inner : outer), holds ? QString("Yes") : QString("No"));
        QVERIFY(session.same);
    }
};

MUSTER_TEST_MAIN(tst_Counting)
#include "tst_Counting.moc"
