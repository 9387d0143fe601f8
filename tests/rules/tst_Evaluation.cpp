// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include "rules/evaluate/phases/Apply.h"

using namespace muster;
using test::Session;

namespace {

std::shared_ptr<const rules::GameData> game(const std::string &catalogue, const std::string &system = test::plainSystem)
{
    const auto data = test::loadGame(system, catalogue);
    return data ? *data : nullptr;
}

// A unit of a category; `more` stands inside.
std::string unit(const std::string &id, const std::string &category, const std::string &more = {})
{
    return "<selectionEntry id=\"" + id + "\" name=\"" + id + "\" type=\"unit\"><categoryLinks><categoryLink id=\"cl-" + id
        + "\" targetId=\"" + category + "\" primary=\"true\"/></categoryLinks>" + more + "</selectionEntry>";
}

} // namespace

/// Effective values and constraints, where no public suite looks.
class tst_Evaluation : public QObject
{
    Q_OBJECT

private slots:
    void forceOrganisation_categoryLimitsHoldInEachForce()
    {
        const std::string system = R"(<categoryEntries><categoryEntry id="hq" name="HQ"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="l" targetId="hq"><constraints>
<constraint id="min" type="min" value="1" field="selections" scope="parent"/>
<constraint id="max" type="max" value="2" field="selections" scope="parent"/></constraints></categoryLink></categoryLinks></forceEntry></forceEntries>)";
        Session session(game("<selectionEntries>" + unit("boss", "hq") + "</selectionEntries>", system));
        const std::string first = session.army();
        QCOMPARE(session.errors(), QStringList{"category hq hq/min"});
        session.add(first, "boss");
        QVERIFY(session.errors().isEmpty());
        session.add(first, "boss");
        session.add(first, "boss");
        QCOMPARE(session.errors(), QStringList{"category hq hq/max"});
        session.army(); // counts for itself
        QCOMPARE(session.errors(), QStringList({"category hq hq/max", "category hq hq/min"}));
        QVERIFY(session.same);
    }

    void twoEqualPlatoons_areLimitedEachForItself()
    {
        Session session(game("<selectionEntries>" + unit("platoon", "troops", R"(<selectionEntryGroups>
<selectionEntryGroup id="slot" name="Slot"><constraints><constraint id="min" type="min" value="1" field="selections" scope="parent"/>
<constraint id="max" type="max" value="1" field="selections" scope="parent"/></constraints><selectionEntries>
<selectionEntry id="walker" name="Walker" type="model"/><selectionEntry id="tank" name="Tank" type="model"/></selectionEntries></selectionEntryGroup></selectionEntryGroups>)")
                             + "</selectionEntries>"));
        const std::string army = session.army();
        const std::string one = session.add(army, "platoon");
        const std::string two = session.add(army, "platoon");
        QCOMPARE(session.errors(), QStringList({"selection platoon slot/min", "selection platoon slot/min"}));
        session.add(one, "walker");
        session.add(two, "tank");
        QVERIFY(session.errors().isEmpty());
        session.add(two, "walker");
        QCOMPARE(session.errors(), QStringList{"selection platoon slot/max"});
        const rules::RosterFinding &finding = session.evaluator().findings().front();
        QCOMPARE(finding.ownerId, two);
        QCOMPARE(finding.current, 2.0);
        QCOMPARE(finding.wanted, 1.0);
        QCOMPARE(finding.memberIds.size(), 2u);
        QVERIFY(session.same);
    }

    void heroOncePerArmy_isCountedOverAllLinksAndForces()
    {
        Session session(game(R"(<sharedSelectionEntries><selectionEntry id="hero" name="Hero" type="unit"><constraints>
<constraint id="once" type="max" value="1" field="selections" scope="roster" shared="true" includeChildSelections="true" includeChildForces="true"/></constraints></selectionEntry></sharedSelectionEntries>
<entryLinks><entryLink id="alone" targetId="hero" type="selectionEntry"/></entryLinks>
<selectionEntries><selectionEntry id="platoon" name="Platoon" type="upgrade"><entryLinks><entryLink id="inside" targetId="hero" type="selectionEntry"/></entryLinks></selectionEntry></selectionEntries>)"));
        const std::string army = session.army();
        const std::string platoon = session.add(army, "platoon");
        session.add(platoon, "hero");
        const auto blocked = session.evaluator().candidate(army, "alone");
        QVERIFY(blocked && !blocked->canAdd);
        QCOMPARE(blocked->reasonConstraintId, std::string("once"));
        session.add(army, "alone");
        QCOMPARE(session.errors(), QStringList{"selection hero hero/once"}); // once, not twice
        QVERIFY(session.same);
    }

    // What was counted over the whole list is kept from place to place: never for another entry, depth or state of the list.
    void maximaOfTheWholeList_areCountedForEachEntry()
    {
        const auto limit = [](const char *id, int most, const char *scope, bool deep) {
            return QString(
                       "<constraint id=\"%1\" type=\"max\" value=\"%2\" field=\"selections\" scope=\"%3\" includeChildSelections=\"%4\"/>")
                .arg(QString(id), QString::number(most), QString(scope), QString(deep ? "true" : "false"))
                .toStdString();
        };
        const auto entry = [](const std::string &id, const std::string &limits) {
            return "<selectionEntry id=\"" + id + "\" name=\"" + id + "\" type=\"unit\"><constraints>" + limits
                + "</constraints></selectionEntry>";
        };
        Session session(game(
            "<selectionEntries>" + entry("a", limit("a1", 1, "roster", true)) + entry("b", limit("b1", 1, "roster", true))
            + entry("f", limit("f1", 1, "force", true))
            + "<selectionEntry id=\"platoon\" name=\"P\" type=\"upgrade\"><entryLinks><entryLink id=\"in\" targetId=\"c\" type=\"selectionEntry\"/></entryLinks></selectionEntry></selectionEntries>"
              "<entryLinks><entryLink id=\"out\" targetId=\"c\" type=\"selectionEntry\"/></entryLinks><sharedSelectionEntries>"
            + entry("c", limit("c5", 5, "roster", true) + limit("c1", 1, "roster", false)) + "</sharedSelectionEntries>"));
        const std::string army = session.army();
        const auto blocked = [&] {
            QStringList ids;
            for (const rules::Slot &slot : session.evaluator().slotsOf(army))
                for (const rules::Candidate &candidate : slot.candidates)
                    if (!candidate.canAdd)
                        ids.append(QString::fromStdString(candidate.reasonConstraintId));
            ids.sort();
            return ids;
        };
        QCOMPARE(blocked(), QStringList());
        const std::string a = session.add(army, "a");
        session.add(session.add(army, "platoon"), "c");
        QCOMPARE(blocked(), QStringList{"a1"});
        session.add(army, "f");
        QCOMPARE(blocked(), QStringList({"a1", "f1"}));
        session.add(army, "out::c");
        session.take(session.operations().removeSelection(a));
        QCOMPARE(blocked(), QStringList({"c1", "f1"}));
    }

    void linksOwnModifiersAndCosts_apply()
    {
        Session session(game(
            R"(<sharedSelectionEntries><selectionEntry id="u" name="U" type="unit"><costs><cost name="pts" typeId="pts" value="10"/></costs></selectionEntry></sharedSelectionEntries>
<entryLinks><entryLink id="l" targetId="u" type="selectionEntry"><costs><cost name="pts" typeId="pts" value="7"/></costs>
<modifiers><modifier type="increment" field="pts" value="3"/><modifier type="set" field="name" value="Linked"/></modifiers></entryLink></entryLinks>)"));
        const std::string id = session.add(session.army(), "l");
        QCOMPARE(session.name(id), QString("Linked"));
        QCOMPARE(session.total(), 10.0);
        QVERIFY(session.same);
    }

    void scopeGivenAsId_meansTheNearestSuchSelection()
    {
        const std::string weapon = R"(<selectionEntries><selectionEntry id="soldier" name="Soldier" type="model"><selectionEntries>
<selectionEntry id="flag" name="Flag" type="upgrade"><constraints><constraint id="one" type="max" value="1" field="selections" scope="squad" includeChildSelections="true"/></constraints></selectionEntry></selectionEntries></selectionEntry></selectionEntries>)";
        Session session(game("<selectionEntries>" + unit("squad", "troops", weapon) + "</selectionEntries>"));
        const std::string army = session.army();
        for (int squad = 0; squad < 2; ++squad) {
            const std::string id = session.add(army, "squad");
            session.add(session.add(id, "soldier"), "flag");
        }
        QVERIFY(session.errors().isEmpty());
        const std::string first = session.roster.forces.front().selections.front().id;
        session.add(session.add(first, "soldier"), "flag");
        QCOMPARE(session.errors(), QStringList{"selection squad flag/one"});
        QVERIFY(session.same);
    }

    void instanceOf_knowsForceCatalogueAncestorAndItsCategories()
    {
        const auto renamed = [](const char *word, const char *scope, const char *child) {
            return std::string("<modifier type=\"append\" field=\"name\" value=\"") + word
                + "\"><conditions><condition type=\"instanceOf\" value=\"1\" field=\"selections\" scope=\"" + scope + "\" childId=\""
                + child + "\"/></conditions></modifier>";
        };
        Session session(game("<selectionEntries>"
                             + unit("squad", "troops",
                                    "<selectionEntries><selectionEntry id=\"m\" name=\"M\" type=\"model\"><modifiers>"
                                        + renamed("force", "force", "army") + renamed("catalogue", "primary-catalogue", "own")
                                        + renamed("no", "primary-catalogue", "sys") + renamed("category", "ancestor", "troops")
                                        + renamed("above", "ancestor", "army") + renamed("type", "self", "model")
                                        + renamed("no", "roster", "m") + "</modifiers></selectionEntry></selectionEntries>")
                             + "</selectionEntries>"));
        const std::string id = session.add(session.add(session.army(), "squad"), "m");
        QCOMPARE(session.name(id), QString("M force catalogue category above type"));
    }

    void limitOfItself_countsOwnCostAndWhatIsInside()
    {
        Session session(game("<selectionEntries>" + unit("hero", "hq", R"(<costs><cost name="pts" typeId="pts" value="5"/></costs>
<constraints><constraint id="budget" type="max" value="12" field="pts" scope="self" includeChildSelections="true"/></constraints>
<selectionEntries><selectionEntry id="relic" name="Relic" type="upgrade"><costs><cost name="pts" typeId="pts" value="4"/></costs></selectionEntry></selectionEntries>)")
                             + "</selectionEntries>"));
        const std::string hero = session.add(session.army(), "hero");
        session.add(hero, "relic");
        QVERIFY(session.errors().isEmpty());
        session.add(hero, "relic");
        QCOMPARE(session.errors(), QStringList{"selection hero hero/budget"});
        QVERIFY(session.same);
    }

    void conditionGroupCount_wantsSoMany()
    {
        const auto there = [](const char *id) {
            return std::string("<condition type=\"atLeast\" value=\"1\" field=\"selections\" scope=\"force\" childId=\"") + id + "\"/>";
        };
        Session session(game(
            "<selectionEntries>" + unit("a", "troops") + unit("b", "troops")
            + unit(
                "watch", "hq",
                "<modifiers><modifier type=\"set\" field=\"name\" value=\"Both\"><conditionGroups><conditionGroup type=\"count\" min=\"2\"><conditions>"
                    + there("a") + there("b") + there("hq") + "</conditions></conditionGroup></conditionGroups></modifier></modifiers>")
            + "</selectionEntries>"));
        const std::string army = session.army();
        const std::string watch = session.add(army, "watch");
        QCOMPARE(session.name(watch), QString("watch")); // only its own category
        session.add(army, "a");
        QCOMPARE(session.name(watch), QString("Both"));
        QVERIFY(session.same);
    }

    void authorsMessages_areFindingsOfTheirSeverity()
    {
        Session session(game("<selectionEntries>"
                             + unit("a", "troops", R"(<modifiers><modifier type="add" field="error" value="Not in this edition"/>
<modifier type="add" field="warning" value="Think twice"/></modifiers>)")
                             + "</selectionEntries>"));
        session.add(session.army(), "a");
        QCOMPARE(session.evaluator().findings().size(), std::size_t(2));
        QCOMPARE(session.evaluator().findings()[0].text(), std::string("Not in this edition"));
        QCOMPARE(session.evaluator().findings()[1].severity, base::Severity::Warning);
        QVERIFY(!session.evaluator().legal());
    }

    void remoteModifiers_reachTheProfilesTheyName()
    {
        Session session(game("<selectionEntries>" + unit("squad", "troops", R"(<selectionEntries>
<selectionEntry id="man" name="Man" type="model"><profiles><profile id="p" name="Man" typeId="unit" typeName="Unit"><characteristics>
<characteristic name="M" typeId="move">6"</characteristic><characteristic name="SV" typeId="save">3+</characteristic></characteristics></profile></profiles></selectionEntry>
<selectionEntry id="boots" name="Boots" type="upgrade"><modifiers><modifier type="increment" field="move" value="2" scope="root-entry" affects="self.entries.recursive.profiles.Unit"/>
<modifier type="decrement" field="save" value="4" scope="root-entry" affects="self.entries.recursive.profiles.Unit"/>
<modifier type="floor" field="save" value="2" scope="root-entry" affects="self.entries.recursive.profiles.Unit"/></modifiers></selectionEntry></selectionEntries>)")
                             + "</selectionEntries>"));
        const std::string squad = session.add(session.army(), "squad");
        const std::string man = session.add(squad, "man");
        const auto value = [&](std::size_t index) { return session.evaluator().info(man).profiles.front().characteristics[index].value; };
        QCOMPARE(value(0), std::string("6\""));
        session.add(squad, "boots");
        QCOMPARE(value(0), std::string("8\""));
        QCOMPARE(value(1), std::string("2+"));
        QVERIFY(session.evaluator().info(man).profiles.front().modified);
        QVERIFY(session.same);
    }

    void texts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("xml");
        QTest::addColumn<QString>("result");
        QTest::newRow("append") << "A"
                                << "append||B|||0"
                                << "A B";
        QTest::newRow("append with join") << "A"
                                          << "append||B|, ||0"
                                          << "A, B";
        QTest::newRow("join and dash") << "-"
                                       << "append||B|, ||0"
                                       << "B";
        QTest::newRow("last number") << "D6+1"
                                     << "increment||2|||-1"
                                     << "D6+3";
        QTest::newRow("not a number") << "D6+1"
                                      << "increment||2|||0"
                                      << "D6+1";
        QTest::newRow("inches") << "12\""
                                << "decrement||3|||0"
                                << "9\"";
        QTest::newRow("plain") << "2.5"
                               << "increment||1|||0"
                               << "3.5";
        QTest::newRow("number before the first") << "D6+1"
                                                 << "increment||2|||-2147483648"
                                                 << "D6+1";
        QTest::newRow("replace the last") << "A A"
                                          << "replace|A|B|||-1"
                                          << "A B";
        QTest::newRow("replace the third last of two") << "A A"
                                                       << "replace|A|B|||-3"
                                                       << "A A";
        QTest::newRow("word") << "Alpha"
                              << "increment||1|||0"
                              << "Alpha";
    }

    void texts()
    {
        QFETCH(QString, text);
        QFETCH(QString, xml);
        QFETCH(QString, result);
        const QStringList parts = xml.split('|');
        const std::string arg = parts[1].toStdString();
        const std::string value = parts[2].toStdString();
        const std::string join = parts[3].toStdString();
        rules::Modifier modifier;
        modifier.type = parts[0] == "append" ? rules::ModifierType::Append
            : parts[0] == "increment"        ? rules::ModifierType::Increment
            : parts[0] == "replace"          ? rules::ModifierType::Replace
                                             : rules::ModifierType::Decrement;
        modifier.arg = arg;
        modifier.value = value;
        modifier.join = join;
        modifier.hasJoin = !join.empty();
        modifier.position = parts[5].toInt();
        std::string changed = text.toStdString();
        rules::applyToText(changed, modifier, 1, true);
        QCOMPARE(QString::fromStdString(changed), result);
    }
};

MUSTER_TEST_MAIN(tst_Evaluation)
#include "tst_Evaluation.moc"
