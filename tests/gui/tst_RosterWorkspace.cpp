// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockHost.h"
#include "app/roster/CataloguePanel.h"
#include "app/roster/FormationPanel.h"
#include "app/roster/NewRosterDialog.h"
#include "app/roster/RosterWorkspace.h"
#include "app/theme/Theme.h"
#include "rules/evaluate/Advantages.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>

using namespace muster;
using app::RosterEditor;
using models::FormationRow;
using share::toData;
using share::toText;

namespace {

/// A window with the roster workspace alone, over a library of its own.
struct Desk
{
    Desk()
    {
        packs::PackFolders folders;
        folders.program = QDir(test::sourceFolder()).filePath("data");
        folders.userUnits = dir.filePath("user");
        store = std::make_unique<packs::PackStore>(folders);
        store->load();
        library = library::Library::open(dir.filePath("library.sqlite")).value();
        services = std::make_unique<app::Services>(app::Services{*store, *library, ids, [this] { return language; }});
        workspace = std::make_unique<app::RosterWorkspace>(*services);
        host = app::makeDockHost("roster", &window);
        workspace->build(*host);
        auto *central = new QWidget;
        auto *column = new QVBoxLayout(central);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(workspace->toolBar());
        column->addWidget(host->area(), 1);
        window.setCentralWidget(central);
        for (const app::MenuPart &part : workspace->menus()) {
            for (QAction *action : part.actions) {
                if (action)
                    window.addAction(action);
            }
        }
        // Otherwise the offscreen platform of Qt 6.4 warns whenever a layout asks the window for another size.
        window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
        window.resize(1440, 860);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
    }
    ~Desk()
    {
        workspace.reset();
    }

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

    QTemporaryDir dir;
    base::CountingIdSource ids;
    QString language = "en";
    std::unique_ptr<packs::PackStore> store;
    std::unique_ptr<library::Library> library;
    std::unique_ptr<app::Services> services;
    QMainWindow window;
    app::DockHost *host = nullptr;
    std::unique_ptr<app::RosterWorkspace> workspace;
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
};

MUSTER_TEST_MAIN(tst_RosterWorkspace)
#include "tst_RosterWorkspace.moc"
