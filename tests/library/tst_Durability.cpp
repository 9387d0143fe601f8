// SPDX-License-Identifier: GPL-3.0-or-later
// What is acknowledged is on the disk: counts the calls that wait for it. These functions stand before those of the C library
// for everything that this program loads, SQLite among it.
#include "archive/SafeFile.h"
#include "library/Library.h"
#include "support/TestMain.h"

#include <sys/syscall.h>
#include <unistd.h>

namespace {

struct Sync
{
    QString path;
    QStringList names; ///< in the folder, when it was a folder that was waited for
};
QMutex mutex; // a thread may write beside this one
QList<Sync> syncs;

void note(int file)
{
    const QString path = QFile::symLinkTarget(QString("/proc/self/fd/%1").arg(file));
    const QMutexLocker locked(&mutex);
    syncs.append({path, QFileInfo(path).isDir() ? QDir(path).entryList(QDir::Files) : QStringList()});
}

} // namespace

extern "C" int fsync(int file)
{
    note(file);
    return int(syscall(SYS_fsync, file));
}

extern "C" int fdatasync(int file)
{
    note(file);
    return int(syscall(SYS_fdatasync, file));
}

using namespace muster;
using library::Library;

class tst_Durability : public QObject
{
    Q_OBJECT

private:
    static library::DocumentSave documentOf(const QString &id)
    {
        library::DocumentSave save;
        save.record.id = save.record.name = id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = "<roster/>";
        return save;
    }
    static void save(const Library &library, const QString &id) { QVERIFY(library.documents().save(documentOf(id)).ok()); }

    static qsizetype countOf(const QString &ending)
    {
        return std::count_if(syncs.cbegin(), syncs.cend(), [&ending](const Sync &sync) { return sync.path.endsWith(ending); });
    }

private slots:
    void init() { syncs.clear(); }

    void everySave_waitsForTheDisk()
    {
        QTemporaryDir folder;
        const auto library = Library::open(folder.filePath("library.sqlite")).value();
        for (int i = 1; i <= 10; ++i) {
            syncs.clear();
            save(*library, QString::number(i));
            QVERIFY2(countOf("library.sqlite-wal") >= 1, "acknowledged before it was on the disk");
        }
        library->writeBeside();
        for (int i = 11; i <= 20; ++i) {
            syncs.clear();
            qsizetype waited = 0;
            library->save([i] { return documentOf(QString::number(i)); },
                          [&waited](const base::Result<qint64> &version) { waited = version ? countOf("library.sqlite-wal") : -1; });
            library->finishWriting();
            QVERIFY2(waited >= 1, "the thread beside acknowledged it before it was on the disk");
        }
        // The proof that this test would notice: without waiting there is no such call.
        QVERIFY(library->database().execute("PRAGMA synchronous = OFF").ok());
        syncs.clear();
        save(*library, "unsafe");
        QCOMPARE(countOf("library.sqlite-wal"), 0);
    }

    void writtenFile_waitsForItsBytesAndItsName_data()
    {
        QTest::addColumn<bool>("replace");
        QTest::newRow("new") << false;
        QTest::newRow("replaced") << true;
    }

    void writtenFile_waitsForItsBytesAndItsName()
    {
        QFETCH(bool, replace);
        QTemporaryDir folder;
        const QString path = folder.filePath("list.ros");
        if (replace)
            QVERIFY(archive::writeSafely(path, "old").ok());
        syncs.clear();
        QVERIFY(archive::writeSafely(path, "bytes", replace ? archive::Replace::Yes : archive::Replace::No).ok());
        QCOMPARE(syncs.size(), 2);
        QVERIFY(syncs.first().names.isEmpty()); // first the bytes
        QCOMPARE(syncs.last().path, QFileInfo(folder.path()).canonicalFilePath());
        QVERIFY(syncs.last().names.contains("list.ros")); // then, under its name, the folder
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"list.ros"});
    }

    void backup_waitsForBytesAndName()
    {
        QTemporaryDir folder;
        const auto library = Library::open(folder.filePath("library.sqlite")).value();
        save(*library, "a");
        syncs.clear();
        QVERIFY(library->backupTo(folder.filePath("copy.sqlite")).ok());
        QVERIFY(countOf("copy.sqlite.part") >= 1);
        QVERIFY(syncs.last().names.contains("copy.sqlite"));
    }
};

MUSTER_TEST_MAIN(tst_Durability)
#include "tst_Durability.moc"
