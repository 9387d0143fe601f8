// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using test::Session;

namespace {

std::shared_ptr<const rules::GameData> load(const std::string &catalogue, const std::string &system = test::plainSystem)
{
    const auto data = test::loadGame(system, catalogue);
    return data ? *data : nullptr;
}

std::string limit(const std::string &id, const std::string &type, const std::string &value, const std::string &scope = "parent",
                  const std::string &more = "field=\"selections\"")
{
    return "<constraint id=\"" + id + "\" type=\"" + type + "\" value=\"" + value + "\" scope=\"" + scope + "\" " + more + "/>";
}

std::string limits(const std::string &list)
{
    return "<constraints>" + list + "</constraints>";
}

std::string entry(const std::string &id, const std::string &inside = {}, const std::string &type = "upgrade", const std::string &more = {})
{
    return "<selectionEntry id=\"" + id + "\" name=\"" + id + "\" type=\"" + type + "\" " + more + ">" + inside + "</selectionEntry>";
}

std::string entries(const std::string &list)
{
    return "<selectionEntries>" + list + "</selectionEntries>";
}

std::string inHq(const std::string &id)
{
    return "<categoryLinks><categoryLink id=\"c-" + id + "\" targetId=\"hq\" primary=\"true\"/></categoryLinks>";
}

// "name number" of every selection, indented by depth.
QStringList drawn(const std::vector<rules::Selection> &selections, int depth = 0)
{
    QStringList list;
    for (const rules::Selection &selection : selections) {
        list.append(QString(depth, '.') + QString::fromStdString(selection.entryId) + ' ' + QString::number(selection.number));
        list.append(drawn(selection.selections, depth + 1));
    }
    return list;
}

QStringList drawn(const Session &session)
{
    return drawn(session.roster.forces.front().selections);
}

} // namespace

/// Minimums, defaults and automatic selections; numbers of collective and instanced entries; whose fault a finding is.
class tst_Minimums : public QObject
{
    Q_OBJECT

private slots:
    void firstForce_getsWhatItMustHave_laterOnesDoNot()
    {
        Session session(
            load(entries(entry("two", limits(limit("a", "min", "2")))
                         + entry("hidden", limits(limit("b", "min", "1", "force")), "upgrade", "hidden=\"true\"")
                         + entry("cost", limits(limit("d", "min", "5", "parent", "field=\"pts\"")))
                         + entry("share", limits(limit("e", "min", "50", "parent", "field=\"selections\" percentValue=\"true\"")))
                         + entry("roster", limits(limit("f", "min", "1", "roster")))
                         + entry("forces", limits(limit("g", "min", "1", "roster", "field=\"forces\""))))));
        session.army();
        QCOMPARE(drawn(session), QStringList({"two 1", "two 1", "hidden 1"})); // roots: one selection each
        session.army();
        QVERIFY(session.roster.forces.back().selections.empty());
        QVERIFY(session.same);
    }

    void inside_childrenAreOneNode_groupsTakeTheirDefault_allTheWayDown()
    {
        const std::string group = "<selectionEntryGroups><selectionEntryGroup id=\"g\" name=\"G\" defaultSelectionEntryId=\"l\">"
            + limits(limit("m", "min", "2")) + entries(entry("first"))
            + "<entryLinks><entryLink id=\"l\" targetId=\"shared\" type=\"selectionEntry\"/></entryLinks></selectionEntryGroup>"
              "<selectionEntryGroup id=\"empty\" name=\"E\">"
            + limits(limit("n", "min", "1")) + entries(entry("nobody")) + "</selectionEntryGroup></selectionEntryGroups>";
        Session session(load("<sharedSelectionEntries>"
                             + entry("shared", entries(entry("deep", limits(limit("o", "min", "1")), "upgrade", "collective=\"true\"")))
                             + "</sharedSelectionEntries>"
                             + entries(entry("u", entries(entry("three", limits(limit("p", "min", "3")))) + group, "unit"))));
        session.add(session.army(), "u");
        QCOMPARE(drawn(session), QStringList({"u 1", ".three 3", ".l::shared 2", "..l::deep 2"}));
        QCOMPARE(session.errors(), QStringList{"selection u empty/n"}); // no default: nothing is chosen
        QVERIFY(session.same);
    }

    void minimumAboveMaximum_givesTheMinimumAndAnError()
    {
        Session session(
            load(entries(entry("u", entries(entry("o", limits(limit("min", "min", "3") + limit("max", "max", "2")))), "unit"))));
        session.add(session.army(), "u");
        QCOMPARE(drawn(session), QStringList({"u 1", ".o 3"}));
        QCOMPARE(session.errors(), QStringList{"selection u o/max"});
    }

    void largestMinimumOfTargetAndLink_counts()
    {
        Session session(load("<sharedSelectionEntries>" + entry("o", limits(limit("a", "min", "1"))) + "</sharedSelectionEntries>"
                             + entries(entry("u",
                                             "<entryLinks><entryLink id=\"l\" targetId=\"o\" type=\"selectionEntry\">"
                                                 + limits(limit("b", "min", "2")) + "</entryLink></entryLinks>",
                                             "unit"))));
        session.add(session.army(), "u");
        QCOMPARE(drawn(session), QStringList({"u 1", ".l::o 2"}));
        QVERIFY(session.errors().isEmpty());
    }

    void instanced_oneNodeForEach_othersGrow()
    {
        Session session(load(entries(entry("u",
                                           entries(entry("plain") + entry("armed", entries(entry("gun")))
                                                   + entry("together", entries(entry("rope", {}, "upgrade", "collective=\"true\"")))),
                                           "unit"))));
        const std::string unit = session.add(session.army(), "u");
        for (const char *id : {"plain", "plain", "armed", "armed", "together", "together"})
            session.add(unit, id);
        QCOMPARE(drawn(session), QStringList({"u 1", ".plain 2", ".armed 1", ".armed 1", ".together 2"}));
        const std::string plain = session.roster.forces.front().selections.front().selections.front().id;
        session.take(session.operations().deselect(plain));
        QCOMPARE(session.number(plain), 1);
        session.take(session.operations().deselect(plain));
        QCOMPARE(session.number(plain), 0);
        QVERIFY(session.same);
    }

    void collective_countsForEachModel()
    {
        Session session(load(
            entries(entry("u",
                          entries(entry("m",
                                        limits(limit("m-max", "max", "9"))
                                            + entries(entry("gun", limits(limit("max", "max", "1")), "upgrade", "collective=\"true\"")),
                                        "model")),
                          "unit"))));
        const std::string unit = session.add(session.army(), "u");
        const std::string model = session.add(unit, "m", {}, 3);
        const std::string gun = session.add(model, "gun");
        QCOMPARE(session.number(gun), 3); // one each
        QVERIFY(session.errors().isEmpty());
        session.take(session.operations().setCount(model, 5));
        QCOMPARE(session.number(gun), 5);
        session.take(session.operations().setCount(gun, 2));
        QCOMPARE(session.number(gun), 10);
        QCOMPARE(session.errors(), QStringList{"selection m gun/max"});
        QVERIFY(session.evaluator().findings().front().perModel);
        session.take(session.operations().setCount(model, 4));
        QCOMPARE(session.number(gun), 8);
        session.take(session.operations().deselect(gun));
        QCOMPARE(session.number(gun), 4);
        QVERIFY(session.errors().isEmpty());
        QVERIFY(session.same);
    }

    void owner_data()
    {
        QTest::addColumn<QString>("constraint");
        QTest::addColumn<bool>("chosen");
        QTest::addColumn<QStringList>("errors");
        const auto row = [](const char *name, const std::string &constraint, bool chosen, const QStringList &errors) {
            QTest::newRow(name) << QString::fromStdString(constraint) << chosen << errors;
        };
        row("min, parent: the category", limit("k", "min", "9"), false, {"category hq u/k"});
        row("max, parent: the selection", limit("k", "max", "0"), true, {"selection u u/k"});
        row("cost max, parent: the selection", limit("k", "max", "5", "parent", "field=\"pts\""), true, {"selection u u/k"});
        row("min, force: the force", limit("k", "min", "9", "force"), false, {"force army u/k"});
        row("min, roster: the roster", limit("k", "min", "9", "roster"), false, {"roster sys u/k"});
        row("max, force: the selection", limit("k", "max", "0", "force"), true, {"selection u u/k"});
        row("max, roster: the selection", limit("k", "max", "0", "roster"), true, {"selection u u/k"});
        row("maximum -1 is none", limit("k", "max", "-1"), true, {});
        row("minimum 0 never errs", limit("k", "min", "0"), false, {});
        row("at the limit is fine", limit("k", "max", "1"), true, {});
        row("forces of an entry: always 0, roster", limit("k", "min", "1", "roster", "field=\"forces\""), false, {"roster sys u/k"});
        row("unknown field: ignored", limit("k", "max", "0", "parent", "field=\"costs\""), true, {});
        row("percent at the limit is fine", limit("k", "max", "100", "force", "field=\"selections\" percentValue=\"true\""), true, {});
        row("percent above", limit("k", "max", "99", "force", "field=\"selections\" percentValue=\"true\""), true, {"selection u u/k"});
    }

    void owner()
    {
        QFETCH(QString, constraint);
        QFETCH(bool, chosen);
        // Nine times is more than what is selected by itself: that one is taken away again.
        Session session(load(entries(
            entry("u", "<costs><cost name=\"pts\" typeId=\"pts\" value=\"10\"/></costs>" + inHq("u") + limits(constraint.toStdString()),
                  "unit"))));
        const std::string army = session.army();
        while (!session.roster.forces.front().selections.empty())
            session.take(session.operations().removeSelection(session.roster.forces.front().selections.front().id));
        if (chosen)
            session.add(army, "u");
        QTEST(session.errors(), "errors");
        QVERIFY(session.same);
    }

    void hidden_isOneError_andItsLimitsAreSilent()
    {
        const std::string deep = entries(entry("o", limits(limit("m", "max", "0")), "upgrade", "hidden=\"true\""));
        Session session(load(entries(entry("u", inHq("u") + limits(limit("k", "max", "0")), "unit", "hidden=\"true\"")
                                     + entry("open", inHq("open") + deep, "unit"))));
        const std::string army = session.army();
        QVERIFY(session.errors().isEmpty());
        session.add(army, "u");
        QCOMPARE(session.errors(), QStringList{"selection u u/hidden"});
        session.add(session.add(army, "open"), "o");
        QCOMPARE(session.errors(), QStringList({"selection open o/hidden", "selection u u/hidden"}));
        QVERIFY(session.same);
    }

    void hiddenParent_doesNotHideWhatIsInIt()
    {
        Session session(load(entries(entry("u", inHq("u") + entries(entry("o")), "unit", "hidden=\"true\""))));
        const std::string option = session.add(session.add(session.army(), "u"), "o");
        QVERIFY(!session.evaluator().selection(option)->hidden);
        QCOMPARE(session.errors(), QStringList{"selection u u/hidden"});
    }

    void costLimit_isOfTheRoster_andHoldsAtItsValue()
    {
        const std::string system =
            R"(<costTypes><costType id="pts" name="pts" defaultCostLimit="20"/><costType id="zero" name="zero" defaultCostLimit="0"/>
<costType id="secret" name="secret" hidden="true"/></costTypes><forceEntries><forceEntry id="army" name="Army"/></forceEntries>)";
        Session session(load(
            entries(entry(
                "u", "<costs><cost name=\"pts\" typeId=\"pts\" value=\"10\"/><cost name=\"secret\" typeId=\"secret\" value=\"2\"/></costs>",
                "unit")),
            system));
        QCOMPARE(session.roster.costLimits.size(), std::size_t(2));
        const std::string army = session.army();
        session.add(army, "u");
        session.add(army, "u");
        QVERIFY(session.errors().isEmpty());
        QCOMPARE(session.total("secret"), 4.0);
        session.add(army, "u");
        QCOMPARE(session.errors(), QStringList{"roster sys costLimits/pts"});
        session.take(session.operations().setCostLimit("pts", -1));
        QVERIFY(session.errors().isEmpty());
        QVERIFY(session.same);
    }

    // A price that rises with the points of its own kind: the written price, and one error.
    void costsThatFeedThemselves_keepTheirPrice()
    {
        Session session(load(entries(entry(
            "u",
            R"(<costs><cost name="pts" typeId="pts" value="10"/></costs><modifiers><modifier type="increment" field="pts" value="1"><repeats>
<repeat field="pts" scope="force" childId="u" value="10" repeats="1"/></repeats></modifier></modifiers>)",
            "unit"))));
        const std::string army = session.army();
        session.add(army, "u");
        session.add(army, "u");
        QCOMPARE(session.total(), 20.0);
        QCOMPARE(session.errors(), QStringList{"selection u u/cost-cycle"});
        QVERIFY(session.same);
    }

    // What stands above is not oneself: a price that depends on the unit's is no circle.
    void costThatLooksAtItsAncestors_isNoCycle()
    {
        const std::string gun = entry(
            "gun",
            R"(<costs><cost name="pts" typeId="pts" value="1"/></costs><modifiers><modifier type="set" field="pts" value="5"><conditions>
<condition type="atLeast" value="10" field="pts" scope="ancestor" childId="any"/></conditions></modifier></modifiers>)");
        Session session(load(entries(entry("u", R"(<costs><cost name="pts" typeId="pts" value="10"/></costs>)" + entries(gun), "unit"))));
        session.add(session.add(session.army(), "u"), "gun");
        QCOMPARE(session.errors(), QStringList());
        QCOMPARE(session.total(), 15.0);
        QVERIFY(session.same);
    }

    void sharedLimitOfATarget_isReportedOnce_ownOnesForEachLink()
    {
        const auto game = [](const char *shared) {
            return load(
                "<sharedSelectionEntries>"
                + entry("u", limits(limit("k", "max", "1", "force", std::string("field=\"selections\" shared=\"") + shared + "\"")), "unit")
                + "</sharedSelectionEntries>"
                  "<entryLinks><entryLink id=\"l1\" targetId=\"u\" type=\"selectionEntry\"/><entryLink id=\"l2\" targetId=\"u\" type=\"selectionEntry\"/></entryLinks>");
        };
        for (const char *shared : {"true", "false"}) {
            Session session(game(shared));
            const std::string army = session.army();
            session.add(army, "l1");
            session.add(army, "l2");
            QCOMPARE(session.errors().size(), shared == std::string("true") ? 1 : 0);
            session.add(army, "l1");
            session.add(army, "l2");
            QCOMPARE(session.errors().size(), shared == std::string("true") ? 1 : 2);
            QVERIFY(session.same);
        }
    }
};

MUSTER_TEST_MAIN(tst_Minimums)
#include "tst_Minimums.moc"
