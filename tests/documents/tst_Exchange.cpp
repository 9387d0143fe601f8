// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "campaign/fold/Fold.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"
#include "documents/roster/RosterFile.h"
#include "rules/roster/RosterWriter.h"
#include "support/Hardship.h"
#include "support/SampleGame.h"
#include "support/SamplePictures.h"
#include "support/TestMain.h"

using namespace muster;
using documents::Exchange;
using documents::ImportNote;

namespace {

const QByteArray png = test::picture();

} // namespace

class tst_Exchange : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<packs::PackStore> m_packs;
    base::CountingIdSource m_ids;
    int m_files = 0;

    QString path(const QString &name) { return m_folder.filePath(QString::number(++m_files) + name); }

    QString storedRoster(const QString &id)
    {
        const documents::Game game = documents::gameOf(m_packs->find("dust"), "en");
        documents::RosterDocument document(game, rules::newRoster(*game.data, "Walkers & Söhne <1>", m_ids), m_ids);
        const std::string force = *document.addForce("dust.force.army", "dust.catalogue.allies");
        const auto candidates = document.evaluator().slotsOf(force).front().candidates;
        (void)document.addSelection(force, candidates.front().entryId);
        (void)document.addSelection(force, candidates.back().entryId);
        (void)document.renameSelection(document.roster().forces.front().selections.front().id, "Lucky \"Strike\"");
        documents::LibraryRosterStore store(*m_library);
        if (!document.attach(store, id))
            qFatal("not stored");
        if (!m_library->attachments().put(id, {"soldier-1", "portrait", "face.png", "image/png", png}))
            qFatal("no picture");
        return id;
    }

    std::string xmlOf(const QString &id) const { return m_library->documents().load(id)->content.toStdString(); }

    static std::string withoutId(const rules::Roster &given)
    {
        rules::Roster roster = given;
        roster.id.clear();
        return rules::writeRoster(roster);
    }

private slots:
    void initTestCase()
    {
        m_library = library::Library::open(m_folder.filePath("library.sqlite")).value();
        m_packs = std::make_unique<packs::PackStore>(packs::PackFolders{{}, {}, test::sourceFolder() + "/data", {}});
        m_packs->load();
        QVERIFY(m_packs->find("dust"));
    }

    void campaign_goesOutAndComesBackWithItsPortraits()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c-out";
        campaign.start.name = "Crusade %2"; // what users write is never taken for a place to fill in
        campaign.start.system = "space-crusade";
        campaign.start.created = QDateTime::currentDateTimeUtc();
        documents::CampaignDocument document(campaign, "Space Crusade");
        QVERIFY(document.attach(*m_library, "c-out").ok());
        document.recordEvents("Note", {campaign::makeEvent(campaign::Note{{}, "first"})});
        QVERIFY(m_library->attachments().put("c-out", {"aldo", "portrait", "aldo.png", "image/png", png}).ok());
        QVERIFY(m_library->attachments().put("c-out", {"", "photo", "table.jpg", "image/jpeg", test::picture(1, "jpg")}).ok());
        const QString file = path("campaign.muster");
        const Exchange exchange(*m_library, m_packs.get(), "en");
        QVERIFY(exchange.exportFile("c-out", file, archive::Replace::No).ok());
        const auto imported = exchange.importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QVERIFY(imported->record.id != "c-out");
        QVERIFY2(imported->report.notes.first().text.contains("Crusade %2 with 1 event"), qPrintable(imported->report.notes.first().text));
        QCOMPARE(m_library->attachments().all(imported->record.id)->size(), 2);
        QCOMPARE(m_library->attachments().get(imported->record.id, "aldo", "portrait")->bytes, png);
        QCOMPARE(documents::CampaignDocument::load(*m_library, imported->record.id)->campaign.events.size(), 1);
        // A copy of the copy is called as the library calls it, also in its file.
        const auto copy = m_library->documents().duplicate(imported->record.id, "c-copy", "Second crusade");
        QVERIFY(copy.ok());
        QCOMPARE(m_library->attachments().all("c-copy")->size(), 2);
        QVERIFY(exchange.exportFile("c-copy", path("copy.muster"), archive::Replace::No).ok());
        QCOMPARE(exchange.importFile(m_folder.filePath(QString::number(m_files) + "copy.muster"))->record.name, QString("Second crusade"));
    }

    void roster_goesOutAndComesBack_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("ros") << ".ros";
        QTest::newRow("rosz") << ".rosz";
        QTest::newRow("muster") << ".muster";
    }

    void roster_goesOutAndComesBack()
    {
        QFETCH(QString, ending);
        const QString id = storedRoster("out" + ending);
        const QString file = path("list" + ending);
        const Exchange exchange(*m_library, m_packs.get(), "en");
        const base::Result<void> done = exchange.exportFile(id, file, archive::Replace::No, ending == ".muster");
        QVERIFY2(done.ok(), done.ok() ? "" : done.error().message().c_str());
        QCOMPARE(exchange.exportFile(id, file, archive::Replace::No).error().code, "file.exists");
        const base::Result<documents::Imported> imported = exchange.importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QVERIFY(imported->record.id != id); // a second one, not a replacement
        QCOMPARE(imported->record.name, "Walkers & Söhne <1>");
        QCOMPARE(imported->record.points, m_library->documents().find(id)->points);
        QVERIFY(imported->report.count(ImportNote::Kind::Read) >= 1);
        QCOMPARE(imported->report.count(ImportNote::Kind::Skipped), 0);
        const auto before = documents::readRosterBytes(QByteArray::fromStdString(xmlOf(id)), "a");
        const auto after = documents::readRosterBytes(QByteArray::fromStdString(xmlOf(imported->record.id)), "b");
        QCOMPARE(withoutId(after->roster), withoutId(before->roster));
        if (ending == ".muster") {
            QCOMPARE(m_library->attachments().get(imported->record.id, "soldier-1", "portrait")->bytes, png);
            QVERIFY(!m_library->data().filesOf(imported->record.systemId, imported->record.dataRevision)->empty());
        }
    }

    void campaign_goesOutAndComesBack()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c1";
        campaign.start.name = "Crusade";
        campaign.start.system = "space-crusade";
        documents::CampaignDocument document(campaign, "Space Crusade");
        QVERIFY(document.attach(*m_library, "c1").ok());
        document.recordEvents("Note", {campaign::makeEvent(campaign::Note{{}, "It begins"})});
        const Exchange exchange(*m_library, m_packs.get(), "en");
        const QString file = path("c.muster");
        QVERIFY(exchange.exportFile("c1", file, archive::Replace::No).ok());
        QVERIFY(!exchange.exportFile("c1", path("c.rosz"), archive::Replace::No).ok());
        const base::Result<documents::Imported> imported = exchange.importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        const auto again = documents::CampaignDocument::load(*m_library, imported->record.id);
        QVERIFY(again->campaign.events == document.campaign().events);
        QCOMPARE(again->campaign.start.name, "Crusade");
    }

    void unknownGame_isKeptWithoutVerdict()
    {
        const QString file = path("foreign.ros");
        const QByteArray xml =
            R"(<?xml version="1.0"?><roster id="x" name="Foreign" battleScribeVersion="2.03" gameSystemId="g" gameSystemName="Other" gameSystemRevision="1" xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces><force id="f" name="Army" entryId="e" catalogueId="c" catalogueRevision="1" catalogueName="Orks"><selections><selection id="s" name="Boy" entryId="boy" number="3" type="unit"/></selections></force></forces></roster>)";
        QVERIFY(archive::writeSafely(file, xml).ok());
        const base::Result<documents::Imported> imported = Exchange(*m_library, m_packs.get(), "en").importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QCOMPARE(imported->record.verdict, library::Verdict::Unknown);
        QCOMPARE(imported->record.faction, "Orks");
        QCOMPARE(imported->record.packName, "Other");
        QVERIFY(imported->report.count(ImportNote::Kind::Unknown) >= 1);
        QVERIFY(xmlOf(imported->record.id).find("Boy") != std::string::npos);
    }

    void strangersInAMusterFile_areSkippedAndTold()
    {
        const QString file = path("odd.muster");
        Exchange exchange(*m_library, m_packs.get(), "en");
        const QString good = path("good.muster");
        QVERIFY(exchange.exportFile(storedRoster("odd"), good, archive::Replace::No).ok());
        archive::Entries entries = *archive::ArchiveReader().readFile(good);
        entries.push_back({"run.exe", "MZ"});
        for (archive::Entry &entry : entries) {
            if (entry.name.startsWith("pictures/"))
                entry.bytes = "<svg onload='x'/>"; // not what its name says
        }
        QVERIFY(archive::writeArchive(file, entries).ok());
        const base::Result<documents::Imported> imported = exchange.importFile(file);
        QVERIFY(imported.ok());
        QCOMPARE(imported->report.count(ImportNote::Kind::Skipped), 2);
        QVERIFY(imported->report.text().contains("run.exe"));
        QVERIFY(m_library->attachments().all(imported->record.id)->isEmpty());
    }

    void hostileFiles_areRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray bomb =
            R"(<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><roster id="x" name="&b;"/>)";
        const QByteArray external =
            R"(<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><roster id="x" name="&x;"/>)";
        QTest::newRow("entities") << "bomb.ros" << bomb;
        QTest::newRow("external entity") << "external.ros" << external;
        QTest::newRow("entities, zipped") << "bomb.rosz" << *archive::packArchive({{"a.ros", bomb}});
        QTest::newRow("deep") << "deep.ros" << QByteArray("<roster id='x'>") + QByteArray("<forces><force>").repeated(20000);
        QTest::newRow("no roster") << "none.rosz" << *archive::packArchive({{"a.txt", "x"}});
        QTest::newRow("not xml") << "text.ros" << QByteArray("hello");
        QTest::newRow("other xml") << "other.ros" << QByteArray("<catalogue id='x'/>");
        QTest::newRow("empty") << "empty.ros" << QByteArray();
        QTest::newRow("manifest is no json") << "m.muster" << *archive::packArchive({{"manifest.json", "{"}, {"roster.ros", "<roster/>"}});
        QTest::newRow("needs a newer program")
            << "n.muster"
            << *archive::packArchive({{"manifest.json", "{\"format\":99,\"needs\":99,\"kind\":\"roster\"}"}, {"roster.ros", "<roster/>"}});
        QTest::newRow("no content") << "c.muster" << *archive::packArchive({{"manifest.json", "{\"format\":1,\"kind\":\"roster\"}"}});
        QTest::newRow("other kind") << "k.muster"
                                    << *archive::packArchive(
                                           {{"manifest.json", "{\"format\":1,\"kind\":\"virus\"}"}, {"roster.ros", "<roster/>"}});
        QTest::newRow("campaign is no json") << "j.muster"
                                             << *archive::packArchive(
                                                    {{"manifest.json", "{\"format\":1,\"kind\":\"campaign\"}"}, {"campaign.json", "[]"}});
    }

    void hostileFiles_areRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QString file = path(name);
        QVERIFY(archive::writeSafely(file, bytes).ok());
        const auto before = m_library->documents().list()->size();
        const base::Result<documents::Imported> imported = Exchange(*m_library, m_packs.get(), "en").importFile(file);
        QVERIFY(!imported.ok());
        QVERIFY2(!imported.error().text().empty() && imported.error().message().find(name.toStdString()) != std::string::npos,
                 imported.error().message().c_str());
        QCOMPARE(m_library->documents().list()->size(), before);
    }

    void fullDisk_leavesTheOldExport()
    {
        const QString id = storedRoster("full");
        const QString file = path("keep.muster");
        const Exchange exchange(*m_library, m_packs.get(), "en");
        QVERIFY(exchange.exportFile(id, file, archive::Replace::No).ok());
        const QByteArray before = *archive::readWhole(file);
        {
            const test::FullDisk full(100);
            QVERIFY(!exchange.exportFile(id, file, archive::Replace::Yes).ok());
        }
        QCOMPARE(*archive::readWhole(file), before);
    }

    // The user keeps the old data: the roster is judged by the files it was made with, out of the library.
    // A folder of zipped community data goes into the file, and into the library, as what any program can read.
    void zippedGameData_arePackedPlain()
    {
        QTemporaryDir game;
        const QString system = QString::fromStdString(test::SampleGame::system(1)),
                      catalogue = QString::fromStdString(test::SampleGame::catalogue(1, 13, true));
        QVERIFY(archive::writeArchive(game.filePath("sample.gstz"), {{"sample.gst", system.toUtf8()}}).ok());
        QVERIFY(archive::writeArchive(game.filePath("army.catz"), {{"army.cat", catalogue.toUtf8()}}).ok());
        packs::PackStore packs({{game.path()}, {}, {}, {}});
        packs.load();
        QCOMPARE(packs.packs().size(), 1u);
        const documents::Game now = documents::gameOf(packs.packs().front(), "en");
        documents::RosterDocument document(now, rules::newRoster(*now.data, "Zipped", m_ids), m_ids);
        documents::LibraryRosterStore store(*m_library);
        QVERIFY(document.attach(store, "zipped").ok());

        const QString file = path("zipped.muster");
        QVERIFY(Exchange(*m_library, &packs, "en").exportFile("zipped", file, archive::Replace::No, true).ok());
        const auto read = documents::readRosterFile(file);
        QVERIFY(read.ok());
        QCOMPARE(read->report.count(ImportNote::Kind::Skipped), 0);
        QCOMPARE(read->package.data.size(), 2u);
        QCOMPARE(read->package.data.front().name, "sample.gst");
        QCOMPARE(read->package.data.front().bytes, system.toUtf8());

        QVERIFY(documents::keepGameData(*m_library, packs.packs().front()).ok());
        QVERIFY(documents::keptGame(*m_library, now, document.record().dataRevision).data);
    }

    // What was saved in a force inside a force counts as saved: its old values are not written over unasked.
    void importOfAForceInAForce_isComparedWithTheData()
    {
        documents::Game game;
        game.data = test::SampleGame::load();
        rules::Roster roster = rules::newRoster(*game.data, "Old", m_ids);
        rules::Operations operations(roster, game.data.get(), m_ids);
        const auto outer = operations.addForce("sample.force", "sample.catalogue");
        const auto inner = operations.addForce("sample.force", "sample.catalogue", outer->createdId);
        QVERIFY(operations.addSelection(inner->createdId, "sample.walker").ok());
        rules::Snapshot old;
        old.costs = {{"pts", "sample.cost", 99}};
        roster.forces.front().forces.front().selections.front().snapshot = std::make_shared<const rules::Snapshot>(old);
        documents::RosterDocument document(game, roster, m_ids);
        documents::LibraryRosterStore store(*m_library);
        QVERIFY(document.attach(store, "inner").ok());
        QVERIFY(!document.differences().empty());
    }

    void oldData_comeFromTheLibrary()
    {
        const QString id = storedRoster("old-data");
        documents::LibraryRosterStore store(*m_library);
        {
            const auto document = documents::openRoster(*m_library, store, *m_packs, id, "en", m_ids); // keeps the files
            QVERIFY(document.ok());
            QVERIFY((*document)->differences().empty());
        }
        const documents::Game game = documents::gameOf(m_packs->find("dust"), "en");
        const documents::Game kept = documents::keptGame(*m_library, game, m_library->documents().find(id)->dataRevision);
        QVERIFY(kept.data != nullptr);
        QVERIFY(kept.data != game.data);
        QCOMPARE(kept.data->catalogues().size(), game.data->catalogues().size());
        QVERIFY(documents::keptGame(*m_library, game, "no such revision").data == nullptr);
    }
};

MUSTER_TEST_MAIN(tst_Exchange)
#include "tst_Exchange.moc"
