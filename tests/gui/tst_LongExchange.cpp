// SPDX-License-Identifier: GPL-3.0-or-later
#include "LongWork.h"
#include "documents/roster/RosterFile.h"

#include <QMessageBox>

using namespace muster;
using test::bytesOf;
using test::patience;
using test::pressCancel;
using test::progressOf;
using test::SlowNeighbour;
using test::Watcher;

namespace {

constexpr int enoughToWatch = 6000; // files that no machine writes before somebody sees the progress

bool areWhole(const QDir &folder)
{
    const QFileInfoList files = folder.entryInfoList(QDir::Files | QDir::Hidden);
    return std::all_of(files.begin(), files.end(), [](const QFileInfo &file) {
        return file.suffix() == "muster" && documents::readRosterFile(file.absoluteFilePath()).ok();
    });
}

} // namespace

/// Files that come in and documents that go out, few or many: beside the window, one after the other, each whole or not at all.
class tst_LongExchange : public QObject
{
    Q_OBJECT

    static QStringList manyFiles(const QString &folder, int count)
    {
        const QByteArray sample = bytesOf(
            QDir(test::sourceFolder() + "/data/dust/samples").entryInfoList({"*.ros"}).first().absoluteFilePath());
        const qsizetype id = sample.indexOf(" id=\"", sample.indexOf("<roster")) + 5;
        QStringList files;
        for (int i = 0; i < count; ++i) {
            files.append(QString("%1/list%2.ros").arg(folder).arg(i));
            QFile file(files.last());
            if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray(sample).insert(id, "n" + QByteArray::number(i))) < 0)
                qFatal("no file");
        }
        return files;
    }

    /// The same list under many names: as many files to write, and nothing that the library would have to read anew meanwhile.
    static QList<library::Record> manyRecords(const test::LibraryShell &shell, int count)
    {
        QList<library::Record> records(count, shell.library->model().row(shell.named("Walkers"))->record);
        for (int i = 0; i < count; ++i)
            records[i].name = QString("Walkers %1").arg(i);
        return records;
    }

private slots:
    void files_areImportedBesideTheWindow_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("few") << 3;
        QTest::newRow("many") << 40;
    }
    void files_areImportedBesideTheWindow()
    {
        QFETCH(int, count);
        test::LibraryShell shell("en", false);
        const QStringList files = manyFiles(shell.place.file({}), count);
        const Watcher watcher;
        SlowNeighbour neighbour(shell.core->library().address().path);
        shell->handle({"library", "file", {}, {{"files", files}}});
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(shell.window.get()), patience);
        test::screenshot(*progressOf(shell.window.get()), "import-progress");
        QVERIFY(shell.names().isEmpty());
        neighbour.goes();
        QTRY_COMPARE_WITH_TIMEOUT(shell.names().size(), count, patience);
        test::finishWork();
        QVERIFY(!progressOf(shell.window.get()));
        QVERIFY(watcher.looks() > 3);
        QCOMPARE(watcher.nested(), 0);
        for (QDialog *dialog : shell->findChildren<QDialog *>())
            dialog->close();
    }

    void import_stopped_keepsWhatIsWhole()
    {
        test::LibraryShell shell("en", false);
        const QStringList files = manyFiles(shell.place.file({}), 10);
        SlowNeighbour neighbour(shell.core->library().address().path);
        shell->handle({"library", "file", {}, {{"files", files}}});
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(shell.window.get()), patience);
        pressCancel(*progressOf(shell.window.get()));
        neighbour.goes();
        test::finishWork();
        QCOMPARE(shell.names().size(), 1); // the one that was coming in
        QVERIFY(shell.core->library().check()->isEmpty());
        for (QDialog *dialog : shell->findChildren<QDialog *>())
            dialog->close();
        shell->handle({"library", "file", {}, {{"files", files.mid(1)}}}); // and the others another time
        test::finishWork();
        QCOMPARE(shell.names().size(), 10);
        for (QDialog *dialog : shell->findChildren<QDialog *>())
            dialog->close();
    }

    void whatIsDroppedMeanwhile_comesInAfterwards()
    {
        test::LibraryShell shell("en", false);
        const QStringList files = manyFiles(shell.place.file({}), 3);
        SlowNeighbour neighbour(shell.core->library().address().path);
        for (const QString &file : files)
            shell->handle({"library", "file", file, {}});
        neighbour.goes();
        QTRY_COMPARE_WITH_TIMEOUT(shell.core->library().documents().list()->size(), 3, patience);
        test::finishWork();
        const QString last = shell->current()->documentName();
        QCOMPARE(shell->current()->id(), QString("roster")); // each was opened in its turn
        QVERIFY(!last.isEmpty());
    }

    void several_areExportedBesideTheWindow()
    {
        test::LibraryShell shell;
        const QList<library::Record> records = manyRecords(shell, 150);
        const QDir folder(shell.place.file("out"));
        QVERIFY(QDir().mkpath(folder.path()));
        const Watcher watcher;
        shell.library->exportSeveral(records, folder.path());
        QVERIFY(folder.entryList({"*.muster"}).size() < 150);
        test::finishWork();
        QCOMPARE(folder.entryList({"*.muster"}).size(), 150);
        QVERIFY(areWhole(folder));
        QVERIFY2(shell.status().contains("150"), qPrintable(shell.status()));
        QVERIFY(watcher.looks() > 3);
        QCOMPARE(watcher.nested(), 0);
    }

    void export_stopped_leavesWholeFiles()
    {
        test::LibraryShell shell;
        const QDir folder(shell.place.file("out"));
        QVERIFY(QDir().mkpath(folder.path()));
        shell.library->exportSeveral(manyRecords(shell, enoughToWatch), folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(shell.window.get()), patience);
        pressCancel(*progressOf(shell.window.get()));
        test::finishWork();
        QVERIFY(folder.entryList({"*.muster"}).size() < enoughToWatch);
        QVERIFY(areWhole(folder));
    }

    void export_goesOnAfterAFailure_andSaysWhich()
    {
        test::LibraryShell shell;
        QList<library::Record> records = manyRecords(shell, 3);
        records[1].id = "nobody";
        const QDir folder(shell.place.file("out"));
        QVERIFY(QDir().mkpath(folder.path()));
        shell.library->exportSeveral(records, folder.path());
        test::finishWork();
        QCOMPARE(folder.entryList({"*.muster"}).size(), 2);
        auto *box = shell->findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible() && !box->text().isEmpty());
        box->close();
    }
};

MUSTER_TEST_MAIN(tst_LongExchange)
#include "tst_LongExchange.moc"
