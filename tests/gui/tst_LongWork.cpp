// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"
#include "ProgramRun.h"
#include "SavedPdf.h"

#include <QProgressDialog>

#include <algorithm>

using namespace muster;

namespace {

constexpr int patience = 30000;

/// Looks at the window's thread while something long runs: how deep event loops stand in one another, and the longest time in
/// which nothing could be answered.
class Watcher : public QObject
{
public:
    Watcher()
    {
        m_since.start();
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_since.restart());
            m_deepest = std::max(m_deepest, QThread::currentThread()->loopLevel());
            ++m_looks;
        });
        m_timer.start(1);
        [[maybe_unused]] const bool looked = QTest::qWaitFor([this] { return m_looks > 0; });
        m_usual = std::exchange(m_deepest, 0);
    }
    /// How many more stood in one another than in the test itself.
    [[nodiscard]] int nested() const { return std::max(0, m_deepest - m_usual); }
    [[nodiscard]] int looks() const { return m_looks; }
    [[nodiscard]] qint64 longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_deepest = 0, m_usual = 0, m_looks = 0;
};

QProgressDialog *progressOf(const QWidget *window)
{
    const QList<QProgressDialog *> dialogs = window->findChildren<QProgressDialog *>("quietProgress");
    const auto shown = std::find_if(dialogs.begin(), dialogs.end(), [](const QProgressDialog *dialog) { return dialog->isVisible(); });
    return shown != dialogs.end() ? *shown : nullptr;
}

void pressCancel(const QProgressDialog &dialog)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>(), Qt::LeftButton);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// PDFs, copies and imports that take their time: the call returns at once, the window answers meanwhile, progress is shown and
/// can be cancelled, and no event loop runs within another.
class tst_LongWork : public QObject
{
    Q_OBJECT

    // A roster with many more cards than anybody prints.
    static app::PrintWorkspace &manyPages(test::LibraryShell &shell)
    {
        const library::Record record = shell.library->model().row(shell.named("Walkers"))->record;
        shell->handle({"print", "roster", record.id, {}});
        auto &paper = *qobject_cast<app::PrintWorkspace *>(shell->workspace("print"));
        print::PrintSettings settings = paper.session().settings();
        settings.what = {print::PrintKind::Blank};
        settings.blankCards = 3000;
        paper.session().setSettings(settings);
        return paper;
    }

    static QStringList manyFiles(const QString &folder, int count)
    {
        const QByteArray sample = bytesOf(QDir(test::sourceFolder() + "/data/dust/samples").entryInfoList({"*.ros"}).first().absoluteFilePath());
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

private slots:
    void pdf_isWrittenWhileTheWindowAnswers()
    {
        test::LibraryShell shell;
        app::PrintWorkspace &paper = manyPages(shell);
        const QString file = shell.place.file("many.pdf");
        const Watcher watcher;
        QSignalSpy saved(&paper, &app::PrintWorkspace::pdfSaved);
        paper.savePdf(file); // the layout has not even begun
        QVERIFY(saved.isEmpty() && !QFile::exists(file));
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(shell.window.get()), patience);
        test::screenshot(*progressOf(shell.window.get()), "pdf-progress");
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patience);
        QVERIFY(saved.first().at(1).toBool());
        QVERIFY(bytesOf(file).startsWith("%PDF-") && bytesOf(file).endsWith("%%EOF\n"));
        QVERIFY(!progressOf(shell.window.get()));
        QVERIFY(watcher.looks() > 3);
        QCOMPARE(watcher.nested(), 0);
        qInfo("longest gap %lld ms in %d looks", watcher.longest(), watcher.looks());
        QVERIFY(paper.session().job().pages.size() > 100);
    }

    void pdf_cancelled_leavesTheOldFile()
    {
        test::LibraryShell shell;
        app::PrintWorkspace &paper = manyPages(shell);
        const QString path = shell.place.file("old.pdf");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("yesterday's") > 0);
        old.close();
        QSignalSpy saved(&paper, &app::PrintWorkspace::pdfSaved);
        paper.savePdf(path);
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(shell.window.get()), patience);
        pressCancel(*progressOf(shell.window.get()));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patience);
        QVERIFY(!saved.first().at(1).toBool());
        QCOMPARE(bytesOf(path), QByteArray("yesterday's"));
        QCOMPARE(QDir(QFileInfo(path).absolutePath()).entryList({"old*"}), QStringList{"old.pdf"});
        paper.session().finish();
        QVERIFY(test::savePdf(paper, path)); // and again, to the end
        QVERIFY(bytesOf(path).startsWith("%PDF-"));
    }

    // Within the moment before progress is shown, nothing keeps the window from closing.
    void pdf_isThere_whenTheWindowClosesAtOnce()
    {
        test::LibraryShell shell;
        app::PrintWorkspace &paper = manyPages(shell);
        const QString file = shell.place.file("last.pdf");
        paper.savePdf(file);
        shell.close();
        QVERIFY(bytesOf(file).startsWith("%PDF-"));
    }

    void copy_intoAnotherLibrary()
    {
        test::TemporaryLibrary place;
        test::Program program("en", place.library());
        const QString sample = program.importSample();
        const QPointer<app::MainWindow> before = program.run.window();
        library::Address other;
        other.path = place.file("other.sqlite");
        const Watcher watcher;
        QVERIFY(program.run.change({other, true}));
        QCOMPARE(program.run.window(), before.data()); // nobody waited,
        QVERIFY(progressOf(before));                   // somebody says so,
        QVERIFY(progressOf(before)->isModal());        // and nothing is changed meanwhile
        QVERIFY(!program.run.change({other, true}));
        QTRY_VERIFY_WITH_TIMEOUT(program.run.core()->place() == other.path, patience);
        QVERIFY(!before);
        QCOMPARE(program.names(), QStringList{sample});
        QCOMPARE(watcher.nested(), 0);
    }

    void copy_cancelled_staysWhereItWas()
    {
        test::TemporaryLibrary place;
        test::Program program("en", place.library());
        (void)program.importSample();
        const QPointer<app::MainWindow> before = program.run.window();
        library::Address other;
        other.path = place.file("other.sqlite");
        QVERIFY(program.run.change({other, true}));
        pressCancel(*progressOf(before));
        bool changed = false; // possible once the copying has ended
        QTRY_VERIFY_WITH_TIMEOUT(changed || (changed = program.run.change({other, false})), patience);
        QVERIFY(program.names().size() <= 1);
    }

    void copy_thatFails_isTold()
    {
        test::TemporaryLibrary place;
        test::Program program("en", place.library());
        (void)program.importSample();
        QVERIFY(program.run.core()->library().database().execute("UPDATE contents SET content = x'00'").ok());
        library::Address other;
        other.path = place.file("other.sqlite");
        QVERIFY(program.run.change({other, true}));
        QTRY_VERIFY_WITH_TIMEOUT(program.run.window()->findChild<QMessageBox *>(), patience);
        auto *box = program.run.window()->findChild<QMessageBox *>();
        QVERIFY2(box->text().contains("You go on with the library that was open"), qPrintable(box->text()));
        QTest::mouseClick(box->button(QMessageBox::Ok), Qt::LeftButton);
        QCOMPARE(program.run.core()->place(), place.library());
    }

    void manyFiles_areImportedOneByOne()
    {
        test::LibraryShell shell("en", false);
        const QStringList files = manyFiles(shell.place.file({}), 40);
        const Watcher watcher;
        shell->handle({"library", "file", {}, {{"files", files}}});
        QVERIFY(shell.names().size() < 40);
        QVERIFY(progressOf(shell.window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!progressOf(shell.window.get()), patience);
        QCOMPARE(shell.names().size(), 40);
        QCOMPARE(watcher.nested(), 0);
        for (QDialog *dialog : shell->findChildren<QDialog *>())
            dialog->close();
    }
};

MUSTER_TEST_MAIN(tst_LongWork)
#include "tst_LongWork.moc"
