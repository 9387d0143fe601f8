// SPDX-License-Identifier: GPL-3.0-or-later
// What the library does with files that are not its own, that cannot be written, or that go away under it.
#include "library/Library.h"
#include "library/sql/SqliteFile.h"
#include "support/Hardship.h"
#include "support/TestMain.h"

#include <QProcess>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace muster;
using library::Library;

class tst_LibraryFile : public QObject
{
    Q_OBJECT

public:
    static int saveAsAnotherProgram(const QString &path, const QString &id)
    {
        const base::Result<std::unique_ptr<Library>> library = Library::open(path);
        return library.ok() && save(**library, id).ok() ? 0 : 1;
    }

private:
    static base::Result<qint64> save(const Library &library, const QString &id)
    {
        library::DocumentSave save;
        save.record.id = save.record.name = id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = "<roster/>";
        return library.documents().save(save);
    }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void runSql(const QString &path, const QStringList &statements)
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "plain");
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            for (const QString &statement : statements)
                QVERIFY(query.exec(statement));
        }
        QSqlDatabase::removeDatabase("plain");
    }

private slots:
    void fileOfAnotherProgram_isRefusedUntouched_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("tables") << QStringList{"CREATE TABLE t (x)", "INSERT INTO t VALUES (1)"};
        QTest::newRow("mark") << QStringList{"PRAGMA application_id = 1196444487", "CREATE TABLE documents (x)"};
        QTest::newRow("with a version") << QStringList{"CREATE TABLE documents (x)", "PRAGMA user_version = 2"};
    }

    void fileOfAnotherProgram_isRefusedUntouched()
    {
        QFETCH(QStringList, statements);
        QTemporaryDir folder;
        const QString path = folder.filePath("other.sqlite");
        runSql(path, statements);
        const QByteArray before = bytesOf(path);
        const base::Result<std::unique_ptr<Library>> opened = Library::open(path);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().code, "library.foreign");
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"other.sqlite"});
    }

    void newerSchema_isRefusedUntouched()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("newer.sqlite");
        runSql(path,
               {QString("PRAGMA application_id = %1").arg(library::libraryMark), "CREATE TABLE documents (x)", "PRAGMA user_version = 99"});
        const QByteArray before = bytesOf(path);
        const base::Result<std::unique_ptr<Library>> opened = Library::open(path);
        QVERIFY(!opened.ok());
        QCOMPARE(opened.error().code, "library.newer");
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"newer.sqlite"});
    }

    void emptyFile_becomesALibrary()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("empty.sqlite"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const auto library = Library::open(file.fileName());
        QVERIFY(library.ok());
        QVERIFY(save(**library, "a").ok());
        QCOMPARE(library::lookAtFile(file.fileName())->mark == library::libraryMark || library::lookAtFile(file.fileName())->hasJournal,
                 true);
    }

    void readOnlyFolder_canBeReadAndTakenElsewhere_data()
    {
        QTest::addColumn<bool>("killed");
        QTest::newRow("closed well") << false;
        QTest::newRow("log not written back") << true;
    }

    void readOnlyFolder_canBeReadAndTakenElsewhere()
    {
        QFETCH(bool, killed);
        QTemporaryDir folder, elsewhere;
        QFile::setPermissions(elsewhere.path(), QFile::Permissions(0x7777));
        const QString path = folder.filePath("library.sqlite");
        QString live = path;
        if (killed) { // as a power cut leaves it: the log has what the file has not
            live = elsewhere.filePath("live.sqlite");
            const auto library = Library::open(live).value();
            QVERIFY(save(*library, "a").ok());
            QVERIFY(save(*library, "b").ok());
            QVERIFY(QFile::copy(live, path));
            QVERIFY(QFile::copy(live + "-wal", path + "-wal"));
        } else {
            const auto library = Library::open(path).value();
            QVERIFY(save(*library, "a").ok());
            QVERIFY(save(*library, "b").ok());
        }
        for (const QFileInfo &file : QDir(folder.path()).entryInfoList(QDir::Files))
            QFile::setPermissions(file.absoluteFilePath(), QFile::Permissions(0x4444));
        const QByteArray before = bytesOf(path);
        {
            const test::ReadOnlyFolder readOnly(folder.path());
            if (!readOnly.works())
                QSKIP("this user may write everywhere");
            const base::Result<std::unique_ptr<Library>> library = Library::open(path);
            QVERIFY2(library.ok(), library.ok() ? "" : library.error().message().c_str());
            QCOMPARE((*library)->documents().list()->size(), 2);
            QCOMPARE((*library)->documents().load("b")->content, "<roster/>");
            QVERIFY((*library)->check()->isEmpty());
            const base::Result<qint64> saved = save(**library, "c");
            QVERIFY(!saved.ok());
            QCOMPARE(saved.error().code, "library.read-only");
            QVERIFY(!(*library)->database().writingForbidden().isEmpty());
            const base::Result<void> copied = (*library)->backupTo(elsewhere.filePath("copy.sqlite"));
            QVERIFY2(copied.ok(), copied.ok() ? "" : copied.error().message().c_str());
        }
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(Library::open(elsewhere.filePath("copy.sqlite")).value()->documents().list()->size(), 2);
    }

    // The log of changes needs shared memory, which two computers do not have.
    void driveOfAnotherComputer_hasNoLogOfChanges()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        QVERIFY(!library::isOnNetwork(path));
        QVERIFY(library::networkNotice(path).isEmpty());
        QVERIFY(save(*Library::open(path).value(), "before").ok()); // made on a drive of this one
        const auto real = library::fileSystemOf;
        const auto putBack = qScopeGuard([real] { library::fileSystemOf = real; });
        for (const quint32 kind : {0x6969u, 0xff534d42u, 0xfe534d42u}) {
            static quint32 pretended;
            pretended = kind;
            library::fileSystemOf = [](const QString &) { return pretended; };
            const auto library = Library::open(path).value();
            QVERIFY(!library::networkNotice(path).isEmpty());
            QCOMPARE(library->database().value("PRAGMA journal_mode")->toString(), "delete");
            QVERIFY(save(*library, QString::number(kind)).ok());
            QVERIFY(!QFile::exists(path + "-wal") && !QFile::exists(path + "-shm"));
            QVERIFY(library->check()->isEmpty());
        }
        library::fileSystemOf = real;
        QCOMPARE(Library::open(path).value()->documents().list()->size(), 4);
    }

    void placeThatCannotBeRead_isNamed()
    {
        QTemporaryDir folder;
        const base::Result<std::unique_ptr<Library>> opened = Library::open(folder.path());
        QVERIFY(!opened.ok());
        QVERIFY2(opened.error().text().find("is a folder") != std::string::npos, opened.error().text().c_str());
    }

    void fileMovedAway_isNoticed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        const auto library = Library::open(path).value();
        QVERIFY(save(*library, "a").ok());
        QVERIFY(library->watch().ok());
        QSignalSpy gone(library.get(), &Library::fileGone);
        QVERIFY(QFile::rename(path, folder.filePath("elsewhere.sqlite")));
        const base::Result<qint64> saved = save(*library, "b");
        QVERIFY(!saved.ok());
        QCOMPARE(saved.error().code, "library.moved");
        QTRY_COMPARE(gone.size(), 1);
        // Another one in its place is not ours either.
        QVERIFY(QFile::copy(folder.filePath("elsewhere.sqlite"), path));
        QCOMPARE(save(*library, "b").error().code, "library.moved");
        QVERIFY(QFile::remove(path) && QFile::rename(folder.filePath("elsewhere.sqlite"), path));
        QVERIFY(save(*library, "b").ok()); // brought back: it goes on
    }

    // A second connection looks at the file before it opens it; closing that look must not take the locks of the first one away,
    // else the next program that ends removes the log under the one that goes on.
    void anotherProgramThatEnds_leavesTheLogToThoseWhoWork()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        const auto library = Library::open(path).value();
        QVERIFY(save(*library, "a").ok());
        {
            const auto beside = Library::open(path).value();
            QVERIFY(library::lookAtFile(path)->there);
            QVERIFY(beside->documents().find("a").ok());
        }
        QVERIFY(library::lookAtFile(path)->there);
        for (const char *id : {"b", "c"}) {
            QCOMPARE(QProcess::execute(QCoreApplication::applicationFilePath(), {"--save", path, id}), 0);
            QVERIFY(QFile::exists(path + "-wal") && QFile::exists(path + "-shm"));
            QVERIFY(save(*library, QString("after ") + id).ok());
        }
        const auto fresh = Library::open(path).value();
        QCOMPARE(fresh->documents().list()->size(), 5);
        QVERIFY(fresh->check()->isEmpty());
    }
};

int main(int argc, char **argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--save") == 0) {
        QCoreApplication application(argc, argv);
        return tst_LibraryFile::saveAsAnotherProgram(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    }
    test::prepareProcess();
    QApplication application(argc, argv);
    tst_LibraryFile test;
    return test::run(test, argc, argv);
}
#include "tst_LibraryFile.moc"
