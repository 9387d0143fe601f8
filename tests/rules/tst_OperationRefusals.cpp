// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "rules/roster/Links.h"

#include <functional>

using namespace muster;
using rules::Operations;
using test::Session;

namespace {

// A squad of men with rifles, a walker with one gun of two, a platoon with a slot for each, a box that holds boxes.
const std::string catalogue = R"(
<categoryEntries><categoryEntry id="line" name="Line"/></categoryEntries>
<sharedSelectionEntries>
  <selectionEntry id="scope" name="Scope" type="upgrade"><costs><cost name="pts" typeId="pts" value="1"/></costs></selectionEntry>
  <selectionEntry id="walker" name="Walker" type="unit"><costs><cost name="pts" typeId="pts" value="40"/></costs>
    <entryLinks><entryLink id="walker-scope" name="Scope" targetId="scope" type="selectionEntry"/></entryLinks></selectionEntry>
  <selectionEntry id="rider" name="Rider" type="unit"><costs><cost name="pts" typeId="pts" value="30"/></costs>
    <entryLinks><entryLink id="rider-scope" name="Scope" targetId="scope" type="selectionEntry"/></entryLinks></selectionEntry>
</sharedSelectionEntries>
<selectionEntries>
  <selectionEntry id="squad" name="Squad" type="unit"><costs><cost name="pts" typeId="pts" value="20"/></costs>
    <selectionEntries>
      <selectionEntry id="man" name="Man" type="model"><constraints><constraint id="man-min" type="min" value="3" field="selections" scope="parent"/></constraints>
        <selectionEntries><selectionEntry id="rifle" name="Rifle" type="upgrade" collective="true"><constraints>
          <constraint id="rifle-min" type="min" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries></selectionEntry>
      <selectionEntry id="radio" name="Radio" type="upgrade"/>
    </selectionEntries></selectionEntry>
  <selectionEntry id="platoon" name="Platoon" type="upgrade"><selectionEntryGroups>
    <selectionEntryGroup id="lead" name="Lead"><entryLinks><entryLink id="lead-walker" name="Walker" targetId="walker" type="selectionEntry"/></entryLinks></selectionEntryGroup>
    <selectionEntryGroup id="row" name="Row"><entryLinks><entryLink id="row-walker" name="Walker" targetId="walker" type="selectionEntry"/>
      <entryLink id="row-rider" name="Rider" targetId="rider" type="selectionEntry"/></entryLinks></selectionEntryGroup>
  </selectionEntryGroups></selectionEntry>
</selectionEntries>
<entryLinks><entryLink id="root-walker" name="Walker" targetId="walker" type="selectionEntry"/></entryLinks>)";

std::shared_ptr<const rules::GameData> game()
{
    const auto data = test::loadGame(test::plainSystem, catalogue);
    return data ? *data : nullptr;
}

QString text(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

/// What each operation does, and what it refuses: with the reason, and without having changed anything.
class tst_OperationRefusals : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const rules::GameData> m_game;
    std::optional<Session> m_list;
    std::string m_army, m_squad, m_men, m_platoon, m_first, m_second;

    [[nodiscard]] const rules::Selection &selection(const std::string &id) const
    {
        const rules::SelectionPlace place = rules::findSelection(std::as_const(m_list->roster), id);
        if (!place)
            qFatal("no selection %s", id.c_str());
        return *place.selection;
    }
    [[nodiscard]] QString refusal(const std::function<Operations::Outcome(Operations &)> &run)
    {
        const rules::Roster before = m_list->roster;
        Operations operations = m_list->operations();
        const Operations::Outcome outcome = run(operations);
        if (outcome)
            return "done";
        if (!(m_list->roster == before))
            return "changed the list all the same";
        return text(outcome.error().code) + ": " + QString::fromStdString(outcome.error().sentence.english());
    }
    // Names of what stands at a place, with their numbers.
    [[nodiscard]] QString inside(const std::string &parent) const
    {
        QStringList names;
        for (const rules::Selection &each : *rules::childSelections(m_list->roster, parent))
            names.append(text(each.customName.empty() ? each.name : each.customName)
                         + (each.number > 1 ? QString(" x%1").arg(each.number) : QString()));
        return names.join(", ");
    }

private slots:
    void initTestCase()
    {
        m_game = game();
        QVERIFY(m_game);
    }

    void init()
    {
        m_list.emplace(m_game);
        m_army = m_list->army();
        m_squad = m_list->add(m_army, "squad");
        m_men = selection(m_squad).selections.front().id;
        m_platoon = m_list->add(m_army, "platoon");
        m_first = m_list->add(m_platoon, "walker", "lead");
        m_second = m_list->add(m_platoon, "rider", "row");
        QVERIFY(!m_second.empty());
    }

    void cleanup() { QVERIFY2(m_list->same, "an update is not what evaluating anew gives"); }

    void nobody_isSaidByName_data()
    {
        QTest::addColumn<int>("operation");
        QTest::addColumn<QString>("refusal");
        const QString none = "roster.no-selection: there is no selection with the id 'ghost'";
        const QString nothing = "roster.unknown-id: there is nothing with the id 'ghost'";
        const QString noForce = "roster.no-force: there is no force with the id 'ghost'";
        const QString noParent = "roster.no-parent: there is no force or selection with the id 'ghost'";
        int number = 0;
        for (const auto &[name, refused] : {std::pair{"deselect", none},
                                            {"remove", none},
                                            {"count", none},
                                            {"duplicate", none},
                                            {"move", none},
                                            {"move under", none},
                                            {"swap first", none},
                                            {"swap second", none},
                                            {"replace", none},
                                            {"add", noParent},
                                            {"copy", noParent},
                                            {"move under nobody", noParent},
                                            {"remove force", noForce},
                                            {"duplicate force", noForce},
                                            {"move force", noForce},
                                            {"category", noForce},
                                            {"force in force", noForce},
                                            {"name", nothing},
                                            {"notes", nothing},
                                            {"extra", nothing},
                                            {"link of", nothing},
                                            {"link to", nothing},
                                            {"association of", nothing},
                                            {"association to", nothing}})
            QTest::newRow(name) << number++ << refused;
    }
    void nobody_isSaidByName()
    {
        QFETCH(int, operation);
        const rules::Selection walker = selection(m_first);
        const std::vector<std::function<Operations::Outcome(Operations &)>> all{
            [](auto &o) { return o.deselect("ghost"); },
            [](auto &o) { return o.removeSelection("ghost"); },
            [](auto &o) { return o.setCount("ghost", 2); },
            [](auto &o) { return o.duplicateSelection("ghost"); },
            [](auto &o) { return o.moveSelection("ghost", 1); },
            [&](auto &o) { return o.moveSelection("ghost", m_army, {}, 0); },
            [&](auto &o) { return o.swapSelections("ghost", m_first); },
            [&](auto &o) { return o.swapSelections(m_first, "ghost"); },
            [](auto &o) { return o.replaceSelection("ghost", "walker"); },
            [](auto &o) { return o.addSelection("ghost", "squad"); },
            [&](auto &o) { return o.copySelection(walker, "ghost"); },
            [&](auto &o) { return o.moveSelection(m_first, "ghost", {}, 0); },
            [](auto &o) { return o.removeForce("ghost"); },
            [](auto &o) { return o.duplicateForce("ghost"); },
            [](auto &o) { return o.moveForce("ghost", 0); },
            [](auto &o) { return o.setCategoryText("ghost", "hq", "a", "b"); },
            [](auto &o) { return o.addForce("army", "own", "ghost"); },
            [](auto &o) { return o.setCustomName("ghost", "n"); },
            [](auto &o) { return o.setCustomNotes("ghost", "n"); },
            [](auto &o) { return o.setExtra("ghost", "k", "v"); },
            [&](auto &o) { return o.setLink("ghost", "joins", m_squad); },
            [&](auto &o) { return o.setLink(m_squad, "joins", "ghost"); },
            [](auto &o) { return o.setAssociation("ghost", "a", {}); },
            [&](auto &o) { return o.setAssociation(m_squad, "a", {"ghost"}); },
        };
        QTEST(refusal(all.at(std::size_t(operation))), "refusal");
    }

    void whatTheDataDoNotOffer_isRefused()
    {
        QCOMPARE(refusal([&](auto &o) { return o.addSelection(m_army, "tank"); }), "roster.no-entry: the data offer no entry 'tank' here");
        // There, but not at this place, nor in this slot.
        QCOMPARE(refusal([&](auto &o) { return o.addSelection(m_army, "radio"); }),
                 "roster.no-entry: the data offer no entry 'radio' here");
        QCOMPARE(refusal([&](auto &o) { return o.addSelection(m_platoon, "rider", "lead"); }),
                 "roster.no-entry: the data offer no entry 'rider' here");
        QCOMPARE(refusal([&](auto &o) { return o.moveSelection(m_second, m_platoon, "lead", 0); }),
                 "roster.no-entry: the data offer no entry 'Rider' here");
        QCOMPARE(refusal([&](auto &o) { return o.moveSelection(m_squad, m_platoon, "row", 0); }),
                 "roster.no-entry: the data offer no entry 'Squad' here");
        QCOMPARE(refusal([&](auto &o) { return o.swapSelections(m_first, m_second); }),
                 "roster.no-entry: the data offer no entry 'Rider' here");
        QCOMPARE(refusal([&](auto &o) { return o.replaceSelection(m_first, "squad"); }),
                 "roster.no-entry: the data offer no entry 'squad' here");
        QCOMPARE(refusal([&](auto &o) { return o.addForce("army", "theirs"); }), "roster.no-catalogue: there is no catalogue 'theirs'");
        QCOMPARE(refusal([&](auto &o) { return o.addForce("fleet", "own"); }), "roster.no-force-entry: the data know no force 'fleet'");
        QCOMPARE(refusal([&](auto &o) { return o.setCostLimit("gold", 10); }), "roster.no-cost-type: the data know no cost type 'gold'");
        QCOMPARE(refusal([&](auto &o) { return o.setCostLimit("gold", -1); }), "done"); // there was none
    }

    void nothingGoesIntoItself()
    {
        const QString into = "roster.into-itself: a selection cannot be moved into itself";
        QCOMPARE(refusal([&](auto &o) { return o.moveSelection(m_platoon, m_first, {}, 0); }), into);
        QCOMPARE(refusal([&](auto &o) { return o.moveSelection(m_platoon, m_platoon, {}, 0); }), into);
        QCOMPARE(refusal([&](auto &o) { return o.swapSelections(m_platoon, m_first); }), into);
        QCOMPARE(refusal([&](auto &o) { return o.swapSelections(m_first, m_platoon); }), into);
        QCOMPARE(refusal([&](auto &o) { return o.setAssociation(m_squad, "a", {m_squad}); }),
                 "roster.unknown-id: there is nothing with the id '" + text(m_squad) + "'");
    }

    void counts_haveBounds()
    {
        const QString bad = "roster.bad-count: a count must be between 0 and 10000";
        QCOMPARE(refusal([&](auto &o) { return o.setCount(m_men, -1); }), bad);
        QCOMPARE(refusal([&](auto &o) { return o.setCount(m_men, 10'001); }), bad);
        m_list->take(m_list->operations().setCount(m_men, 10'000));
        QCOMPARE(m_list->number(m_men), 10'000);
        m_list->take(m_list->operations().setCount(m_men, 0)); // nothing of it is none
        QCOMPARE(inside(m_squad), "");
    }

    void withoutData_onlyWhatIsThereCanBeChanged()
    {
        rules::Roster roster = m_list->roster;
        Operations operations(roster, nullptr, m_list->ids());
        QCOMPARE(text(operations.addSelection(m_army, "squad").error().code), "roster.no-entry");
        QCOMPARE(text(operations.addForce("army", "own").error().code), "roster.no-catalogue");
        QVERIFY(!operations.nodeOf(m_squad));
        QVERIFY(operations.duplicateSelection(m_squad).ok());
        QVERIFY(operations.setCount(m_men, 5).ok());
        QVERIFY(operations.removeSelection(m_platoon).ok());
        QCOMPARE(roster.forces.front().selections.size(), std::size_t(2));
        QVERIFY(operations.setCostLimit("pts", 100).error().code == "roster.no-cost-type");
    }

    // Whatever changes nothing is no step of the history.
    void sameAgain_isNoStep()
    {
        const auto steps = [this](const std::function<Operations::Outcome(Operations &)> &run) {
            Operations operations = m_list->operations();
            const Operations::Outcome outcome = run(operations);
            return outcome ? int(outcome->steps.size()) : -1;
        };
        QCOMPARE(steps([&](auto &o) { return o.moveSelection(m_squad, 0); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.moveSelection(m_squad, m_army, {}, 0); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.moveSelection(m_squad, m_army, {}, 1); }), 0); // before the next one: where it is
        QCOMPARE(steps([&](auto &o) { return o.moveForce(m_army, 7); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setName("Test"); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setCustomName(m_squad, ""); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setExtra(m_squad, "k", std::nullopt); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setCategoryText(m_army, "hq", "", ""); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setCostLimit("pts", -1); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setLink(m_squad, "joins", {}); }), 0);
        QCOMPARE(steps([&](auto &o) { return o.setAssociation(m_squad, "a", {}); }), 0);
    }

    void move_goesToItsPlace_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("before"); ///< the one that stands at this index now
        QTest::addColumn<QString>("order");
        QTest::newRow("to the end") << 0 << 9 << "b, c, d, a";
        QTest::newRow("to the front") << 3 << 0 << "d, a, b, c";
        QTest::newRow("over the next") << 0 << 2 << "b, a, c, d";
        QTest::newRow("before the one before") << 2 << 1 << "a, c, b, d";
        QTest::newRow("where it is") << 1 << 1 << "a, b, c, d";
        QTest::newRow("before the next") << 1 << 2 << "a, b, c, d";
    }
    void move_goesToItsPlace()
    {
        QFETCH(int, from);
        QFETCH(int, before);
        std::vector<std::string> riders{m_second};
        for (int i = 0; i < 3; ++i) // units stand apart: each is a row of its own
            riders.push_back(m_list->take(m_list->operations().duplicateSelection(m_second)));
        const std::string empty = m_list->add(m_army, "platoon");
        for (int i = 0; i < 4; ++i) {
            m_list->take(m_list->operations().setCustomName(riders[std::size_t(i)], std::string(1, char('a' + i))));
            m_list->take(m_list->operations().moveSelection(riders[std::size_t(i)], empty, "row", 9));
        }
        QCOMPARE(inside(empty), "a, b, c, d");
        m_list->take(m_list->operations().moveSelection(riders[std::size_t(from)], empty, "row", std::size_t(before)));
        QTEST(inside(empty), "order");
    }

    void move_takesAlongWhatIsInside_andItsWords()
    {
        const std::string scope = m_list->add(m_first, "scope");
        m_list->take(m_list->operations().setCustomName(m_first, "Big One"));
        m_list->take(m_list->operations().setExtra(m_first, "tag", "red"));
        m_list->take(m_list->operations().moveSelection(m_first, m_army, {}, 0));
        QCOMPARE(inside(m_army), "Big One, Squad, Platoon");
        QCOMPARE(text(selection(m_first).entryId), "root-walker::walker"); // its way through the data is another one now
        QCOMPARE(text(selection(m_first).selections.front().id), text(scope));
        QCOMPARE(selection(m_first).extras.at("tag"), std::string("red"));
        QCOMPARE(m_list->total(), 20.0 + 41.0 + 30.0);
        m_list->take(m_list->operations().moveSelection(m_first, m_platoon, "row", 0));
        QCOMPARE(inside(m_platoon), "Big One, Rider");
        QCOMPARE(text(selection(m_first).entryGroupId), "row");
    }

    void swap_changesPlaces()
    {
        const std::string third = m_list->add(m_platoon, "walker", "row");
        m_list->take(m_list->operations().setCustomName(third, "Third"));
        m_list->take(m_list->operations().setCustomName(m_first, "First"));
        QCOMPARE(inside(m_platoon), "First, Rider, Third");
        m_list->take(m_list->operations().swapSelections(m_first, third));
        QCOMPARE(inside(m_platoon), "Third, Rider, First");
        QCOMPARE(text(selection(third).entryGroupId), "lead");
        QCOMPARE(text(selection(m_first).entryGroupId), "row");
        m_list->take(m_list->operations().swapSelections(m_first, third)); // whichever is named first
        QCOMPARE(inside(m_platoon), "First, Rider, Third");
        const std::string alone = m_list->add(m_army, "walker");
        m_list->take(m_list->operations().swapSelections(alone, third)); // out of the platoon, and into it
        QCOMPARE(inside(m_army), "Squad, Platoon, Third");
        QCOMPARE(inside(m_platoon), "First, Rider, Walker");
    }

    void replace_keepsWhatFits()
    {
        m_list->add(m_second, "scope");
        m_list->take(m_list->operations().setCustomName(m_second, "Ann"));
        m_list->take(m_list->operations().setCustomNotes(m_second, "painted"));
        m_list->take(m_list->operations().setExtra(m_second, "tag", "blue"));
        m_list->take(m_list->operations().setAssociation(m_squad, "leads", {m_second}));
        const std::string fresh = m_list->take(m_list->operations().replaceSelection(m_second, "walker"));
        QVERIFY2(!fresh.empty() && fresh != m_second, m_list->error.c_str());
        const rules::Selection &walker = selection(fresh);
        QCOMPARE(text(walker.name), "Walker");
        QCOMPARE(text(walker.customName), "Ann");
        QCOMPARE(text(walker.customNotes), "painted");
        QCOMPARE(walker.extras.at("tag"), std::string("blue"));
        QCOMPARE(walker.selections.size(), std::size_t(1)); // both may have a scope
        QCOMPARE(text(walker.entryGroupId), "row");
        QCOMPARE(text(selection(m_squad).associations.front().to), text(fresh)); // whoever led the one leads the other
        QCOMPARE(m_list->total(), 20.0 + 40.0 + 41.0);
    }

    void copy_fromAnotherList_getsIdsOfItsOwn()
    {
        Session other(m_game);
        const std::string army = other.army();
        const rules::Selection source = selection(m_squad);
        const std::string copy = other.take(other.operations().copySelection(source, army));
        QVERIFY2(!copy.empty(), other.error.c_str());
        std::vector<std::string> ids;
        rules::forEachSelection(other.roster, [&](const rules::Selection &each) { ids.push_back(each.id); });
        QCOMPARE(ids.size(), std::size_t(3)); // squad, men, rifles
        std::sort(ids.begin(), ids.end());
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
        const std::string again = other.take(other.operations().copySelection(source, army)); // as often as one likes
        QVERIFY(!again.empty() && again != copy);
        other.take(other.operations().removeSelection(again));
        QCOMPARE(other.total(), 20.0);
        QVERIFY(other.same);
    }

    void whatIsCounted_isOneRow()
    {
        const std::string radio = m_list->add(m_squad, "radio");
        QCOMPARE(m_list->add(m_squad, "radio", {}, 2), radio);
        QCOMPARE(m_list->number(radio), 3);
        const std::string second = m_list->add(m_platoon, "walker", "lead"); // each may have a scope of its own
        QVERIFY(second != m_first);
        QCOMPARE(inside(m_platoon), "Walker, Rider, Walker");
        Operations operations = m_list->operations();
        operations.keepUnitsApart();
        m_list->take(operations.addSelection(m_platoon, "walker", "lead", 2));
        QCOMPARE(inside(m_platoon), "Walker, Rider, Walker, Walker, Walker");
    }

    void deselect_takesOne_andTheLastOneGoes()
    {
        const std::string radio = m_list->add(m_squad, "radio", {}, 2);
        m_list->take(m_list->operations().deselect(radio));
        QCOMPARE(m_list->number(radio), 1);
        m_list->take(m_list->operations().deselect(radio));
        QCOMPARE(inside(m_squad), "Man x3");
        m_list->take(m_list->operations().deselect(m_first));
        QCOMPARE(inside(m_platoon), "Rider");
        const std::string rifles = selection(m_men).selections.front().id;
        m_list->add(m_men, "rifle"); // collective: one more for each of the three
        QCOMPARE(m_list->number(rifles), 6);
        m_list->take(m_list->operations().deselect(rifles));
        QCOMPARE(m_list->number(rifles), 3);
    }

    void link_leavesTheOthers()
    {
        m_list->take(m_list->operations().setLink(m_squad, "rides", m_first));
        QCOMPARE(text(rules::linkTarget(selection(m_squad), "rides")), text(m_first));
        m_list->take(m_list->operations().setLink(m_squad, "joins", m_second));
        QCOMPARE(text(rules::linkTarget(selection(m_squad), "rides")), "");
        QCOMPARE(text(rules::linkTarget(selection(m_squad), "joins")), text(m_second));
        QVERIFY(rules::hasLinks(m_list->roster));
        const rules::RosterEdit before = m_list->last;
        QCOMPARE(before.steps.size(), std::size_t(2)); // left the one, joined the other: one edit
        rules::revert(m_list->roster, before);
        QCOMPARE(text(rules::linkTarget(selection(m_squad), "rides")), text(m_first));
        rules::reapply(m_list->roster, before);
        m_list->take(m_list->operations().setLink(m_squad, "joins", {}));
        QVERIFY(!rules::hasLinks(m_list->roster));
    }

    void categoryText_isTwoTexts()
    {
        m_list->take(m_list->operations().setCategoryText(m_army, "line", "Row", "three of them"));
        QCOMPARE(m_list->last.steps.size(), std::size_t(2));
        const auto note = [this] { return m_list->roster.forces.front().categoryNotes; };
        QCOMPARE(note().size(), std::size_t(1));
        QCOMPARE(text(note().front().customNotes), "three of them");
        m_list->take(m_list->operations().setCategoryText(m_army, "line", "Row", ""));
        QCOMPARE(m_list->last.steps.size(), std::size_t(1));
        m_list->take(m_list->operations().setCategoryText(m_army, "line", "", ""));
        QVERIFY(note().empty()); // nothing is left of it
    }

    void limit_hasTheNameOfItsType()
    {
        m_list->take(m_list->operations().setCostLimit("pts", 500));
        QCOMPARE(text(m_list->roster.costLimits.front().name), "pts");
        QCOMPARE(m_list->roster.costLimits.front().value, 500.0);
        m_list->take(m_list->operations().setCostLimit("pts", 0)); // nothing may be spent
        QCOMPARE(m_list->roster.costLimits.front().value, 0.0);
        QVERIFY(!m_list->evaluator().legal());
        m_list->take(m_list->operations().setCostLimit("pts", -1));
        QVERIFY(m_list->roster.costLimits.empty());
        QVERIFY(m_list->evaluator().legal());
    }

    void forces_areDuplicatedAndMoved()
    {
        const std::string copy = m_list->take(m_list->operations().duplicateForce(m_army));
        QCOMPARE(m_list->roster.forces.size(), std::size_t(2));
        QCOMPARE(m_list->total(), 180.0);
        m_list->take(m_list->operations().setCustomName(copy, "Second"));
        m_list->take(m_list->operations().moveForce(copy, 0));
        QCOMPARE(text(m_list->roster.forces.front().customName), "Second");
        m_list->take(m_list->operations().moveForce(copy, 99)); // as far as it goes
        QCOMPARE(text(m_list->roster.forces.back().customName), "Second");
        m_list->take(m_list->operations().removeForce(m_army));
        QCOMPARE(m_list->total(), 90.0);
    }
};

MUSTER_TEST_MAIN(tst_OperationRefusals)
#include "tst_OperationRefusals.moc"
