// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "rules/evaluate/FormationOrder.h"

using namespace muster;
using rules::RosterGroup;

namespace {

// Platoons of two categories with slots; units, and a setting, outside of them.
const std::string game = R"(
<selectionEntries>
  <selectionEntry id="line" name="Line" type="upgrade">
    <categoryLinks><categoryLink id="l1" targetId="troops" primary="true"/></categoryLinks>
    <selectionEntryGroups>
      <selectionEntryGroup id="line-leader" name="Leader"><entryLinks><entryLink id="l2" targetId="man" type="selectionEntry"/></entryLinks></selectionEntryGroup>
      <selectionEntryGroup id="line-combat" name="Combat"><entryLinks>
        <entryLink id="l3" targetId="man" type="selectionEntry"/><entryLink id="l4" targetId="tank" type="selectionEntry"/></entryLinks>
        <selectionEntries><selectionEntry id="pair" name="Pair" type="upgrade"><entryLinks>
          <entryLink id="l5" targetId="man" type="selectionEntry"/><entryLink id="l6" targetId="tank" type="selectionEntry"/></entryLinks></selectionEntry></selectionEntries>
      </selectionEntryGroup>
      <selectionEntryGroup id="line-support" name="Support"><entryLinks><entryLink id="l7" targetId="tank" type="selectionEntry"/></entryLinks></selectionEntryGroup>
    </selectionEntryGroups>
  </selectionEntry>
  <selectionEntry id="staff" name="Staff" type="upgrade">
    <categoryLinks><categoryLink id="s1" targetId="hq" primary="true"/></categoryLinks>
    <selectionEntryGroups><selectionEntryGroup id="staff-leader" name="Leader"><entryLinks><entryLink id="s2" targetId="man" type="selectionEntry"/></entryLinks></selectionEntryGroup></selectionEntryGroups>
  </selectionEntry>
  <selectionEntry id="setting" name="Setting" type="upgrade"><categoryLinks><categoryLink id="t1" targetId="hq" primary="true"/></categoryLinks></selectionEntry>
</selectionEntries>
<entryLinks><entryLink id="r1" targetId="man" type="selectionEntry"/><entryLink id="r2" targetId="tank" type="selectionEntry"/></entryLinks>
<sharedSelectionEntries>
  <selectionEntry id="man" name="Man" type="unit">
    <categoryLinks><categoryLink id="m1" targetId="troops" primary="true"/></categoryLinks>
    <selectionEntries><selectionEntry id="rifle" name="Rifle" type="upgrade"/><selectionEntry id="badge" name="Badge" type="upgrade"/></selectionEntries>
  </selectionEntry>
  <selectionEntry id="tank" name="Tank" type="unit"><categoryLinks><categoryLink id="k1" targetId="hq" primary="true"/></categoryLinks></selectionEntry>
</sharedSelectionEntries>)";

QStringList namesOf(const std::vector<rules::Selection> &selections, const QString &indent = {})
{
    QStringList names;
    for (const rules::Selection &selection : selections) {
        names.append(indent + QString::fromStdString(selection.customName.empty() ? selection.name : selection.customName));
        names += namesOf(selection.selections, indent + '.');
    }
    return names;
}

} // namespace

/// The order in which a list is written down, and its headings.
class tst_FormationOrder : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<const rules::GameData> load()
    {
        auto data = test::loadGame(test::plainSystem, game);
        if (!data)
            qFatal("%s", data.error().message().c_str());
        return *data;
    }

    static std::string named(test::Session &session, const std::string &parent, const std::string &entry, const std::string &group,
                             const std::string &name)
    {
        const std::string id = session.add(parent, entry, group);
        if (id.empty())
            qFatal("%s: %s", name.c_str(), session.error.c_str());
        rules::findSelection(session.roster, id)->customName = name;
        return id;
    }

    static rules::Roster ordered(const rules::Roster &roster, const std::vector<std::string> &leaders = {})
    {
        rules::Evaluator evaluator(load());
        evaluator.evaluate(roster);
        return rules::inFormationOrder(evaluator, leaders);
    }

    // Everything in the worst order.
    static rules::Roster army()
    {
        test::Session session(load());
        const std::string force = session.army();
        named(session, force, "setting", {}, "setting");
        named(session, force, "r2::tank", {}, "lone tank");
        named(session, force, "r1::man", {}, "lone man");
        const std::string line = named(session, force, "line", {}, "line 1");
        named(session, line, "l7::tank", "line-support", "support");
        const std::string pair = named(session, line, "pair", "line-combat", "pair");
        named(session, pair, "l6::tank", {}, "pair tank");
        named(session, pair, "l5::man", {}, "pair man");
        named(session, line, "l4::tank", "line-combat", "combat");
        const std::string leader = named(session, line, "l2::man", "line-leader", "leader");
        named(session, leader, "badge", {}, "badge");
        named(session, leader, "rifle", {}, "rifle");
        named(session, force, "line", {}, "line 2");
        const std::string staff = named(session, force, "staff", {}, "staff");
        named(session, staff, "s2::man", "staff-leader", "chief");
        return session.roster;
    }

private slots:
    void order_isThatOfTheFormations()
    {
        const rules::Roster roster = ordered(army());
        QCOMPARE(namesOf(roster.forces.front().selections),
                 QStringList({"staff", ".chief", "line 1", ".leader", "..rifle", "..badge", ".pair", "..pair man", "..pair tank", ".combat",
                              ".support", "line 2", "lone tank", "lone man", "setting"}));
    }

    void order_isStable()
    {
        const rules::Roster once = ordered(army());
        QVERIFY(ordered(once) == once);
        QCOMPARE(rules::selectionCount(once), rules::selectionCount(army()));
    }

    void shuffled_isTheSameAgain()
    {
        const rules::Roster given = army();
        const rules::Roster wanted = ordered(given);
        // Neighbours that may change places: those that the data put into different places.
        rules::Roster other = given;
        std::vector<rules::Selection> &roots = other.forces.front().selections;
        std::rotate(roots.begin(), roots.begin() + 1, roots.end()); // the setting goes to the end
        std::iter_swap(roots.end() - 1, roots.end() - 2);           // staff after setting
        QVERIFY(ordered(other) == wanted);
    }

    void leaders_goFirst()
    {
        rules::Roster roster = army();
        rules::Selection badge = *rules::findSelection(roster,
                                                       rules::findSelection(roster, roster.forces.front().selections.front().id)->id);
        badge.id = "extra";
        badge.entryId = "badge";
        badge.name = "Badge";
        badge.customName.clear();
        for (rules::Selection &selection : roster.forces.front().selections)
            if (selection.customName == "lone man")
                selection.selections.push_back(badge);
        const QStringList plain = namesOf(ordered(roster).forces.front().selections),
                          led = namesOf(ordered(roster, {"badge"}).forces.front().selections);
        QVERIFY(plain.indexOf("lone tank") < plain.indexOf("lone man"));
        QVERIFY(led.indexOf("lone man") < led.indexOf("lone tank"));
        QVERIFY(led.indexOf("line 2") < led.indexOf("lone man")); // under its own heading
    }

    void groups_areTheHeadings()
    {
        rules::Evaluator evaluator(load());
        evaluator.evaluate(ordered(army()));
        QStringList found;
        for (const RosterGroup &group : rules::rosterGroups(evaluator)) {
            QCOMPARE(group.force, &evaluator.roster().forces.front());
            found.append(group.formation()
                             ? QString::fromStdString(group.formation()->customName)
                             : QString("%1 %2")
                                   .arg(group.kind == RosterGroup::Kind::Independent ? "independent" : group.categoryName.c_str())
                                   .arg(group.selections.size()));
        }
        QCOMPARE(found, QStringList({"staff", "line 1", "line 2", "independent 2", "HQ 1"}));
    }

    void withoutData_nothingIsLost()
    {
        const rules::Roster roster = army();
        rules::Evaluator evaluator(nullptr);
        evaluator.evaluate(roster);
        const rules::Roster found = rules::inFormationOrder(evaluator);
        QCOMPARE(rules::selectionCount(found), rules::selectionCount(roster));
        evaluator.evaluate(found);
        size_t roots = 0;
        for (const RosterGroup &group : rules::rosterGroups(evaluator))
            roots += group.selections.size();
        QCOMPARE(roots, roster.forces.front().selections.size());
    }
};

MUSTER_TEST_MAIN(tst_FormationOrder)
#include "tst_FormationOrder.moc"
