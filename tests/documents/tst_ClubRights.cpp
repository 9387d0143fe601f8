// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a club who may not do everything, and a server that is older or newer than the program: through the exchange.
#include "library/care/LibraryCopy.h"
#include "library/server/ServerRights.h"
#include "library/sql/Migrations.h"
#include "library/sync/Replica.h"
#include "library/sync/ServerSync.h"
#include "support/ServerTest.h"

using namespace muster;
using Phase = library::SyncState::Phase;

namespace {

constexpr int patience = 20000;

/// A member's computer.
struct Desk
{
    Desk(const QString &server, const QString &path, const QString &author)
    {
        auto opened = library::Replica::open(path);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        library = std::move(*opened);
        library->setAuthor(author);
        sync = std::make_unique<library::ServerSync>(*library::Address::parse(server), path, library::CampaignJudge());
        sync->start();
    }
    [[nodiscard]] Phase phase() const { return sync->state().phase; }
    [[nodiscard]] bool has(const QString &id) const { return library->documents().version(id).valueOr(0) > 0; }
    bool save(const QString &id) const
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = "List " + id;
        save.record.version = library->documents().version(id).valueOr(0);
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = "<roster/>";
        return library->documents().save(save).ok();
    }
    std::unique_ptr<library::Library> library;
    std::unique_ptr<library::ServerSync> sync;
};

} // namespace

class tst_ClubRights : public test::ServerTest
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_files = 0;
    QString file() { return m_folder.filePath(QString("copy%1.sqlite").arg(++m_files)); }
    static QString as(const QString &user, const QString &where)
    {
        const library::Address address = *library::Address::parse(where);
        return QString("postgresql://%1:pw@127.0.0.1:%2/%3").arg(user).arg(address.port).arg(address.database);
    }
    // A club whose owner has set up the groups, with a user in one of them.
    QString clubWith(const QString &user, const QString &group)
    {
        const QString where = m_cluster.freshDatabase();
        const auto library = library::Library::open(where);
        if (!library || !library::setUpRoles((*library)->database())
            || !m_cluster.sql(
                where,
                QString("CREATE ROLE %1 LOGIN PASSWORD 'pw' IN ROLE %2_%3").arg(user, library::Address::parse(where)->database, group)))
            qFatal("%s", qPrintable(m_cluster.problem()));
        return where;
    }
    [[nodiscard]] static int countAt(const QString &where, const QString &condition)
    {
        return (*library::Database::open(*library::Address::parse(where)))
            ->value("SELECT count(*) FROM documents WHERE " + condition)
            ->toInt();
    }

private slots:
    void readersAreToldAtOnce_andKeepWhatTheyMake()
    {
        const QString where = clubWith("rita", "reader");
        Desk owner(where, file(), "owner@desk");
        QVERIFY(owner.save("shared"));
        Desk rita(as("rita", where), file(), "rita@laptop");
        QTRY_COMPARE_WITH_TIMEOUT(rita.phase(), Phase::Reading, patience);
        QVERIFY2(rita.sync->state().reason.contains("rita may only read"), qPrintable(rita.sync->state().reason));
        QTRY_VERIFY_WITH_TIMEOUT(rita.has("shared"), patience);
        QVERIFY(rita.save("hers"));
        QTRY_COMPARE_WITH_TIMEOUT(rita.sync->state().waiting, 1, patience);
        QCOMPARE(rita.phase(), Phase::Reading);
        QVERIFY(owner.save("later"));
        QTRY_VERIFY_WITH_TIMEOUT(rita.has("later"), patience); // receiving goes on
        QCOMPARE(countAt(where, "id = 'hers'"), 0);
        // As a member she sends what she kept.
        QVERIFY(m_cluster.sql(where, QString("GRANT %1_member TO rita").arg(library::Address::parse(where)->database)));
        rita.sync.reset();
        Desk again(as("rita", where), m_folder.filePath(QString("copy%1.sqlite").arg(m_files)), "rita@laptop");
        QTRY_COMPARE_WITH_TIMEOUT(countAt(where, "id = 'hers'"), 1, patience);
    }

    void whoIsInNoGroup_getsASentence()
    {
        const QString where = clubWith("nina", "reader");
        QVERIFY(m_cluster.sql(where, QString("REVOKE %1_reader FROM nina").arg(library::Address::parse(where)->database)));
        Desk nina(as("nina", where), file(), "nina");
        QTRY_COMPARE_WITH_TIMEOUT(nina.phase(), Phase::Problem, patience);
        QVERIFY2(nina.sync->state().reason.contains("nina"), qPrintable(nina.sync->state().reason));
    }

    void membersDoNotRemoveWhatOthersBroughtIn()
    {
        const QString where = clubWith("mo", "member");
        Desk owner(where, file(), "owner@desk"), mo(as("mo", where), file(), "mo@laptop");
        QVERIFY(owner.save("owners"));
        QVERIFY(mo.save("mos"));
        QTRY_VERIFY_WITH_TIMEOUT(mo.has("owners") && owner.has("mos"), patience);
        QVERIFY(!mo.sync->state().organiser);
        for (const char *id : {"owners", "mos"}) {
            QVERIFY(mo.library->documents().moveToTrash(id).ok());
            QVERIFY(mo.library->documents().purge(id).ok()); // a program that does not ask mayPurge()
        }
        QTRY_COMPARE_WITH_TIMEOUT(countAt(where, "id = 'mos'"), 0, patience);
        QTRY_VERIFY_WITH_TIMEOUT(mo.has("owners"), patience); // came back
        QCOMPARE(countAt(where, "id = 'owners'"), 1);
        QTRY_COMPARE_WITH_TIMEOUT(mo.sync->state().waiting, 0, patience);
    }

    void olderServer_worksAndIsNotTouchedUntilItsOwnerSaysSo()
    {
        const QString where = m_cluster.freshDatabase();
        QVERIFY(library::migrate(**library::Database::open(*library::Address::parse(where)), {}, 2).ok());
        const auto schema = [&where] { return *library::schemaVersion(**library::Database::open(*library::Address::parse(where))); };
        Desk anna(where, file(), "anna@laptop"), ben(where, file(), "ben@desk");
        QTRY_COMPARE_WITH_TIMEOUT(anna.phase(), Phase::Agreed, patience);
        QVERIFY(anna.sync->state().older && anna.sync->state().mayUpgrade);
        QVERIFY(anna.save("a"));
        QTRY_VERIFY_WITH_TIMEOUT(ben.has("a"), patience); // everything goes on
        QVERIFY(anna.library->documents().moveToTrash("a").ok());
        QTRY_VERIFY_WITH_TIMEOUT(ben.library->documents().find("a")->deleted.has_value(), patience);
        QVERIFY(anna.library->documents().purge("a").ok());
        QTRY_COMPARE_WITH_TIMEOUT(countAt(where, "true"), 0, patience);
        QVERIFY(anna.save("b"));
        QTRY_VERIFY_WITH_TIMEOUT(ben.has("b"), patience);
        QCOMPARE(schema(), 2);
        QSignalSpy done(anna.sync.get(), &library::ServerSync::upgraded);
        const QString backup = m_folder.filePath("before/upgrade.sqlite");
        anna.sync->upgrade(backup);
        QTRY_COMPARE_WITH_TIMEOUT(done.size(), 1, patience);
        QCOMPARE(done.first().first().toString(), "");
        QCOMPARE(schema(), library::currentSchema);
        QTRY_VERIFY_WITH_TIMEOUT(anna.phase() == Phase::Agreed && !anna.sync->state().older, patience);
        QVERIFY(anna.save("c"));
        QTRY_VERIFY_WITH_TIMEOUT(ben.has("c"), patience); // whoever was connected goes on too
        QCOMPARE((*library::Library::open(backup))->documents().list()->size(), 1);
    }

    void newerServer_isReadAndNotWritten()
    {
        const QString where = m_cluster.freshDatabase();
        {
            Desk anna(where, file(), "anna@laptop");
            QVERIFY(anna.save("a"));
            QTRY_COMPARE_WITH_TIMEOUT(anna.phase(), Phase::Agreed, patience);
            QTRY_COMPARE_WITH_TIMEOUT(anna.sync->state().waiting, 0, patience);
        }
        QVERIFY(m_cluster.sql(where, QString("UPDATE muster_schema SET version = %1").arg(library::currentSchema + 1)));
        Desk ben(where, file(), "ben@desk");
        QTRY_COMPARE_WITH_TIMEOUT(ben.phase(), Phase::Reading, patience);
        QVERIFY2(ben.sync->state().reason.contains("newer Muster"), qPrintable(ben.sync->state().reason));
        QVERIFY(ben.has("a"));
        QVERIFY(ben.save("b"));
        QTRY_COMPARE_WITH_TIMEOUT(ben.sync->state().waiting, 1, patience);
        QCOMPARE(countAt(where, "true"), 1);
        QVERIFY(m_cluster.sql(where, QString("UPDATE muster_schema SET version = 99, reads = 99")));
        Desk carl(where, file(), "carl");
        QTRY_COMPARE_WITH_TIMEOUT(carl.phase(), Phase::Problem, patience);
        QVERIFY2(carl.sync->state().reason.contains("newer Muster"), qPrintable(carl.sync->state().reason));
    }
};

MUSTER_TEST_MAIN(tst_ClubRights)
#include "tst_ClubRights.moc"
