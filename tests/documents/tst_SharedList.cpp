// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleDocument.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "support/LibraryBackends.h"

#include <map>
#include <random>
#include <set>

using namespace muster;
using documents::RosterDocument;
using test::sampleGame;

namespace {

/// Somebody at a computer of their own, with the list open.
struct Player
{
    Player(const QString &where, const QString &name, base::IdSource &ids)
        : library(library::Library::open(where).value()), store(*library), m_ids(ids)
    {
        library->setAuthor(name);
    }
    void begin()
    {
        const documents::Game game = sampleGame();
        document = std::make_unique<RosterDocument>(game, rules::newRoster(*game.data, "Walkers", m_ids), m_ids);
        QVERIFY(document->addForce("sample.force", "sample.catalogue").ok());
        QVERIFY(document->attach(store, "r").ok());
    }
    void open()
    {
        base::Result<documents::StoredRoster> stored = store.load("r");
        QVERIFY2(stored.ok(), stored ? "" : stored.error().message().c_str());
        document = std::make_unique<RosterDocument>(sampleGame(), std::move(*stored), store, m_ids);
    }
    std::string add(const std::string &entry, std::string to = {}) const
    {
        return document->addSelection(to.empty() ? document->roster().forces.front().id : to, entry).valueOr({});
    }
    /// What the refusal says; empty when it was undone.
    QString undo() const
    {
        (void)document->refresh();
        QSignalSpy refused(document.get(), &RosterDocument::refused);
        document->undoStack().undo();
        return refused.isEmpty() ? QString() : refused.first().first().toString();
    }
    [[nodiscard]] bool has(const std::string &id) const { return bool(rules::findSelection(std::as_const(*document).roster(), id)); }
    [[nodiscard]] std::string nameOf(const std::string &id) const
    {
        return rules::findSelection(std::as_const(*document).roster(), id).selection->customName;
    }
    [[nodiscard]] std::set<std::string> all() const
    {
        std::set<std::string> ids;
        rules::forEachSelection(document->roster(), [&ids](const rules::Selection &selection) { ids.insert(selection.id); });
        return ids;
    }

    std::unique_ptr<library::Library> library;
    documents::LibraryRosterStore store;
    std::unique_ptr<RosterDocument> document;

private:
    base::IdSource &m_ids;
};

} // namespace

/// A list that two people write: one's undo takes back one's own steps, whatever the other did elsewhere, and none that the
/// other's steps build on.
class tst_SharedList : public test::LibraryBackends
{
    Q_OBJECT

    base::CountingIdSource m_ids;

private slots:
    void workElsewhere_blocksNothing()
    {
        const QString where = freshAddress();
        Player anna(where, "anna@laptop", m_ids), ben(where, "ben@desk", m_ids);
        anna.begin();
        const std::string first = anna.add("sample.squad"), walker = anna.add("sample.walker");
        ben.open();
        const std::string squad = ben.add("sample.squad");
        QVERIFY(ben.document->moveSelection(squad, 0).ok()); // before hers: her rows are others now
        QVERIFY(ben.document->renameSelection(squad, "Ben's own").ok());
        QVERIFY(anna.document->refresh());
        QCOMPARE(anna.undo(), "");
        QVERIFY(!anna.has(walker) && anna.has(squad) && anna.has(first));
        QCOMPARE(anna.undo(), "");
        QVERIFY(!anna.has(first));
        QCOMPARE(anna.nameOf(squad), "Ben's own");
        // And his come out from between hers, on his side.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(ben.undo(), "");
        QVERIFY(ben.all().empty());
        QVERIFY(anna.document->refresh());
        QVERIFY(anna.all().empty());
    }

    void anotherValueOfTheSameUnit_blocksNothing()
    {
        const QString where = freshAddress();
        Player anna(where, "anna@laptop", m_ids), ben(where, "ben@desk", m_ids);
        anna.begin();
        const std::string squad = anna.add("sample.squad");
        QVERIFY(anna.document->renameSelection(squad, "Hers").ok());
        ben.open();
        QVERIFY(ben.document->changeNote(squad, "His").ok());
        QCOMPARE(anna.undo(), ""); // the name
        const rules::Selection &unit = *rules::findSelection(std::as_const(*anna.document).roster(), squad).selection;
        QCOMPARE(unit.customName, "");
        QCOMPARE(unit.customNotes, "His");
        QVERIFY(anna.undo().contains("ben@desk")); // the squad: he wrote into it
    }

    void whatTheOtherBuiltOn_staysWithNameAndReason_data()
    {
        QTest::addColumn<int>("what");
        const char *names[] = {"something inside", "its number", "its name", "its place", "gone"};
        for (int i = 0; i < 5; ++i)
            QTest::newRow(names[i]) << i;
    }
    void whatTheOtherBuiltOn_staysWithNameAndReason()
    {
        QFETCH(int, what);
        const QString where = freshAddress();
        Player anna(where, "anna@laptop", m_ids), ben(where, "ben@desk", m_ids);
        anna.begin();
        (void)anna.add("sample.walker");
        const std::string squad = anna.add("sample.squad");
        ben.open();
        switch (what) {
        case 0:
            QVERIFY(!ben.add("sample.medic", squad).empty());
            break;
        case 1:
            QVERIFY(ben.document->changeCount(squad, 3).ok());
            break;
        case 2:
            QVERIFY(ben.document->renameSelection(squad, "B").ok());
            break;
        case 3:
            QVERIFY(ben.document->moveSelection(squad, 0).ok());
            break;
        default:
            QVERIFY(ben.document->removeSelection(squad).ok());
        }
        const QString done = ben.document->undoStack().undoText();
        const std::set<std::string> before = ben.all();
        const QString reason = anna.undo();
        QVERIFY2(reason.contains("ben@desk") && reason.contains(done), qPrintable(reason));
        QCOMPARE(anna.all(), before);
        QCOMPARE(anna.document->undoStack().index(), anna.document->undoStack().count());
        QCOMPARE(ben.undo(), "");  // when he takes his back,
        QCOMPARE(anna.undo(), ""); // hers can go too
        QVERIFY(!anna.has(squad));
    }

    // Whatever the two do: an undo never takes away what the other put there, nor the name the other gave.
    void nobodyTakesBackTheOther()
    {
        std::mt19937 random(20261117);
        for (int round = 0; round < (onPostgres() ? 3 : 15); ++round) {
            const QString where = freshAddress();
            Player players[2] = {{where, "anna@laptop", m_ids}, {where, "ben@desk", m_ids}};
            players[0].begin();
            players[1].open();
            std::map<std::string, int> madeBy, namedBy;
            int undone = 0;
            for (int step = 0; step < 60; ++step) {
                const int who = int(random() % 2);
                Player &player = players[who];
                (void)player.document->refresh();
                const std::set<std::string> ids = player.all();
                const std::string any = ids.empty() ? std::string() : *std::next(ids.begin(), long(random() % ids.size()));
                switch (ids.empty() ? 0 : random() % 8) {
                case 0:
                    madeBy[player.add("sample.squad")] = who;
                    break;
                case 1:
                    madeBy[player.add("sample.walker")] = who;
                    break;
                case 2:
                    (void)player.add("sample.medic", any);
                    break;
                case 3:
                    if (player.document->renameSelection(any, "Name " + std::to_string(step)).ok())
                        namedBy[any] = who;
                    break;
                case 4:
                    (void)player.document->moveSelection(any, random() % 3);
                    break;
                case 5:
                    (void)player.document->removeSelection(any);
                    break;
                default: {
                    std::map<std::string, std::string> names;
                    for (const auto &[id, by] : namedBy)
                        if (player.has(id))
                            names[id] = player.nameOf(id);
                    const int oldest = who == 0 ? 1 : 0; // the force itself stays
                    undone += player.document->undoStack().index() > oldest && player.undo().isEmpty();
                    for (const std::string &id : ids)
                        if (madeBy.count(id) && madeBy[id] != who)
                            QVERIFY2(player.has(id), qPrintable(QString("round %1 step %2").arg(round).arg(step)));
                    for (const auto &[id, name] : names) {
                        if (player.has(id) && player.nameOf(id) == name)
                            continue;
                        QCOMPARE(namedBy[id], who);
                        namedBy.erase(id);
                    }
                }
                }
                QCOMPARE(player.document->saveState(), documents::SaveState::Saved);
            }
            QVERIFY(undone > 0);
            (void)players[0].document->refresh();
            (void)players[1].document->refresh();
            QCOMPARE(players[0].all(), players[1].all());
            QVERIFY(players[0].library->check()->isEmpty());
        }
    }
};

MUSTER_TEST_MAIN(tst_SharedList)
#include "tst_SharedList.moc"
