// SPDX-License-Identifier: GPL-3.0-or-later
#include "LongWork.h"
#include "ProgramRun.h"
#include "SavedPdf.h"
#include "app/workspace/QuietProgress.h"
#include "library/sql/Migrations.h"

#include <QProgressDialog>

using namespace muster;
using test::bytesOf;
using test::patience;
using test::pressCancel;
using test::progressOf;
using test::SlowNeighbour;
using test::Watcher;

namespace {

// A library as an older program left it.
QString olderLibrary(const QString &path)
{
    const auto database = library::Database::open(*library::Address::parse(path));
    if (!database || !library::migrate(**database, {}, library::currentSchema - 1).ok())
        qFatal("no older library");
    return path;
}

} // namespace

/// PDFs, copies and libraries that take their time: the call returns at once, the window answers meanwhile, progress is shown and
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

private slots:
    // Long before the four seconds that Qt's dialog would wait by itself.
    void progress_isShownAfterAMoment()
    {
        QWidget window;
        window.show();
        const app::QuietProgress progress("Thinking", &window);
        bool shown = false, over = false;
        QTimer::singleShot(app::QuietProgress::aMoment * 10, &window, [&] {
            shown = progressOf(&window);
            over = true;
        });
        QVERIFY(!progressOf(&window));
        QTRY_VERIFY_WITH_TIMEOUT(over, patience);
        QVERIFY(shown);
    }

    // Deleting waits for the end of a message box; until then Qt's dialog must not come back by its own timer.
    void progress_thatIsClosed_staysClosed()
    {
        QWidget window;
        window.show();
        app::QuietProgress progress("Thinking", &window);
        auto *dialog = window.findChild<QProgressDialog *>("quietProgress");
        QVERIFY(dialog);
        const auto running = [dialog] {
            const QList<QTimer *> timers = dialog->findChildren<QTimer *>();
            return std::any_of(timers.begin(), timers.end(), [](const QTimer *timer) { return timer->isActive(); });
        };
        QVERIFY(running());
        progress.close();
        QVERIFY(!running());
    }

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
        QCOMPARE(program.run.window(), before.data());          // nobody waited,
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(before), patience); // somebody says so,
        QVERIFY(progressOf(before)->isModal());                 // and nothing is changed meanwhile
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
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(before), patience);
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

    void otherLibrary_isOpenedBesideTheWindow()
    {
        test::TemporaryLibrary place;
        test::Program program("en", place.library());
        const QPointer<app::MainWindow> before = program.run.window();
        library::Address other;
        other.path = olderLibrary(place.file("older.sqlite"));
        const Watcher watcher;
        SlowNeighbour neighbour(other.path);
        QVERIFY(program.run.change({other, false}));
        QCOMPARE(program.run.window(), before.data());
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(before), patience);
        test::screenshot(*progressOf(before), "opening-progress");
        QVERIFY(!program.run.change({other, false}));
        neighbour.goes();
        QTRY_VERIFY_WITH_TIMEOUT(program.run.core()->place() == other.path, patience);
        QVERIFY(!before);
        QCOMPARE(watcher.nested(), 0);
    }

    void opening_stopped_staysWhereItWas()
    {
        test::TemporaryLibrary place;
        test::Program program("en", place.library());
        const QPointer<app::MainWindow> before = program.run.window();
        library::Address other;
        other.path = olderLibrary(place.file("older.sqlite"));
        SlowNeighbour neighbour(other.path);
        QVERIFY(program.run.change({other, false}));
        QTRY_VERIFY_WITH_TIMEOUT(progressOf(before), patience);
        pressCancel(*progressOf(before));
        neighbour.goes();
        test::finishWork();
        QCOMPARE(program.run.window(), before.data());
        QCOMPARE(program.run.core()->place(), place.library());
    }

    // The first start after an update of the program may have an old library to bring up to date.
    void start_withAnOlderLibrary_saysWhatItWaitsFor()
    {
        test::TemporaryLibrary place;
        app::AppSettings settings{place.settings()};
        text::ProgramLanguage language;
        language.set("en");
        app::AppRun run{settings, language, {test::sourceFolder() + "/data"}};
        SlowNeighbour neighbour(olderLibrary(place.file("older.sqlite")));
        const bool quits = QApplication::quitOnLastWindowClosed();
        QVERIFY(run.begin(place.file("older.sqlite")));
        QVERIFY(!run.window());
        const auto told = [] {
            const QWidgetList tops = QApplication::topLevelWidgets();
            return std::any_of(tops.begin(), tops.end(),
                               [](const QWidget *top) { return top->objectName() == "quietProgress" && top->isVisible(); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(told(), patience);
        neighbour.goes();
        QTRY_VERIFY_WITH_TIMEOUT(run.window(), patience);
        test::finishWork();
        QVERIFY(!told() && run.window()->isVisible());
        QCOMPARE(QApplication::quitOnLastWindowClosed(), quits);
    }
};

MUSTER_TEST_MAIN(tst_LongWork)
#include "tst_LongWork.moc"
