// SPDX-License-Identifier: GPL-3.0-or-later
// Documents whose library writes on a thread of its own: nobody waits for the disk while editing, and nothing is lost by that.
#include "SampleDocument.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "library/sql/Transaction.h"
#include "rules/roster/RosterWriter.h"
#include "support/Hardship.h"
#include "support/LibraryBackends.h"

#include <random>

using namespace muster;
using documents::CampaignDocument;
using documents::RosterDocument;
using documents::SaveState;

namespace {

std::unique_ptr<library::Library> open(const QString &where)
{
    auto opened = library::Library::open(where);
    if (!opened)
        qFatal("%s", opened.error().message().c_str());
    return std::move(*opened);
}

std::unique_ptr<library::Library> openBeside(const QString &where)
{
    auto library = open(where);
    library->writeBeside();
    return library;
}

campaign::Event note(const QString &text)
{
    return campaign::makeEvent(campaign::Note{{}, text});
}

/// Somebody who writes the library and does not come to an end: every other writer waits.
class SlowWriter
{
public:
    explicit SlowWriter(const QString &where) : m_library(open(where)), m_transaction(library::Transaction::begin(m_library->database()))
    {
        if (!m_transaction)
            qFatal("%s", m_transaction.error().message().c_str());
        const bool server = !m_library->database().isSqlite();
        if (const auto locked = server ? m_library->database().execute("LOCK TABLE documents") : base::Result<void>(); !locked)
            qFatal("%s", locked.error().message().c_str());
    }

private:
    std::unique_ptr<library::Library> m_library;
    base::Result<library::Transaction> m_transaction;
};

} // namespace

class tst_SavingBeside : public test::LibraryBackends
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    std::unique_ptr<RosterDocument> fresh(documents::RosterStore &store, const QString &id = "r")
    {
        const documents::Game game = test::sampleGame();
        auto document = std::make_unique<RosterDocument>(game, rules::newRoster(*game.data, "Walkers", m_ids), m_ids);
        if (!document->addForce("sample.force", "sample.catalogue") || !document->attach(store, id))
            qFatal("no roster");
        return document;
    }
    std::unique_ptr<RosterDocument> reopen(library::Library &library, documents::RosterStore &store, const QString &id = "r")
    {
        Q_UNUSED(library)
        auto stored = store.load(id);
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<RosterDocument>(test::sampleGame(), std::move(*stored), store, m_ids);
    }
    static std::string add(RosterDocument &document, const char *entry = "sample.walker")
    {
        return document.addSelection(document.roster().forces.front().id, entry).valueOr({});
    }
    static QStringList namesIn(const RosterDocument &document)
    {
        QStringList names;
        rules::forEachSelection(document.roster(), [&names](const rules::Selection &selection) {
            names.append(QString::fromStdString(selection.id + "=" + selection.customName) + QString::number(selection.number));
        });
        return names;
    }
    static std::unique_ptr<CampaignDocument> freshCampaign(library::Library &library)
    {
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign.rules = campaign::CampaignRules::generic();
        auto document = std::make_unique<CampaignDocument>(campaign);
        if (!document->attach(library, "c"))
            qFatal("no campaign");
        return document;
    }
    static std::unique_ptr<CampaignDocument> reopenCampaign(library::Library &library)
    {
        auto stored = CampaignDocument::load(library, "c");
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<CampaignDocument>(std::move(*stored), library);
    }

private slots:
    void slowDisk_holdsUpNoEdit()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where);
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        QCOMPARE(document->saveState(), SaveState::Saved);
        const qint64 version = document->record().version;
        {
            const SlowWriter slow(where);
            for (int i = 0; i < 20; ++i)
                add(*document);
            document->undoStack().undo();
            QCOMPARE(document->saveState(), SaveState::Pending); // and says so
            QCOMPARE(document->roster().forces.front().selections.size(), 19u);
        }
        QVERIFY(document->finishSaving());
        QCOMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(document->record().version, version + 2); // the first edit, and all the others together
        const auto other = open(where);
        documents::LibraryRosterStore theirs(*other);
        const auto read = reopen(*other, theirs);
        QCOMPARE(namesIn(*read), namesIn(*document));
        QCOMPARE(read->undoStack().count(), document->undoStack().count());
        QCOMPARE(read->undoStack().index(), document->undoStack().index());
    }

    void answer_comesFromTheEventLoop()
    {
        const auto library = openBeside(freshAddress());
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        QSignalSpy states(document.get(), &RosterDocument::saveStateChanged);
        add(*document);
        QTRY_COMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(states.size(), 2);
        QCOMPARE(states.at(0).at(0).value<SaveState>(), SaveState::Pending);
    }

    void twoDocuments_haveStatesOfTheirOwn()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where);
        documents::LibraryRosterStore store(*library);
        const auto first = fresh(store, "first"), second = fresh(store, "second");
        {
            const SlowWriter slow(where);
            add(*first);
            QCOMPARE(first->saveState(), SaveState::Pending);
            QCOMPARE(second->saveState(), SaveState::Saved);
        }
        add(*second);
        QVERIFY(second->finishSaving() && first->finishSaving());
    }

    void whoeverReads_seesWhatWasDone()
    {
        const auto library = openBeside(freshAddress());
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        for (int i = 0; i < 10; ++i) {
            add(*document);
            QCOMPARE(library->documents().find("r")->units, i + 1);
        }
    }

    // Somebody who hears of a change asks the library, and the answer to the save before comes with that: it says nothing of the
    // change, which is not in the history yet either.
    void answerInTheMiddleOfAChange_callsNothingSavedThatIsNot()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where);
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        const auto ask = [&library] { (void)library->documents().version("r"); };
        connect(document.get(), &RosterDocument::rosterChanged, document.get(), ask);
        int saves = 0;
        connect(document.get(), &RosterDocument::saveStateChanged, document.get(), [&](SaveState state) {
            if (state != SaveState::Saved)
                return;
            ++saves;
            const auto other = open(where);
            documents::LibraryRosterStore theirs(*other);
            const auto read = reopen(*other, theirs);
            QCOMPARE(namesIn(*read), namesIn(*document));
            QCOMPARE(read->undoStack().count(), document->undoStack().count());
            QCOMPARE(read->undoStack().index(), document->undoStack().index());
        });
        const auto breathe = [&] { QTRY_COMPARE(document->saveState(), SaveState::Saved); };
        for (int i = 0; i < 8; ++i) {
            add(*document);
            add(*document);
            document->undoStack().undo();
            document->undoStack().redo();
            document->runTogether("Two at once", [&] {
                add(*document);
                ask();
                add(*document);
            });
            document->runTogether("Nothing after all", ask);
            breathe();
        }
        QVERIFY(saves >= 8);
        QCOMPARE(document->roster().forces.front().selections.size(), 32u);
    }

    // The same with a book that somebody else writes too: what was being recorded then is not lost in the merging.
    void conflictInTheMiddleOfAChange_losesNothing()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where);
        const auto document = freshCampaign(*library);
        const auto other = open(where);
        const auto theirs = reopenCampaign(*other);
        bool asking = false;
        connect(document.get(), &CampaignDocument::changed, document.get(), [&] {
            if (!std::exchange(asking, true))
                (void)library->documents().version("c");
            asking = false;
        });
        QStringList wanted;
        for (int i = 0; i < 6; ++i) {
            wanted << QString("theirs %1").arg(i) << QString("first %1").arg(i) << QString("second %1").arg(i);
            theirs->refresh();
            theirs->recordEvents("Theirs", {note(wanted.at(3 * i))});
            QVERIFY(theirs->finishSaving());
            document->recordEvents("First", {note(wanted.at(3 * i + 1))});
            document->recordEvents("Second", {note(wanted.at(3 * i + 2))});
            QTRY_COMPARE(document->saveState(), SaveState::Saved);
        }
        const auto later = open(where);
        const auto read = reopenCampaign(*later);
        QStringList found;
        for (const campaign::Event &event : read->campaign().events) {
            if (const auto *text = event.as<campaign::Note>())
                found.append(text->text);
        }
        found.sort();
        wanted.sort();
        QCOMPARE(found, wanted);
    }

    // An import is one transaction of the library's own connection: what is saved in it belongs to it.
    void savedWithinATransaction_isPartOfIt()
    {
        const auto library = openBeside(freshAddress());
        documents::LibraryRosterStore store(*library);
        {
            auto transaction = library::Transaction::begin(library->database());
            QVERIFY(transaction.ok());
            QCOMPARE(fresh(store, "kept")->saveState(), SaveState::Saved);
            QVERIFY(transaction->commit().ok());
        }
        {
            const auto transaction = library::Transaction::begin(library->database());
            QVERIFY(transaction.ok());
            QCOMPARE(fresh(store, "dropped")->saveState(), SaveState::Saved);
        }
        QVERIFY(*library->documents().version("kept") > 0);
        QCOMPARE(*library->documents().version("dropped"), 0);
    }

    // Whoever begins a transaction while the writer still has something to write: neither waits for the other.
    void importRightAfterAnEdit_waitsForNobody()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("list.ros");
        {
            const documents::Game game = test::sampleGame();
            const rules::Roster roster = rules::newRoster(*game.data, "Imported", m_ids);
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(rules::writeRoster(roster)));
        }
        const auto library = openBeside(freshAddress());
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        const documents::Exchange exchange(*library, nullptr, "en");
        for (int i = 0; i < 20; ++i) {
            add(*document);
            const auto imported = exchange.importFile(file);
            QVERIFY2(imported.ok(), imported ? "" : imported.error().message().c_str());
            QVERIFY(document->finishSaving());
            QCOMPARE(document->saveState(), SaveState::Saved);
        }
        QCOMPARE(library->documents().find("r")->units, 20);
    }

    void closedAtOnce_isStored()
    {
        const QString where = freshAddress();
        {
            const auto library = openBeside(where);
            documents::LibraryRosterStore store(*library);
            const auto document = fresh(store);
            for (int i = 0; i < 5; ++i)
                add(*document);
        }
        QCOMPARE(open(where)->documents().find("r")->units, 5);
    }

    // Steps come, go and grow while the library writes: what it has afterwards is what the document has.
    void randomEdits_areAllThereWithTheirHistory()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where);
        documents::LibraryRosterStore store(*library);
        auto document = fresh(store);
        std::mt19937 random(20261117);
        for (int round = 0; round < 12; ++round) {
            for (int i = 0; i < 25; ++i) {
                const auto &units = document->roster().forces.front().selections;
                const std::string some = units.empty() ? std::string() : units.at(random() % units.size()).id;
                switch (some.empty() ? 0 : random() % 7) {
                case 0:
                case 1:
                    add(*document, random() % 2 ? "sample.walker" : "sample.squad");
                    break;
                case 2:
                    (void)document->removeSelection(some);
                    break;
                case 3: // grows with the one before
                    (void)document->renameSelection(some, "Name " + std::to_string(random() % 5));
                    break;
                case 4:
                    document->undoStack().undo();
                    break;
                case 5:
                    document->undoStack().redo();
                    break;
                case 6:
                    QCoreApplication::processEvents(); // an answer may come in between
                    break;
                }
            }
            const QStringList names = namesIn(*document);
            const int index = document->undoStack().index(), count = document->undoStack().count();
            document.reset();
            document = reopen(*library, store);
            QCOMPARE(namesIn(*document), names);
            QCOMPARE(document->undoStack().index(), index);
            QCOMPARE(document->undoStack().count(), count);
            document->undoStack().setIndex(0);
            document->undoStack().setIndex(index);
            QCOMPARE(namesIn(*document), names);
        }
    }

    void conflictWhileEditing_keepsEverything()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where), other = open(where);
        documents::LibraryRosterStore store(*library), theirs(*other);
        const auto document = fresh(store);
        const auto their = reopen(*other, theirs);
        add(*their, "sample.hero");
        QSignalSpy conflicted(document.get(), &RosterDocument::conflicted);
        for (int i = 0; i < 5; ++i)
            add(*document);
        QVERIFY(document->finishSaving());
        QCOMPARE(conflicted.size(), 1);
        QVERIFY(document->id() != "r");
        QCOMPARE(other->documents().find("r")->units, 1);
        QCOMPARE(other->documents().find(document->id())->units, 5);
        QCOMPARE(reopen(*other, theirs, document->id())->undoStack().count(), document->undoStack().count());
    }

    void fullDisk_saysWhyAndKeepsTheEdits()
    {
        if (onPostgres())
            QSKIP("the disk of a server is not ours to fill");
        const auto library = openBeside(freshAddress());
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        const std::string walker = add(*document);
        QVERIFY(document->finishSaving());
        {
            const test::FullDisk full(1024);
            (void)document->changeNote(walker, std::string(200000, 'n'));
            QVERIFY(!document->finishSaving());
            QCOMPARE(document->saveState(), SaveState::Failed);
            QVERIFY(document->isUnsaved());
            QVERIFY2(document->saveError().text().find("disk") != std::string::npos, document->saveError().text().c_str());
            add(*document); // tries again, and is told again
            QVERIFY(document->isUnsaved());
            QVERIFY(!document->finishSaving());
        }
        QVERIFY(document->retrySave());
        QVERIFY(!document->isUnsaved());
        QCOMPARE(library->documents().find("r")->units, 2);
    }

    void fileMovedAway_isNotWrittenBesideIt()
    {
        if (onPostgres())
            QSKIP("SQLite only");
        const QString where = freshAddress();
        const auto library = openBeside(where);
        documents::LibraryRosterStore store(*library);
        const auto document = fresh(store);
        QVERIFY(QFile::rename(where, where + ".away") && QFile::copy(where + ".away", where));
        add(*document);
        QVERIFY(!document->finishSaving());
        QCOMPARE(document->saveError().code, "library.moved");
    }

    void eventsOfTwo_followEachOther()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where), other = openBeside(where);
        const auto ours = freshCampaign(*library);
        const auto theirs = reopenCampaign(*other);
        theirs->recordEvents("Theirs", {note("theirs")});
        QVERIFY(theirs->finishSaving());
        QSignalSpy merged(ours.get(), &CampaignDocument::mergedWithOthers);
        ours->recordEvents("One", {note("one")});
        ours->recordEvents("Two", {note("two")});
        QVERIFY(ours->finishSaving());
        QCOMPARE(merged.size(), 1);
        QCOMPARE(ours->campaign().events.size(), 3);
        QVERIFY(theirs->refresh());
        QCOMPARE(theirs->campaign().events.size(), 3);
        QCOMPARE(theirs->campaign().events.first().id, ours->campaign().events.first().id);
    }

    void undoThatMeetsTheWorkOfOthers_isStoredOrRefused()
    {
        const QString where = freshAddress();
        const auto library = openBeside(where), other = openBeside(where);
        library->setAuthor("anna");
        other->setAuthor("ben");
        const auto ours = freshCampaign(*library);
        ours->recordEvents("Ours", {note("ours")});
        QVERIFY(ours->finishSaving());
        const auto theirs = reopenCampaign(*other);
        theirs->recordEvents("Theirs", {note("theirs")});
        QVERIFY(theirs->finishSaving());
        ours->undoStack().undo();
        QVERIFY(ours->finishSaving());
        QCOMPARE(ours->campaign().events.size(), 1);
        QCOMPARE(reopenCampaign(*library)->campaign().events.size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_SavingBeside)
#include "tst_SavingBeside.moc"
