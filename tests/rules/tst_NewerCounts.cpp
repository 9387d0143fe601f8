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

std::string nameWhen(const std::string &name, const std::string &condition)
{
    return "<modifiers><modifier type='set' field='name' value='" + name + "'><conditions>" + condition
        + "</conditions></modifier></modifiers>";
}

// An army that offers regiments; `words` says the dialect.
std::string armyOfRegiments(const std::string &words)
{
    return R"(<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="a" targetId="troops"/></categoryLinks>
  <forceEntries><forceEntry id="regiment" name="Regiment")"
        + words
        + R"(><costs><cost name="pts" typeId="pts" value="3"/></costs><categoryLinks><categoryLink id="b" targetId="troops"/></categoryLinks></forceEntry></forceEntries></forceEntry></forceEntries>)";
}

// So many men in one stack.
std::string stack(Session &session, const std::string &squad, int number)
{
    const std::string men = session.add(squad, "man");
    session.take(session.operations().setCount(men, number));
    return men;
}

} // namespace

/// What is counted in the newer dialect where the older one counts something else.
class tst_NewerCounts : public QObject
{
    Q_OBJECT

private slots:
    // "And all child selections" of the roster are those of the regiments, too; of a force only its own.
    void roster_isAllForces_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("scope");
        QTest::addColumn<QString>("flags");
        QTest::addColumn<int>("errors");
        const QString newer = " sortIndex='1'", deep = "includeChildSelections='true'";
        QTest::newRow("newer, everything") << newer << "roster" << deep << 1;
        QTest::newRow("newer, what is directly there") << newer << "roster"
                                                       << "" << 0;
        QTest::newRow("newer, of the force") << newer << "force" << deep << 0;
        QTest::newRow("older, everything") << ""
                                           << "roster" << deep << 0;
        QTest::newRow("older, child forces") << ""
                                             << "roster" << deep + " includeChildForces='true'" << 1;
    }
    void roster_isAllForces()
    {
        QFETCH(QString, words);
        QFETCH(QString, scope);
        QFETCH(QString, flags);
        const std::string limit = "<constraints><constraint id='once' type='max' value='1' field='selections' scope='" + scope.toStdString()
            + "' " + flags.toStdString() + "/></constraints>";
        const auto data = test::loadGame(armyOfRegiments(words.toStdString()),
                                         "<selectionEntries><selectionEntry id='hero' name='Hero' type='unit'>" + troops("hero") + limit
                                             + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        for (int i = 0; i < 2; ++i)
            session.add(session.take(session.operations().addForce("regiment", "own", army)), "hero");
        QTEST(int(session.errors().size()), "errors");
        QVERIFY(session.same);
    }

    // What a regiment costs counts with it.
    void roster_costsOfAllForces()
    {
        const auto data = test::loadGame(armyOfRegiments(" sortIndex='1'"),
                                         "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit'>" + troops("squad")
                                             + nameWhen("Dear",
                                                        "<condition type='atLeast' value='6' field='pts' scope='roster' childId='any' "
                                                        "includeChildSelections='true'/>")
                                             + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string squad = session.add(session.take(session.operations().addForce("regiment", "own", army)), "squad");
        QCOMPARE(session.name(squad), QString("Squad"));
        session.take(session.operations().addForce("regiment", "own", army));
        QCOMPARE(session.name(squad), QString("Dear"));
        QVERIFY(session.same);
    }

    // Whether a condition about `selection` holds, which is an upgrade in a model in a unit.
    void condition_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *condition, bool holds) { QTest::newRow(condition) << condition << holds; };
        // In what is nowhere there is nothing.
        row("type='lessThan' value='1' scope='link' childId='any'", true);
        row("type='equalTo' value='0' scope='elsewhere' childId='any'", true);
        row("type='atLeast' value='1' scope='elsewhere' childId='any'", false);
        row("type='notInstanceOf' value='1' scope='elsewhere' childId='any'", true);
        // "At least none" of itself never holds.
        row("type='atLeast' value='0' scope='self' childId='any'", false);
        row("type='atLeast' value='0' scope='parent' childId='elsewhere'", true);
        row("type='lessThan' value='1' scope='self' childId='any'", true);
        // Itself: so many in each one of what it is in. There are four in each of the three men.
        row("type='equalTo' value='4' scope='self' childId='self'", true);
        row("type='equalTo' value='4' scope='self'", true);
        row("type='equalTo' value='3' scope='parent' childId='self'", true);
        // A root selection is of the kind of its force, what is in it is not.
        row("type='instanceOf' value='1' scope='root-entry' childId='army'", true);
        row("type='instanceOf' value='1' scope='self' childId='army'", false);
        row("type='instanceOf' value='1' scope='ancestor' childId='army'", true);
        row("type='instanceOf' value='1' scope='self' childId='header'", false);
    }
    void condition()
    {
        QFETCH(QString, condition);
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' sortIndex='1'>"
                                             + troops("squad")
                                             + "<selectionEntries><selectionEntry id='man' name='Man' type='model'><selectionEntries>"
                                               "<selectionEntry id='gun' name='Gun' type='upgrade'>"
                                             + nameWhen("Yes", "<condition field='selections' " + condition.toStdString() + "/>")
                                             + "</selectionEntry></selectionEntries></selectionEntry></selectionEntries></selectionEntry>"
                                               "<selectionEntry id='elsewhere' name='Elsewhere' type='unit'>"
                                             + troops("elsewhere") + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        const std::string man = stack(session, squad, 3);
        const std::string gun = session.add(man, "gun", {}, 4);
        QCOMPARE(session.number(gun), 12);
        QFETCH(bool, holds);
        QCOMPARE(session.name(gun), QString(holds ? "Yes" : "Gun"));
        QVERIFY(session.same);
    }

    // What is there already is no header any more: only a further one is.
    void header_isWhatIsOnlyOffered()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='size' name='Battle size' type='upgrade' sortIndex='1'>" + troops("size")
                + "<modifiers><modifier type='set' field='hidden' value='true'><conditions>"
                  "<condition type='instanceOf' value='1' field='selections' scope='self' childId='header'/>"
                  "<condition type='atLeast' value='1' field='selections' scope='force' childId='size'/></conditions></modifier></modifiers>"
                  "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        QVERIFY((*data)->findings().empty());
        Session session(*data);
        const std::string army = session.army();
        QVERIFY(session.evaluator().candidate(army, "size")->canAdd);
        session.add(army, "size");
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(!session.evaluator().candidate(army, "size")->canAdd);
        QVERIFY(session.same);
    }

    // A limit of itself is meant of each: seven men with a banner each are no seven banners in one.
    void limitOfItself_isOfEach()
    {
        const std::string honours = "<costs><cost name='pts' typeId='pts' value='2'/></costs>";
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' sortIndex='1'>" + troops("squad")
                + "<constraints><constraint id='few' type='max' value='3' field='pts' scope='self'/></constraints>"
                  "<selectionEntries><selectionEntry id='man' name='Man' type='model'><selectionEntries>"
                  "<selectionEntry id='banner' name='Banner' type='upgrade'><constraints>"
                  "<constraint id='one' type='max' value='1' field='selections' scope='self'/></constraints></selectionEntry>"
                  "</selectionEntries></selectionEntry><selectionEntry id='honour' name='Honour' type='upgrade'>"
                + honours + "</selectionEntry></selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        const std::string men = stack(session, squad, 7);
        const std::string banner = session.add(men, "banner");
        QCOMPARE(session.number(banner), 7);
        QCOMPARE(session.errors(), QStringList());
        session.take(session.operations().setCount(banner, 14));
        QCOMPARE(session.errors(), QStringList{"selection banner banner/one"});
        session.take(session.operations().setCount(banner, 7));
        // A cost of itself is that of what is chosen in it.
        session.add(squad, "honour");
        QCOMPARE(session.errors(), QStringList());
        session.add(squad, "honour");
        QCOMPARE(session.errors(), QStringList{"selection squad squad/few"});
        QVERIFY(session.same);
    }

    // A local group beside the modifier: so often for every `value` of those that pass.
    void localGroup_repeatsForEveryValue_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<double>("total");
        QTest::newRow("for each") << "value='1' repeats='2'" << 50.0; // five: ten times
        QTest::newRow("for every two") << "value='2' repeats='1'" << 10.0;
        QTest::newRow("for every begun two") << "value='2' repeats='1' roundUp='true'" << 15.0;
        QTest::newRow("not so many") << "value='6' repeats='1'" << 0.0;
    }
    void localGroup_repeatsForEveryValue()
    {
        QFETCH(QString, group);
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='camp' name='Camp' type='unit'>" + troops("camp")
                + "<costs><cost name='pts' typeId='pts' value='0'/></costs><modifiers>"
                  "<modifier type='increment' field='pts' value='5'><localConditionGroups><localConditionGroup type='atLeast' "
                + group.toStdString()
                + " scope='force' field='selections'><conditions><condition type='instanceOf' value='1' field='selections' scope='self' "
                  "childId='squad'/></conditions></localConditionGroup></localConditionGroups></modifier></modifiers></selectionEntry>"
                  "<selectionEntry id='squad' name='Squad' type='unit'>"
                + troops("squad") + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        QVERIFY((*data)->findings().empty());
        Session session(*data);
        const std::string army = session.army();
        session.add(army, "camp");
        for (int i = 0; i < 5; ++i)
            session.add(army, "squad");
        QTEST(session.total(), "total");
        QVERIFY(session.same);
    }

    // A group is known by its link, and what is in it counts as being of its categories without having them.
    void groups_byLinkAndCategory_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("holds");
        QTest::newRow("newer, link") << "arms-link"
                                     << "sortIndex='1'" << true;
        QTest::newRow("newer, group") << "arms"
                                      << "sortIndex='1'" << true;
        QTest::newRow("newer, category") << "hq"
                                         << "sortIndex='1'" << true;
        QTest::newRow("older, link") << "arms-link"
                                     << "" << false;
    }
    void groups_byLinkAndCategory()
    {
        QFETCH(QString, wanted);
        QFETCH(QString, words);
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' " + words.toStdString() + ">" + troops("squad")
                + nameWhen("Armed",
                           "<condition type='atLeast' value='1' field='selections' scope='self' childId='" + wanted.toStdString() + "'/>")
                + "<entryLinks><entryLink id='arms-link' targetId='arms' type='selectionEntryGroup'/></entryLinks></selectionEntry>"
                  "</selectionEntries><sharedSelectionEntryGroups><selectionEntryGroup id='arms' name='Arms'><categoryLinks>"
                  "<categoryLink id='arms-hq' targetId='hq'/></categoryLinks><selectionEntries>"
                  "<selectionEntry id='gun' name='Gun' type='upgrade'/></selectionEntries></selectionEntryGroup></sharedSelectionEntryGroups>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        QCOMPARE(session.name(squad), QString("Squad"));
        const std::string gun = session.add(squad, "gun");
        QFETCH(bool, holds);
        QCOMPARE(session.name(squad), QString(holds ? "Armed" : "Squad"));
        QVERIFY(words.isEmpty() || session.evaluator().selection(gun)->categories.empty());
        QVERIFY(session.same);
    }

    // A limit that is not shared counts what came by its own link.
    void limitThatIsNotShared_countsItsLink()
    {
        const std::string link = "<entryLink id='%' targetId='axe' type='selectionEntry' sortIndex='1'><constraints>"
                                 "<constraint id='c-%' type='max' value='1' field='selections' scope='unit' shared='false' "
                                 "includeChildSelections='true'/></constraints></entryLink>";
        const auto linked = [&](const std::string &id) {
            std::string text = link;
            for (auto at = text.find('%'); at != std::string::npos; at = text.find('%'))
                text.replace(at, 1, id);
            return text;
        };
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit'>" + troops("squad")
                + "<selectionEntries><selectionEntry id='boss' name='Boss' type='model'><entryLinks>" + linked("one")
                + "</entryLinks></selectionEntry><selectionEntry id='man' name='Man' type='model'><entryLinks>" + linked("two")
                + "</entryLinks></selectionEntry></selectionEntries></selectionEntry></selectionEntries>"
                  "<sharedSelectionEntries><selectionEntry id='axe' name='Axe' type='upgrade'/></sharedSelectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad");
        const std::string boss = session.add(squad, "boss"), man = session.add(squad, "man");
        session.add(boss, "axe");
        session.add(man, "axe");
        QCOMPARE(session.errors(), QStringList());
        session.add(man, "axe");
        QCOMPARE(session.errors().size(), 1);
        QVERIFY(session.same);
    }

    // What stands in a group that the rules hide may not stay, and does not come by itself.
    void hiddenGroup_hidesWhatIsInIt()
    {
        const std::string spells =
            "<selectionEntryGroup id='%' name='%' %4><modifiers><modifier type='set' field='hidden' value='%5'>"
            "<conditions><condition type='%2' value='1' field='selections' scope='force' childId='pact'/></conditions>"
            "</modifier></modifiers><selectionEntries><selectionEntry id='%-spell' name='%-spell' type='upgrade'>"
            "<constraints><constraint id='c-%' type='min' value='1' field='selections' scope='parent'/></constraints>"
            "</selectionEntry></selectionEntries></selectionEntryGroup>";
        const auto group = [&](const std::string &id, const std::string &when, const std::string &hidden, const std::string &becomes) {
            std::string text = spells;
            for (const auto &[place, value] : {std::pair<std::string, std::string>("%2", when), {"%4", hidden}, {"%5", becomes}, {"%", id}})
                for (auto at = text.find(place); at != std::string::npos; at = text.find(place))
                    text.replace(at, place.size(), value);
            return text;
        };
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id='wizard' name='Wizard' type='unit' sortIndex='1'>" + troops("wizard")
                + "<selectionEntryGroups>" + group("light", "atLeast", "", "true") + group("dark", "atLeast", "hidden='true'", "false")
                + "<selectionEntryGroup id='never' name='never' hidden='true'><selectionEntries><selectionEntry id='never-spell' "
                  "name='never-spell' type='upgrade' defaultAmount='1'/></selectionEntries></selectionEntryGroup>"
                  "</selectionEntryGroups></selectionEntry><selectionEntry id='pact' name='Pact' type='upgrade'>"
                + troops("pact") + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        auto added = session.operations().addSelection(army, "wizard");
        QVERIFY(added.ok());
        rules::keepAutomatic(session.roster, *added, session.evaluator(), session.ids());
        const auto names = [&] {
            QStringList all;
            for (const auto &spell : *rules::childSelections(std::as_const(session.roster), added->createdId))
                all.append(QString::fromStdString(spell.name));
            return all;
        };
        QCOMPARE(names(), QStringList{"light-spell"});
        QCOMPARE(session.errors(), QStringList());
        const std::string pact = session.add(army, "pact");
        QCOMPARE(session.errors(), (QStringList{"selection wizard dark-spell/c-dark", "selection wizard light-spell/hidden"}));
        session.take(session.operations().removeSelection(pact));
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.same);
    }
};

MUSTER_TEST_MAIN(tst_NewerCounts)
#include "tst_NewerCounts.moc"
