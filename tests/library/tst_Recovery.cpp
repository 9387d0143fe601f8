// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Backups.h"
#include "library/care/Recovery.h"
#include "support/TestMain.h"

using namespace muster;
using library::Library;

class tst_Recovery : public QObject
{
    Q_OBJECT

private:
    static void save(const Library &library, const QString &id, const QByteArray &content, int events = 0)
    {
        library::DocumentSave save;
        const base::Result<library::Record> known = library.documents().find(id);
        if (known)
            save.record = *known;
        save.record.id = save.record.name = id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = content;
        save.history.written.append({save.record.version + 1, "Step", "payload", save.record.changed});
        for (int i = 1; i <= events; ++i)
            save.events.written.append({i, "{}"});
        QVERIFY(library.documents().save(save).ok());
    }

private slots:
    void whatIsWhole_comesFromTheDamagedFile_theRestFromTheBackup()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        {
            const auto library = Library::open(path).value();
            save(*library, "same", "1");
            save(*library, "newer", "1");
            save(*library, "hurt", "1", 3);
            QVERIFY(!library->backupDaily()->isEmpty());
            save(*library, "newer", "2");
            save(*library, "hurt", "2", 4);
            save(*library, "fresh", "1");
            save(*library, "stepless", "1");
            save(*library, "gone", "1");
            QVERIFY(library->settings().set("colour", "red").ok());
            QVERIFY(library->database().execute("UPDATE events SET payload = x'00' WHERE document_id = 'hurt' AND serial = 2").ok());
            QVERIFY(library->database().execute("UPDATE history SET payload = x'00' WHERE document_id = 'stepless'").ok());
            QVERIFY(library->database().execute("UPDATE contents SET content = x'00' WHERE document_id = 'gone'").ok());
            const QString problems = library->check()->join('\n');
            for (const char *name : {"hurt", "stepless", "gone"})
                QVERIFY2(problems.contains(name), qPrintable(problems));
            QVERIFY(!problems.contains("newer"));
            QVERIFY(!library->backupTo(folder.filePath("no.sqlite")).ok()); // no backup of what is not whole
        }
        const base::Result<library::RecoveryReport> report = library::recover(path);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().message().c_str());
        QCOMPARE(report->saved, (QStringList{"fresh", "newer"}));
        QCOMPARE(report->withoutHistory, QStringList{"stepless"});
        QCOMPARE(report->older, QStringList{"hurt"});
        QCOMPARE(report->lost, QStringList{"gone"});
        QVERIFY(QFile::exists(report->damagedFile));
        for (const QString &name : {QString("hurt"), QString("gone"), QString("fresh")})
            QVERIFY(report->text().contains(name));
        const auto library = Library::open(path).value();
        QVERIFY(library->check()->isEmpty());
        QCOMPARE(library->documents().list()->size(), 5);
        QCOMPARE(library->documents().load("newer")->content, QByteArray("2"));
        QCOMPARE(library->documents().load("newer")->history.steps.size(), 2);
        QCOMPARE(library->documents().load("hurt")->events.size(), 3);
        QCOMPARE(library->documents().load("stepless")->content, QByteArray("1"));
        QCOMPARE(library->settings().get("colour").value(), QString("red"));
    }

    void withoutABackup_whatIsWholeIsSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        {
            const auto library = Library::open(path).value();
            save(*library, "a", "1");
            save(*library, "b", "1");
            QVERIFY(library->database().execute("UPDATE tallies SET count = 7 WHERE name = 'documents'").ok());
        }
        const base::Result<library::OpenedLibrary> opened = library::openOrRecover(path); // a list that would be shown short
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().message().c_str());
        QVERIFY(opened->notice.contains("put aside"));
        QCOMPARE(opened->library->documents().list()->size(), 2);
    }

    // The clock stood in 2030 for a day.
    void clockInTheFuture_spoilsNoBackup()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite"), backups = library::backupFolderOf(path);
        const auto library = Library::open(path).value();
        save(*library, "a", "1");
        const QString first = library->backupDaily().value();
        QVERIFY(QFile::rename(first, backups + "/library-000001-20300101-120000-daily.sqlite"));
        QVERIFY(library::dailyIsDue(backups, QDateTime::currentDateTime()));
        save(*library, "b", "1");
        const QString second = library->backupDaily().value();
        QVERIFY(second.contains("library-000002-"));
        QVERIFY(!library::dailyIsDue(backups, QDateTime::currentDateTime()));
        QVERIFY(library::dailyIsDue(backups, QDateTime::currentDateTime().addDays(1)));
        QCOMPARE(library::backupsIn(backups).first().absoluteFilePath(), second);
        const QDateTime before = QFileInfo(second).lastModified();
        const QDateTime told = library::timeOfBackup(QFileInfo(second));
        QCOMPARE(library::newestSoundBackup(path).value(), second);
        QCOMPARE(QFileInfo(second).lastModified(), before); // looked at, not touched
        QVERIFY(std::abs(told.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void partsOfAKilledBackup_areCleanedUp()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite"), copy = folder.filePath("copy.sqlite");
        const auto library = Library::open(path).value();
        for (const QString &name : {copy + ".part", copy + ".part-journal"}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half") == 4);
        }
        QVERIFY(library->backupTo(copy).ok());
        QCOMPARE(QDir(folder.path()).entryList({"copy*"}, QDir::Files), QStringList{"copy.sqlite"});
    }
};

MUSTER_TEST_MAIN(tst_Recovery)
#include "tst_Recovery.moc"
