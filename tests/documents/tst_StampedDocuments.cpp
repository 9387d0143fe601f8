// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/CampaignDocument.h"
#include "documents/collection/CollectionBook.h"
#include "documents/exchange/Exchange.h"
#include "library/care/Backups.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"
#include "text/Stamped.h"

using namespace muster;
using documents::CampaignDocument;

/// What a library keeps has the time and the ids that it was opened with.
class tst_StampedDocuments : public QObject
{
    Q_OBJECT

private:
    const QDateTime m_now{QDate(2026, 3, 4), QTime(12, 30), Qt::UTC};
    std::optional<test::TemporaryLibrary> m_place;
    base::SetClock m_clock{0};
    std::optional<base::CountingIdSource> m_ids;
    std::unique_ptr<library::Library> m_library;

    [[nodiscard]] static campaign::Campaign book()
    {
        campaign::Campaign book;
        book.start.id = "c";
        book.start.name = "Crusade";
        book.rules = campaign::CampaignRules::generic();
        return book;
    }
    [[nodiscard]] static campaign::Event note(const QString &text) { return campaign::makeEvent(campaign::Note{text}); }

private slots:
    void init()
    {
        m_place.emplace();
        m_clock = base::SetClock(m_now.toMSecsSinceEpoch());
        m_ids.emplace("n");
        m_library = library::Library::open(m_place->library(), {}, {&m_clock, &*m_ids}).value();
    }
    void cleanup() { m_library.reset(); }

    void save_isAsOldAsTheClockSays()
    {
        CampaignDocument document(book());
        QVERIFY(document.attach(*m_library, "c").ok());
        QCOMPARE(m_library->documents().find("c")->changed, m_now);
        m_clock.advance(3'600'000);
        document.recordEvents("Note", {note("a")});
        QCOMPARE(m_library->documents().find("c")->changed, m_now.addSecs(3600));
    }

    void step_ofTheHistory_saysWhenItWasDone()
    {
        CampaignDocument document(book());
        QVERIFY(document.attach(*m_library, "c").ok());
        m_clock.advance(60'000);
        document.recordEvents("First", {note("a")});
        m_clock.advance(60'000);
        document.recordEvents("Second", {note("b")});
        const auto stored = m_library->documents().load("c");
        QVERIFY(stored.ok());
        QCOMPARE(stored->history.steps.size(), 2);
        QCOMPARE(stored->history.steps.at(0).when, m_now.addSecs(60));
        QCOMPARE(stored->history.steps.at(1).when, m_now.addSecs(120));
    }

    void trash_remembersTheMoment()
    {
        CampaignDocument document(book());
        QVERIFY(document.attach(*m_library, "c").ok());
        m_clock.advance(5'000);
        QVERIFY(m_library->documents().moveToTrash("c").ok());
        const auto records = m_library->documents().list({{}, {}, {}, true});
        QVERIFY(records.ok());
        const base::Result<QVariant> deleted = m_library->database().value("SELECT deleted FROM documents WHERE id = 'c'");
        QCOMPARE(deleted->toLongLong(), m_now.addSecs(5).toMSecsSinceEpoch());
    }

    void copy_beginsNow()
    {
        CampaignDocument document(book());
        QVERIFY(document.attach(*m_library, "c").ok());
        m_clock.advance(7'000);
        const auto copy = m_library->documents().duplicate("c", "d", "Copy");
        QVERIFY(copy.ok());
        QCOMPARE(copy->created, m_now.addSecs(7));
    }

    void secondVersion_hasAnIdOfTheLibrary()
    {
        CampaignDocument ours(book());
        QVERIFY(ours.attach(*m_library, "c").ok());
        auto stored = CampaignDocument::load(*m_library, "c");
        QVERIFY(stored.ok());
        CampaignDocument theirs(std::move(*stored), *m_library);
        campaign::CampaignStart start = theirs.campaign().start;
        start.name = "Theirs";
        theirs.changeStart("Rename", start);
        start.name = "Ours";
        const std::string next = [this] { // ids are counted: the next one is known
            base::CountingIdSource probe = *m_ids;
            return probe.next();
        }();
        ours.changeStart("Rename", start);
        QCOMPARE(ours.id(), QString::fromStdString(next));
        QCOMPARE(m_library->documents().find(ours.id())->created, m_now);
    }

    void collection_isStampedToo()
    {
        documents::CollectionBook &collection = documents::CollectionBook::of(*m_library);
        collection::Change change;
        change.kind = collection::Change::Kind::Note;
        change.figures = {"u", "f"};
        change.text = "on the shelf";
        QVERIFY(collection.record("game", {change}).ok());
        QCOMPARE(collection.log("game").front().happened, m_now);
        m_clock.advance(-86'400'000); // the clock of a computer may go back, the log may not
        QVERIFY(collection.record("game", {change}).ok());
        QCOMPARE(collection.log("game").back().happened, m_now.addMSecs(1));
    }

    void backup_isOfThatDay_andTheNextOneADayLater()
    {
        const base::Result<QString> first = m_library->backupDaily();
        QVERIFY2(first.ok() && !first->isEmpty(), first.ok() ? "none" : first.error().sentence.english().c_str());
        QCOMPARE(library::timeOfBackup(QFileInfo(*first)), m_now.toLocalTime());
        m_clock.advance(23LL * 3'600'000);
        QVERIFY(m_library->backupDaily()->isEmpty());
        m_clock.advance(2LL * 3'600'000);
        QVERIFY(!m_library->backupDaily()->isEmpty());
        m_clock.advance(-7LL * 86'400'000); // a copy from the future says nothing about today
        QVERIFY(!m_library->backupDaily()->isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_StampedDocuments)
#include "tst_StampedDocuments.moc"
