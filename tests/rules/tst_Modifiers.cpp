// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using test::Session;

namespace {

const std::string always =
    R"(<conditions><condition type="instanceOf" value="1" field="selections" scope="force" childId="army"/></conditions>)";
const std::string never =
    R"(<conditions><condition type="instanceOf" value="1" field="selections" scope="force" childId="hq"/></conditions>)";

std::string modifier(const std::string &type, const std::string &field, const std::string &value, const std::string &inside = {})
{
    return "<modifier type=\"" + type + "\" field=\"" + field + "\" value=\"" + value + "\">" + inside + "</modifier>";
}

// Counts the coins in the force.
std::string repeat(const std::string &value, const std::string &repeats, const std::string &more = {})
{
    return "<repeats><repeat field=\"selections\" scope=\"force\" childId=\"coin\" value=\"" + value + "\" repeats=\"" + repeats + "\" "
        + more + "/></repeats>";
}

std::shared_ptr<const rules::GameData> load(const std::string &catalogue, const std::string &system = test::plainSystem)
{
    const auto data = test::loadGame(system, catalogue);
    return data ? *data : nullptr;
}

// A unit of 10 points in HQ, with what stands inside it; and coins.
std::shared_ptr<const rules::GameData> unit(const std::string &inside)
{
    return load(
        R"(<selectionEntries><selectionEntry id="u" name="Unit" type="unit" page="7"><costs><cost name="pts" typeId="pts" value="10"/></costs>
<categoryLinks><categoryLink id="c" targetId="hq" primary="true"/></categoryLinks>)"
        + inside + R"(</selectionEntry><selectionEntry id="coin" name="Coin" type="upgrade"/></selectionEntries>)");
}

QStringList categories(Session &session, const std::string &id)
{
    QStringList list;
    for (const rules::CategoryValue &category : session.evaluator().selection(id)->categories)
        list.append(QString::fromStdString(category.entryId) + (category.primary ? "*" : ""));
    return list;
}

} // namespace

/// Modifiers: their order, groups and repeats, and what they can change.
class tst_Modifiers : public QObject
{
    Q_OBJECT

private slots:
    void cost_data()
    {
        QTest::addColumn<QString>("inside");
        QTest::addColumn<double>("cost");
        const auto row = [](const char *name, const std::string &modifiers, double cost, const std::string &groups = {}) {
            QTest::newRow(name) << QString::fromStdString("<modifiers>" + modifiers + "</modifiers><modifierGroups>" + groups
                                                          + "</modifierGroups>")
                                << cost;
        };
        row("file order: set, then increment", modifier("set", "pts", "3") + modifier("increment", "pts", "2"), 5);
        row("file order: increment, then set", modifier("increment", "pts", "2") + modifier("set", "pts", "3"), 3);
        row("below zero", modifier("decrement", "pts", "15"), -5);
        row("fractions", modifier("increment", "pts", "0.7") + modifier("increment", "pts", "0.1"), 10.8);
        row("no number: no effect", modifier("set", "pts", "many"), 10);
        row("condition holds", modifier("increment", "pts", "1", always), 11);
        row("condition fails", modifier("increment", "pts", "1", never), 10);
        row("modifiers before groups", modifier("set", "pts", "1"), 3,
            "<modifierGroup><modifiers>" + modifier("increment", "pts", "2") + "</modifiers></modifierGroup>");
        row("group whose condition fails", {}, 10,
            "<modifierGroup>" + never + "<modifiers>" + modifier("set", "pts", "1") + "</modifiers></modifierGroup>");
        row("inner group needs the outer conditions", {}, 10,
            "<modifierGroup>" + never + "<modifierGroups><modifierGroup>" + always + "<modifiers>" + modifier("set", "pts", "1")
                + "</modifiers></modifierGroup></modifierGroups></modifierGroup>");
        row("repeat: floor", modifier("increment", "pts", "1", repeat("2", "1")), 12);
        row("repeat: ceil", modifier("increment", "pts", "1", repeat("2", "1", "roundUp=\"true\"")), 13);
        row("repeat: several each", modifier("increment", "pts", "1", repeat("1", "3")), 25);
        row("repeat: value 0 is nothing", modifier("increment", "pts", "1", repeat("0", "1")), 10);
        row("repeat: nothing counted, nothing done", modifier("set", "pts", "1", repeat("9", "1")), 10);
        row("repeat: set is applied once", modifier("set", "pts", "4", repeat("1", "1")), 4);
        row("repeats add up",
            modifier("increment", "pts", "1",
                     "<repeats>" + repeat("1", "1").substr(9, repeat("1", "1").size() - 19)
                         + repeat("2", "1").substr(9, repeat("2", "1").size() - 19) + "</repeats>"),
            17);
        row("repeat of a group multiplies", {}, 30,
            "<modifierGroup>" + repeat("1", "1") + "<modifiers>" + modifier("increment", "pts", "2", repeat("2", "1"))
                + "</modifiers></modifierGroup>");
        row("floor and ceil are bounds", modifier("floor", "pts", "12") + modifier("ceil", "pts", "11"), 11);
        row("unknown type: not applied", modifier("sparkle", "pts", "1"), 10);
    }

    // Five coins are in the force.
    void cost()
    {
        QFETCH(QString, inside);
        QFETCH(double, cost);
        Session session(unit(inside.toStdString()));
        const std::string army = session.army();
        const std::string id = session.add(army, "u");
        for (int i = 0; i < 5; ++i)
            session.add(army, "coin");
        QCOMPARE(session.evaluator().selection(id)->costs.front().value, cost);
        QCOMPARE(session.total(), cost);
        QVERIFY(session.same);
    }

    void name_data()
    {
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *title, const std::string &modifiers, const char *name) {
            QTest::newRow(title) << QString::fromStdString(modifiers) << name;
        };
        row("append puts a space between", modifier("append", "name", "Elite"), "Unit Elite");
        row("append by repeats", modifier("append", "name", "x", repeat("1", "1")), "Unit x x");
        row("increment of a text: no effect", modifier("increment", "name", "3"), "Unit");
        row("increment of a number", modifier("set", "name", "5") + modifier("increment", "name", "3"), "8");
        row("decrement of a number, without needless decimals", modifier("set", "name", "5.5") + modifier("decrement", "name", "1.5"), "4");
        row("append after a number", modifier("set", "name", "5") + modifier("append", "name", "x"), "5 x");
    }

    void name()
    {
        QFETCH(QString, modifiers);
        Session session(unit("<modifiers>" + modifiers.toStdString() + "</modifiers>"));
        const std::string army = session.army();
        const std::string id = session.add(army, "u");
        session.add(army, "coin");
        session.add(army, "coin");
        QTEST(session.name(id), "name");
        QVERIFY(session.same);
    }

    void categories_data()
    {
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("add") << QString::fromStdString(modifier("add", "category", "troops")) << QStringList{"hq*", "troops"};
        QTest::newRow("add twice") << QString::fromStdString(modifier("add", "category", "hq")) << QStringList{"hq*"};
        QTest::newRow("remove") << QString::fromStdString(modifier("remove", "category", "hq")) << QStringList{};
        QTest::newRow("set-primary adds, and clears the old one")
            << QString::fromStdString(modifier("set-primary", "category", "troops")) << QStringList{"hq", "troops*"};
        QTest::newRow("unset-primary") << QString::fromStdString(modifier("unset-primary", "category", "hq")) << QStringList{"hq"};
    }

    void categories()
    {
        QFETCH(QString, modifiers);
        Session session(unit("<modifiers>" + modifiers.toStdString() + "</modifiers>"));
        QTEST(::categories(session, session.add(session.army(), "u")), "expected");
        QVERIFY(session.same);
    }

    void otherFields_hiddenPageAndLimits()
    {
        Session session(unit(
            "<constraints><constraint id=\"max\" type=\"max\" value=\"1\" field=\"selections\" scope=\"force\"/></constraints><modifiers>"
            + modifier("set", "page", "12") + modifier("increment", "max", "1") + modifier("set", "hidden", "true", never)
            + "</modifiers>"));
        const std::string army = session.army();
        const std::string id = session.add(army, "u");
        session.add(army, "u");
        QCOMPARE(session.evaluator().selection(id)->page, std::string("12"));
        QVERIFY(session.errors().isEmpty());
        session.add(army, "u");
        QCOMPARE(session.errors(), QStringList{"selection u u/max"});
        QVERIFY(session.same);
    }

    // The link's come after the target's, and each may name the other's limits.
    void linkAndTarget_changeEachOther()
    {
        Session session(load(
            "<sharedSelectionEntries><selectionEntry id=\"u\" name=\"Unit\" type=\"unit\"><constraints><constraint id=\"of-target\" type=\"max\" value=\"1\" field=\"selections\" scope=\"force\"/></constraints><modifiers>"
            + modifier("set", "name", "Target") + modifier("set", "of-link", "3")
            + "</modifiers></selectionEntry></sharedSelectionEntries><entryLinks><entryLink id=\"l\" targetId=\"u\" type=\"selectionEntry\"><constraints><constraint id=\"of-link\" type=\"max\" value=\"1\" field=\"selections\" scope=\"force\"/></constraints><modifiers>"
            + modifier("append", "name", "Link") + modifier("set", "of-target", "2") + "</modifiers></entryLink></entryLinks>"));
        const std::string army = session.army();
        const std::string id = session.add(army, "l");
        session.add(army, "l");
        QCOMPARE(session.name(id), QString("Target Link"));
        QVERIFY(session.errors().isEmpty());
        session.add(army, "l");
        QCOMPARE(session.errors(), QStringList{"selection u u/of-target"});
        session.add(army, "l");
        QCOMPARE(session.errors(), QStringList({"selection u l/of-link", "selection u u/of-target"}));
        QVERIFY(session.same);
    }

    void infos_areModifiedByTheirOwnAndTheirLinksModifiers()
    {
        const std::string shared = "<sharedRules><rule id=\"r\" name=\"Rule\"><description>Old</description><modifiers>"
            + modifier("set", "description", "New")
            + "</modifiers></rule></sharedRules><sharedProfiles><profile id=\"p\" name=\"Profile\" typeId=\"unit\" typeName=\"Unit\" page=\"3\"><characteristics><characteristic name=\"M\" typeId=\"move\">6</characteristic></characteristics><modifiers>"
            + modifier("increment", "move", "2") + "</modifiers></profile></sharedProfiles>";
        Session session(load(
            shared
            + "<selectionEntries><selectionEntry id=\"u\" name=\"Unit\" type=\"unit\"><infoLinks><infoLink id=\"il-r\" name=\"ignored\" targetId=\"r\" type=\"rule\" page=\"99\"><modifiers>"
            + modifier("append", "description", "and more")
            + "</modifiers></infoLink><infoLink id=\"il-p\" targetId=\"p\" type=\"profile\"><modifiers>"
            + modifier("append", "name", "of it")
            + "</modifiers></infoLink></infoLinks><infoGroups><infoGroup id=\"g\" name=\"Group\" hidden=\"true\"><rules><rule id=\"hidden\" name=\"Hidden\"/></rules></infoGroup></infoGroups></selectionEntry></selectionEntries>"));
        const rules::EffectiveInfo &info = session.evaluator().info(session.add(session.army(), "u"));
        QCOMPARE(info.rules.size(), std::size_t(1));
        QCOMPARE(info.rules.front().name, std::string("Rule"));
        QCOMPARE(info.rules.front().description, std::string("New and more"));
        QCOMPARE(info.rules.front().page, std::string()); // the target's, not the link's
        QCOMPARE(info.profiles.front().name, std::string("Profile of it"));
        QCOMPARE(info.profiles.front().page, std::string("3"));
        QCOMPARE(info.profiles.front().characteristics.front().value, std::string("8"));
        QCOMPARE(info.hiddenRules.size(), std::size_t(1));
    }

    // Where a maximum is nothing, the candidate says what makes it so: what would have to go, or to come.
    void candidates_sayWhatForbidsThem()
    {
        const auto condition = [](const std::string &type, const std::string &of) {
            return "<conditions><condition type=\"" + type + "\" value=\"1\" field=\"selections\" scope=\"parent\" childId=\"" + of
                + "\"/></conditions>";
        };
        const auto option = [](const std::string &id, const std::string &most, const std::string &modifiers) {
            return "<selectionEntry id=\"" + id + "\" name=\"Option " + id + "\" type=\"upgrade\"><constraints><constraint id=\"" + id
                + "-max\" type=\"max\" value=\"" + most + "\" field=\"selections\" scope=\"parent\"/></constraints><modifiers>" + modifiers
                + "</modifiers></selectionEntry>";
        };
        Session session(unit("<selectionEntries>" + option("a", "1", modifier("set", "a-max", "0", condition("atLeast", "b")))
                             + option("b", "1", "") + option("d", "0", modifier("set", "d-max", "1", condition("atLeast", "b")))
                             + option("e", "0", "") + "</selectionEntries>"));
        const std::string id = session.add(session.army(), "u");
        const auto parts = [&](const std::string &entry) {
            const auto found = session.evaluator().candidate(id, entry);
            return found ? found->reasonParts : std::vector<rules::ReasonPart>();
        };
        using Parts = std::vector<rules::ReasonPart>;
        QVERIFY(parts("a").empty());
        QVERIFY(parts("d") == (Parts{{"b", "Option b", true}}));
        QVERIFY(parts("e").empty());
        QVERIFY(!session.evaluator().candidate(id, "e")->canAdd);
        session.add(id, "b");
        QVERIFY(parts("a") == (Parts{{"b", "Option b", false}}));
        QVERIFY(parts("d").empty() && session.evaluator().candidate(id, "d")->canAdd);
    }

    void groupsForcesAndCategories_haveModifiersToo()
    {
        const std::string system = R"(<categoryEntries><categoryEntry id="hq" name="HQ"><modifiers>)"
            + modifier("set", "hidden", "true", always)
            + R"(</modifiers></categoryEntry></categoryEntries><forceEntries><forceEntry id="army" name="Army"><modifiers>)"
            + modifier("append", "name", "Group") + modifier("set", "two", "3")
            + R"(</modifiers><constraints><constraint id="two" type="max" value="1" field="forces" scope="roster"/></constraints><categoryLinks><categoryLink id="l" targetId="hq"><modifiers>)"
            + modifier("set", "few", "2")
            + R"(</modifiers><constraints><constraint id="few" type="max" value="0" field="selections" scope="parent"/></constraints></categoryLink></categoryLinks></forceEntry></forceEntries>)";
        Session session(load(
            "<selectionEntries><selectionEntry id=\"u\" name=\"Unit\" type=\"unit\"><categoryLinks><categoryLink id=\"c\" targetId=\"hq\" primary=\"true\"/></categoryLinks><selectionEntryGroups><selectionEntryGroup id=\"g\" name=\"Group\"><modifiers>"
                + modifier("set", "g-max", "2") + modifier("append", "name", "now")
                + "</modifiers><constraints><constraint id=\"g-max\" type=\"max\" value=\"1\" field=\"selections\" scope=\"parent\"/></constraints><selectionEntries><selectionEntry id=\"o\" name=\"Option\" type=\"upgrade\"/></selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>",
            system));
        const std::string army = session.army();
        session.army();
        session.army();
        QCOMPARE(session.evaluator().force(army)->name, std::string("Army Group"));
        QVERIFY(session.evaluator().force(army)->categories.at(1).hidden);
        QVERIFY(session.errors().isEmpty());
        const std::string id = session.add(army, "u");
        session.add(army, "u");
        session.add(id, "o", {}, 2);
        QVERIFY(session.errors().isEmpty());
        const auto places = session.evaluator().slotsOf(id);
        QCOMPARE(places.front().name, std::string("Group now"));
        QCOMPARE(places.front().max, 2.0);
        session.add(id, "o");
        session.add(army, "u");
        session.army();
        QCOMPARE(session.errors(),
                 QStringList({"category hq hq/few", "roster sys army/two", "roster sys army/two", "roster sys army/two",
                              "roster sys army/two", "selection u g/g-max"}));
        QVERIFY(session.same);
    }
};

MUSTER_TEST_MAIN(tst_Modifiers)
#include "tst_Modifiers.moc"
