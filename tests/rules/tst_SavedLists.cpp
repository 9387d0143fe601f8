// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"
#include "rules/evaluate/trials/Difference.h"

using namespace muster;
using rules::Roster;

namespace {

/// What another program or day reads of it; without findings, as everything was written by us.
Roster readAgain(const std::string &text)
{
    const auto read = rules::readRoster(text, "list.ros");
    if (!read)
        qFatal("%s", read.error().message().c_str());
    for (const base::Finding &finding : read->findings)
        QTest::qFail(finding.message().c_str(), __FILE__, __LINE__);
    return read->roster;
}

// The verdict of a list, whoever read it.
QStringList verdict(const std::shared_ptr<const rules::GameData> &data, const Roster &roster)
{
    rules::Evaluator evaluator(data);
    evaluator.evaluate(roster);
    QStringList all;
    for (const rules::RosterFinding &finding : evaluator.findings())
        all.append(QString::fromStdString(std::string(rules::toString(finding.kind)) + ' ' + finding.constraintId + ' ' + finding.ownerId
                                          + ' ' + finding.entryId + ' ' + std::to_string(finding.current)));
    for (const rules::RosterCost &cost : evaluator.totals())
        all.append(QString::fromStdString(cost.typeId + '=' + std::to_string(cost.value)));
    all.sort();
    return all;
}

} // namespace

/// Lists that are stored and read again, in both forms, for every game.
class tst_SavedLists : public QObject
{
    Q_OBJECT

private slots:
    void storedList_isTheSameList_data() { test::addPackRows(3); }
    void storedList_isTheSameList()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        rules::SnapshotsById known;
        for (int round = 0; round < 6; ++round) {
            for (int click = 0; click < 15; ++click)
                list.user.click();
            Roster roster = list.session.roster;
            rules::takeSnapshot(roster, list.session.evaluator());
            Roster quicker = list.session.roster; // with what was written down the last time
            rules::takeSnapshot(quicker, list.session.evaluator(), known);
            QVERIFY(quicker == roster);
            known.clear();
            rules::forEachSelection(std::as_const(quicker), [&](const rules::Selection &each) { known.emplace(each.id, each.snapshot); });
            const std::string xml = rules::writeRoster(roster), json = rules::writeRosterJson(roster);
            const Roster fromXml = readAgain(xml), fromJson = readAgain(json);
            QCOMPARE(rules::writeRoster(fromXml), xml); // the second time nothing is different any more
            QCOMPARE(rules::writeRosterJson(fromJson), json);
            QCOMPARE(rules::writeRoster(fromJson), xml);
            const QStringList judged = verdict(list.session.data, roster);
            QCOMPARE(verdict(list.session.data, fromXml), judged);
            QCOMPARE(verdict(list.session.data, fromJson), judged);
        }
    }

    // The data are those that it was stored with: there is nothing to tell.
    void sameData_makeNoDifference_data() { test::addPackRows(2); }
    void sameData_makeNoDifference()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 60; ++click)
            list.user.click();
        Roster roster = list.session.roster;
        rules::takeSnapshot(roster, list.session.evaluator());
        const Roster stored = readAgain(rules::writeRoster(roster));
        const auto told = rules::differences(stored, list.session.data);
        for (const rules::Difference &difference : told) // an error that the list had all along is told, too
            QVERIFY2(difference.kind == rules::Difference::Kind::Finding,
                     (difference.selectionName + ' ' + difference.subject + ": " + difference.before + " -> " + difference.after).c_str());
        Roster linked = stored;
        QCOMPARE(rules::relink(linked, *list.session.data), 0);
        QVERIFY(linked == stored);
    }

    // Without its game a list keeps every name and price that it was stored with.
    void withoutData_nothingIsLost_data() { test::addPackRows(1); }
    void withoutData_nothingIsLost()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 60; ++click)
            list.user.click();
        Roster roster = list.session.roster;
        rules::takeSnapshot(roster, list.session.evaluator());
        rules::Evaluator without(nullptr);
        const Roster stored = readAgain(rules::writeRoster(roster));
        without.evaluate(stored);
        rules::forEachSelection(stored, [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *was = list.session.evaluator().selection(selection.id);
            const rules::EffectiveSelection *is = without.selection(selection.id);
            QVERIFY(was && is);
            QCOMPARE(is->name, was->name);
            QCOMPARE(is->number, was->number);
        });
        Roster again = stored;
        rules::takeSnapshot(again, without); // orphans keep theirs
        QCOMPARE(rules::writeRoster(again), rules::writeRoster(stored));
    }
};

MUSTER_TEST_MAIN(tst_SavedLists)
#include "tst_SavedLists.moc"
