// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include <map>

using namespace muster;
using test::RandomUser;
using test::Session;

namespace {

using Sums = std::map<std::string, double>;

Sums totals(const rules::Evaluator &evaluator)
{
    Sums sums;
    for (const rules::RosterCost &total : evaluator.totals())
        sums[total.typeId] = total.value;
    return sums;
}

double shown(const rules::Candidate &candidate, const std::string &type = "pts")
{
    for (const rules::CostValue &cost : candidate.costs)
        if (cost.typeId == type)
            return cost.value;
    return 0;
}

} // namespace

/// The price of a candidate is what the list costs more when it is really added.
class tst_Prices : public QObject
{
    Q_OBJECT

private slots:
    void equippedTwin_doesNotMakeTheNextOneDearer()
    {
        Session session(
            game(R"(<selectionEntry id="marine" name="Marine" type="model"><costs><cost name="pts" typeId="pts" value="5"/></costs>
<modifiers><modifier type="set" field="pts" value="8"><conditions><condition type="atLeast" value="1" field="selections" scope="self" childId="bolter"/></conditions></modifier>
<modifier type="set" field="pts" value="6"><conditions><condition type="atLeast" value="1" field="selections" scope="self" childId="sword"/></conditions></modifier></modifiers>
<selectionEntryGroups><selectionEntryGroup id="arms" name="Arms" defaultSelectionEntryId="bolter"><constraints><constraint id="one" type="min" value="1" field="selections" scope="parent"/></constraints>
<selectionEntries><selectionEntry id="bolter" name="Bolter" type="upgrade"/><selectionEntry id="sword" name="Sword" type="upgrade"/></selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry>)"));
        const std::string army = session.army();
        QCOMPARE(priceOf(session, army, "marine"), 8.0); // with the bolter it comes with
        const std::string first = session.add(army, "marine");
        session.take(session.operations().removeSelection(session.roster.forces.front().selections.front().selections.front().id));
        session.add(first, "sword");
        QCOMPARE(session.total(), 6.0);
        QCOMPARE(priceOf(session, army, "marine"), 8.0);
        session.add(army, "marine");
        QCOMPARE(session.total(), 14.0);
    }

    void whatOthersCostThen_isPartOfThePrice()
    {
        Session session(game(
            R"(<selectionEntry id="drone" name="Drone" type="unit"><costs><cost name="pts" typeId="pts" value="4"/></costs></selectionEntry>
<selectionEntry id="nest" name="Nest" type="unit"><costs><cost name="pts" typeId="pts" value="10"/></costs>
<modifiers><modifier type="increment" field="pts" value="3"><repeats><repeat value="1" repeats="1" field="selections" scope="roster" childId="drone" includeChildSelections="true"/></repeats></modifier></modifiers></selectionEntry>)"));
        const std::string army = session.army();
        QCOMPARE(priceOf(session, army, "drone"), 4.0);
        session.add(army, "nest");
        QCOMPARE(priceOf(session, army, "drone"), 7.0);
        session.add(army, "drone");
        QCOMPARE(priceOf(session, army, "nest"), 13.0);
    }

    void modelThatGrows_takesItsChoicesAlong()
    {
        Session session(game(R"(<selectionEntry id="squad" name="Squad" type="unit"><selectionEntries>
<selectionEntry id="man" name="Man" type="model"><costs><cost name="pts" typeId="pts" value="3"/></costs><constraints><constraint id="two" type="min" value="2" field="selections" scope="parent"/></constraints>
<selectionEntries><selectionEntry id="shield" name="Shield" type="upgrade" collective="true"><costs><cost name="pts" typeId="pts" value="2"/></costs></selectionEntry></selectionEntries></selectionEntry></selectionEntries></selectionEntry>)"));
        const std::string squad = session.add(session.army(), "squad");
        const std::string men = session.roster.forces.front().selections.front().selections.front().id;
        QCOMPARE(priceOf(session, squad, "man"), 3.0);
        QCOMPARE(priceOf(session, men, "shield"), 4.0); // for each of the two
        session.add(men, "shield");
        QCOMPARE(session.total(), 10.0);
        QCOMPARE(priceOf(session, squad, "man"), 5.0);
    }

    void randomLists_thePriceIsWhatTheListCostsMore_data() { test::addPackRows(3); }
    void randomLists_thePriceIsWhatTheListCostsMore()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        Session &random = list.session;
        RandomUser &user = list.user;
        for (int click = 1; click <= 100; ++click) {
            user.click();
            // Asked for after every edit, so that what is kept from one to the next is tried too.
            std::vector<std::string> places{random.roster.forces.front().id};
            rules::forEachSelection(random.roster, [&](const rules::Selection &selection) { places.push_back(selection.id); });
            for (int i = 0; i < 3; ++i)
                compare(random, user, i == 0 ? places.front() : places[user.pick(places.size())]);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    static std::shared_ptr<const rules::GameData> game(const std::string &entries)
    {
        const auto data = test::loadGame(test::plainSystem, "<selectionEntries>" + entries + "</selectionEntries>");
        return data ? *data : nullptr;
    }

    static double priceOf(Session &session, const std::string &place, const std::string &entry)
    {
        const auto candidate = session.evaluator().candidate(place, entry);
        return candidate ? shown(*candidate) : -1;
    }

    void compare(Session &random, RandomUser &user, const std::string &place)
    {
        std::vector<rules::Candidate> all;
        for (const rules::Slot &slot : random.evaluator().slotsOf(place, true))
            all.insert(all.end(), slot.candidates.begin(), slot.candidates.end());
        for (int i = 0; i < 4 && !all.empty(); ++i) {
            const rules::Candidate &candidate = all[user.pick(all.size())];
            rules::Roster copy = random.roster;
            base::CountingIdSource ids("copy");
            rules::Operations operations(copy, random.data.get(), ids);
            operations.keepUnitsApart();
            QVERIFY(operations.addSelection(place, candidate.entryId, candidate.node->groupPath()));
            rules::Evaluator fresh(random.data);
            fresh.evaluate(copy);
            const Sums before = totals(random.evaluator());
            for (const auto &[type, after] : totals(fresh)) {
                const auto known = before.find(type);
                const double more = after - (known == before.end() ? 0 : known->second);
                QVERIFY2(std::abs(shown(candidate, type) - more) < 1e-6,
                         qPrintable(QString("%1 %2: %3 instead of %4")
                                        .arg(QString::fromStdString(candidate.entryId), QString::fromStdString(type))
                                        .arg(shown(candidate, type))
                                        .arg(more)));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_Prices)
#include "tst_Prices.moc"
