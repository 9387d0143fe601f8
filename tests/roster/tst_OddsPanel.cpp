// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/odds/OddsChart.h"
#include "app/roster/odds/OddsStages.h"
#include "app/roster/odds/TargetDialog.h"
#include "documents/roster/RosterFile.h"
#include "gui/WorkspaceDesk.h"
#include "support/OwnPacks.h"
#include "support/Widgets.h"
#include "text/ProgramLanguage.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace muster;

namespace {

packs::PackFolders ownFolders()
{
    packs::PackFolders folders;
    folders.program = test::sourceFolder() + "/data";
    return folders;
}

/// The roster workspace over a sample of a game.
struct Desk : test::WorkspaceDesk<app::RosterWorkspace>
{
    explicit Desk(const QString &game, const QString &spoken = "en") : WorkspaceDesk("roster", ownFolders())
    {
        language = spoken;
        const packs::PackPtr pack = store->find(game);
        auto file = documents::readRosterFile(pack->path(pack->manifest().samples.front().file));
        documents::LibraryRosterStore kept(*library);
        documents::RosterDocument document(documents::gameOf(pack, language), std::move(file->roster), ids);
        if (!document.attach(kept, "sample"))
            qFatal("the sample cannot be kept");
        show();
    }
    void show()
    {
        if (!workspace->openRoster("sample"))
            qFatal("the sample cannot be opened");
        const auto units = share::oddsUnitsOf(editor().document().roster());
        editor().setCurrent(share::toText(units.front()->id));
        host->raise("roster.odds");
        ready();
    }
    app::RosterEditor &editor() { return *workspace->editor(); }
    app::OddsPanel &odds() { return *window.findChild<app::OddsPanel *>(); }
    app::MatrixPanel &matrix() { return *window.findChild<app::MatrixPanel *>(); }
    QString head() { return odds().findChild<QLabel *>("odds.head")->text(); }
    void ready()
    {
        test::settle();
        QTRY_VERIFY(odds().isUpToDate());
        test::settle();
    }
};

void click(QWidget &widget)
{
    QTest::mouseClick(&widget, Qt::LeftButton);
    test::settle();
}

} // namespace

/// The odds beside the unit, and the matrix beside the formation, with real clicks.
class tst_OddsPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::current().install(*qApp); }

    void everyGame_showsWordsChartAndStages_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"})
            QTest::newRow(game) << QString(game);
    }
    void everyGame_showsWordsChartAndStages()
    {
        QFETCH(QString, game);
        Desk desk(game);
        QVERIFY(desk.odds().shown());
        QVERIFY(!desk.head().isEmpty());
        const app::OddsShownPtr shown = desk.odds().shown();
        QVERIFY(shown->problem.isEmpty());
        QVERIFY2(test::namelessControls(desk.odds()).isEmpty(), qPrintable(test::namelessControls(desk.odds()).join(", ")));
        auto *chart = desk.odds().findChild<app::OddsChart *>("odds.chart");
        if (shown->mode && shown->reply.unknown.isEmpty() && shown->reply.answer.mean > 0) {
            QCOMPARE(chart->model()->rowCount(), int(shown->reply.answer.lost.size()));
            QVERIFY(desk.odds().findChild<app::OddsStages *>()->model()->rowCount() > 0);
        }
        test::screenshot(desk.window, "odds-" + game);
    }

    // What the panel says is what the command line says.
    void figures_followConditionsTicksAndFigures()
    {
        Desk desk("dust");
        QVERIFY(desk.odds().shown());
        desk.odds().aimAt("typical:i2");
        desk.ready();
        const double open = desk.odds().shown()->reply.answer.mean;
        QVERIFY(open > 0);
        auto *cover = desk.odds().findChild<QWidget *>("odds.with.cover");
        QVERIFY(cover);
        const QList<QToolButton *> buttons = cover->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4);
        QVERIFY(buttons.first()->text().contains('%')); // each says what would come of it
        const QPointer<QToolButton> button = buttons.at(1);
        click(*buttons.at(1));
        desk.ready();
        QVERIFY(desk.odds().shown()->reply.answer.mean < open);
        QVERIFY(button); // the keyboard stays where it was
        QVERIFY(button->isChecked());
        click(*cover->findChildren<QToolButton *>().first());
        desk.ready();
        QCOMPARE(desk.odds().shown()->reply.answer.mean, open);
        auto *stages = desk.odds().findChild<app::OddsStages *>();
        const int weapons = stages->model()->rowCount() - 1;
        if (weapons > 1) {
            for (int row = 0; row < weapons; ++row) {
                if (stages->model()->index(row, 0).data(Qt::CheckStateRole).toInt() != Qt::Checked)
                    continue;
                stages->model()->setData(stages->model()->index(row, 0), Qt::Unchecked, Qt::CheckStateRole);
                break;
            }
            desk.ready();
            QVERIFY(desk.odds().shown()->reply.answer.mean <= open + 1e-12);
        }
    }

    void target_isFoundByTyping_andRemembered()
    {
        Desk desk("dust");
        QVERIFY(desk.odds().shown());
        desk.odds().chooseTarget();
        auto *dialog = desk.odds().findChild<app::TargetDialog *>();
        QVERIFY(dialog);
        dialog->search()->setText("V4");
        test::settle();
        QVERIFY(dialog->view()->currentIndex().isValid());
        QTest::keyClick(dialog->search(), Qt::Key_Return);
        desk.ready();
        QCOMPARE(desk.odds().shown()->ask.target.id, QString("v4"));
        desk.show(); // opened again
        QVERIFY(desk.odds().shown());
        QCOMPARE(desk.odds().shown()->ask.target.id, QString("v4"));
    }

    void edit_changesTheFigures_andSwapTurnsThePair()
    {
        Desk desk("dust");
        QVERIFY(desk.odds().shown());
        const QString before = desk.odds().shown()->ask.attacker.id;
        const QString target = desk.odds().shown()->ask.target.id;
        desk.odds().swap();
        desk.ready();
        QCOMPARE(desk.odds().shown()->ask.target.id, before);
        QCOMPARE(desk.odds().shown()->ask.attacker.id, target);
        desk.odds().swap();
        desk.ready();
        QVERIFY(desk.editor().document().removeSelection(share::toData(desk.editor().current())).ok());
        desk.ready();
        QVERIFY(!desk.odds().shown() || desk.odds().shown()->ask.attacker.id != before);
        desk.editor().document().undoStack().undo();
        desk.ready();
    }

    void closeCombat_showsBothSides()
    {
        Desk desk("space-crusade");
        QVERIFY(desk.odds().shown());
        auto *modes = desk.odds().findChild<QComboBox *>("odds.mode");
        const int fight = modes->findData("fight");
        QVERIFY(fight >= 0);
        modes->setCurrentIndex(fight);
        emit modes->activated(fight);
        desk.ready();
        QCOMPARE(desk.odds().shown()->mode->id, QString("fight"));
        QVERIFY(desk.odds().findChild<app::OddsChart *>("odds.ownChart")->isVisibleTo(&desk.odds()));
        test::screenshot(desk.window, "odds-fight");
    }

    void matrix_sortsCopiesAndLeadsToThePair()
    {
        Desk desk("dust");
        QVERIFY(desk.odds().shown());
        desk.host->raise("roster.matrix");
        test::settle();
        QTRY_VERIFY(desk.matrix().isUpToDate() && desk.matrix().model().rowCount() > 0);
        app::MatrixView &view = *desk.matrix().view();
        const int last = view.model()->columnCount() - 1;
        QCOMPARE(last, int(desk.editor().pack()->odds().targets.size()));
        desk.matrix().sortBy(last);
        for (int row = 1; row < view.model()->rowCount(); ++row)
            QVERIFY(view.model()->index(row - 1, last).data(app::MatrixModel::SortRole).toDouble()
                    >= view.model()->index(row, last).data(app::MatrixModel::SortRole).toDouble());
        QVERIFY2(test::namelessControls(desk.matrix()).isEmpty(), qPrintable(test::namelessControls(desk.matrix()).join(", ")));
        desk.matrix().copy(app::MatrixPanel::Copy::Csv);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("attacker,target,mode,destroyed"));
        desk.matrix().copy(app::MatrixPanel::Copy::Text);
        QVERIFY(QGuiApplication::clipboard()->text().contains('%'));
        desk.matrix().copy(app::MatrixPanel::Copy::Picture);
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        test::screenshot(desk.window, "odds-matrix");
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, view.visualRect(view.model()->index(0, 1)).center());
        test::settle();
        desk.ready();
        QVERIFY(desk.host->isShown("roster.odds"));
        const app::OddsShownPtr shown = desk.odds().shown();
        QCOMPARE(shown->ask.target.id, desk.editor().pack()->odds().targets[1].id);
        const QModelIndex cell = view.model()->index(0, 1);
        if (shown->mode && shown->reply.unknown.isEmpty() && shown->reply.answer.mean > 0)
            QVERIFY(std::fabs(cell.data(app::MatrixModel::SortRole).toDouble()
                              - shown->reply.answer.mean / double(shown->reply.answer.lost.size() - 1))
                    < 1e-9);
    }

    void matrix_comparesTwoLists()
    {
        Desk desk("dust");
        QVERIFY(desk.odds().shown());
        desk.host->raise("roster.matrix");
        QTRY_VERIFY(desk.matrix().isUpToDate() && desk.matrix().model().rowCount() > 0);
        const int rows = desk.matrix().model().rowCount();
        desk.matrix().compareWith("mine");
        test::settle();
        QTRY_VERIFY(desk.matrix().isUpToDate() && desk.matrix().model().rowCount() == 2 * rows + 3);
        const app::MatrixModel &model = desk.matrix().model();
        for (int column = 0; column < model.columnCount(); ++column)
            QCOMPARE(model.index(2 * rows + 2, column).data().toString(), QString("·")); // with itself there is no difference
        test::screenshot(desk.window, "odds-compare");
    }

    void french_hasEveryWord()
    {
        text::ProgramLanguage program;
        program.set("fr");
        Desk desk("dust", "fr");
        QVERIFY2(desk.head().contains(QStringLiteral("de chances")), qPrintable(desk.head()));
        test::screenshot(desk.window, "odds-french");
        program.set("en");
    }
};

MUSTER_TEST_MAIN(tst_OddsPanel)
#include "tst_OddsPanel.moc"
