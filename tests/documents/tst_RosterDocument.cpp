// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "rules/roster/RosterWriter.h"
#include "support/Hardship.h"
#include "support/LibraryBackends.h"
#include "support/SampleGame.h"

#include <random>

using namespace muster;
using documents::RosterDocument;
using documents::SaveState;

class tst_RosterDocument : public test::LibraryBackends
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    static documents::Game game(int revision = 1, int walkerPoints = 13, bool withHero = true)
    {
        documents::Game game;
        game.data = test::SampleGame::load(revision, walkerPoints, withHero);
        game.packId = "sample";
        game.packName = "Sample";
        game.costTypeId = "sample.cost";
        return game;
    }

    static std::unique_ptr<library::Library> open(const QString &where)
    {
        base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(where);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        return std::move(*opened);
    }

    std::unique_ptr<RosterDocument> fresh()
    {
        const documents::Game sample = game();
        auto document = std::make_unique<RosterDocument>(sample, rules::newRoster(*sample.data, "Walkers", m_ids), m_ids);
        if (!document->addForce("sample.force", "sample.catalogue"))
            qFatal("no force");
        return document;
    }

    std::unique_ptr<RosterDocument> reopen(documents::RosterStore &store, const QString &id, const documents::Game &sample = game())
    {
        base::Result<documents::StoredRoster> stored = store.load(id);
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<RosterDocument>(sample, std::move(*stored), store, m_ids);
    }

    static std::string forceOf(const RosterDocument &document) { return document.roster().forces.front().id; }

    // Everything the user chose, without what is computed.
    static std::string essence(const RosterDocument &document)
    {
        std::string text = document.roster().name + "|" + document.roster().customNotes;
        for (const rules::CostValue &limit : document.roster().costLimits)
            text += "|" + limit.typeId + std::to_string(limit.value);
        rules::forEachSelection(document.roster(), [&text](const rules::Selection &selection) {
            text += "\n" + selection.id + "," + selection.entryId + "," + std::to_string(selection.number) + "," + selection.customName
                + "," + selection.customNotes + "," + std::to_string(selection.selections.size());
            for (const auto &[key, value] : selection.extras)
                text += "," + key + "=" + value;
        });
        return text;
    }

    void randomEdit(RosterDocument &document, std::mt19937 &random)
    {
        std::vector<std::string> units, all;
        for (const rules::Selection &selection : document.roster().forces.front().selections)
            units.push_back(selection.id);
        rules::forEachSelection(document.roster(), [&all](const rules::Selection &selection) { all.push_back(selection.id); });
        const auto pick = [&random](const std::vector<std::string> &ids) { return ids.at(random() % ids.size()); };
        const std::string force = forceOf(document);
        switch (units.empty() ? 0 : random() % 14) {
        case 0:
            (void)document.addSelection(force, "sample.walker");
            break;
        case 1:
            (void)document.addSelection(force, "sample.squad");
            break;
        case 2:
            (void)document.addSelection(pick(units), "sample.medic");
            break;
        case 3:
            (void)document.removeSelection(pick(all));
            break;
        case 4:
            (void)document.changeCount(pick(all), 1 + int(random() % 4));
            break;
        case 5:
            (void)document.duplicateSelection(pick(units));
            break;
        case 6:
            (void)document.moveSelection(pick(units), random() % units.size());
            break;
        case 7:
            (void)document.renameSelection(pick(all), "Name " + std::to_string(random() % 100));
            break;
        case 8:
            (void)document.changeNote(pick(all), "Note <&\"' \n" + std::to_string(random() % 100));
            break;
        case 9:
            (void)document.changeTag(pick(all), "tag", random() % 2 ? "red" : "");
            break;
        case 10:
            (void)document.changeCostLimit("sample.cost", double(random() % 200) - 20);
            break;
        case 11:
            document.undoStack().undo();
            break;
        case 12:
            document.undoStack().redo();
            break;
        case 13:
            (void)document.removeSelections({pick(all), pick(all)});
            break;
        }
    }

private slots:
    // A list that two people write: one's undo holds one's own steps, and none that the other has built on.
    void undo_ofASharedList_isOnesOwn()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        mine->setAuthor("anna@laptop");
        theirs->setAuthor("ben@desk");
        documents::LibraryRosterStore store(*mine), otherStore(*theirs);
        const auto document = fresh();
        QVERIFY(document->attach(store, "r").ok());
        QVERIFY(document->renameRoster("Hers").ok());
        const auto other = reopen(otherStore, "r");
        QCOMPARE(other->undoStack().count(), 0); // nothing of it is Ben's
        QVERIFY(other->renameRoster("His").ok());
        QVERIFY(document->refresh());
        QSignalSpy refused(document.get(), &RosterDocument::refused);
        const int steps = document->undoStack().index();
        document->undoStack().undo();
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.at(0).at(0).toString().contains("ben@desk"), qPrintable(refused.at(0).at(0).toString()));
        QCOMPARE(document->name(), "His");
        QCOMPARE(document->undoStack().index(), steps);
        QVERIFY(document->renameRoster("Hers again").ok());
        document->undoStack().undo(); // that one is hers, and the last
        QCOMPARE(document->name(), "His");
        QCOMPARE(reopen(otherStore, "r")->undoStack().index(), 1);
        QVERIFY(other->refresh());
        other->undoStack().undo();
        QCOMPARE(other->name(), "Hers");
        QVERIFY(document->refresh());
        document->undoStack().undo(); // nobody builds on it any more
        QVERIFY(document->name() != "Hers");
    }

    void edit_undo_redo()
    {
        const auto document = fresh();
        const std::string before = essence(*document);
        const RosterDocument::Answer walker = document->addSelection(forceOf(*document), "sample.walker");
        QVERIFY(walker.ok());
        QCOMPARE(document->undoStack().undoText(), "Add Walker");
        QCOMPARE(document->record().points, 13.0);
        QCOMPARE(document->record().units, 1);
        QVERIFY(document->record().legal());
        const std::string after = essence(*document);
        document->undoStack().undo();
        QCOMPARE(essence(*document), before);
        QCOMPARE(document->record().points, 0.0);
        document->undoStack().redo();
        QCOMPARE(essence(*document), after);
    }

    void refusedEdit_changesNothingAndKeepsTheRedo()
    {
        const auto document = fresh();
        (void)document->addSelection(forceOf(*document), "sample.walker");
        document->undoStack().undo();
        QSignalSpy refused(document.get(), &RosterDocument::refused);
        QVERIFY(!document->addSelection(forceOf(*document), "no.such.entry").ok());
        QCOMPARE(refused.count(), 1);
        QVERIFY(document->undoStack().canRedo());
    }

    void sameChangeAgain_merges_andBackToTheStartIsNoStep()
    {
        const auto document = fresh();
        const std::string squad = *document->addSelection(forceOf(*document), "sample.squad");
        const int steps = document->undoStack().count();
        (void)document->renameSelection(squad, "A");
        (void)document->renameSelection(squad, "Al");
        (void)document->renameSelection(squad, "Alpha");
        QCOMPARE(document->undoStack().count(), steps + 1);
        document->undoStack().undo();
        QCOMPARE(rules::findSelection(document->roster(), squad).selection->customName, "");
        document->undoStack().redo();
        (void)document->renameSelection(squad, "");
        QCOMPARE(document->undoStack().count(), steps);
    }

    void together_isOneStep()
    {
        const auto document = fresh();
        const std::string before = essence(*document);
        const int steps = document->undoStack().count();
        document->runTogether("Add a platoon", [&] {
            (void)document->addSelection(forceOf(*document), "sample.walker");
            (void)document->addSelection(forceOf(*document), "sample.squad");
        });
        QCOMPARE(document->undoStack().count(), steps + 1);
        QCOMPARE(document->roster().forces.front().selections.size(), 2u);
        document->undoStack().undo();
        QCOMPARE(essence(*document), before);
        document->undoStack().redo();
        QCOMPARE(document->roster().forces.front().selections.size(), 2u);
    }

    void duplicate_isNotTheOriginal()
    {
        const auto document = fresh();
        const std::string squad = *document->addSelection(forceOf(*document), "sample.squad");
        (void)document->addSelection(squad, "sample.medic");
        const std::string copy = *document->duplicateSelection(squad);
        const rules::Selection original = *rules::findSelection(document->roster(), squad).selection;
        const std::string inner = rules::findSelection(document->roster(), copy).selection->selections.front().id;
        (void)document->renameSelection(copy, "Copy");
        (void)document->changeNote(copy, "note");
        (void)document->changeTag(copy, "tag", "red");
        (void)document->changeCount(inner, 2);
        QVERIFY(*rules::findSelection(document->roster(), squad).selection == original);
    }

    void paste_intoAnotherRoster()
    {
        const auto from = fresh(), to = fresh();
        const std::string squad = *from->addSelection(forceOf(*from), "sample.squad");
        (void)from->renameSelection(squad, "Lucky");
        const rules::Selection copied = *rules::findSelection(from->roster(), squad).selection;
        QVERIFY(to->pasteSelections({copied, copied}, forceOf(*to)).ok());
        QCOMPARE(to->roster().forces.front().selections.size(), 2u);
        QCOMPARE(to->roster().forces.front().selections.front().customName, "Lucky");
        QVERIFY(to->roster().forces.front().selections.front().id != squad);
    }

    // DEMANDS: 1,000 random edits, undone and redone, compared by their state.
    void randomEdits_undoToTheStartAndRedoToTheEnd()
    {
        const auto document = fresh();
        std::mt19937 random(4711);
        for (int round = 0; round < 10; ++round) {
            for (int i = 0; i < 100; ++i)
                randomEdit(*document, random);
            document->undoStack().setIndex(document->undoStack().count());
            const std::string end = essence(*document);
            document->undoStack().setIndex(0);
            document->undoStack().setIndex(document->undoStack().count());
            QCOMPARE(essence(*document), end);
        }
    }

    // The copy on which an edit was tried takes the roster's place: it must be what the steps of the history make of it.
    void edit_isTakenOverOnce_andToldOnce()
    {
        const auto document = fresh();
        int told = 0;
        connect(document.get(), &RosterDocument::rosterChanged, document.get(), [&] {
            ++told;
            QCOMPARE(rules::writeRoster(document->evaluator().roster()), rules::writeRoster(document->roster()));
        });
        std::mt19937 random(7);
        for (int i = 0; i < 600; ++i) {
            const std::string before = rules::writeRoster(document->roster());
            const int index = document->undoStack().index(), count = document->undoStack().count();
            told = 0;
            randomEdit(*document, random);
            const std::string after = rules::writeRoster(document->roster());
            QCOMPARE(told, before == after && index == document->undoStack().index() ? 0 : 1);
            if (document->undoStack().index() != index + 1 || document->undoStack().count() < count)
                continue; // an undo, a redo, or a step that grew
            document->undoStack().undo();
            QCOMPARE(rules::writeRoster(document->roster()), before);
            document->undoStack().redo();
            QCOMPARE(rules::writeRoster(document->roster()), after);
            rules::Evaluator anew(document->game().data);
            anew.evaluate(document->roster());
            QVERIFY(anew.findings() == document->evaluator().findings());
            QVERIFY(anew.totals() == document->evaluator().totals());
        }
    }

    void stored_isThereAfterReopening_withItsHistory()
    {
        const auto library = open(freshAddress());
        documents::LibraryRosterStore store(*library);
        auto document = fresh();
        QVERIFY(document->attach(store, "r1").ok());
        QCOMPARE(document->saveState(), SaveState::Saved);
        std::mt19937 random(99);
        for (int i = 0; i < 60; ++i)
            randomEdit(*document, random);
        document->undoStack().undo();
        const std::string end = essence(*document);
        const int index = document->undoStack().index(), count = document->undoStack().count();
        std::vector<std::string> states; // at every step of the history
        for (int i = 0; i <= count; ++i) {
            document->undoStack().setIndex(i);
            states.push_back(essence(*document));
        }
        document->undoStack().setIndex(index);
        document.reset();

        document = reopen(store, "r1");
        QCOMPARE(essence(*document), end);
        QCOMPARE(document->undoStack().count(), count);
        QCOMPARE(document->undoStack().index(), index);
        for (int i = count; i >= 0; --i) {
            document->undoStack().setIndex(i);
            QCOMPARE(essence(*document), states.at(std::size_t(i)));
        }
        document.reset();
        document = reopen(store, "r1"); // the jump itself was stored
        QCOMPARE(document->undoStack().index(), 0);
        QCOMPARE(essence(*document), states.front());
    }

    void secondWriter_isToldAndBothAreKept()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        documents::LibraryRosterStore myStore(*mine), theirStore(*theirs);
        const auto document = fresh();
        QVERIFY(document->attach(myStore, "r1").ok());
        const auto other = reopen(theirStore, "r1");
        (void)other->addSelection(forceOf(*other), "sample.hero");
        QSignalSpy conflicted(document.get(), &RosterDocument::conflicted);
        (void)document->addSelection(forceOf(*document), "sample.walker");
        QCOMPARE(conflicted.count(), 1);
        QCOMPARE(conflicted.at(0).at(0).toString(), "r1");
        QCOMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(mine->documents().list()->size(), 2);
        QCOMPARE(mine->documents().find(document->id())->conflictOf, "r1");
        QCOMPARE(reopen(myStore, "r1")->record().points, 20.0);
        const auto ours = reopen(myStore, document->id());
        QCOMPARE(ours->record().points, 13.0);
        ours->undoStack().undo(); // the history came along
        QCOMPARE(ours->record().points, 0.0);
    }

    void changeElsewhere_isTakenOver()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        documents::LibraryRosterStore myStore(*mine), theirStore(*theirs);
        const auto document = fresh();
        QVERIFY(document->attach(myStore, "r1").ok());
        QVERIFY(!document->refresh());
        const auto other = reopen(theirStore, "r1");
        (void)other->addSelection(forceOf(*other), "sample.hero");
        QSignalSpy replaced(document.get(), &RosterDocument::rosterReplaced);
        QVERIFY(document->refresh());
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(document->record().points, 20.0);
        document->undoStack().undo(); // also theirs
        QCOMPARE(document->record().points, 0.0);
        QVERIFY(other->refresh());
        QCOMPARE(other->record().points, 0.0);
    }

    void fullDisk_saysSoAndKeepsTheEdit()
    {
        if (onPostgres())
            QSKIP("the disk of a server is not ours to fill");
        const QString where = freshAddress();
        const auto library = open(where);
        documents::LibraryRosterStore store(*library);
        const auto document = fresh();
        QVERIFY(document->attach(store, "r1").ok());
        const std::string walker = *document->addSelection(forceOf(*document), "sample.walker");
        {
            const test::FullDisk full(1024);
            (void)document->changeNote(walker, std::string(200000, 'n'));
            QCOMPARE(document->saveState(), SaveState::Failed);
            QVERIFY2(QString::fromStdString(document->saveError().text()).contains("disk"), document->saveError().text().c_str());
            QCOMPARE(rules::findSelection(document->roster(), walker).selection->customNotes.size(), 200000u);
        }
        QVERIFY(library->check()->isEmpty());
        QCOMPARE(reopen(store, "r1")->record().points, 13.0); // the old state is whole
        QVERIFY(document->retrySave());
        QCOMPARE(rules::findSelection(reopen(store, "r1")->roster(), walker).selection->customNotes.size(), 200000u);
    }

    void readOnlyFolder_saysSo()
    {
        if (onPostgres())
            QSKIP("SQLite only");
        QTemporaryDir folder;
        {
            const test::ReadOnlyFolder closed(folder.path());
            if (!closed.works())
                QSKIP("this user may write everywhere");
            const base::Result<std::unique_ptr<library::Library>> refused = library::Library::open(folder.filePath("library.sqlite"));
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().code, "library.read-only");
        }
    }

    void newData_areShownAsDifference_andTaken()
    {
        const auto library = open(freshAddress());
        documents::LibraryRosterStore store(*library);
        auto document = fresh();
        QVERIFY(document->attach(store, "r1").ok());
        (void)document->addSelection(forceOf(*document), "sample.walker");
        (void)document->addSelection(forceOf(*document), "sample.hero");
        document.reset();

        document = reopen(store, "r1", game(2, 15, false)); // the hero is gone, the walker costs more
        QVERIFY(!document->differences().empty());
        bool gone = false, cost = false;
        for (const rules::Difference &difference : document->differences()) {
            gone = gone || (difference.kind == rules::Difference::Kind::Gone && difference.selectionName == "Hero");
            cost = cost || difference.kind == rules::Difference::Kind::Cost;
        }
        QVERIFY(gone && cost);
        (void)document->renameRoster("Still asking"); // an edit does not decide it
        document = reopen(store, "r1", game(2, 15, false));
        QVERIFY(!document->differences().empty());

        QVERIFY(document->takeNewData().ok());
        QVERIFY(std::none_of(document->differences().begin(), document->differences().end(),
                             [](const rules::Difference &one) { return one.kind == rules::Difference::Kind::Cost; }));
        QCOMPARE(rules::selectionCount(document->roster()), 2u); // the orphan stays
        document = reopen(store, "r1", game(2, 15, false));
        QCOMPARE(rules::selectionCount(document->roster()), 2u);
        document->undoStack().undo();
        QCOMPARE(document->name(), "Still asking");
        document = reopen(store, "r1", game(1));
        QCOMPARE(document->record().points, 33.0);
    }

    void newData_canBeLeft()
    {
        const auto library = open(freshAddress());
        documents::LibraryRosterStore store(*library);
        auto document = fresh();
        QVERIFY(document->attach(store, "r1").ok());
        (void)document->addSelection(forceOf(*document), "sample.walker");
        const QString made = document->record().dataRevision;
        document = reopen(store, "r1", game(2, 15));
        QVERIFY(document->keepOldData().ok());
        QVERIFY(document->differences().empty());
        document = reopen(store, "r1", game(2, 15));
        QVERIFY(document->differences().empty()); // not asked again
        QCOMPARE(document->record().dataRevision, made);
        document = reopen(store, "r1", game(3, 16));
        QVERIFY(!document->differences().empty()); // newer ones are another question
    }
};

MUSTER_TEST_MAIN(tst_RosterDocument)
#include "tst_RosterDocument.moc"
