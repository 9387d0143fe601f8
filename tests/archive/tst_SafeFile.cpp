// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "archive/SafeFile.h"
#include "support/Hardship.h"
#include "support/TestMain.h"

using namespace muster;

class tst_SafeFile : public QObject
{
    Q_OBJECT

private:
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList names(const QString &folder) { return QDir(folder).entryList(QDir::Files | QDir::Hidden); }

private slots:
    void write_thenReplace_leavesOneFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        QVERIFY(archive::writeSafely(path, "two").ok());
        QCOMPARE(contents(path), "two");
        QCOMPARE(names(folder.path()), QStringList{"a.txt"});
    }

    void existing_isNotOverwrittenUnlessAsked()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        const base::Result<void> again = archive::writeSafely(path, "two", archive::Replace::No);
        QVERIFY(!again.ok());
        QCOMPARE(again.error().code, "file.exists");
        QCOMPARE(contents(path), "one");
    }

    void refusedReadBack_leavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        const base::Result<void> refused = archive::writeSafely(path, "two", archive::Replace::Yes,
                                                                [](const QByteArray &) -> base::Result<void> {
                                                                    return base::Error{"test", "no", ""};
                                                                });
        QCOMPARE(refused.error().code, "test");
        QCOMPARE(contents(path), "one");
        QCOMPARE(names(folder.path()), QStringList{"a.txt"});
    }

    void fullDisk_leavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        {
            const test::FullDisk full(4096);
            const base::Result<void> refused = archive::writeSafely(path, QByteArray(1000000, 'x'));
            QVERIFY(!refused.ok());
            QVERIFY2(QString::fromStdString(refused.error().message()).contains(path), refused.error().message().c_str());
        }
        QCOMPARE(contents(path), "one");
        QCOMPARE(names(folder.path()), QStringList{"a.txt"});
    }

    void readOnlyFolder_saysSoAndLeavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        {
            const test::ReadOnlyFolder closed(folder.path());
            if (!closed.works())
                QSKIP("this user may write everywhere");
            const base::Result<void> refused = archive::writeSafely(path, "two");
            QVERIFY(!refused.ok());
            QCOMPARE(refused.error().code, "file.unwritable");
        }
        QCOMPARE(contents(path), "one");
    }

    void linkToALink_staysALink()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.txt"), link = folder.filePath("link.txt"), chain = folder.filePath("chain.txt");
        QVERIFY(archive::writeSafely(path, "one").ok());
        QVERIFY(QFile::link(path, link) && QFile::link(link, chain));
        QVERIFY(archive::writeSafely(chain, "two").ok());
        QCOMPARE(contents(path), "two");
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(chain).isSymLink());
    }

    void missingFolder_isNamed()
    {
        const base::Result<void> refused = archive::writeSafely("/nowhere/at/all/a.txt", "x");
        QVERIFY(QString::fromStdString(refused.error().message()).contains("/nowhere/at/all"));
    }

    void archive_isTheSameAfterReading()
    {
        QTemporaryDir folder;
        const archive::Entries entries{{"manifest.json", "{}"}, {"bilder/größe é.png", QByteArray(100000, '\x7f')}, {"leer", ""}};
        const QString path = folder.filePath("a.zip");
        const base::Result<void> written = archive::writeArchive(path, entries);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().message().c_str());
        const base::Result<archive::Entries> read = archive::ArchiveReader().readFile(path);
        QVERIFY(read.ok());
        QVERIFY(*read == entries);
        QCOMPARE(*archive::packArchive(entries), *archive::packArchive(entries));
    }

    void archive_refusesNamesTheReaderWouldRefuse()
    {
        QVERIFY(!archive::packArchive({{"../a", "x"}}).ok());
        QVERIFY(!archive::packArchive({{"a", "x"}, {"A", "y"}}).ok());
    }
};

MUSTER_TEST_MAIN(tst_SafeFile)
#include "tst_SafeFile.moc"
