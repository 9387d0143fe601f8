// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/Arena.h"
#include "rules/data/CompositeId.h"
#include "rules/data/IdTable.h"
#include "rules/roster/Roster.h"
#include "rules/roster/RosterEdit.h"
#include "support/TestMain.h"

#include <cstdint>
#include <random>
#include <set>

using namespace muster::rules;

namespace {

Selection chosen(const std::string &id)
{
    Selection selection;
    selection.id = id;
    selection.entryId = "e-" + id;
    return selection;
}

/// A roster of two forces, one inside the other, with selections in selections.
Roster deepRoster()
{
    Selection gun = chosen("gun"), man = chosen("man"), squad = chosen("squad"), tank = chosen("tank");
    man.selections = {gun};
    squad.selections = {man};
    Force inner, outer;
    inner.id = "inner";
    outer.id = "outer";
    inner.selections = {tank};
    outer.selections = {squad};
    outer.forces = {inner};
    Roster roster;
    roster.id = "r";
    roster.forces = {outer};
    return roster;
}

/// Edits that anybody could make of a roster, with what they need to be undone.
class RandomEdits
{
public:
    explicit RandomEdits(unsigned seed) : m_random(seed) {}

    EditStep next(const Roster &roster)
    {
        std::vector<std::string> ids, forces;
        forEachSelection(roster, [&](const Selection &each) { ids.push_back(each.id); });
        for (const Force &force : roster.forces)
            forces.push_back(force.id);
        EditStep step;
        switch (ids.empty() ? 0 : m_random() % 6) {
        case 0: {
            step.kind = EditStep::Kind::InsertSelection;
            step.parentId = ids.empty() || m_random() % 2 ? forces.front() : ids[m_random() % ids.size()];
            step.index = m_random() % (childSelections(roster, step.parentId)->size() + 1);
            Selection fresh;
            fresh.id = "n" + std::to_string(++m_made);
            step.selection = std::make_shared<const Selection>(fresh);
            break;
        }
        case 1: {
            const SelectionPlace place = findSelection(roster, ids[m_random() % ids.size()]);
            step.kind = EditStep::Kind::RemoveSelection;
            step.parentId = place.parentId();
            step.index = place.index;
            step.selection = std::make_shared<const Selection>(*place.selection);
            break;
        }
        case 2:
            step.kind = EditStep::Kind::SetNumber;
            step.id = ids[m_random() % ids.size()];
            step.numberBefore = findSelection(roster, step.id).selection->number;
            step.numberAfter = 1 + int(m_random() % 9);
            break;
        case 3:
            step.kind = EditStep::Kind::SetText;
            step.id = ids[m_random() % ids.size()];
            step.key = "customName";
            step.before = findSelection(roster, step.id).selection->customName;
            step.after = "name " + std::to_string(m_random() % 5);
            break;
        case 4: {
            step.kind = EditStep::Kind::SetExtra;
            step.id = ids[m_random() % ids.size()];
            step.key = "tag";
            const Extras &extras = findSelection(roster, step.id).selection->extras;
            if (const auto found = extras.find("tag"); found != extras.end())
                step.before = found->second;
            if (m_random() % 3)
                step.after = "#" + std::to_string(m_random() % 9);
            break;
        }
        default: {
            const SelectionPlace place = findSelection(roster, ids[m_random() % ids.size()]);
            step.kind = EditStep::Kind::MoveSelection;
            step.id = place.selection->id;
            step.parentId = step.newParentId = place.parentId();
            step.index = place.index;
            step.newIndex = m_random() % childSelections(roster, step.parentId)->size();
            break;
        }
        }
        return step;
    }

private:
    std::mt19937 m_random;
    int m_made = 0;
};

} // namespace

/// The ground that the engine stands on: ids, memory, finding things in a roster, steps that can be undone.
class tst_DataBasics : public QObject
{
    Q_OBJECT

private slots:
    void compositeIds_endWithTheEntrysOwn()
    {
        QCOMPARE(lastSegment("a::b::c"), std::string_view("c"));
        QCOMPARE(lastSegment("a"), std::string_view("a"));
        QCOMPARE(lastSegment(""), std::string_view(""));
        QCOMPARE(lastSegment("a::"), std::string_view(""));
        QCOMPARE(lastSegment("a:b"), std::string_view("a:b"));
        QCOMPARE(lastSegment("a:::b"), std::string_view("b")); // the last two colons part it
    }

    // Whatever is asked for, in whatever size: no two pieces overlap, each is aligned and begins empty.
    void arenas_handOutRoomOfTheirOwn()
    {
        for (const Arena::Size size : {Arena::Size::Small, Arena::Size::Large}) {
            Arena arena(size);
            std::mt19937 random(1);
            std::vector<std::span<std::uint64_t>> pieces;
            std::vector<std::span<char>> letters;
            std::size_t asked = 0;
            for (int i = 0; i < 300; ++i) {
                const std::size_t count = i == 150 ? 700000 : random() % 2000; // one that is larger than a block
                const auto piece = arena.array<std::uint64_t>(count);
                QCOMPARE(piece.size(), count);
                QVERIFY(count == 0 || reinterpret_cast<std::uintptr_t>(piece.data()) % alignof(std::uint64_t) == 0);
                for (std::uint64_t &each : piece) {
                    QVERIFY(each == 0);
                    each = std::uint64_t(i) + 1;
                }
                pieces.push_back(piece);
                letters.push_back(arena.array<char>(random() % 7));
                for (char &letter : letters.back())
                    letter = char('a' + i % 26);
                asked += count * sizeof(std::uint64_t) + letters.back().size();
            }
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                QVERIFY(std::all_of(pieces[i].begin(), pieces[i].end(), [i](std::uint64_t each) { return each == i + 1; }));
                QVERIFY(std::all_of(letters[i].begin(), letters[i].end(), [i](char each) { return each == char('a' + i % 26); }));
            }
            QCOMPARE(arena.bytes(), asked);
        }
    }

    void ids_areEqualWhereTheirTextsAre()
    {
        std::vector<std::string> texts;
        for (int i = 0; i < 5000; ++i)
            texts.push_back(i % 3 ? "id-" + std::to_string(i) : QString::number(0xabcd0000u + unsigned(i), 16).toStdString());
        IdIndex local, other;
        std::vector<std::uint32_t> numbers;
        for (const std::string &text : texts)
            numbers.push_back(local.add({text, IdIndex::keyOf(text)}));
        for (auto it = texts.rbegin(); it != texts.rend(); ++it)
            (void)other.add({*it, IdIndex::keyOf(*it)});
        IdTable table;
        const std::vector<Id> one = table.internAll(local), two = table.internAll(other);
        QVERIFY(!one.front()); // 0 is nobody
        std::set<std::uint32_t> seen;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Id id = one[numbers[i]];
            QVERIFY(bool(id));
            QCOMPARE(table.text(id), std::string_view(texts[i]));
            QVERIFY(table.find(texts[i]) == id); // the same from both files
            QVERIFY(id.value < table.capacity());
            seen.insert(id.value);
        }
        QCOMPARE(seen.size(), texts.size());
        QVERIFY(!table.find("never written"));
        QVERIFY(!table.find(""));
        QVERIFY(table.find("roster") == table.roster);
        QVERIFY(table.find("unit") == table.unit);
    }

    void things_areFoundWhereverTheyStand()
    {
        const Roster roster = deepRoster();
        QCOMPARE(selectionCount(roster), std::size_t(4));
        QCOMPARE(idPath(roster, "gun"), (std::vector<std::string>{"outer", "squad", "man", "gun"}));
        QCOMPARE(idPath(roster, "tank"), (std::vector<std::string>{"outer", "inner", "tank"}));
        QCOMPARE(idPath(roster, "inner"), (std::vector<std::string>{"outer", "inner"}));
        QVERIFY(idPath(roster, "nobody").empty());
        QCOMPARE(findForce(roster, "inner")->id, std::string("inner"));
        QVERIFY(!findForce(roster, "squad"));
        const SelectionPlace gun = findSelection(roster, "gun");
        QVERIFY(gun && gun.force->id == "outer" && gun.parent->id == "man" && gun.index == 0);
        QCOMPARE(findSelection(roster, "squad").parentId(), std::string("outer"));
        QVERIFY(!findSelection(roster, "outer"));
        QVERIFY(!findSelection(roster, ""));
        QCOMPARE(childSelections(roster, "inner")->front().id, std::string("tank"));
        QVERIFY(childSelections(roster, "gun")->empty());
        QVERIFY(!childSelections(roster, "nobody"));
        std::vector<std::string> order;
        forEachSelection(roster, [&](const Selection &each) { order.push_back(each.id); });
        QCOMPARE(order, (std::vector<std::string>{"squad", "man", "gun", "tank"})); // parents first
    }

    // Any row of steps can be undone and done again, one by one and all together, and the opposite of the opposite is the same.
    void steps_leadBackAndForth()
    {
        for (unsigned seed = 0; seed < 30; ++seed) {
            RandomEdits edits(seed);
            Roster roster = deepRoster();
            const Roster start = roster;
            RosterEdit all;
            for (int i = 0; i < 25; ++i) {
                RosterEdit one;
                one.steps = {edits.next(roster)};
                const Roster before = roster;
                reapply(roster, one);
                Roster back = roster;
                revert(back, one);
                QVERIFY2(back == before, qPrintable(QString("seed %1, step %2, kind %3").arg(seed).arg(i).arg(int(one.steps[0].kind))));
                Roster inverted = roster;
                reapply(inverted, inverse(one));
                QVERIFY(inverted == before);
                all.steps.push_back(one.steps.front());
            }
            const Roster end = roster;
            revert(roster, all);
            QVERIFY(roster == start);
            reapply(roster, all);
            QVERIFY(roster == end);
            reapply(roster, inverse(all));
            QVERIFY(roster == start);
            reapply(roster, inverse(inverse(all)));
            QVERIFY(roster == end);
        }
    }

    void associations_areStepsLikeOthers()
    {
        Roster roster = deepRoster();
        const Roster start = roster;
        RosterEdit edit;
        edit.steps = {associationStep("tank", "leads", {}, {"squad", "man"})};
        reapply(roster, edit);
        const Selection *tank = findSelection(std::as_const(roster), "tank").selection;
        QCOMPARE(tank->associations, (std::vector<AssociationChoice>{{"leads", "squad"}, {"leads", "man"}}));
        RosterEdit less;
        less.steps = {associationStep("tank", "leads", {"squad", "man"}, {"man"})};
        reapply(roster, less);
        QCOMPARE(findSelection(std::as_const(roster), "tank").selection->associations, (std::vector<AssociationChoice>{{"leads", "man"}}));
        revert(roster, less);
        revert(roster, edit);
        QVERIFY(roster == start);
        QVERIFY(RosterEdit().empty());
    }
};

MUSTER_TEST_MAIN(tst_DataBasics)
#include "tst_DataBasics.moc"
