// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include <set>

using namespace muster;
using rules::Candidate;
using rules::RosterFinding;
using rules::Slot;

namespace {

bool isMaximum(const RosterFinding &finding)
{
    return finding.kind == rules::FindingKind::TooMany || finding.kind == rules::FindingKind::CostTooHigh;
}

/// What is over its maximum: constraint, where, by how much.
std::multiset<std::tuple<std::string, std::string, double>> over(const rules::Evaluator &evaluator)
{
    std::multiset<std::tuple<std::string, std::string, double>> found;
    for (const RosterFinding &finding : evaluator.findings())
        if (isMaximum(finding))
            found.insert({finding.constraintId, finding.ownerId, finding.current});
    return found;
}

/// The roster with one more of a candidate, judged anew.
struct OneMore
{
    OneMore(const test::Session &session, const std::string &place, const Candidate &candidate)
        : roster(session.roster), after(session.data)
    {
        base::CountingIdSource ids("more");
        rules::Operations operations(roster, session.data.get(), ids);
        operations.keepUnitsApart();
        added = operations.addSelection(place, candidate.entryId, candidate.node->groupPath()).ok();
        after.evaluate(roster);
    }

    rules::Roster roster;
    rules::Evaluator after;
    bool added = false;
};

std::vector<std::string> placesOf(const rules::Roster &roster)
{
    std::vector<std::string> places;
    for (const rules::Force &force : roster.forces)
        places.push_back(force.id);
    rules::forEachSelection(roster, [&](const rules::Selection &selection) { places.push_back(selection.id); });
    return places;
}

QByteArray named(const std::string &place, const Candidate &candidate)
{
    return QByteArray::fromStdString(candidate.name + " in " + place + ": " + candidate.reason + " " + candidate.reasonConstraintId);
}

} // namespace

/// What is offered at a place keeps its word: random lists of every game, every offer against the list that it leads to.
class tst_Candidates : public QObject
{
    Q_OBJECT

private slots:
    // Who says that one more can be had breaks no maximum of their own; who refuses names the maximum that it would break.
    void offers_keepTheirWord_data() { test::addPackRows(2); }
    void offers_keepTheirWord()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        int tried = 0;
        for (int click = 0; click < 60; ++click) {
            list.user.click();
            const std::vector<std::string> places = placesOf(list.session.roster);
            const std::string &place = places[list.user.pick(places.size())];
            std::vector<Candidate> all;
            for (const Slot &slot : list.session.evaluator().slotsOf(place))
                all.insert(all.end(), slot.candidates.begin(), slot.candidates.end());
            for (int i = 0; i < 3 && !all.empty(); ++i) {
                const Candidate &candidate = all[list.user.pick(all.size())];
                QCOMPARE(list.session.evaluator().takes(place, *candidate.node), candidate.canAdd);
                QCOMPARE(candidate.reason.empty(), candidate.canAdd);
                const OneMore more(list.session, place, candidate);
                QVERIFY2(more.added, named(place, candidate).constData());
                const std::string wrong = broken(list.session.evaluator(), more, candidate, place);
                QVERIFY2(wrong.empty(), (named(place, candidate) + ": " + QByteArray::fromStdString(wrong)).constData());
                ++tried;
            }
        }
        QVERIFY(tried > 10);
    }

    void slots_sayWhatIsInThem_data() { test::addPackRows(2); }
    void slots_sayWhatIsInThem()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 40; ++click) {
            list.user.click();
            for (const std::string &place : placesOf(list.session.roster))
                checkSlots(list.session, place);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    /// What is wrong with the word that a candidate gave; empty: it was kept.
    static std::string broken(const rules::Evaluator &before, const OneMore &more, const Candidate &candidate, const std::string &place)
    {
        const auto was = over(before), is = over(more.after);
        const std::string own(candidate.node->entry().idText);
        if (candidate.canAdd) {
            for (const RosterFinding &finding : more.after.findings()) {
                const bool ofIt = isMaximum(finding) && finding.entryId == own && finding.placeId == place;
                if (ofIt && was.count({finding.constraintId, finding.ownerId, finding.current}) == 0)
                    return finding.text();
            }
            return {};
        }
        if (candidate.hidden || candidate.reasonMax < 0)
            return {};
        const bool kept = std::any_of(is.begin(), is.end(),
                                      [&](const auto &each) { return std::get<0>(each) == candidate.reasonConstraintId; });
        return kept ? std::string() : "no maximum is broken";
    }

    static void checkSlots(test::Session &session, const std::string &place)
    {
        const rules::Evaluator &evaluator = session.evaluator();
        const std::vector<Slot> shown = evaluator.slotsOf(place), all = evaluator.slotsOf(place, true);
        const std::vector<Slot> unpriced = evaluator.slotsOf(place, false, rules::Priced::No);
        std::set<std::string> chosen;
        std::size_t hidden = 0, candidates = 0;
        QCOMPARE(unpriced.size(), shown.size());
        for (std::size_t i = 0; i < shown.size(); ++i) {
            QCOMPARE(unpriced[i].groupId, shown[i].groupId);
            QCOMPARE(unpriced[i].candidates.size(), shown[i].candidates.size());
            for (std::size_t k = 0; k < shown[i].candidates.size(); ++k)
                QCOMPARE(unpriced[i].candidates[k].canAdd, shown[i].candidates[k].canAdd);
        }
        for (const Slot &slot : all) {
            for (const std::string &id : slot.selectionIds)
                QVERIFY2(chosen.insert(id).second, id.c_str()); // it stands in one slot
            for (const Candidate &candidate : slot.candidates) {
                ++candidates;
                hidden += candidate.hidden;
                QVERIFY2(!candidate.hidden || !candidate.canAdd, candidate.name.c_str());
                int number = 0;
                for (const std::string &id : candidate.selectionIds) {
                    const rules::Selection *selection = evaluator.chosen(id);
                    QVERIFY2(selection, id.c_str());
                    number += selection->number;
                }
                QVERIFY2(candidate.selectionIds.empty() == (number == 0), candidate.name.c_str());
            }
        }
        std::size_t seen = 0;
        for (const Slot &slot : shown)
            for (const Candidate &candidate : slot.candidates) {
                ++seen;
                QVERIFY2(!candidate.hidden, candidate.name.c_str());
            }
        QVERIFY(seen <= candidates);
        QVERIFY(seen + hidden >= candidates || !evaluator.chosenForce(place)); // of a force only what is hidden is left out
    }
};

MUSTER_TEST_MAIN(tst_Candidates)
#include "tst_Candidates.moc"
