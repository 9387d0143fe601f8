// SPDX-License-Identifier: GPL-3.0-or-later
// The library workspace with real clicks and keys: find, open, copy, rename, delete with undo, trash, bring in.
#include "LibraryShell.h"
#include "app/docking/DockHost.h"
#include "app/library/ImportReportDialog.h"
#include "app/library/LibraryDelegate.h"
#include "app/theme/widgets/Segments.h"
#include "support/Hardship.h"

#include <QAbstractItemModelTester>

using namespace muster;
using models::LibraryRow;
using Shell = test::LibraryShell;

namespace {

/// Presses a button of the next message box.
void answer(const QString &text)
{
    QTimer::singleShot(0, qApp, [text] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        const QList<QAbstractButton *> buttons = box->buttons();
        for (QAbstractButton *button : buttons) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        box->reject();
        QFAIL(qPrintable("no button " + text));
    });
}

} // namespace

class tst_LibraryWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void firstStart()
    {
        Shell shell("en", false);
        const QStringList samples = shell.names(LibraryRow::Kind::Sample);
        QVERIFY(shell.names().isEmpty());
        QSet<QString> games;
        int campaigns = 0;
        for (int i = 0; i < shell.library->model().rowCount(); ++i) {
            const LibraryRow *row = shell.library->model().row(shell.library->model().index(i, 0));
            if (row->kind != LibraryRow::Kind::Sample)
                continue;
            row->record.kind == library::Kind::Campaign ? void(++campaigns) : void(games.insert(row->record.packId));
        }
        QCOMPARE(games.size(), 5);
        QCOMPARE(campaigns, 1);
        QCOMPARE(test::namelessControls(*shell.window).join(", "), QString());
        test::screenshot(*shell.window, "library-first-start");
        // The sample campaign opens; nothing is the user's own by looking at it.
        const QString campaign = [&] {
            for (const QString &name : samples) {
                if (shell.library->model().row(shell.named(name))->record.kind == library::Kind::Campaign)
                    return name;
            }
            return QString();
        }();
        shell.click(campaign);
        shell.key(Qt::Key_Return);
        QCOMPARE(shell->current()->id(), QString("campaign"));
        QCOMPARE(shell->current()->documentName(), campaign);
        shell->showWorkspace("library");
        QCOMPARE(shell.names(), QStringList());
    }

    // The card says what will be open.
    void frenchSamples_keepTheirFrenchNames()
    {
        Shell shell("fr", false);
        const QModelIndex campaign = shell.library->model().find(
            [](const LibraryRow &row) { return row.record.kind == library::Kind::Campaign; });
        QVERIFY(campaign.isValid());
        const QString name = shell.library->model().row(campaign)->record.name;
        QCOMPARE(name, QString("Le Sillage de la Gorgone"));
        const QModelIndex points = shell.library->model().find([](const LibraryRow &row) { return row.record.packId == "at-43"; });
        QVERIFY(points.isValid());
        QCOMPARE(shell.library->model().row(points)->record.pointsName, QString("PA"));
        shell.click(name);
        shell.key(Qt::Key_Return);
        QCOMPARE(shell->current()->documentName(), name);
        shell->showWorkspace("library");
        shell.refresh();
        const QModelIndex roster = shell.library->model().find([](const LibraryRow &row) {
            return row.kind == LibraryRow::Kind::Sample && row.record.kind == library::Kind::Roster && row.record.packId == "dust";
        });
        QVERIFY(roster.isValid());
        const QString list = shell.library->model().row(roster)->record.name;
        shell.click(list);
        shell.library->cards()->setFocus();
        shell.key(Qt::Key_Return);
        QCOMPARE(shell->current()->id(), QString("roster"));
        QCOMPARE(shell->current()->documentName(), list);
    }

    void oneSampleOfEveryGameOpens()
    {
        Shell shell("en", false);
        QAbstractItemModelTester tester(&shell.library->model());
        const QStringList firsts{"Hedgerow Walkers", "UCM", "Aldo Squad", "Alpha", "U.N.A."};
        for (const QString &name : firsts) {
            const QModelIndex sample = shell.library->model().find([&](const LibraryRow &row) {
                return row.kind == LibraryRow::Kind::Sample && row.record.kind == library::Kind::Roster
                    && row.record.name.startsWith(name, Qt::CaseInsensitive);
            });
            QVERIFY2(sample.isValid(), qPrintable(name + " of " + shell.names(LibraryRow::Kind::Sample).join("|")));
            const QString full = shell.library->model().row(sample)->record.name;
            shell.library->cards()->scrollTo(sample);
            test::settle();
            QTest::mouseClick(shell.library->cards()->viewport(), Qt::LeftButton, {}, shell.library->cards()->visualRect(sample).center());
            QTest::mouseDClick(shell.library->cards()->viewport(), Qt::LeftButton, {}, shell.library->cards()->visualRect(sample).center());
            test::finishWork();
            QCOMPARE(shell->current()->id(), QString("roster"));
            QVERIFY2(!shell->current()->documentName().isEmpty(), qPrintable(full));
            shell->showWorkspace("library");
            shell.library->cards()->setFocus();
            test::settle();
        }
        QVERIFY(shell.names().isEmpty()); // looked at, not changed
        QCOMPARE(shell.core->library().documents().list()->size(), 5);
    }

    void cardsFillTheWidth()
    {
        Shell shell("en", false);
        const auto columns = [&] {
            QListView *cards = shell.library->cards();
            int count = 0;
            const int top = cards->visualRect(shell.library->model().index(1, 0)).top();
            for (int i = 1; i < shell.library->model().rowCount(); ++i)
                count += cards->visualRect(shell.library->model().index(i, 0)).top() == top;
            return count;
        };
        QCOMPARE(columns(), 4);
        shell->resize(1100, 800);
        test::settle();
        QCOMPARE(columns(), 3);
        shell->resize(1800, 900);
        test::settle();
        QVERIFY(columns() >= 5);
    }

    void arrowsEnterAndSearch()
    {
        Shell shell;
        shell.key(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("librarySearch"));
        QTest::keyClicks(QApplication::focusWidget(), "regim");
        QCOMPARE(shell.names(), QStringList{"Regiment"});
        shell.key(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(shell.library->cards()));
        shell.key(Qt::Key_Return);
        QCOMPARE(shell->current()->documentName(), QString("Regiment"));
        shell->showWorkspace("library");
        shell.child<QLineEdit>("librarySearch")->clear();
        shell.library->cards()->setFocus();
        shell.click(shell.names().first());
        shell.key(Qt::Key_Right);
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, shell.names().at(1));
        shell.key(Qt::Key_Left);
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, shell.names().at(0));
        shell.key(Qt::Key_Down); // over the heading into the samples
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->kind, LibraryRow::Kind::Sample);
        QTest::keyClicks(shell.child<QLineEdit>("librarySearch"), "xyzzy");
        QVERIFY(shell.names().isEmpty());
        test::screenshot(*shell.window, "library-nothing-fits");
    }

    void filterAndSort()
    {
        Shell shell;
        QCOMPARE(shell.names(), (QStringList{"Aldo", "Regiment", "Walkers"})); // newest first
        shell.choose("game:dust");
        QCOMPARE(shell.names(), QStringList{"Walkers"});
        shell.choose("illegal");
        QCOMPARE(shell.names(), QStringList{"Regiment"});
        shell.choose("campaigns");
        QVERIFY(shell.names().isEmpty());
        shell.choose("all");
        shell.child<QComboBox>("librarySort")->setCurrentIndex(3); // points
        QCOMPARE(shell.names(), (QStringList{"Regiment", "Walkers", "Aldo"}));
        QTest::mouseClick(shell.child<app::Segments>("libraryView")->findChildren<QToolButton *>().at(1), Qt::LeftButton);
        QVERIFY(shell.child<QTreeView>("libraryTable")->isVisible());
        test::settle();
        test::screenshot(*shell.window, "library-table");
    }

    void renameByF2()
    {
        Shell shell;
        const QString id = shell.library->model().row(shell.named("Walkers"))->record.id;
        shell->handle({"roster", "roster", id, {}}); // also open in its workspace
        shell->showWorkspace("library");
        shell.click("Walkers");
        shell.key(Qt::Key_F2);
        auto *editor = shell.child<QLineEdit>("libraryName");
        QVERIFY(editor);
        QTest::keyClicks(editor, "Iron Fist");
        test::screenshot(*shell.window, "library-rename");
        QTest::keyClick(editor, Qt::Key_Return);
        test::settle();
        QVERIFY(shell.named("Iron Fist").isValid());
        QVERIFY(!shell.named("Walkers").isValid());
        shell->showWorkspace("roster");
        QCOMPARE(shell->current()->documentName(), QString("Iron Fist")); // told, not overwritten
        shell->showWorkspace("library");
        shell.library->cards()->setFocus();
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shell.named("Walkers").isValid());
        shell.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shell.named("Iron Fist").isValid());
        shell->showWorkspace("roster"); // an edit there is no conflict
        QVERIFY(shell.names().size() == 3);
    }

    void duplicateIsACopy()
    {
        Shell shell;
        shell.click("Walkers");
        shell.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(shell.named("Walkers (copy)").isValid());
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, QString("Walkers (copy)"));
        shell.key(Qt::Key_Return);
        QCOMPARE(shell->current()->documentName(), QString("Walkers (copy)"));
    }

    void deleteSeveralUndoTrash()
    {
        Shell shell;
        shell.click("Walkers");
        shell.click("Aldo", Qt::ControlModifier);
        QVERIFY2(shell.status().contains("2 selected"), qPrintable(shell.status()));
        shell.key(Qt::Key_Delete);
        QCOMPARE(shell.names(), QStringList{"Regiment"});
        QVERIFY2(shell.status().contains("trash"), qPrintable(shell.status()));
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shell.names().size(), 3);
        QVERIFY2(!shell.status().contains("trash"), qPrintable(shell.status())); // no longer true
        shell.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shell.names(), QStringList{"Regiment"});
        shell.choose("trash");
        QCOMPARE(shell.names().size(), 2);
        QVERIFY(shell.names(LibraryRow::Kind::Sample).isEmpty());
        test::screenshot(*shell.window, "library-trash");
        shell.click("Aldo");
        shell.key(Qt::Key_R, Qt::ControlModifier); // back
        QCOMPARE(shell.names(), QStringList{"Walkers"});
        shell.click("Walkers");
        answer("Cancel");
        shell.key(Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(shell.names(), QStringList{"Walkers"});
        answer("Delete for good");
        shell.library->findChild<QAction *>("library.emptyTrash")->trigger();
        test::settle();
        QVERIFY(shell.names().isEmpty());
        test::screenshot(*shell.window, "library-trash-empty");
        shell.choose("all");
        QCOMPARE(shell.names(), (QStringList{"Aldo", "Regiment"}));
    }

    void deletingOnAFullDisk_claimsNothing()
    {
        Shell shell;
        shell.click("Walkers");
        {
            const test::FullDisk full(1);
            answer("OK");
            shell.key(Qt::Key_Delete);
        }
        QVERIFY(shell.named("Walkers").isValid());
        QVERIFY2(!shell.status().contains("trash"), qPrintable(shell.status()));
        QVERIFY(!shell.library->undoStack()->canUndo());
    }

    void filesAreDropped()
    {
        Shell shell;
        const QString samples = test::sourceFolder() + "/data/dust/samples";
        const QString broken = shell.place.file("broken.rosz");
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("PK\x03\x04 nonsense");
        file.close();
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(samples), QUrl::fromLocalFile(broken)});
        const QPoint place(300, 300);
        QDragEnterEvent enter(place, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(!shell.library->cards()->viewport()->acceptDrops()); // so that the window gets them, here as everywhere
        QApplication::sendEvent(shell.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shell.window.get(), &drop);
        app::ImportReportDialog *report = nullptr; // the files are read beside the window
        QTRY_VERIFY_WITH_TIMEOUT((report = shell.window->findChild<app::ImportReportDialog *>()) != nullptr, 60000);
        QVERIFY2(report->findChild<QLabel *>("importSummary")->text().startsWith("3 of 4 files"),
                 qPrintable(report->findChild<QLabel *>("importSummary")->text()));
        QCOMPARE(report->findChild<QTreeWidget *>("importLines")->topLevelItemCount(), 4);
        test::screenshot(*report, "import-report");
        report->close();
        QCOMPARE(shell.names().size(), 6);
    }

    void conflictIsASentence()
    {
        Shell shell;
        const QString id = shell.library->model().row(shell.named("Walkers"))->record.id;
        const auto other = library::Library::open(shell.place.library());
        documents::LibraryRosterStore ours(shell.core->library()), theirs(**other);
        const auto mine = documents::openRoster(shell.core->library(), ours, shell.core->packs(), id, "en", shell.ids);
        const auto foreign = documents::openRoster(**other, theirs, shell.core->packs(), id, "en", shell.ids);
        QVERIFY((*foreign)->renameRoster("Their walkers").ok());
        QVERIFY((*mine)->renameRoster("My walkers").ok());
        shell.refresh();
        QVERIFY(shell.named("Their walkers").isValid());
        shell.click("My walkers (my version)");
        QVERIFY2(shell.status().contains("this is your version"), qPrintable(shell.status()));
        test::screenshot(*shell.window, "library-conflict");
        shell.click("Their walkers");
        QVERIFY2(shell.status().contains("this is their version"), qPrintable(shell.status()));
        shell.library->findChild<QAction *>("library.keepBoth")->trigger();
        test::settle();
        QVERIFY2(!shell.status().contains("version"), qPrintable(shell.status()));
        QCOMPARE(shell.names().size(), 4);
    }

    void frenchShowsNoEnglish()
    {
        Shell shell("fr");
        test::screenshot(*shell.window, "library-fr");
        const auto said = [&](const QString &name) { return shell.named(name).data(Qt::AccessibleTextRole).toString(); };
        QVERIFY2(said("Walkers").contains("Alliés") && said("Walkers").contains("Légale"), qPrintable(said("Walkers")));
        QVERIFY2(said("Regiment").contains("1 problème"), qPrintable(said("Regiment")));
        const QStringList clipped = test::clippedTexts(*shell->docks("library")->area());
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("\n")));
        shell.click("Walkers");
        shell.key(Qt::Key_Delete);
        shell.choose("trash");
        QStringList shown;
        for (const QLabel *label : shell.window->findChildren<QLabel *>())
            shown.append(label->text());
        for (const QAbstractButton *button : shell.window->findChildren<QAbstractButton *>())
            shown.append(button->text());
        auto *filters = shell.child<app::FilterList>("libraryFilters");
        for (int i = 0; i < filters->count(); ++i)
            shown.append(filters->item(i)->text());
        const QRegularExpression english("\\b(the|and|Trash|Sample|Delete|Everything|Rosters|Campaigns|Yours|entries)\\b");
        for (const QString &text : std::as_const(shown))
            QVERIFY2(!english.match(text).hasMatch(), qPrintable(text));
    }

    void fullDiskAndReadOnlyFolder()
    {
        Shell shell;
        shell.click("Walkers");
        const QString file = shell.place.file("out");
        QDir().mkpath(file);
        const documents::Exchange exchange(shell.core->library(), &shell.core->packs(), "en");
        const QString id = shell.library->model().row(shell.named("Walkers"))->record.id;
        shell->handle({"roster", "roster", id, {}});
        {
            test::FullDisk full(1);
            QTest::keyClick(shell.window.get(), Qt::Key_Z, Qt::ControlModifier); // an edit like any other: undo of the renaming
            test::settle();
        }
        QVERIFY2(shell.status().contains("disk is full"), qPrintable(shell.status()));
        QTest::keyClick(shell.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        test::settle();
        QVERIFY2(!shell.status().contains("disk is full"), qPrintable(shell.status()));
        QCOMPARE(shell.core->library().documents().find(id)->name, QString("Walkers"));
        {
            test::ReadOnlyFolder folder(file);
            if (folder.works()) {
                const auto written = exchange.exportFile(id, file + "/a.muster", archive::Replace::No);
                QVERIFY(!written.ok());
                QVERIFY2(!written.error().text().empty(), written.error().text().c_str());
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_LibraryWorkspace)
#include "tst_LibraryWorkspace.moc"
