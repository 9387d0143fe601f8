// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"
#include "documents/roster/RosterVersions.h"
#include "rules/roster/RosterWriter.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUndoStack>

using namespace muster;
using documents::RosterDocument;
using documents::RosterVersion;
using documents::RosterVersions;

/// Named versions of a roster: kept, gone back to, copied and exported with it.
class tst_RosterVersions : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();
    std::unique_ptr<documents::LibraryRosterStore> m_rosters;
    base::CountingIdSource m_ids;

    [[nodiscard]] std::unique_ptr<RosterDocument> stored(const QString &id)
    {
        const packs::PackPtr pack = m_store->find("dust");
        auto document = std::make_unique<RosterDocument>(documents::gameOf(pack, "en"), test::sampleRoster(*pack, 0), m_ids);
        if (!document->attach(*m_rosters, id))
            qFatal("not stored");
        return document;
    }
    [[nodiscard]] RosterVersions versionsOf(const QString &id) const { return {*m_library, id}; }
    [[nodiscard]] static std::string firstUnit(const RosterDocument &document)
    {
        return document.roster().forces.front().selections.front().selections.back().id;
    }

private slots:
    void initTestCase()
    {
        m_library = library::Library::open(m_folder.filePath("library.sqlite")).value();
        m_library->setAuthor("anna@laptop");
        m_rosters = std::make_unique<documents::LibraryRosterStore>(*m_library);
    }

    void version_isKeptAndComesBackAsOneStep()
    {
        const auto document = stored("kept");
        const rules::Roster before = document->roster();
        const auto kept = versionsOf("kept").keep(*document, "First draft", "before Marc lent the Cobra");
        QVERIFY(kept.ok());
        QVERIFY(document->removeSelection(firstUnit(*document)).ok());
        QVERIFY(document->renameRoster("Another name").ok());
        const auto all = versionsOf("kept").all();
        QVERIFY(all.ok());
        QCOMPARE(all->size(), 1u);
        const RosterVersion &version = all->front();
        QCOMPARE(version, *kept);
        QCOMPARE(version.name, QString("First draft"));
        QCOMPARE(version.note, QString("before Marc lent the Cobra"));
        QCOMPARE(version.author, QString("anna@laptop"));
        QVERIFY(version.points > 0 && version.limit && !version.pointsName.isEmpty());
        QVERIFY(version.verdict != library::Verdict::Unknown);
        const rules::Roster changed = document->roster();
        const int steps = document->undoStack().count();
        QVERIFY(documents::restoreVersion(*document, version).ok());
        QCOMPARE(document->undoStack().count(), steps + 1);
        QVERIFY(document->undoStack().undoText().contains("First draft"));
        QCOMPARE(rules::selectionCount(document->roster()), rules::selectionCount(before));
        QCOMPARE(document->roster().name, std::string("Another name")); // the roster's own name is no part of it
        QCOMPARE(document->roster().id, changed.id);
        document->undoStack().undo();
        QCOMPARE(rules::writeRoster(document->roster()), rules::writeRoster(changed));
        QCOMPARE(versionsOf("kept").all()->size(), 1u); // nothing is lost by going back and forth
    }

    void newestIsFirst_andOneCanBeRenamedRemovedAndBroughtBack()
    {
        const auto document = stored("several");
        for (const char *name : {"one", "two", "three"})
            QVERIFY(versionsOf("several").keep(*document, QString::fromLatin1(name)).ok());
        auto all = versionsOf("several").all();
        QCOMPARE(all->size(), 3u);
        RosterVersion renamed = all->back();
        renamed.name = QStringLiteral("zéro & co");
        QVERIFY(versionsOf("several").put(renamed).ok());
        QCOMPARE(versionsOf("several").all()->back().name, renamed.name);
        QVERIFY(versionsOf("several").remove(renamed.id).ok());
        QCOMPARE(versionsOf("several").all()->size(), 2u);
        QVERIFY(versionsOf("several").put(renamed).ok());
        QCOMPARE(versionsOf("several").all()->size(), 3u);
    }

    void copyOfTheRoster_hasThemToo()
    {
        const auto document = stored("copied");
        QVERIFY(versionsOf("copied").keep(*document, "draft").ok());
        const auto copy = m_library->documents().duplicate("copied", "copied-2", "Copy");
        QVERIFY(copy.ok());
        QCOMPARE(versionsOf("copied-2").all()->size(), 1u);
    }

    void musterFile_carriesThem_andAForeignOneIsChecked()
    {
        const auto document = stored("sent");
        QVERIFY(versionsOf("sent").keep(*document, "With the Cobra", "a note").ok());
        QVERIFY(versionsOf("sent").keep(*document, "Later").ok());
        const documents::Exchange exchange(*m_library, m_store.get(), "en");
        const QString path = m_folder.filePath("sent.muster");
        QVERIFY(exchange.exportFile("sent", path, archive::Replace::Yes).ok());
        auto entries = archive::ArchiveReader().readFile(path);
        QVERIFY(entries.ok());
        QVERIFY(archive::findEntry(*entries, "versions/0002.ros"));
        QVERIFY(!archive::findEntry(*entries, "pictures/0001.png"));
        QVERIFY(m_library->documents().moveToTrash("sent").ok());
        const auto imported = exchange.importFile(path);
        QVERIFY(imported.ok());
        const auto before = versionsOf("sent").all(), after = versionsOf(imported->record.id).all();
        QVERIFY(after.ok());
        QCOMPARE(after->size(), 2u);
        QCOMPARE(after->back().name, before->back().name);
        QCOMPARE(after->back().note, before->back().note);
        QCOMPARE(after->back().when, before->back().when);
        QCOMPARE(rules::writeRoster(*after->back().roster()), rules::writeRoster(*before->back().roster()));
        // One that is no roster, and one that is not there, are left out and told.
        for (archive::Entry &entry : *entries) {
            if (entry.name == "versions/0001.ros")
                entry.bytes = "<roster";
            if (entry.name == "manifest.json") {
                QJsonObject manifest = QJsonDocument::fromJson(entry.bytes).object();
                QJsonArray versions = manifest["versions"].toArray();
                versions.append(QJsonObject{{"file", "versions/9.ros"}, {"id", "x"}, {"name", "gone"}});
                manifest["versions"] = versions;
                entry.bytes = QJsonDocument(manifest).toJson();
            }
        }
        const QString damaged = m_folder.filePath("damaged.muster");
        QVERIFY(archive::writeArchive(damaged, *entries, archive::Replace::Yes).ok());
        const auto second = exchange.importFile(damaged);
        QVERIFY(second.ok());
        QCOMPARE(versionsOf(second->record.id).all()->size(), 1u);
        int skipped = 0;
        for (const documents::ImportNote &note : second->report.notes)
            skipped += note.kind == documents::ImportNote::Kind::Skipped;
        QCOMPARE(skipped, 2);
    }

    void attachmentOfANewerKind_isNoVersion()
    {
        QVERIFY(!documents::toVersion({"id", "version", "name", "application/x-muster-version", qCompress("{\"format\": 9}")}));
        QVERIFY(!documents::toVersion({"id", "photo", "name", "image/png", {}}));
        // A row of somebody else's library: Qt would take 4 GB of memory for these ten bytes.
        QVERIFY(!documents::toVersion({"id", "version", "name", "application/x-muster-version", QByteArray(10, '\xff')}));
    }

    void stepsOfTheHistory_rememberWhenTheyWereDone()
    {
        const QDateTime begin = QDateTime::currentDateTimeUtc();
        {
            const auto document = stored("timed");
            QVERIFY(document->removeSelection(firstUnit(*document)).ok());
            QVERIFY(document->finishSaving());
        }
        const auto again = documents::openRoster(*m_library, *m_rosters, *m_store, "timed", "en", m_ids);
        QVERIFY(again.ok());
        const auto *step = dynamic_cast<const documents::StoredCommand *>((*again)->undoStack().command(0));
        QVERIFY(step && step->when().isValid());
        QVERIFY(step->when() >= begin.addMSecs(-1) && step->when() <= QDateTime::currentDateTimeUtc());
    }
};

MUSTER_TEST_MAIN(tst_RosterVersions)
#include "tst_RosterVersions.moc"
