// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include <QElapsedTimer>

using namespace muster;
using test::Session;

namespace {

constexpr std::size_t mostRead = 10'000; // of a list

// Twenty soldiers or more are a staff (a category), each costs a point less beside a leader; the leader costs a point more for each
// of the staff, the purse a point for each 100 that the soldiers cost. Each asks what another one has just become.
const std::string catalogue = R"(<selectionEntries>
<selectionEntry id="soldier" name="Soldier" type="unit"><costs><cost name="pts" typeId="pts" value="10"/></costs>
  <categoryLinks><categoryLink id="c-soldier" targetId="troops" primary="true"/></categoryLinks>
  <modifiers>
    <modifier type="add" field="category" value="hq"><conditions>
      <condition type="atLeast" value="20" field="selections" scope="roster" childId="soldier"/></conditions></modifier>
    <modifier type="set" field="pts" value="9"><conditions>
      <condition type="atLeast" value="1" field="selections" scope="roster" childId="leader"/></conditions></modifier>
  </modifiers></selectionEntry>
<selectionEntry id="leader" name="Leader" type="unit"><costs><cost name="pts" typeId="pts" value="5"/></costs>
  <modifiers><modifier type="increment" field="pts" value="1"><repeats>
    <repeat field="selections" scope="force" childId="hq" value="1" repeats="1" roundUp="false"/></repeats></modifier>
    <modifier type="set" field="name" value="Marshal"><conditions>
      <condition type="atLeast" value="300" field="pts" scope="roster" childId="any" includeChildSelections="true"/></conditions></modifier>
  </modifiers></selectionEntry>
<selectionEntry id="purse" name="Purse" type="unit"><costs><cost name="pts" typeId="pts" value="0"/></costs>
  <modifiers><modifier type="increment" field="pts" value="1"><repeats>
    <repeat field="pts" scope="roster" childId="soldier" value="100" repeats="1" roundUp="false"/></repeats></modifier></modifiers></selectionEntry>
</selectionEntries>)";

} // namespace

/// Lists of thousands of equal units: what is counted over all of them is counted once, and what it counts is the last word.
class tst_Crowd : public QObject
{
    Q_OBJECT

private slots:
    void counts_followCategoriesAndCosts()
    {
        const auto data = test::loadGame(test::plainSystem, catalogue);
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        const std::string leader = session.add(army, "leader");
        session.add(army, "purse");
        std::vector<std::string> soldiers;
        for (int count = 1; count <= 40; ++count) {
            soldiers.push_back(session.add(army, "soldier"));
            const int staff = count >= 20 ? count : 0;
            QCOMPARE(session.total(), 9 * count + 5 + staff + 9 * count / 100);
            QCOMPARE(session.name(leader), session.total() >= 300 ? QString("Marshal") : QString("Leader"));
            QVERIFY2(session.same, qPrintable(QString::number(count)));
        }
        for (int count = 39; count >= 18; --count) {
            session.take(session.operations().removeSelection(soldiers.back()));
            soldiers.pop_back();
            QCOMPARE(session.total(), 9 * count + 5 + (count >= 20 ? count : 0) + 9 * count / 100);
            QVERIFY2(session.same, qPrintable(QString::number(count)));
        }
        session.take(session.operations().removeSelection(leader));
        QCOMPARE(session.total(), 180 + 1);
        QVERIFY(session.same);
    }

    // A random list of every pack, its units again and again until no more would be read: each copy costs what the others cost.
    void copies_areJudgedAlike_data() { test::addPackRows(1); }
    void copies_areJudgedAlike()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 60; ++click)
            list.user.click();
        rules::Roster crowd = list.session.roster;
        QVERIFY(!crowd.forces.empty());
        std::vector<rules::Selection> &places = crowd.forces.front().selections;
        if (places.empty())
            QSKIP("the random list has no unit");
        for (rules::Selection &unit : places)
            unit.selections.clear();
        const std::size_t kinds = places.size();
        while (places.size() < mostRead) {
            places.push_back(rules::Selection(places[places.size() % kinds]));
            places.back().id = "crowd" + std::to_string(places.size());
        }
        QElapsedTimer timer;
        timer.start();
        rules::Evaluator evaluator(list.session.data);
        evaluator.evaluate(crowd);
        qInfo("%lld ms for %zu of %zu kinds, %zu findings", timer.elapsed(), places.size(), kinds, evaluator.findings().size());
        for (std::size_t i = kinds; i < places.size(); ++i) {
            const rules::EffectiveSelection *copy = evaluator.selection(places[i].id);
            const rules::EffectiveSelection *other = evaluator.selection(places[kinds + i % kinds].id);
            QVERIFY(copy && other);
            QCOMPARE(copy->totalCosts, other->totalCosts);
            QCOMPARE(copy->hidden, other->hidden);
        }
    }
};

MUSTER_TEST_MAIN(tst_Crowd)
#include "tst_Crowd.moc"
