// SPDX-License-Identifier: GPL-3.0-or-later
#include "ClubMember.h"
#include "campaign/Campaign.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/RosterDocument.h"
#include "library/care/LibraryMerge.h"
#include "support/SampleGame.h"
#include "support/ServerTest.h"
#include "support/TestMain.h"

using namespace muster;
using documents::CampaignDocument;
using documents::RosterDocument;
using test::Member;
using Phase = library::SyncState::Phase;

namespace {

constexpr int patience = 10000;

} // namespace

class tst_ServerSync : public test::ServerTest
{
    Q_OBJECT

private:
    QString file() { return m_folder.filePath(QString("copy%1.sqlite").arg(++m_files)); }

    static documents::Game game()
    {
        documents::Game game;
        game.data = test::SampleGame::load();
        game.packId = "sample";
        game.packName = "Sample";
        game.costTypeId = "sample.cost";
        return game;
    }

    static std::unique_ptr<RosterDocument> newRoster(Member &member, const std::string &id, const std::string &name)
    {
        rules::Roster roster;
        roster.id = id;
        roster.name = name;
        roster.gameSystemId = "sample.system";
        auto document = std::make_unique<RosterDocument>(game(), roster, member.ids);
        if (auto stored = document->attach(*member.store, QString::fromStdString(id)); !stored)
            qFatal("%s", stored.error().message().c_str());
        return document;
    }
    static std::unique_ptr<RosterDocument> openRoster(Member &member, const QString &id)
    {
        auto stored = member.store->load(id);
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<RosterDocument>(game(), std::move(*stored), *member.store, member.ids);
    }
    static bool has(Member &member, const QString &id) { return member.library->documents().version(id).valueOr(0) > 0; }
    static QString nameOf(Member &member, const QString &id) { return member.library->documents().find(id)->name; }

private slots:
    void aChangeReachesTheOtherMember()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        const auto roster = newRoster(anna, "r1", "Spearhead");
        QVERIFY(anna.library->attachments().put("r1", {"s1", "portrait", "face.png", "image/png", "picture"}).ok());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(has(bert, "r1"), patience);
        const auto theirs = openRoster(bert, "r1");
        QVERIFY(theirs->renameRoster("Hammer").ok());
        QVERIFY(theirs->undoStack().canUndo());
        QSignalSpy told(anna.library.get(), &library::Library::changedElsewhere);
        QTRY_VERIFY_WITH_TIMEOUT(nameOf(anna, "r1") == "Hammer", patience);
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), patience);
        QVERIFY(roster->refresh());
        QCOMPARE(roster->name(), QString("Hammer"));
        roster->undoStack().undo(); // history travels too
        QCOMPARE(roster->name(), QString("Spearhead"));
        QTRY_VERIFY_WITH_TIMEOUT(nameOf(bert, "r1") == "Spearhead", patience);
        QCOMPARE(bert.library->attachments().get("r1", "s1", "portrait")->bytes, QByteArray("picture"));
    }

    void workGoesOnWithoutTheServer()
    {
        const QString server = m_cluster.freshDatabase();
        const QString path = file();
        Member anna(server, path);
        auto roster = newRoster(anna, "r1", "Spearhead");
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        m_cluster.stop();
        for (int i = 1; i <= 5; ++i)
            QVERIFY(roster->renameRoster("Name " + std::to_string(i)).ok());
        QCOMPARE(roster->saveState(), documents::SaveState::Saved);
        QTRY_VERIFY_WITH_TIMEOUT(anna.sync->state().phase == Phase::Offline, patience);
        QVERIFY(anna.sync->state().lastContact.isValid());
        QTRY_COMPARE_WITH_TIMEOUT(anna.sync->state().waiting, 1, patience);
        QVERIFY2(!anna.sync->state().reason.isEmpty(), "it says why");
        // The program ends and starts again before the server is back.
        roster.reset();
        anna.sync.reset();
        Member again(server, path);
        QCOMPARE(again.names(), QStringList{"Name 5"});
        QTRY_VERIFY_WITH_TIMEOUT(again.sync->state().phase == Phase::Offline, patience);
        QVERIFY2(m_cluster.resume(), qPrintable(m_cluster.problem()));
        again.sync->tryNow();
        QTRY_VERIFY_WITH_TIMEOUT(again.agreed(), patience);
        const auto there = library::Library::open(server);
        QVERIFY(there.ok());
        QCOMPARE((*there)->documents().find("r1")->name, QString("Name 5"));
        QCOMPARE((*there)->documents().list()->size(), 1);
    }

    void twoWritersLoseNothing()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file());
        newRoster(anna, "r1", "Spearhead");
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        Member bert(server, file());
        QTRY_VERIFY_WITH_TIMEOUT(has(bert, "r1"), patience);
        bert.sync.reset(); // on the train
        QVERIFY(openRoster(bert, "r1")->renameRoster("Bert's").ok());
        QVERIFY(openRoster(anna, "r1")->renameRoster("Anna's").ok());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        bert.connectNow();
        QSignalSpy conflicts(bert.sync.get(), &library::ServerSync::conflicted);
        const QStringList both{"Anna's", "Bert's (my version)"};
        QTRY_COMPARE_WITH_TIMEOUT(bert.names(), both, patience);
        QTRY_COMPARE_WITH_TIMEOUT(anna.names(), both, patience);
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(conflicts.first().at(1).toString(), QString("r1"));
        const QString copy = conflicts.first().at(2).toString();
        QCOMPARE(bert.library->documents().find(copy)->conflictOf, QString("r1"));
        QCOMPARE(openRoster(bert, copy)->name(), QString("Bert's (my version)"));
        QVERIFY(openRoster(bert, copy)->undoStack().canUndo());
    }

    void eventsOfTwoRecordersFollowEachOther()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file());
        {
            const auto campaign = anna.newCampaign();
            campaign->recordEvents("First", {Member::note("first")});
        }
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        Member bert(server, file());
        QTRY_VERIFY_WITH_TIMEOUT(has(bert, "c"), patience);
        bert.sync.reset();
        bert.openCampaign()->recordEvents("Bert's evening", {Member::note("bert")});
        anna.openCampaign()->recordEvents("Anna's evening", {Member::note("anna")});
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        bert.connectNow();
        const QStringList all{"first", "anna", "bert"};
        QTRY_COMPARE_WITH_TIMEOUT(Member::notesOf(*bert.openCampaign()), all, patience);
        QTRY_COMPARE_WITH_TIMEOUT(Member::notesOf(*anna.openCampaign()), all, patience);
        QTRY_VERIFY_WITH_TIMEOUT(bert.agreed(), patience);
        QCOMPARE(bert.library->documents().list()->size(), 1);
        const auto campaign = bert.openCampaign();
        QCOMPARE(campaign->undoStack().undoText(), QString("Bert's evening"));
        campaign->undoStack().undo();
        QCOMPARE(Member::notesOf(*campaign), (QStringList{"first", "anna"}));
    }

    void theTrashIsSharedToo()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        newRoster(anna, "r1", "Spearhead");
        QTRY_VERIFY_WITH_TIMEOUT(has(bert, "r1"), patience);
        QVERIFY(anna.library->documents().moveToTrash("r1").ok());
        QTRY_VERIFY_WITH_TIMEOUT(bert.library->documents().find("r1")->deleted.has_value(), patience);
        QVERIFY(bert.library->documents().restoreFromTrash("r1").ok());
        QTRY_VERIFY_WITH_TIMEOUT(!anna.library->documents().find("r1")->deleted, patience);
        QVERIFY(anna.library->documents().moveToTrash("r1").ok());
        QTRY_VERIFY_WITH_TIMEOUT(bert.library->documents().find("r1")->deleted.has_value(), patience);
        QVERIFY(anna.library->documents().purge("r1").ok());
        // Bert keeps his in his own trash, with a word on who removed it, until he empties it; it does not go back.
        const auto removedBy = [&bert] {
            return bert.library->database().value("SELECT removed_by FROM removals WHERE document_id = 'r1'")->toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(removedBy(), anna.library->author(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        QVERIFY(!has(anna, "r1"));
        QVERIFY(bert.library->documents().find("r1")->deleted.has_value());
        bert.sync.reset();
        bert.connectNow();
        QTRY_VERIFY_WITH_TIMEOUT(bert.agreed(), patience);
        QCOMPARE((*library::Library::open(server))->documents().list({{}, {}, {}, true})->size(), 0);
        QVERIFY(bert.library->documents().restoreFromTrash("r1").ok()); // and brings it back for everybody
        QTRY_VERIFY_WITH_TIMEOUT(has(anna, "r1"), patience);
        QVERIFY(bert.library->documents().moveToTrash("r1").ok());
        QVERIFY(bert.library->documents().purge("r1").ok());
        QTRY_VERIFY_WITH_TIMEOUT(anna.library->documents().find("r1")->deleted.has_value(),
                                 patience); // also without having seen it in the trash
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        QCOMPARE(anna.library->documents().find("r1")->deletedBy, bert.library->author());
        QVERIFY(!has(bert, "r1"));
    }

    // The server has stored it, but the answer never came: on the next day it is recognised, no copy is made.
    void anAnswerThatWasLost()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file());
        const auto roster = newRoster(anna, "r1", "Spearhead");
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        anna.sync.reset();
        const library::Database &copy = anna.library->database();
        const QVariant mark = *copy.value("SELECT server_version FROM sync_bases");
        QVERIFY(roster->renameRoster("Hammer").ok());
        anna.connectNow();
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        anna.sync.reset();
        QVERIFY(copy.execute("UPDATE sync_bases SET server_version = ?", {mark}).ok());
        QVERIFY(roster->renameRoster("Anvil").ok());
        anna.connectNow();
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        QCOMPARE(anna.names(), QStringList{"Anvil"});
    }

    void settingsAndGameData()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file());
        QVERIFY(anna.library->settings().set("print.preset", "poker").ok());
        QVERIFY(anna.library->data().put("sample.system", "Sample", "1", {{"a.gst", "data"}}).ok());
        anna.sync.reset();
        anna.connectNow();
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(anna.library->database().value("SELECT count(*) FROM sync_settings")->toInt(), 0, patience);
        Member bert(server, file());
        QTRY_VERIFY_WITH_TIMEOUT(bert.agreed(), patience);
        QCOMPARE(*bert.library->settings().get("print.preset"), QString("poker"));
        QCOMPARE(bert.library->data().list("sample.system")->size(), 1);
    }

    void passwordIsAskedFor()
    {
        const QString server = m_cluster.freshDatabase();
        const QString path = file();
        Member anna(test::PostgresCluster::withoutPassword(server), path, false);
        anna.connectNow();
        QSignalSpy asked(anna.sync.get(), &library::ServerSync::passwordWanted);
        QTRY_COMPARE_WITH_TIMEOUT(asked.size(), 1, patience);
        QCOMPARE(asked.first().at(0).toBool(), false);
        anna.sync->setPassword("wrong");
        QTRY_COMPARE_WITH_TIMEOUT(asked.size(), 2, patience);
        QCOMPARE(asked.last().at(0).toBool(), true);
        anna.sync->setPassword(test::PostgresCluster::password());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
    }

    void aWholeLibraryMovesToTheServer()
    {
        const auto home = library::Library::open(m_folder.filePath("home.sqlite"));
        QVERIFY(home.ok());
        Member atHome(m_cluster.freshDatabase(), file(), false); // only to make rosters
        newRoster(atHome, "r1", "One");
        newRoster(atHome, "r2", "Two");
        QVERIFY(library::mergeLibrary(atHome.library->database(), (*home)->database()).ok());
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file());
        auto merged = library::mergeLibrary((*home)->database(), anna.library->database());
        QVERIFY(merged.ok());
        QCOMPARE(merged->copied, 2);
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        QCOMPARE((*library::Library::open(server))->documents().list()->size(), 2);
        merged = library::mergeLibrary((*home)->database(), anna.library->database());
        QCOMPARE(merged->known, 2);
        QVERIFY(openRoster(anna, "r2")->renameRoster("Two and a half").ok());
        merged = library::mergeLibrary((*home)->database(), anna.library->database());
        QCOMPARE(merged->renamed, 1);
        QCOMPARE(anna.names(), (QStringList{"One", "Two (brought in)", "Two and a half"}));
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

MUSTER_TEST_MAIN(tst_ServerSync)
#include "tst_ServerSync.moc"
