// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkspaceDesk.h"

#include "app/roster/RosterWorkspace.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/own/OwnUnitsDialog.h"
#include "app/roster/start/NewRosterDialog.h"
#include "app/roster/unit/VitalBoxes.h"
#include "app/theme/style/Theme.h"
#include "documents/exchange/Exchange.h"
#include "rules/evaluate/Advantages.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QAbstractItemModelTester>

using namespace muster;
using app::RosterEditor;
using models::FormationRow;
using share::toData;
using share::toText;

namespace {

packs::PackFolders ownFolders()
{
    packs::PackFolders folders;
    folders.program = test::sourceFolder() + "/data";
    return folders;
}

struct Desk : test::WorkspaceDesk<app::RosterWorkspace>
{
    Desk() : WorkspaceDesk("roster", ownFolders()) {}

    RosterEditor &editor() const { return *workspace->editor(); }
    app::CataloguePanel *catalogue() const { return window.findChild<app::CataloguePanel *>(); }
    app::FormationPanel *formation() const { return window.findChild<app::FormationPanel *>(); }
    double points() const
    {
        for (const rules::RosterCost &total : editor().document().evaluator().totals()) {
            if (total.typeId == editor().look().costTypeId)
                return total.value;
        }
        return -1;
    }
    bool createDust(const QString &formation)
    {
        const packs::PackPtr pack = store->find("dust");
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = "dust.catalogue.allies";
        wish.limit = 100;
        const rules::Book *book = pack->data()->book(wish.catalogueId);
        for (const rules::EntryNode *node : book->roots()) {
            if (toText(node->name()) == formation)
                wish.formationEntryId = node->path();
        }
        return workspace->create(pack, wish);
    }
    // Types in the search field of the catalogue and presses Enter, as a player does.
    void type(const QString &text)
    {
        QLineEdit *search = catalogue()->search();
        search->setFocus();
        search->clear();
        QTest::keyClicks(search, text);
        QTest::keyClick(search, Qt::Key_Return);
        ++actions;
    }

    int actions = 0;
};

void keepPicture(QWidget &widget, const QString &name)
{
    // Widgets added to a visible panel appear with the next turn of the event loop.
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + ".png"));
}

} // namespace

class tst_RosterWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::current().install(*qApp); }

    void newcomersPath_isLegalAtHundredPoints()
    {
        Desk desk;
        QVERIFY(desk.createDust("Medium Combat Walker Platoon"));
        desk.actions += 2; // the dialog: game is chosen already, Enter
        QAbstractItemModelTester formationTester(&desk.editor().formation(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester catalogueTester(&desk.editor().catalogue(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester findingsTester(&desk.editor().findings(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester historyTester(&desk.editor().history(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(desk.editor().target().isValid());
        keepPicture(desk.window, "roster-start");
        desk.type("mickey");
        desk.type("pounder");
        keepPicture(desk.window, "roster-slot");
        const auto inactive = rules::advantages(desk.editor().document().evaluator());
        QCOMPARE(inactive.size(), 1u);
        QVERIFY(!inactive.front().active);
        desk.type("cobra");
        desk.type("pounder");
        desk.type("rattler");
        desk.type("wildfire");
        desk.type("gunners");
        desk.type("bot hunters");
        keepPicture(desk.window, "roster-complete");
        QCOMPARE(desk.points(), 100.0);
        QVERIFY(desk.editor().document().evaluator().legal());
        const auto advantages = rules::advantages(desk.editor().document().evaluator());
        QCOMPARE(advantages.size(), 1u);
        QVERIFY(advantages.front().active);
        QCOMPARE(advantages.front().unitIds.size(), 5u);
        QVERIFY2(desk.actions <= 25, qPrintable(QString::number(desk.actions)));

        const rules::Roster complete = desk.editor().document().roster();
        QUndoStack &stack = desk.editor().document().undoStack();
        while (stack.canUndo())
            stack.undo();
        QCOMPARE(desk.points(), 0.0);
        while (stack.canRedo())
            stack.redo();
        QVERIFY(desk.editor().document().roster() == complete);
    }

    void edits_keepScrollSelectionAndExpansion()
    {
        Desk desk;
        QVERIFY(desk.createDust("Medium Combat Walker Platoon"));
        for (const char *unit : {"mickey", "pounder", "cobra"})
            desk.type(unit);
        QVERIFY(desk.editor().addFromCatalogue("dust.unit.wildfire"));
        const std::string wildfire = toData(desk.editor().current());
        for (int i = 0; i < 25; ++i)
            QVERIFY(desk.editor().document().duplicateSelection(wildfire).ok());
        test::settle();
        app::FormationView *view = desk.formation()->view();
        models::FormationModel &model = desk.editor().formation();
        const QModelIndex section = model.find([](const FormationRow &row) { return row.kind == FormationRow::Kind::Section; });
        const QModelIndex formation = model.find([](const FormationRow &row) { return row.kind == FormationRow::Kind::Formation; });
        QVERIFY(view->isExpanded(formation));
        view->collapse(section);
        const QModelIndex chosen = model.index(6, 0, formation);
        QVERIFY(chosen.isValid());
        const QString id = model.row(chosen)->id;
        view->setCurrentIndex(chosen);
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum() / 2);
        const int scroll = view->verticalScrollBar()->value();
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QVERIFY(desk.editor().document().renameSelection(toData(id), "Lucky Strike").ok());
        QVERIFY(desk.editor().document().changeTag(toData(id), "tag", "#d08a2e").ok());
        const QModelIndex last = model.index(model.rowCount(formation) - 2, 0, formation);
        QVERIFY(last.isValid());
        QVERIFY(desk.editor().document().removeSelection(toData(model.row(last)->id)).ok());
        test::settle();
        QCOMPARE(resets.count(), 0);
        QVERIFY(view->currentIndex().isValid());
        QCOMPARE(model.row(view->currentIndex())->id, id);
        QVERIFY(view->isExpanded(formation));
        QVERIFY(!view->isExpanded(model.index(section.row(), 0, section.parent())));
        QCOMPARE(view->verticalScrollBar()->value(), scroll);
    }

    void keyboardAlone_fillsSlotsRemovesAndUndoes()
    {
        Desk desk;
        QVERIFY(desk.createDust("Medium Combat Walker Platoon"));
        app::FormationView *view = desk.formation()->view();
        models::FormationModel &model = desk.editor().formation();
        const QModelIndex slot = model.find([](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot; });
        view->setFocus();
        view->setCurrentIndex(slot);
        // Typing on the empty slot goes to the search; Enter takes the first hit.
        QTest::keyClick(view, Qt::Key_M);
        QCOMPARE(QApplication::focusWidget(), desk.catalogue()->search());
        QTest::keyClicks(QApplication::focusWidget(), "ickey");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(desk.points(), 13.0);
        const QModelIndex unit = model.find([](const FormationRow &row) { return row.kind == FormationRow::Kind::Unit; });
        QVERIFY(unit.isValid());
        view->setFocus();
        view->setCurrentIndex(unit);
        QTest::keyClick(&desk.window, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(desk.points(), 26.0);
        QTest::keyClick(&desk.window, Qt::Key_Delete);
        QCOMPARE(desk.points(), 13.0);
        QCOMPARE(model.row(view->currentIndex())->kind, FormationRow::Kind::Unit); // the one that stayed
        desk.editor().document().undoStack().undo();
        QCOMPARE(desk.points(), 26.0);
    }

    void whatChanged_isSelectedAndInSight()
    {
        Desk desk;
        QVERIFY(desk.createDust("Medium Combat Walker Platoon"));
        QVERIFY(desk.editor().addFromCatalogue("dust.unit.wildfire"));
        const QString first = desk.editor().current();
        for (int i = 0; i < 25; ++i)
            QVERIFY(desk.editor().document().duplicateSelection(toData(first)).ok());
        test::settle();
        app::FormationView *view = desk.formation()->view();
        models::FormationModel &model = desk.editor().formation();
        const auto isShown = [&](const QString &id) {
            const QModelIndex index = model.indexOfId(id);
            return view->selectionModel()->isSelected(index) && view->currentIndex() == index
                && view->viewport()->rect().contains(view->visualRect(index).center());
        };
        view->setFocus();
        view->scrollToBottom();
        desk.formation()->select({first});
        QVERIFY(isShown(first));
        // Pasted: all of them are selected, as one step.
        const int steps = desk.editor().document().undoStack().count();
        QTest::keyClick(&desk.window, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&desk.window, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.editor().document().undoStack().count(), steps + 1);
        const QString pasted = desk.editor().current();
        QVERIFY(pasted != first && isShown(pasted));
        // Undone and done again: back to where it happened.
        desk.formation()->select({first});
        view->verticalScrollBar()->setValue(0);
        desk.editor().document().undoStack().undo();
        desk.editor().document().undoStack().redo();
        test::settle();
        QVERIFY(isShown(pasted));
        // Removed: the neighbour; undone: the one that came back.
        QTest::keyClick(&desk.window, Qt::Key_Delete);
        test::settle();
        QVERIFY(!desk.editor().current().isEmpty() && isShown(desk.editor().current()));
        desk.editor().document().undoStack().undo();
        test::settle();
        QVERIFY(isShown(pasted));
    }

    void copyAndPaste_worksBetweenRosters()
    {
        Desk first;
        QVERIFY(first.createDust("Medium Combat Walker Platoon"));
        for (const char *unit : {"mickey", "pounder", "cobra"})
            first.type(unit);
        const QModelIndex formation = first.editor().formation().find(
            [](const FormationRow &row) { return row.kind == FormationRow::Kind::Formation; });
        first.formation()->view()->setCurrentIndex(formation);
        std::unique_ptr<QMimeData> data(first.editor().formation().mimeDataFor(first.formation()->selectedIds()));
        Desk second;
        QVERIFY(second.createDust(QString()));
        const auto selections = models::FormationModel::selectionsFrom(*data);
        QCOMPARE(selections.size(), 1u);
        const std::string force = second.editor().document().roster().forces.front().id;
        QVERIFY(second.editor().document().pasteSelections(selections, force).ok());
        QCOMPARE(second.points(), 46.0);
        QVERIFY(second.editor().document().evaluator().legal());
        // The copy is one: the original does not follow it.
        const rules::Selection &copy = second.editor().document().roster().forces.front().selections.front();
        QVERIFY(second.editor().document().renameSelection(copy.id, "Copy").ok());
        QCOMPARE(first.editor().document().roster().forces.front().selections.front().customName, std::string());
    }

    void spaceCrusadeFigure_showsItsCalculation()
    {
        Desk desk;
        const packs::PackPtr pack = desk.store->find("space-crusade");
        auto imported = documents::Exchange(*desk.library, desk.store.get(), "en").importFile(pack->path("samples/coverfeld.ros"));
        QVERIFY(imported.ok());
        QVERIFY(desk.workspace->openRoster(imported->record.id));
        QCOMPARE(desk.points(), 75.0);
        const QModelIndex figure = desk.editor().formation().find([](const FormationRow &row) {
            return row.kind == FormationRow::Kind::Unit && (row.nickname.contains("Coverfeld") || row.name.contains("Coverfeld"));
        });
        QVERIFY(figure.isValid());
        const FormationRow *row = desk.editor().formation().row(figure);
        QCOMPARE(row->points, 24.0);
        const auto lines = app::costLines(desk.editor(), row->id);
        QVERIFY(lines.size() > 2);
        QVERIFY(lines.back().total);
        QCOMPARE(lines.back().value, 24.0);
        double sum = 0;
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            sum += lines[i].value;
        QCOMPARE(sum, 24.0);
        desk.editor().setCurrent(row->id);
        test::settle();
        keepPicture(desk.window, "roster-crusade");
        QVERIFY(desk.window.findChild<app::CostTable *>());
    }

    void dropzoneBattlegroupOverItsThird_isFoundNamedAndFixedByOneClick()
    {
        Desk desk;
        const packs::PackPtr pack = desk.store->find("dropzone-commander");
        auto imported = documents::Exchange(*desk.library, desk.store.get(), "en").importFile(pack->path("samples/ucm-999.ros"));
        QVERIFY(imported.ok());
        QVERIFY(desk.workspace->openRoster(imported->record.id));
        RosterEditor &editor = desk.editor();
        const auto overCap = [&editor] {
            for (const rules::RosterFinding &finding : editor.document().evaluator().findings()) {
                if (finding.kind == rules::FindingKind::CostTooHigh)
                    return true;
            }
            return false;
        };
        QVERIFY(!overCap());
        // The limit falls until one battlegroup is more than a third of it.
        double limit = 999;
        while (!overCap() && limit > 500) {
            limit -= 25;
            QVERIFY(editor.document().changeCostLimit(editor.look().costTypeId, limit).ok());
        }
        QVERIFY(overCap());
        test::settle();
        keepPicture(desk.window, "roster-dropzone-over");
        const QModelIndex row = editor.findings().find([](const models::FindingRow &finding) {
            return finding.kind == models::FindingRow::Kind::Error && !finding.fixes.empty() && finding.title.contains("cap");
        });
        QVERIFY2(row.isValid(), "no finding about the cap offers a fix");
        QWidget *buttons = desk.window.findChild<QListView *>("findingsView")->indexWidget(row);
        QVERIFY(buttons);
        const QString title = editor.findings().row(row)->title;
        const int steps = editor.document().undoStack().index();
        QTest::mouseClick(buttons->findChild<QPushButton *>(), Qt::LeftButton);
        test::settle();
        keepPicture(desk.window, "roster-dropzone-fixed");
        QCOMPARE(editor.document().undoStack().index(), steps + 1);
        QVERIFY(!editor.findings().find([&title](const models::FindingRow &finding) { return finding.title == title; }).isValid());
    }

    void everyControl_hasANameForScreenReaders()
    {
        Desk desk;
        QVERIFY(desk.createDust("Medium Combat Walker Platoon"));
        desk.type("mickey");
        test::settle();
        const QStringList nameless = test::namelessControls(desk.window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
    }

    void dialogMakesTheRosterThatItShows()
    {
        Desk desk;
        app::NewRosterDialog dialog(*desk.services);
        dialog.show();
        QVERIFY(dialog.pack());
        const documents::RosterWish wish = dialog.wish();
        QVERIFY(!wish.name.isEmpty());
        QVERIFY(!wish.formationEntryId.empty());
        test::settle();
        keepPicture(dialog, "new-roster");
        QCOMPARE(test::namelessControls(dialog).join(", "), QString());
        base::CountingIdSource ids;
        QVERIFY(documents::makeRoster(*dialog.pack(), wish, ids).ok());
    }

    void ownUnit_isOfferedAndPriced()
    {
        Desk desk;
        const packs::PackPtr pack = desk.store->find("at-43");
        QVERIFY(pack);
        documents::RosterWish wish;
        wish.name = "Own";
        wish.catalogueId = std::string(pack->factions().front()->idText);
        QVERIFY(desk.workspace->create(pack, wish));
        {
            app::OwnUnitsDialog dialog(*desk.services, pack, toText(wish.catalogueId));
            dialog.show();
            QTest::keyClicks(dialog.findChild<QLineEdit *>("ownUnitName"), "Steel Badgers");
            dialog.findChild<QDoubleSpinBox *>("ownUnitPoints")->setValue(120);
            test::settle();
            keepPicture(dialog, "own-units");
            QTest::mouseClick(dialog.findChild<QPushButton *>("saveOwnUnit"), Qt::LeftButton);
            QVERIFY(dialog.changed());
        }
        const packs::PackPtr fresh = desk.store->reload("at-43");
        QVERIFY(fresh);
        desk.editor().document().setGame(documents::gameOf(fresh, "en"));
        desk.editor().setPack(fresh);
        const QModelIndex row = desk.editor().catalogue().find(
            [](const models::CatalogueRow &unit) { return unit.name == "Steel Badgers"; });
        QVERIFY(row.isValid());
        QVERIFY(desk.editor().catalogue().row(row)->userMade);
        QVERIFY(desk.editor().addFromCatalogue(desk.editor().catalogue().row(row)->entryId));
        QCOMPARE(desk.points(), 120.0);
    }
};

MUSTER_TEST_MAIN(tst_RosterWorkspace)
#include "tst_RosterWorkspace.moc"
