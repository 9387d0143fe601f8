// SPDX-License-Identifier: GPL-3.0-or-later
// A library that is older or newer than the program, at a server and in a file.
#include "library/Library.h"
#include "library/server/ServerRights.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "support/LibraryBackends.h"

#include <QThread>

#include <atomic>

using namespace muster;
using library::Library;

class tst_ServerUpgrade : public test::LibraryBackends
{
    Q_OBJECT

private:
    QTemporaryDir m_files;

    // A library as the program of that schema left it, with one roster.
    static void makeOlder(const QString &where, int schema)
    {
        const auto database = library::Database::open(*library::Address::parse(where));
        QVERIFY(library::migrate(**database, {}, schema).ok());
        QVERIFY(
            (*database)
                ->execute(
                    "INSERT INTO documents (id, kind, name, pack_id, pack_name, system_id, data_revision, faction, points, points_name, verdict, "
                    "units, created, changed, version) VALUES ('old', 0, 'Old guard', '', '', '', '', '', 5, 'pts', 0, 1, 1, 1, 1)")
                .ok());
        QVERIFY((*database)
                    ->execute("INSERT INTO contents (document_id, position, content) VALUES (?, ?, ?)", {"old", 0, qCompress("<roster/>")})
                    .ok());
    }
    static int schemaOf(const QString &where)
    {
        return *library::schemaVersion(**library::Database::open(*library::Address::parse(where)));
    }
    static library::DocumentSave sample(const QString &id)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        return save;
    }

private slots:
    void init() { test::allowWarnings({"Unable to free statement"}); } // what Qt says of a statement that was refused

    void olderServer_isReadUnchangedUntilItsOwnerUpgrades_data()
    {
        QTest::addColumn<int>("schema");
        for (int schema = 1; schema < library::currentSchema; ++schema)
            QTest::addRow("schema %d", schema) << schema;
    }

    void olderServer_isReadUnchangedUntilItsOwnerUpgrades()
    {
        if (!onPostgres())
            QSKIP("a file is upgraded when it is opened");
        QFETCH(int, schema);
        const QString where = freshAddress();
        makeOlder(where, schema);
        {
            const auto library = Library::open(where);
            QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
            QCOMPARE((*library)->documents().list()->size(), 1);
            QCOMPARE((*library)->documents().load("old")->content, "<roster/>");
            QVERIFY((*library)->attachments().all("old").ok());
            QVERIFY((*library)->settings().get("anything").ok());
            const base::Result<qint64> saved = (*library)->documents().save(sample("new"));
            QVERIFY(!saved.ok());
            QCOMPARE(saved.error().code, "library.read-only");
            QVERIFY2(QString::fromStdString(saved.error().text()).contains("library upgrade"), saved.error().text().c_str());
            QVERIFY((*library)->backupTo(m_files.filePath(QString("by-hand-%1.sqlite").arg(schema))).ok());
        }
        QCOMPARE(schemaOf(where), schema); // unasked, nothing
        const QString backup = m_files.filePath(QString("before-%1.sqlite").arg(schema));
        {
            const auto database = library::Database::open(*library::Address::parse(where));
            const base::Result<void> upgraded = library::upgradeServer(**database, backup);
            QVERIFY2(upgraded.ok(), upgraded ? "" : upgraded.error().message().c_str());
        }
        QCOMPARE(schemaOf(where), library::currentSchema);
        const auto library = Library::open(where);
        QVERIFY((*library)->documents().save(sample("new")).ok());
        const auto upgraded = (*library)->documents().load("old");
        QVERIFY2(upgraded.ok(), upgraded ? "" : upgraded.error().message().c_str());
        QCOMPARE(upgraded->content, "<roster/>");
        const auto copy = Library::open(backup);
        QVERIFY2(copy.ok(), copy ? "" : copy.error().message().c_str());
        const auto before = (*copy)->documents().load("old");
        QVERIFY2(before.ok(), before ? "" : before.error().message().c_str());
        QCOMPARE(before->record.name, "Old guard");
    }

    // Members who find the server empty at the same moment: one makes the tables, nobody is refused, nobody takes a library that
    // is half made for an old one.
    void emptyServer_isFilledByManyAtOnce()
    {
        if (!onPostgres())
            QSKIP("the file of a computer is made by one program");
        constexpr int members = 4;
        for (int round = 0; round < 8; ++round) {
            const QString where = freshAddress();
            QStringList problems[members];
            std::atomic<int> ready = 0;
            std::vector<std::unique_ptr<QThread>> threads;
            for (int member = 0; member < members; ++member) {
                threads.emplace_back(QThread::create([&, member] {
                    ++ready;
                    while (ready < members)
                        QThread::yieldCurrentThread();
                    const auto library = Library::open(where);
                    if (!library)
                        problems[member].append(QString::fromStdString(library.error().message()));
                    else if (!(*library)->database().writingForbidden().isEmpty())
                        problems[member].append((*library)->database().writingForbidden());
                    else if (const auto saved = (*library)->documents().save(sample(QString("m%1").arg(member))); !saved)
                        problems[member].append(QString::fromStdString(saved.error().message()));
                }));
                threads.back()->start();
            }
            for (const auto &thread : threads)
                thread->wait();
            for (const QStringList &told : problems)
                QCOMPARE(told, QStringList());
            QCOMPARE((*Library::open(where))->documents().list()->size(), members);
        }
    }

    void withoutABackup_nothingIsUpgraded()
    {
        if (!onPostgres())
            QSKIP("a file is upgraded when it is opened");
        const QString where = freshAddress();
        makeOlder(where, 2);
        const auto database = library::Database::open(*library::Address::parse(where));
        QVERIFY(!library::upgradeServer(**database, "/proc/nowhere/copy.sqlite").ok());
        QCOMPARE(schemaOf(where), 2);
    }

    void newerButReadable_isOpenedForReading()
    {
        const QString where = freshAddress();
        {
            const auto library = Library::open(where);
            QVERIFY((*library)->documents().save(sample("a")).ok());
            pretend(*library, library::currentSchema + 1, library::currentSchema);
        }
        const auto library = Library::open(where);
        QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
        QCOMPARE((*library)->documents().list()->size(), 1);
        QVERIFY((*library)->documents().load("a").ok());
        QVERIFY((*library)->backupTo(m_files.filePath(onPostgres() ? "newer-pg.sqlite" : "newer.sqlite")).ok());
        const base::Result<qint64> saved = (*library)->documents().save(sample("b"));
        QVERIFY(!saved.ok());
        QCOMPARE(saved.error().code, "library.read-only");
        QVERIFY2(QString::fromStdString(saved.error().text()).contains("newer Muster"), saved.error().text().c_str());
        QVERIFY(!(*library)->database().writingForbidden().isEmpty());
        QVERIFY(!(*library)->documents().moveToTrash("a").ok());
    }

    void newerAndUnreadable_isRefused()
    {
        const QString where = freshAddress();
        {
            const auto library = Library::open(where);
            pretend(*library, library::currentSchema + 2, library::currentSchema + 1);
        }
        QCOMPARE(Library::open(where).error().code, "library.newer");
    }

private:
    // As a program to come leaves it.
    static void pretend(const std::unique_ptr<Library> &library, int version, int reads)
    {
        const library::Database &database = library->database();
        if (database.isSqlite())
            QVERIFY(database.execute(QString("PRAGMA user_version = %1").arg(version)).ok());
        QVERIFY(database.execute("UPDATE muster_schema SET version = ?, reads = ?", {version, reads}).ok());
    }
};

MUSTER_TEST_MAIN(tst_ServerUpgrade)
#include "tst_ServerUpgrade.moc"
