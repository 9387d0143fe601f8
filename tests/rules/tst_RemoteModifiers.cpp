// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

using namespace muster;
using test::Session;

namespace {

// Everybody looks at what the others cost: banners make squads dearer when there are tanks enough, drums set a price, spies
// count all points of the squads, the treasury looks at itself.
const std::string entries = R"(<selectionEntries>
<selectionEntry id="tank" name="Tank" type="unit"><costs><cost name="pts" typeId="pts" value="100"/></costs></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit"><costs><cost name="pts" typeId="pts" value="50"/></costs></selectionEntry>
<selectionEntry id="scout" name="Scout" type="unit"><costs><cost name="pts" typeId="pts" value="20"/></costs>
  <modifiers><modifier type="increment" field="pts" value="1"><repeats><repeat value="60" repeats="1" field="pts" scope="roster" childId="squad" shared="true" includeChildSelections="true"/></repeats></modifier></modifiers></selectionEntry>
<selectionEntry id="banner" name="Banner" type="unit"><costs><cost name="pts" typeId="pts" value="5"/></costs>
  <modifiers><modifier type="increment" field="pts" value="10" scope="force" affects="self.entries.recursive.squad"><conditions>
    <condition type="atLeast" value="200" field="pts" scope="roster" childId="tank" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="drum" name="Drum" type="unit"><costs><cost name="pts" typeId="pts" value="7"/></costs>
  <modifiers><modifier type="set" field="pts" value="33" scope="force" affects="self.entries.recursive.squad"><conditions>
    <condition type="lessThan" value="150" field="pts" scope="roster" childId="tank" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers></selectionEntry>
<selectionEntry id="spy" name="Spy" type="unit"><costs><cost name="pts" typeId="pts" value="9"/></costs>
  <modifiers><modifier type="increment" field="pts" value="2" scope="force" affects="self.entries.recursive.tank"><repeats>
    <repeat value="40" repeats="1" field="pts" scope="roster" childId="scout" shared="true" includeChildSelections="true"/></repeats></modifier></modifiers></selectionEntry>
</selectionEntries>)";

const std::vector<std::string> kinds{"tank", "squad", "scout", "banner", "drum", "spy"};

std::map<std::string, double> costs(rules::Evaluator &evaluator, const rules::Roster &roster)
{
    std::map<std::string, double> list;
    rules::forEachSelection(roster, [&](const rules::Selection &selection) {
        for (const rules::CostValue &cost : evaluator.selection(selection.id)->costs)
            list[selection.id] = cost.value;
    });
    return list;
}

} // namespace

/// Modifiers that change others, by what others cost: what comes out does not depend on the order of the list.
class tst_RemoteModifiers : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        const auto data = test::loadGame(test::plainSystem, entries);
        QVERIFY2(data, data ? "" : data.error().message().c_str());
        session = std::make_unique<Session>(*data);
        army = session->army();
    }

    void tanksBelowTheSquad_countAsMuchAsTanksAboveIt()
    {
        const std::string squad = session->add(army, "squad");
        session->add(army, "banner");
        session->add(army, "tank");
        QCOMPARE(costs(session->evaluator(), session->roster)[squad], 50.0);
        session->add(army, "tank");
        QCOMPARE(costs(session->evaluator(), session->roster)[squad], 60.0);
        session->take(session->operations().moveSelection(squad, 3));
        QCOMPARE(costs(session->evaluator(), session->roster)[squad], 60.0);
        QVERIFY(session->same);
    }

    void costsThatLookAtEachOther_areACycleAndKeepTheirBasicCosts()
    {
        // The spy looks at scouts, scouts at squads, squads (by the banner) at tanks, and those are what the spy changes.
        const std::string tank = session->add(army, "tank");
        for (const char *kind : {"tank", "squad", "scout", "banner", "spy"})
            session->add(army, kind);
        const bool cycle = std::any_of(session->evaluator().findings().begin(), session->evaluator().findings().end(),
                                       [](const rules::RosterFinding &finding) { return finding.kind == rules::FindingKind::CostCycle; });
        QVERIFY(cycle);
        QCOMPARE(costs(session->evaluator(), session->roster)[tank], 100.0);
        QVERIFY(session->same);
    }

    void shuffledLists_costTheSame_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 40; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void shuffledLists_costTheSame()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        for (int i = 0; i < 12; ++i)
            session->add(army, kinds[random() % kinds.size()]);
        const auto before = costs(session->evaluator(), session->roster);
        const double total = session->total();
        for (int i = 0; i < 12; ++i) {
            const auto &all = session->roster.forces.front().selections;
            session->take(session->operations().moveSelection(std::string(all[random() % all.size()].id), random() % all.size()));
            QVERIFY(costs(session->evaluator(), session->roster) == before);
            QCOMPARE(session->total(), total);
            QVERIFY(session->same); // a full evaluation says what the updates said
        }
    }

private:
    std::unique_ptr<Session> session;
    std::string army;
};

MUSTER_TEST_MAIN(tst_RemoteModifiers)
#include "tst_RemoteModifiers.moc"
