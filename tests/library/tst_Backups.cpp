// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Backups.h"
#include "library/care/Recovery.h"
#include "support/Hardship.h"
#include "support/TestMain.h"

using namespace muster;
using library::Library;

class tst_Backups : public QObject
{
    Q_OBJECT

private:
    static void fill(const Library &library, const QString &id)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = QByteArray(5000, 'c');
        if (!library.documents().save(save))
            qFatal("not saved");
    }

    static void damage(const QString &path, qint64 from, qint64 count)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite))
            qFatal("no file");
        file.seek(from);
        file.write(QByteArray(count, '\x5a'));
    }

private slots:
    void daily_isMadeOnceADay()
    {
        QTemporaryDir folder;
        const auto library = Library::open(folder.filePath("library.sqlite")).value();
        fill(*library, "a");
        const base::Result<QString> first = library->backupDaily();
        QVERIFY(first.ok());
        QVERIFY(QFile::exists(*first));
        QVERIFY(library->backupDaily()->isEmpty());
        QCOMPARE(library::backupsIn(library::backupFolderOf(folder.filePath("library.sqlite"))).size(), 1);
    }

    void rotation_keepsTheNewestAndThoseBeforeMigrations()
    {
        QTemporaryDir folder;
        for (int day = 10; day < 30; ++day) {
            QFile file(folder.filePath(QString("library-202601%1-120000-daily.sqlite").arg(day)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QFile migration(folder.filePath("library-20250101-120000-before-schema-2.sqlite"));
        QVERIFY(migration.open(QIODevice::WriteOnly));
        library::rotateBackups(folder.path());
        const QFileInfoList left = library::backupsIn(folder.path());
        QCOMPARE(left.size(), library::keptBackups + 1);
        QCOMPARE(left.first().fileName(), "library-20260129-120000-daily.sqlite");
        QVERIFY(QFile::exists(migration.fileName()));
    }

    void damagedLibrary_isPutAsideAndTheBackupOpens()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        {
            const auto library = Library::open(path).value();
            fill(*library, "a");
            QVERIFY(library->backupDaily().ok());
        }
        damage(path, 0, 4096);
        QCOMPARE(Library::open(path).error().code, "library.damaged");
        const base::Result<library::OpenedLibrary> opened = library::openOrRecover(path);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().message().c_str());
        QVERIFY(opened->notice.contains("put aside"));
        QCOMPARE(opened->library->documents().list()->size(), 1);
        QCOMPARE(QDir(folder.path()).entryList({"library.sqlite.damaged-*"}, QDir::Files).size(), 1);
    }

    // Otherwise the next start would find no library at all, and make an empty one.
    void damagedOnAFullDisk_isLeftInItsPlace()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        {
            const auto library = Library::open(path).value();
            fill(*library, "a");
            const base::Result<QString> copy = library->backupDaily();
            QVERIFY(copy.ok());
            QVERIFY(QFileInfo(*copy).size() > 40000);
        }
        damage(path, 0, 4096);
        {
            const test::FullDisk full(40000);
            QVERIFY(!library::openOrRecover(path).ok());
        }
        QVERIFY(QFile::exists(path));
        QCOMPARE(QDir(folder.path()).entryList({"library.sqlite.*"}, QDir::Files), QStringList());
        const base::Result<library::OpenedLibrary> opened = library::openOrRecover(path);
        QVERIFY(opened.ok());
        QCOMPARE(opened->library->documents().list()->size(), 1);
    }

    void damagedWithoutBackup_isLeftAlone()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(9000, 'x'));
        file.close();
        QVERIFY(!library::openOrRecover(path).ok());
        QCOMPARE(QFileInfo(path).size(), 9000);
    }

    void integrityCheck_findsADamagedPage()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        {
            const auto library = Library::open(path).value();
            for (int i = 0; i < 200; ++i)
                fill(*library, QString::number(i));
        }
        damage(path, QFileInfo(path).size() / 2 / 4096 * 4096, 4096);
        const base::Result<std::unique_ptr<Library>> library = Library::open(path);
        if (!library)
            return; // found even earlier
        const base::Result<QStringList> problems = (*library)->check();
        QVERIFY(!problems.ok() || !problems->isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_Backups)
#include "tst_Backups.moc"
