// SPDX-License-Identifier: GPL-3.0-or-later
// The library in order, with real clicks and keys: folders, sorted columns, hidden samples, names that are the same, what was used
// last, the first start, everything out to a file and back.
#include "Answers.h"
#include "LibraryShell.h"
#include "app/library/FirstStart.h"
#include "app/library/FolderDialog.h"
#include "app/library/LibraryDelegate.h"
#include "app/theme/widgets/Segments.h"
#include "library/repositories/Folders.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using models::LibraryRow;
using Shell = test::LibraryShell;

class tst_LibraryOrder : public QObject
{
    Q_OBJECT

    static void trigger(Shell &shell, const char *action)
    {
        auto *found = shell.library->findChild<QAction *>(action);
        QVERIFY2(found && found->isEnabled(), action);
        found->trigger();
        test::settle();
    }

    // Types the name of a folder into the dialog that is open.
    static void nameFolder(Shell &shell, const QString &name)
    {
        auto *dialog = shell.window->findChild<app::FolderDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(test::namelessControls(*dialog).join(", "), QString());
        auto *field = dialog->findChild<QComboBox *>("folderName");
        field->setFocus();
        field->lineEdit()->selectAll();
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, name);
        test::screenshot(*dialog, "library-folder-dialog");
        QTest::mouseClick(dialog->findChild<QPushButton *>("folderAccept"), Qt::LeftButton);
        test::settle();
        wake(shell);
    }

    // The keyboard is the window's again after a dialog: without a desktop nobody else gives it back.
    static void wake(Shell &shell)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        shell.window->activateWindow();
        test::settle();
        shell.library->cards()->setFocus();
        test::settle();
    }

    static QStringList filterKeys(Shell &shell)
    {
        QStringList keys;
        auto *filters = shell.child<app::FilterList>("libraryFilters");
        for (int i = 0; i < filters->count(); ++i)
            keys.append(filters->item(i)->data(Qt::UserRole).toString());
        return keys;
    }

    static int newRosterButtons(Shell &shell)
    {
        const QString words = shell.library->findChild<QAction *>("library.newRoster")->text();
        int shown = 0;
        for (const auto *button : shell.window->findChildren<QPushButton *>())
            shown += button->isVisible() && button->text() == words;
        return shown;
    }

    // Carries what is selected from the cards onto a row of the filter, as a drag of the mouse does; whether it was taken there.
    static bool carry(Shell &shell, const QString &key)
    {
        auto *filters = shell.child<app::FilterList>("libraryFilters");
        const auto row = filterKeys(shell).indexOf(key);
        QModelIndexList chosen = shell.library->cards()->selectionModel()->selectedIndexes();
        chosen.removeIf([&shell](const QModelIndex &index) { return !(shell.library->model().flags(index) & Qt::ItemIsDragEnabled); });
        const std::unique_ptr<QMimeData> carried(shell.library->model().mimeData(chosen));
        if (row < 0 || !carried)
            return false;
        filters->scrollToItem(filters->item(int(row)));
        test::settle();
        const QPoint at = filters->visualItemRect(filters->item(int(row))).center();
        const Qt::DropActions actions = shell.library->model().supportedDragActions();
        QDragEnterEvent enter(at, actions, carried.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(filters->viewport(), &enter);
        QDragMoveEvent move(at, actions, carried.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(filters->viewport(), &move);
        if (filters->isWelcoming(filters->model()->index(int(row), 0)) != move.isAccepted())
            return false; // what takes it shows that
        test::screenshot(*shell.window, "library-card-carried");
        if (move.isAccepted()) {
            QDropEvent drop(at, actions, carried.get(), Qt::LeftButton, {});
            QCoreApplication::sendEvent(filters->viewport(), &drop);
        } else {
            QDragLeaveEvent leave;
            QCoreApplication::sendEvent(filters->viewport(), &leave);
        }
        test::settle();
        wake(shell);
        return move.isAccepted();
    }

private slots:
    void cardsCarriedOntoAFolder_lieThere()
    {
        Shell shell;
        shell.click("Walkers");
        trigger(shell, "library.folder");
        nameFolder(shell, "Club evening");
        QVERIFY(shell.library->cards()->dragEnabled() && shell.library->table()->dragEnabled());
        shell.click("Aldo");
        shell.click("Regiment", Qt::ControlModifier);
        QVERIFY(!carry(shell, "legal")); // no place to lie in
        QVERIFY(!carry(shell, "game:dust"));
        QVERIFY(carry(shell, "folder:Club evening"));
        QCOMPARE(shell.library->model().counts().folders.value("Club evening"), 3);
        QVERIFY2(shell.status().contains("Club evening"), qPrintable(shell.status()));
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shell.library->model().counts().folders.value("Club evening"), 1);
        // Out again: onto Everything. Into the trash, and back.
        shell.click("Walkers");
        QVERIFY(carry(shell, "all"));
        QVERIFY(shell.library->model().counts().folders.isEmpty());
        shell.click("Aldo");
        QVERIFY(carry(shell, "trash"));
        QVERIFY(!shell.named("Aldo").isValid());
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shell.named("Aldo").isValid());
        // A sample stays where it is.
        const QModelIndex sample = shell.library->model().find([](const LibraryRow &row) { return row.kind == LibraryRow::Kind::Sample; });
        QVERIFY(sample.isValid() && !(shell.library->model().flags(sample) & Qt::ItemIsDragEnabled));
    }

    void folders_holdWhatIsPutThere_andUndo()
    {
        Shell shell;
        QVERIFY(!filterKeys(shell).join(' ').contains("folder:"));
        shell.click("Walkers");
        shell.click("Aldo", Qt::ControlModifier);
        shell.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        nameFolder(shell, "  Club   evening ");
        QVERIFY(filterKeys(shell).contains("folder:Club evening"));
        shell.choose("folder:Club evening");
        QCOMPARE(shell.names(), (QStringList{"Aldo", "Walkers"}));
        QVERIFY(shell.names(LibraryRow::Kind::Sample).isEmpty());
        test::screenshot(*shell.window, "library-folder");
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!filterKeys(shell).contains("folder:Club evening"));
        QCOMPARE(shell.names().size(), 3); // the filter went with its folder
        shell.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        shell.choose("folder:Club evening");
        QCOMPARE(shell.names().size(), 2);
        // Another name for the whole folder, then one of them out of it.
        trigger(shell, "library.renameFolder");
        nameFolder(shell, "Saturday");
        QCOMPARE(shell.child<app::FilterList>("libraryFilters")->chosen(), QString("folder:Saturday"));
        QCOMPARE(shell.names().size(), 2);
        shell.click("Aldo");
        trigger(shell, "library.folder");
        nameFolder(shell, "");
        QCOMPARE(shell.names(), QStringList{"Walkers"});
        shell.start(); // the next day
        shell.library = static_cast<app::LibraryWorkspace *>(shell->workspace("library"));
        QVERIFY(filterKeys(shell).contains("folder:Saturday"));
    }

    void copies_goIntoTheSameFolder_andAreNumbered()
    {
        Shell shell;
        shell.click("Walkers");
        trigger(shell, "library.folder");
        nameFolder(shell, "Dust");
        shell.click("Walkers");
        shell.key(Qt::Key_D, Qt::ControlModifier);
        shell.click("Walkers");
        shell.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(shell.named("Walkers (copy)").isValid() && shell.named("Walkers (copy 2)").isValid());
        QCOMPARE(shell.library->model().row(shell.named("Walkers (copy 2)"))->folder, QString("Dust"));
    }

    void equalNames_areToldApart()
    {
        Shell shell;
        shell.add("dust", "hedgerow-walkers", "Walkers");
        shell.refresh();
        QSet<QString> words;
        for (int i = 0; i < shell.library->model().rowCount(); ++i) {
            const LibraryRow *row = shell.library->model().row(shell.library->model().index(i, 0));
            if (row->record.name == "Walkers") {
                words.insert(app::LibraryDelegate::tr("%1").arg(models::LibraryModel::whereText(*row)));
                QVERIFY2(row->twin.contains("of 2"), qPrintable(row->twin));
            } else
                QVERIFY(row->twin.isEmpty());
        }
        QCOMPARE(words.size(), 2);
        test::screenshot(*shell.window, "library-twins");
    }

    // The name and the faction of a card that is too narrow stand in a tool tip, and only then.
    void whatIsCut_hasAToolTip()
    {
        Shell shell;
        auto *delegate = static_cast<app::LibraryDelegate *>(shell.library->cards()->itemDelegate());
        for (int i = 0; i < shell.library->model().rowCount(); ++i) {
            const QModelIndex index = shell.library->model().index(i, 0);
            const LibraryRow *row = shell.library->model().row(index);
            if (row->kind == LibraryRow::Kind::Heading)
                continue;
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QVERIFY(tip.contains(row->record.name) && tip.contains(row->record.faction));
            QVERIFY(delegate->isCut(*row, QRect(0, 0, 120, 128)) || row->record.name.size() < 5);
            QVERIFY(!delegate->isCut(*row, QRect(0, 0, 2000, 128)));
        }
    }

    void problems_areCounted()
    {
        Shell shell;
        const LibraryRow *row = shell.library->model().row(shell.named("Regiment"));
        QCOMPARE(row->record.verdict, library::Verdict::Illegal);
        const QString said = models::LibraryModel::verdictText(row->record);
        QVERIFY2(said.contains("problem") && said.at(0).isDigit(), qPrintable(said));
        QCOMPARE(models::LibraryModel::verdictText(shell.library->model().row(shell.named("Walkers"))->record), QString("Legal"));
    }

    void columns_sortByAClick()
    {
        Shell shell;
        QTest::mouseClick(shell.child<app::Segments>("libraryView")->findChildren<QToolButton *>().at(1), Qt::LeftButton);
        test::settle();
        QHeaderView *header = shell.library->table()->header();
        QCOMPARE(header->sortIndicatorSection(), int(models::LibraryModel::Changed)); // as it is sorted from the start
        const auto click = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              {header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2});
            test::settle();
        };
        click(models::LibraryModel::Name);
        QCOMPARE(shell.names(), (QStringList{"Aldo", "Regiment", "Walkers"}));
        click(models::LibraryModel::Name);
        QCOMPARE(shell.names(), (QStringList{"Walkers", "Regiment", "Aldo"}));
        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
        click(models::LibraryModel::Points);
        QCOMPARE(shell.names(), (QStringList{"Regiment", "Walkers", "Aldo"}));
        QCOMPARE(shell.child<QComboBox>("librarySort")->currentIndex(), 3); // says the same
        click(models::LibraryModel::Points);
        QCOMPARE(shell.names(), (QStringList{"Aldo", "Walkers", "Regiment"}));
        click(models::LibraryModel::Verdict);
        QCOMPARE(shell.names().first(), QString("Regiment"));
        QVERIFY(shell.library->table()->isColumnHidden(models::LibraryModel::Folder));
        test::screenshot(*shell.window, "library-sorted");
    }

    void samples_areHidden_andStayHidden()
    {
        Shell shell;
        const auto samples = [&] { return int(shell.names(LibraryRow::Kind::Sample).size()); };
        const int all = samples();
        QVERIFY(all > 10);
        const auto heading = [&] {
            return shell.library->model().find([](const LibraryRow &row) { return row.key == "heading:samples"; });
        };
        const auto click = [&] {
            QListView *cards = shell.library->cards();
            cards->scrollTo(heading());
            test::settle();
            QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualRect(heading()).center());
            test::settle();
        };
        click();
        QCOMPARE(samples(), 0);
        QVERIFY(heading().isValid());
        QVERIFY(!shell.library->findChild<QAction *>("library.samples")->isChecked());
        test::screenshot(*shell.window, "library-samples-hidden");
        shell.child<QLineEdit>("librarySearch")->setText("hedgerow"); // a search finds them all the same
        test::settle();
        QVERIFY(samples() > 0);
        shell.child<QLineEdit>("librarySearch")->clear();
        test::settle();
        QCOMPARE(samples(), 0);
        shell.start();
        shell.library = static_cast<app::LibraryWorkspace *>(shell->workspace("library"));
        QCOMPARE(samples(), 0);
        trigger(shell, "library.samples");
        QCOMPARE(samples(), all);
        click();
        QCOMPARE(samples(), 0);
        click();
        QCOMPARE(samples(), all);
    }

    void lastUsed_isSelected()
    {
        Shell shell;
        const QString id = shell.library->model().row(shell.named("Regiment"))->record.id;
        shell.click("Aldo");
        shell->handle({"roster", "roster", id, {}});
        shell->showWorkspace("library");
        test::settle();
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, QString("Regiment"));
        shell.click("Aldo"); // chosen by hand: it stays
        shell.refresh();
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, QString("Aldo"));
        shell.start();
        shell.library = static_cast<app::LibraryWorkspace *>(shell->workspace("library"));
        QCOMPARE(shell.library->model().row(shell.library->cards()->currentIndex())->record.name, QString("Regiment"));
    }

    // Looking at a sample brings nothing into the library; the first change does.
    void sampleIsOnesOwn_onceItIsChanged()
    {
        Shell shell("en", false);
        auto *first = shell.child<app::FirstStart>("firstStart");
        QVERIFY(first->isVisible() && first->isLarge());
        QTest::mouseClick(shell.child<QPushButton>("firstStartSample0"), Qt::LeftButton);
        test::finishWork();
        QCOMPARE(shell->current()->id(), QString("roster"));
        const QString name = shell->current()->documentName();
        QVERIFY(!name.isEmpty());
        shell->showWorkspace("library");
        shell.refresh();
        QVERIFY2(shell.names().isEmpty(), qPrintable(shell.names().join(", ")));
        QVERIFY(first->isVisible());
        shell->showWorkspace("campaign"); // shows the sample campaign
        test::finishWork();
        shell->showWorkspace("library");
        shell.refresh();
        QVERIFY2(shell.names().isEmpty(), qPrintable(shell.names().join(", ")));
        const QString id = shell.core->library().notes().get("open.roster").valueOr({});
        documents::LibraryRosterStore store(shell.core->library());
        const auto document = documents::openRoster(shell.core->library(), store, shell.core->packs(), id, "en", shell.ids);
        QVERIFY(document.ok());
        (void)(*document)->renameRoster("Mine");
        (*document)->finishSaving();
        shell.refresh();
        QCOMPARE(shell.names(), QStringList{"Mine"});
        QVERIFY(!first->isVisible());
        QCOMPARE(newRosterButtons(shell), 1); // that of the strip is back
    }

    void firstStart_saysWhatThisIs_inBothLanguages()
    {
        for (const char *code : {"en", "fr"}) {
            Shell shell(QString::fromLatin1(code), false);
            auto *first = shell.child<app::FirstStart>("firstStart");
            QVERIFY(first->isVisible());
            QVERIFY(!shell.child<QLabel>("firstStartWhat")->text().isEmpty());
            QCOMPARE(test::namelessControls(*shell.window).join(", "), QString());
            for (const QSize size : {QSize(1440, 900), QSize(1366, 768), QSize(910, 512)}) {
                shell.window->resize(size);
                test::settle();
                QVERIFY(first->isVisible());
                QVERIFY(shell.library->cards()->height() > 100); // the samples keep their room
                QVERIFY(shell.child<QPushButton>("firstStartNew")->isVisible() && shell.child<QPushButton>("firstStartPaste")->isVisible());
                QCOMPARE(newRosterButtons(shell), 1);
                test::screenshot(*shell.window, QString("first-start-%1-%2").arg(code).arg(size.width()));
            }
        }
    }

    void firstStart_keysChooseAWay()
    {
        Shell shell("en", false);
        shell.library->cards()->setFocus();
        shell.key(Qt::Key_3);
        QVERIFY(QApplication::activeModalWidget() && QApplication::activeModalWidget()->objectName() == "pasteList");
        QApplication::activeModalWidget()->close();
        test::settle();
        wake(shell);
        shell.key(Qt::Key_1);
        test::finishWork();
        QCOMPARE(shell->current()->id(), QString("roster"));
    }

    void backup_bringsBackWhatIsMissing_andUndo()
    {
        Shell shell;
        shell.click("Aldo");
        trigger(shell, "library.folder");
        nameFolder(shell, "Marines");
        const QString file = shell.place.file("everything.sqlite");
        shell.library->backUpTo(file);
        test::finishWork();
        QVERIFY(QFile::exists(file));
        QVERIFY2(shell.status().contains("everything.sqlite"), qPrintable(shell.status()));
        QVERIFY(shell.child<QPushButton>("noticeAnswer1")); // "Open", "Show in folder"
        // One is deleted, one is gone for good, one is changed since.
        const QString walkers = shell.library->model().row(shell.named("Walkers"))->record.id;
        const QString aldo = shell.library->model().row(shell.named("Aldo"))->record.id;
        const QString regiment = shell.library->model().row(shell.named("Regiment"))->record.id;
        QVERIFY(shell.core->library().documents().moveToTrash(walkers).ok());
        QVERIFY(shell.core->library().documents().moveToTrash(aldo).ok() && shell.core->library().documents().purge(aldo).ok());
        documents::LibraryRosterStore store(shell.core->library());
        {
            const auto document = documents::openRoster(shell.core->library(), store, shell.core->packs(), regiment, "en", shell.ids);
            (void)(*document)->renameRoster("Changed since");
        }
        shell.refresh();
        QCOMPARE(shell.names(), QStringList{"Changed since"});
        const QByteArray before = [&] {
            QFile backup(file);
            return backup.open(QIODevice::ReadOnly) ? backup.readAll() : QByteArray();
        }();
        {
            test::Answers answers({"Cancel"});
            shell.library->restoreFrom(file);
            QTRY_VERIFY(answers.done());
            test::finishWork();
            QVERIFY2(answers.said().contains("Nothing that is here"), qPrintable(answers.said()));
        }
        QCOMPARE(shell.names(), QStringList{"Changed since"});
        {
            test::Answers answers({"Restore"});
            shell.library->restoreFrom(file);
            QTRY_VERIFY(answers.done());
            test::finishWork();
        }
        QTRY_COMPARE(shell.names().size(), 4);
        QVERIFY(shell.named("Changed since").isValid()); // what was here stayed
        QVERIFY(shell.named("Walkers").isValid() && shell.named("Aldo").isValid() && shell.named("Regiment (brought in)").isValid());
        QCOMPARE(shell.library->model().row(shell.named("Aldo"))->folder, QString("Marines"));
        QFile backup(file);
        QVERIFY(backup.open(QIODevice::ReadOnly));
        QCOMPARE(backup.readAll(), before); // the backup itself is not touched
        wake(shell);
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shell.names(), QStringList{"Changed since"});
        shell.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shell.names().size(), 4);
        // A second time there is nothing to do.
        {
            test::Answers answers({"Restore"});
            shell.library->restoreFrom(file);
            QTRY_VERIFY(answers.done());
            test::finishWork();
        }
        QCOMPARE(shell.names().size(), 5); // the changed one differs once more, and is kept beside
    }

    void restore_refusesWhatIsNoBackup()
    {
        Shell shell;
        const QString file = shell.place.file("letter.sqlite");
        QFile letter(file);
        QVERIFY(letter.open(QIODevice::WriteOnly));
        letter.write("Dear Sir, this is no library at all. It is only a letter, and a short one.");
        letter.close();
        test::Answers answers({"OK"});
        shell.library->restoreFrom(file);
        QTRY_VERIFY(answers.done());
        test::finishWork();
        QVERIFY(!answers.said().isEmpty());
        QCOMPARE(shell.names().size(), 3);
        QVERIFY(letter.open(QIODevice::ReadOnly));
        QVERIFY(letter.readAll().startsWith("Dear Sir"));
    }

    void backup_toAPlaceThatCannotBeWritten_isTold()
    {
        Shell shell;
        test::Answers answers({"OK"});
        shell.library->backUpTo(shell.place.file("no/such/folder/x.sqlite"));
        QTRY_VERIFY(answers.done());
        QVERIFY(!answers.said().isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_LibraryOrder)
#include "tst_LibraryOrder.moc"
