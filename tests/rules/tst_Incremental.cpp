// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

using namespace muster;
using test::RandomUser;
using test::Session;

/// After any edit, the incremental evaluation says what a full one says.
class tst_Incremental : public QObject
{
    Q_OBJECT

private slots:
    void randomEdits_data()
    {
        test::addPackRows(10);
    }

    void randomEdits()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const auto data = test::packData(folder);
        QVERIFY(data);
        Session session(data);
        RandomUser user(session, seed);
        user.start();
        for (int click = 0; click < 250; ++click) {
            user.click();
            QVERIFY2(session.same, qPrintable(QString("click %1").arg(click)));
        }
    }

    // Places that are asked one after the other share what was counted for all of them; one that is asked alone counts for itself.
    void places_saidTogetherAsAlone_data() { test::addPackRows(2); }
    void places_saidTogetherAsAlone()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int step = 0; step < 40; ++step) {
            list.user.click();
            std::vector<std::string> places{list.session.roster.forces.front().id};
            rules::forEachSelection(list.session.roster, [&](const rules::Selection &selection) { places.push_back(selection.id); });
            for (const std::string &place : places)
                (void)list.session.evaluator().slotsOf(place, true);
            const std::string &place = places[list.user.pick(places.size())];
            for (const rules::Slot &slot : list.session.evaluator().slotsOf(place, true))
                if (!slot.candidates.empty())
                    compareAlone(list.session, place, slot.candidates[list.user.pick(slot.candidates.size())]);
        }
    }

private:
    static QString said(const rules::Candidate &candidate)
    {
        return QString("%1: %2 of %3 to %4, %5 %6").arg(QString::fromStdString(candidate.name)).arg(candidate.current).arg(candidate.min)
            .arg(candidate.max).arg(candidate.canAdd).arg(QString::fromStdString(candidate.reason));
    }

    static void compareAlone(Session &session, const std::string &place, const rules::Candidate &together)
    {
        rules::Evaluator fresh(session.data);
        fresh.evaluate(session.roster);
        const auto alone = fresh.candidate(place, together.entryId);
        QVERIFY(alone);
        if (alone->node == together.node) // the same entry may stand in two groups
            QCOMPARE(said(together), said(*alone));
    }
};

MUSTER_TEST_MAIN(tst_Incremental)
#include "tst_Incremental.moc"
