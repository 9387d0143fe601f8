// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using test::Session;

namespace {

std::string troops(const std::string &id)
{
    return "<categoryLinks><categoryLink id='l-" + id + "' targetId='troops' primary='true'/></categoryLinks>";
}

// A force that lists its troops only; the category "warlord" is listed by none.
std::string systemWith(const std::string &category, const std::string &link)
{
    return R"(<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<profileTypes><profileType id="unit" name="Unit"><characteristicTypes><characteristicType id="move" name="M"/></characteristicTypes>
</profileType></profileTypes>
<categoryEntries><categoryEntry id="troops" name="Troops"/><categoryEntry id="hq" name="HQ"/>
<categoryEntry id="warlord" name="Warlord" )"
        + category + R"(</categoryEntry></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks>)"
        + link + R"(<categoryLink id="a" targetId="troops"/></categoryLinks></forceEntry></forceEntries>)";
}

// A hero who may be the warlord.
std::string heroes(const std::string &words)
{
    return "<selectionEntries><selectionEntry id='hero' name='Hero' type='model' " + words + ">" + troops("hero")
        + "<selectionEntries><selectionEntry id='crown' name='Warlord' type='upgrade'><categoryLinks>"
          "<categoryLink id='l-crown' targetId='warlord'/></categoryLinks></selectionEntry></selectionEntries>"
          "</selectionEntry></selectionEntries>";
}

std::string limit(const std::string &type, int value, const std::string &scope, const std::string &words = "includeChildSelections='true'")
{
    return "<constraints><constraint id='" + type + "' type='" + type + "' value='" + std::to_string(value) + "' field='selections' scope='"
        + scope + "' " + words + "/></constraints>";
}

// A list as another program saves it: its root selection with what is in it.
rules::Roster saved(const std::string &selections)
{
    const auto read = rules::readRoster("<roster id='r' name='List' gameSystemId='sys' gameSystemName='Game'><forces>"
                                        "<force id='f' name='Army' entryId='army' catalogueId='own' catalogueName='Own'><selections>"
                                            + selections + "</selections></force></forces></roster>",
                                        "list.ros");
    return read ? read->roster : rules::Roster();
}

} // namespace

/// Limits that data for the other engine rely on, and how its lists call what they hold.
class tst_NewerLimits : public QObject
{
    Q_OBJECT

private slots:
    // "A list needs one warlord": no force lists that category, and still it is asked for.
    void category_isLimitedWhereNothingListsIt_data()
    {
        QTest::addColumn<QString>("limits");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("crowns");
        QTest::addColumn<QStringList>("errors");
        const auto row = [](const char *name, const std::string &limits, const char *words, int crowns, const QStringList &errors) {
            QTest::newRow(name) << QString::fromStdString(limits) << words << crowns << errors;
        };
        const char *newer = "sortIndex='1'";
        row("needed, none", limit("min", 1, "roster"), newer, 0, {"roster sys warlord/min"});
        row("needed, one", limit("min", 1, "roster"), newer, 1, {});
        row("one at most, two", limit("max", 1, "roster"), newer, 2, {"roster sys warlord/max"});
        row("in the force, none", limit("min", 1, "force"), newer, 0, {"force army warlord/min"});
        row("in the force, two", limit("max", 1, "force"), newer, 2, {"force army warlord/max"});
        row("not looked for inside", limit("max", 0, "force", ""), newer, 2, {});
        row("of what lists it", limit("min", 1, "parent"), newer, 0, {});
        row("older", limit("min", 1, "roster"), "", 0, {});
    }
    void category_isLimitedWhereNothingListsIt()
    {
        QFETCH(QString, limits);
        QFETCH(QString, words);
        QFETCH(int, crowns);
        const auto data = test::loadGame(systemWith(">" + limits.toStdString(), {}), heroes(words.toStdString()));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        for (int i = 0; i < 2; ++i)
            if (const std::string hero = session.add(army, "hero"); i < crowns)
                session.add(hero, "crown");
        QTEST(session.errors(), "errors");
        QVERIFY(session.same);
    }

    // Who is missing can be named: the first in the list who may take it.
    void category_missingIsOfferedWhereItMayBe()
    {
        const auto data = test::loadGame(systemWith(">" + limit("min", 1, "roster"), {}), heroes("sortIndex='1'"));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string hero = session.add(session.army(), "hero");
        const auto fixes = session.evaluator().fixes(session.evaluator().findings().front());
        QCOMPARE(fixes.size(), std::size_t(1));
        QCOMPARE(fixes.front().targetId, hero);
        rules::Operations operations = session.operations();
        session.take(rules::apply(operations, fixes.front()));
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.same);
    }

    // A limit that is not shared looks no further than the place where it stands, whatever its scope says.
    void limitThatIsNotShared_isOfItsPlace_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("errors");
        QTest::newRow("not shared") << "shared='false'" << 0;
        QTest::newRow("not shared, with child forces") << "shared='false' includeChildForces='true'" << 0;
        QTest::newRow("shared") << "" << 1;
    }
    void limitThatIsNotShared_isOfItsPlace()
    {
        QFETCH(QString, words);
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' sortIndex='1'>"
                                             + troops("squad") + "<selectionEntries><selectionEntry id='gun' name='Gun' type='upgrade'>"
                                             + limit("max", 1, "force", "includeChildSelections='true' " + words.toStdString())
                                             + "</selectionEntry></selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        for (int i = 0; i < 2; ++i)
            session.add(session.add(army, "squad"), "gun");
        QTEST(int(session.errors().size()), "errors");
        QVERIFY(session.same);
    }

    // No selection is of the catalogue: that is asked of a force.
    void catalogue_isNotCounted()
    {
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' sortIndex='1'>"
                                             + troops("squad")
                                             + "<modifiers><modifier type='set' field='name' value='Counted'><conditions>"
                                               "<condition type='atLeast' value='1' field='selections' scope='force' childId='own'/>"
                                               "</conditions></modifier></modifiers></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        QCOMPARE(session.name(session.add(session.army(), "squad")), QString("Squad"));
    }

    // What modifiers make of such a limit is seen from the force.
    void category_limitFollowsItsModifiers()
    {
        const auto data = test::loadGame(systemWith(">" + limit("max", 0, "force")
                                                        + "<modifiers><modifier type='set' field='max' value='1'><conditions>"
                                                          "<condition type='atLeast' value='2' field='selections' scope='force' "
                                                          "childId='hero'/></conditions></modifier></modifiers>",
                                                    {}),
                                         heroes("sortIndex='1'"));
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        session.add(session.add(army, "hero"), "crown");
        QCOMPARE(session.errors(), QStringList{"force army warlord/max"});
        session.add(army, "hero");
        QCOMPARE(session.errors(), QStringList());
        QVERIFY(session.same);
    }

    // Two forces of the roster are told once that the warlord is missing, each that its own is.
    void category_ofTheRosterIsToldOnce()
    {
        for (const auto &[scope, count] : {std::pair<std::string, int>("roster", 1), {"force", 2}}) {
            const auto data = test::loadGame(systemWith(">" + limit("min", 1, scope), {}), heroes("sortIndex='1'"));
            QVERIFY(data.ok());
            Session session(*data);
            session.army();
            session.army();
            QCOMPARE(session.errors().size(), count);
            QVERIFY(session.same);
        }
    }

    // A slot that the rules hide asks for nothing as long as nothing is in it.
    void hiddenSlot_isNotMissed_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("link");
        QTest::addColumn<int>("errors");
        const QString modifier = "><modifiers><modifier type='set' field='hidden' value='true'/></modifiers>";
        QTest::newRow("newer, hidden") << "sortIndex='1'"
                                       << " hidden='true'>" << 0;
        QTest::newRow("newer, hidden by a modifier") << "sortIndex='1'" << modifier << 0;
        QTest::newRow("newer, shown") << "sortIndex='1'"
                                      << ">" << 1;
        QTest::newRow("older, hidden") << ""
                                       << " hidden='true'>" << 1;
    }
    void hiddenSlot_isNotMissed()
    {
        QFETCH(QString, words);
        QFETCH(QString, link);
        const auto data = test::loadGame(
            systemWith(">",
                       "<categoryLink id='slot' targetId='warlord'" + link.toStdString() + limit("min", 1, "parent") + "</categoryLink>"),
            heroes(words.toStdString()));
        QVERIFY(data.ok());
        Session session(*data);
        session.army();
        QTEST(int(session.errors().size()), "errors");
        QVERIFY(session.same);
    }

    // A limit of an entry that speaks of forces is not asked for: an entry is none.
    void forcesOfAnEntry_areNotAskedFor_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("errors");
        QTest::newRow("newer") << "sortIndex='1'" << 0;
        QTest::newRow("older") << "" << 1;
    }
    void forcesOfAnEntry_areNotAskedFor()
    {
        QFETCH(QString, words);
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit' " + words.toStdString()
                                             + ">" + troops("squad")
                                             + "<constraints><constraint id='c' type='min' value='1' field='forces' scope='roster'/>"
                                               "</constraints></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        session.add(session.army(), "squad");
        QTEST(int(session.errors().size()), "errors");
    }

    // Where link and target both say a primary category, the link's holds, and the target's is none of it.
    void primaryCategory_isTheLinks()
    {
        const auto data = test::loadGame(test::plainSystem,
                                         "<entryLinks><entryLink id='own-squad' targetId='squad' type='selectionEntry' sortIndex='1'>"
                                         "<categoryLinks><categoryLink id='c' targetId='hq' primary='true'/></categoryLinks></entryLink>"
                                         "</entryLinks><sharedSelectionEntries><selectionEntry id='squad' name='Squad' type='unit'>"
                                             + troops("squad") + "</selectionEntry></sharedSelectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const auto *squad = session.evaluator().selection(session.add(session.army(), "squad"));
        QCOMPARE(squad->categories.size(), std::size_t(1));
        QCOMPARE(squad->categories.front().entryId, std::string("hq"));
        QVERIFY(squad->categories.front().primary);
    }

    // A profile of a model that asks about "the model" means that model: it stands below it.
    void typeScopeOfAProfile_beginsAtItsSelection()
    {
        const auto data = test::loadGame(
            systemWith(">", {}),
            "<selectionEntries><selectionEntry id='squad' name='Squad' type='unit'>" + troops("squad")
                + "<selectionEntries><selectionEntry id='boss' name='Boss' type='model' sortIndex='1'>"
                  "<profiles><profile id='p' name='Boss' typeId='unit' typeName='Unit'><characteristics>"
                  "<characteristic name='M' typeId='move'>6</characteristic></characteristics><modifiers>"
                  "<modifier type='increment' field='move' value='2'><conditions><condition type='atLeast' value='1' field='selections' "
                  "scope='model-or-unit' childId='wings'/></conditions></modifier></modifiers></profile></profiles>"
                  "<selectionEntries><selectionEntry id='wings' name='Wings' type='upgrade'/></selectionEntries></selectionEntry>"
                  "</selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string boss = session.add(session.add(session.army(), "squad"), "boss");
        const auto move = [&] { return session.evaluator().info(boss).profiles.front().characteristics.front().value; };
        QCOMPARE(move(), std::string("6"));
        session.add(boss, "wings");
        QCOMPARE(move(), std::string("8"));
        QVERIFY(session.same);
    }

    // What a link adds to its target itself is saved by another program without the id of that link. It is known all the same, counts,
    // grows and keeps its name when it is written again.
    void whatALinkHolds_isKnownAsAnotherProgramSavesIt_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("group");
        QTest::newRow("option, as we write it") << "own-squad::more::reinforced"
                                                << "";
        QTest::newRow("option") << "more::reinforced"
                                << "";
        QTest::newRow("in a group of the link") << "blade"
                                                << "arms";
        QTest::newRow("in a group that the link leads to") << "gifts-link::gift"
                                                           << "gifts-link::gifts";
        QTest::newRow("what that link adds") << "extra"
                                             << "gifts-link::gifts";
        QTest::newRow("below an option") << "more::drill"
                                         << "more::lessons";
    }
    void whatALinkHolds_isKnownAsAnotherProgramSavesIt()
    {
        QFETCH(QString, entry);
        QFETCH(QString, group);
        const auto data = test::loadGame(
            test::plainSystem,
            "<entryLinks><entryLink id='own-squad' targetId='squad' type='selectionEntry' sortIndex='1'>" + troops("squad")
                + "<entryLinks><entryLink id='more' targetId='reinforced' type='selectionEntry'/>"
                  "<entryLink id='gifts-link' targetId='gifts' type='selectionEntryGroup'><selectionEntries>"
                  "<selectionEntry id='extra' name='Extra' type='upgrade'/></selectionEntries></entryLink></entryLinks>"
                  "<selectionEntryGroups><selectionEntryGroup id='arms' name='Arms'><selectionEntries>"
                  "<selectionEntry id='blade' name='Blade' type='upgrade'/></selectionEntries></selectionEntryGroup></selectionEntryGroups>"
                  "</entryLink></entryLinks><sharedSelectionEntries><selectionEntry id='squad' name='Squad' type='unit'>"
                  "</selectionEntry><selectionEntry id='reinforced' name='Reinforced' type='upgrade'><selectionEntryGroups>"
                  "<selectionEntryGroup id='lessons' name='Lessons'><selectionEntries>"
                  "<selectionEntry id='drill' name='Drill' type='upgrade' collective='true'/></selectionEntries></selectionEntryGroup></selectionEntryGroups>"
                  "</selectionEntry></sharedSelectionEntries><sharedSelectionEntryGroups><selectionEntryGroup id='gifts' name='Gifts'>"
                  "<selectionEntries><selectionEntry id='gift' name='Gift' type='upgrade'/></selectionEntries></selectionEntryGroup>"
                  "</sharedSelectionEntryGroups>");
        QVERIFY(data.ok());
        const bool below = QString(QTest::currentDataTag()) == "below an option";
        const std::string option = "<selection id='o' name='Old' entryId='" + entry.toStdString() + "' "
            + (group.isEmpty() ? std::string() : "entryGroupId='" + group.toStdString() + "'") + " number='1' type='upgrade'/>";
        const std::string inside = below ? "<selection id='m' name='Old' entryId='more::reinforced' number='1' type='upgrade'><selections>"
                + option + "</selections></selection>"
                                         : option;
        Session session(*data);
        session.roster = saved("<selection id='u' name='Squad' entryId='own-squad::squad' number='1' type='unit'><selections>" + inside
                               + "</selections></selection>");
        session.evaluator().evaluate(session.roster);
        for (const rules::RosterFinding &finding : session.evaluator().findings())
            QVERIFY2(finding.kind != rules::FindingKind::Orphan, finding.entryId.c_str());
        const rules::EntryNode *node = session.evaluator().selection("o")->node;
        QVERIFY(node);
        QVERIFY(node->isSavedAs(entry.toStdString(), group.toStdString()));
        // One more of it is no second one.
        QCOMPARE(session.add(below ? "m" : "u", node->path(), node->groupPath()), std::string("o"));
        QCOMPARE(session.number("o"), 2);
        QVERIFY(session.same);
        QCOMPARE(rules::findSelection(session.roster, "o")->entryId, entry.toStdString());
    }
};

MUSTER_TEST_MAIN(tst_NewerLimits)
#include "tst_NewerLimits.moc"
