// SPDX-License-Identifier: GPL-3.0-or-later
// The collection with real clicks and keys: what a new user owns, and the checklist for two rosters.
#include "LibraryShell.h"
#include "app/docking/DockHost.h"
#include "app/library/collection/CollectionPart.h"
#include "app/library/collection/PaintsDialog.h"
#include "app/theme/widgets/Segments.h"
#include "documents/collection/CollectionBook.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoStack>

using namespace muster;
using collection::State;
using collection::Task;
using models::CollectionModel;
using models::ReadyModel;
using Shell = test::LibraryShell;

namespace {

const collection::FigureKey gunners{"dust.unit.gunners", {}};

struct Desk
{
    explicit Desk(Shell &shell)
        : shell(shell), part(shell.library->collection()), book(documents::CollectionBook::of(shell.core->library()))
    {
    }

    template <typename Widget>
    Widget *find(const char *name) const
    {
        auto *found = shell.window->template findChild<Widget *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    void run(const char *action)
    {
        auto *found = shell.library->template findChild<QAction *>(QString::fromLatin1(action));
        if (!found)
            qFatal("no %s", action);
        found->trigger();
        test::settle();
        ++actions;
    }
    // Presses the button and takes the entry of its menu.
    void choose(const char *button, const QString &entry)
    {
        QMenu *menu = find<QToolButton>(button)->menu();
        emit menu->aboutToShow();
        for (QAction *action : menu->actions()) {
            if (action->text() != entry)
                continue;
            action->trigger();
            test::settle();
            actions += 2;
            return;
        }
        qFatal("no entry %s", qPrintable(entry));
    }
    void tickRoster(const QString &name)
    {
        QListWidget *rosters = part.ready()->rosters();
        for (int i = 0; i < rosters->count(); ++i) {
            if (rosters->item(i)->text().startsWith(name)) {
                rosters->setCurrentRow(i);
                rosters->setFocus();
                QTest::keyClick(rosters, Qt::Key_Space);
                test::settle();
                ++actions;
                return;
            }
        }
        qFatal("no roster %s", qPrintable(name));
    }
    void type(const collection::FigureKey &key, int column, const QString &text)
    {
        QTreeView *table = part.panel()->table();
        const QModelIndex index = part.panel()->model().indexOf(key).siblingAtColumn(column);
        table->scrollTo(index);
        table->setCurrentIndex(index);
        table->edit(index);
        auto *editor = qobject_cast<QWidget *>(QApplication::focusWidget());
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        test::settle();
        ++actions;
    }

    Shell &shell;
    app::CollectionPart &part;
    documents::CollectionBook &book;
    int actions = 0;
};

} // namespace

class tst_CollectionPanel : public QObject
{
    Q_OBJECT

private slots:
    // What the guide promises: the models of the samples, and the checklist for two rosters, in at most 12 actions.
    void newUser_getsTheChecklistForTwoRosters()
    {
        Shell shell;
        shell.add("dust", "hedgerow-walkers", "Second list");
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        ++desk.actions;
        const QAbstractItemModelTester tester(&desk.part.panel()->model());
        for (const char *field : {"figureCover", "figureDropPhoto", "figureNote", "figureRecipe"}) // without a row nothing can be done
            QVERIFY2(!shell.window->findChild<QWidget *>(field)->isEnabled(), field);
        desk.choose("collectionCount", "Walkers");
        QCOMPARE(desk.book.game("dust.system").total().of(State::Bought), 16);
        desk.type(gunners, CollectionModel::Painted, "3");
        QCOMPARE(desk.book.game("dust.system").find(gunners)->counts.of(State::Painted), 3);
        desk.type(gunners, CollectionModel::Bought, "0");
        desk.run("library.ready");
        // The next list to tick stays where it was: what is said of each stands below them.
        const auto top = [&desk, &shell] {
            test::settle();
            return desk.find<QListWidget>("readyRosters")->mapTo(shell.window->window(), QPoint()).y();
        };
        const int before = top();
        desk.tickRoster("Walkers");
        QCOMPARE(top(), before);
        desk.tickRoster("Second list");
        QCOMPARE(top(), before);
        const collection::ReadyPlan &plan = desk.part.ready()->model().plan();
        QCOMPARE(plan.rosters.size(), 2);
        QCOMPARE(plan.figures(), 16);
        QCOMPARE(plan.figures(Task::Buy), 2);
        QCOMPARE(plan.figures(Task::Build), 11);
        QCOMPARE(plan.figures(Task::Paint), 0);
        QCOMPARE(plan.painted(), 3);
        QVERIFY2(desk.actions <= 12, qPrintable(QString::number(desk.actions)));
        QCOMPARE(desk.find<QLabel>("readySentence")->text(), QString("Not ready: 2 to buy, 11 to build"));
        QCOMPARE(test::namelessControls(*shell.window).join(", "), QString());
        test::screenshot(*shell.window, "collection-ready");
        desk.run("library.collection");
        test::screenshot(*shell.window, "collection");
    }

    // F2 and Delete are keys of the window: a list that stands behind the collection is not in sight, and not meant.
    void keysInTheCollection_reachNoListBehindIt()
    {
        Shell shell;
        Desk desk(shell);
        shell.click("Walkers");
        QVERIFY(shell.library->findChild<QAction *>("library.remove")->isEnabled());
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.part.panel()->table()->setFocus();
        test::settle();
        shell.key(Qt::Key_Delete);
        QVERIFY(shell.names().contains("Walkers"));
        QVERIFY(!shell.library->findChild<QAction *>("library.remove")->isEnabled());
    }

    void tick_movesTheFigures_andUndoBringsThemBack()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        desk.run("library.ready");
        desk.tickRoster("Walkers");
        ReadyModel &model = desk.part.ready()->model();
        QCOMPARE(model.plan().figures(Task::Build), 16);
        QTreeView *table = desk.part.ready()->table();
        const QModelIndex line = model.index(0, 0, model.index(0, 0));
        table->setCurrentIndex(line);
        table->setFocus();
        test::settle();
        QTest::keyClick(table, Qt::Key_Space);
        test::settle();
        QVERIFY(model.plan().figures(Task::Build) < 16);
        QVERIFY(desk.part.isInFront());
        QCOMPARE(shell.library->undoStack(), &desk.book.undoStack());
        shell.library->undoStack()->undo();
        QCOMPARE(model.plan().figures(Task::Build), 16);
        shell.library->undoStack()->undo();
        QCOMPARE(model.plan().figures(Task::Buy), 16);
        shell.library->undoStack()->redo();
        QCOMPARE(model.plan().figures(Task::Build), 16);
    }

    void selectedRows_moveTogether_andABoxComesIn()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        desk.part.panel()->table()->selectAll();
        desk.choose("collectionMove", "Painted");
        QCOMPARE(desk.book.game("dust.system").total().painted(), 16);
        QCOMPARE(desk.book.undoStack().count(), 2); // one step for all of them
        QTreeView *table = desk.part.panel()->table();
        table->setCurrentIndex(desk.part.panel()->model().indexOf(gunners));
        QTest::mouseClick(desk.find<QToolButton>("collectionBox"), Qt::LeftButton);
        QCOMPARE(desk.book.game("dust.system").find(gunners)->counts.of(State::Bought), 5);
        QVERIFY(desk.find<QLabel>("collectionSentence")->text().contains("16 of 21"));
        // What the game knows can be typed without a roster.
        desk.find<QComboBox>("collectionShow")->setCurrentIndex(3);
        desk.type({"dust.unit.hotdog", {}}, CollectionModel::Wished, "2");
        QCOMPARE(desk.book.game("dust.system").find({"dust.unit.hotdog", {}})->counts.of(State::Wished), 2);
        QCOMPARE(desk.book.game("dust.system").find({"dust.unit.hotdog", {}})->unitName, QString("Hotdog"));
    }

    // The fields show what the first of several rows has. Who only walks through them leaves the others alone.
    void fieldsOfSeveralRows_changeWhatIsTyped_andNothingElse()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        int number = 0;
        for (const collection::Owned &each : desk.book.game("dust.system").figures().values()) { // a copy: the collection changes below
            ++number;
            collection::Change price = collection::Change::mark(collection::Change::Kind::Price, each.key, {});
            price.value = number;
            collection::Change recipe;
            recipe.kind = collection::Change::Kind::Recipe;
            recipe.recipe = {QString("r%1").arg(number), each.unitName, {{"Drab", {}, {}}}, {each.key}};
            QVERIFY(desk.book
                        .record("dust.system",
                                {collection::Change::mark(collection::Change::Kind::Place, each.key, QString("Box %1").arg(number)),
                                 collection::Change::mark(collection::Change::Kind::Note, each.key, QString("Note %1").arg(number)), price,
                                 recipe})
                        .ok());
        }
        QVERIFY(number > 3);
        QTreeView *table = desk.part.panel()->table();
        table->selectAll();
        test::settle();
        const int steps = desk.book.undoStack().count();
        for (const char *field : {"figurePlace", "figurePrice", "figureBox", "figureNote", "figureRecipe"}) {
            desk.find<QWidget>(field)->setFocus();
            test::settle();
            table->setFocus();
            test::settle();
            QVERIFY2(desk.book.undoStack().count() == steps, field);
        }
        auto *place = desk.find<QLineEdit>("figurePlace");
        place->setFocus();
        place->selectAll();
        QTest::keyClicks(place, "Shelf");
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(desk.book.undoStack().count(), steps + 1);
        for (const collection::Owned &each : desk.book.game("dust.system").figures()) {
            QCOMPARE(each.place, QString("Shelf"));
            QVERIFY(each.note.startsWith("Note "));
        }
    }

    void sample_hasItsNameInThePlayersLanguage()
    {
        Shell shell("fr", false);
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.run("library.ready");
        desk.tickRoster("Marcheurs du bocage");
        const collection::ReadyPlan &plan = desk.part.ready()->model().plan();
        QCOMPARE(plan.rosters.size(), 1);
        QCOMPARE(plan.rosters.first().needs.name, QString("Marcheurs du bocage"));
        desk.part.ready()->copyText();
        QVERIFY2(!QGuiApplication::clipboard()->text().contains("Walkers"), qPrintable(QGuiApplication::clipboard()->text()));
    }

    // A column that says nothing leaves its room to the names.
    void placeColumn_comesWithTheFirstPlace()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        QVERIFY(desk.part.panel()->table()->isColumnHidden(CollectionModel::Place));
        QVERIFY(desk.book.record("dust.system", {collection::Change::mark(collection::Change::Kind::Place, gunners, "Box 14")}).ok());
        test::settle();
        QVERIFY(!desk.part.panel()->table()->isColumnHidden(CollectionModel::Place));
    }

    void checklist_goesToTextAndPaper()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.run("library.ready");
        desk.tickRoster("Walkers");
        desk.part.ready()->copyText();
        QVERIFY(QGuiApplication::clipboard()->text().contains("[ ] 5 × Gunners (none owned)"));
        QTemporaryDir folder;
        desk.part.ready()->printTo(folder.filePath("list.pdf"));
        QVERIFY(QFileInfo(folder.filePath("list.pdf")).size() > 2000);
    }

    void paints_areKept_andRecipesWantThem()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        collection::Change recipe;
        recipe.kind = collection::Change::Kind::Recipe;
        recipe.recipe = {"r", "Green", {{"Drab", "base", {}}, {"Ink", "wash", {}}}, {gunners}};
        QVERIFY(desk.book.record("dust.system", {recipe}).ok());
        QTest::mouseClick(desk.find<QToolButton>("collectionPaints"), Qt::LeftButton);
        test::settle();
        auto *dialog = shell.window->findChild<app::PaintsDialog *>();
        QVERIFY(dialog);
        QVERIFY(test::namelessControls(*dialog).isEmpty());
        auto *list = dialog->findChild<QTreeWidget *>("paintsList");
        // Two that the recipe names and nobody has written down.
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Drab"));
        QCOMPARE(dialog->findChild<QLabel *>("paintsSay")->text(), QString("0 paints, 0 running out, 2 missing for recipes"));
        list->selectAll();
        QTest::mouseClick(dialog->findChild<QPushButton *>("stock.owned"), Qt::LeftButton);
        QCOMPARE(desk.book.paints().size(), 2);
        list->clearSelection();
        list->topLevelItem(1)->setSelected(true);
        QTest::mouseClick(dialog->findChild<QPushButton *>("stock.low"), Qt::LeftButton);
        QCOMPARE(dialog->findChild<QLabel *>("paintsSay")->text(), QString("2 paints, 1 running out, 0 missing for recipes"));
        QTest::mouseClick(dialog->findChild<QPushButton *>("addPaint"), Qt::LeftButton);
        QWidget *editor = QApplication::focusWidget();
        QVERIFY(qobject_cast<QLineEdit *>(editor));
        QTest::keyClicks(editor, "Bone");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(list->topLevelItem(0)->text(0), QString("Bone"));
        test::screenshot(*dialog, "paints");
        desk.book.undoStack().undo();
        desk.book.undoStack().undo();
        QCOMPARE(desk.book.paints().size(), 2);
        QTemporaryDir folder;
        dialog->exportCsv(folder.filePath("p.csv"));
        dialog->findChild<QTreeWidget *>("paintsList")->selectAll();
        QTest::mouseClick(dialog->findChild<QPushButton *>("removePaint"), Qt::LeftButton);
        QCOMPARE(desk.book.paints().size(), 0);
        dialog->importCsv(folder.filePath("p.csv"));
        QCOMPARE(desk.book.paints().size(), 2);
        dialog->importCsv(folder.filePath("none.csv"));
        QCOMPARE(dialog->findChild<QLabel *>("paintsSay")->property("role").toString(), QString("error"));
        dialog->close();
        // The checklist names what is short.
        desk.run("library.ready");
        desk.tickRoster("Walkers");
        const QString paints = desk.find<QLabel>("readyPaints")->text();
        QVERIFY2(paints.contains("Drab") && paints.contains("Ink"), qPrintable(paints));
    }

    void totals_areFiguresPointsAndMonths()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        QVERIFY(desk.book.record("dust.system", {collection::Change::move(gunners, State::Bought, State::Painted, 3)}).ok());
        const QString second = desk.find<QLabel>("collectionSecond")->text();
        QVERIFY2(second.contains("3 painted this month") && second.contains("100 points"), qPrintable(second));
        QVERIFY2(desk.find<QLabel>("collectionSecond")->toolTip().contains(": 3 painted"),
                 qPrintable(desk.find<QLabel>("collectionSecond")->toolTip()));
    }

    void table_comesInAndGoesOut()
    {
        Shell shell;
        Desk desk(shell);
        desk.run("library.collection");
        desk.part.panel()->setGame("dust.system");
        desk.choose("collectionCount", "Walkers");
        QTemporaryDir folder;
        desk.part.panel()->exportCsv(folder.filePath("c.csv"));
        desk.book.undoStack().undo();
        QCOMPARE(desk.book.game("dust.system").total().owned(), 0);
        desk.part.panel()->importCsv(folder.filePath("c.csv"));
        QCOMPARE(desk.book.game("dust.system").total().owned(), 16);
    }
};

MUSTER_TEST_MAIN(tst_CollectionPanel)
#include "tst_CollectionPanel.moc"
