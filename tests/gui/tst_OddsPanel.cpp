// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/odds/OddsChart.h"
#include "app/roster/odds/OddsStages.h"
#include "app/roster/odds/TargetDialog.h"
#include "app/theme/widgets/Segments.h"
#include "share/OddsText.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace muster;
using test::RosterWalk;

/// The odds beside the unit, and the matrix beside the formation, with real clicks.
class tst_OddsPanel : public QObject
{
    Q_OBJECT

private:
    static app::OddsPanel &odds(RosterWalk &walk) { return *walk.shell->findChild<app::OddsPanel *>(); }
    static app::MatrixPanel &matrix(RosterWalk &walk) { return *walk.shell->findChild<app::MatrixPanel *>(); }
    static app::DockHost &host(RosterWalk &walk) { return *walk.shell->docks("roster"); }

    static void openSample(RosterWalk &walk, const QString &packId, const QString &unit = {})
    {
        const packs::PackPtr pack = walk.shell.core->services().packs.find(packId);
        QVERIFY(pack);
        walk.shell->handle({"library", "file", pack->path(pack->manifest().samples.front().file), {}});
        test::finishWork();
        QVERIFY(walk.roster().editor());
        const QModelIndex row = walk.editor().formation().find([&unit](const models::FormationRow &each) {
            return each.kind == models::FormationRow::Kind::Unit && (unit.isEmpty() || each.name.contains(unit));
        });
        walk.click(walk.tree(), row);
        host(walk).raise("roster.odds");
        test::settle();
        QTRY_VERIFY(odds(walk).isUpToDate() && odds(walk).shown());
    }
    static QString head(RosterWalk &walk) { return odds(walk).findChild<QLabel *>("odds.head")->text(); }
    static void ready(RosterWalk &walk)
    {
        test::settle();
        QTRY_VERIFY(odds(walk).isUpToDate());
        test::settle();
    }

private slots:
    void everyGame_showsWordsChartAndStages_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"})
            QTest::newRow(game) << QString(game);
    }
    void everyGame_showsWordsChartAndStages()
    {
        QFETCH(QString, game);
        RosterWalk walk;
        openSample(walk, game);
        QVERIFY(!head(walk).isEmpty());
        const app::OddsShownPtr shown = odds(walk).shown();
        QVERIFY(shown->problem.isEmpty());
        QVERIFY2(test::namelessControls(odds(walk)).isEmpty(), qPrintable(test::namelessControls(odds(walk)).join(", ")));
        auto *chart = odds(walk).findChild<app::OddsChart *>("odds.chart");
        if (shown->mode && shown->reply.unknown.isEmpty() && shown->reply.answer.mean > 0) {
            QCOMPARE(chart->model()->rowCount(), int(shown->reply.answer.lost.size()));
            QVERIFY(odds(walk).findChild<app::OddsStages *>()->model()->rowCount() > 0);
        }
        test::screenshot(*walk.shell.window, "odds-" + game);
    }

    // What the panel says is what the command line says.
    void figures_followConditionsTicksAndFigures()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        odds(walk).aimAt("typical:i2");
        ready(walk);
        const double open = odds(walk).shown()->reply.answer.mean;
        QVERIFY(open > 0);
        auto *cover = odds(walk).findChild<app::Segments *>("odds.with.cover");
        QVERIFY(cover);
        const QList<QToolButton *> buttons = cover->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4);
        QVERIFY(buttons.first()->text().contains('%')); // each says what would come of it
        const QPointer<QToolButton> button = buttons.at(1);
        walk.click(*buttons.at(1));
        ready(walk);
        QVERIFY(odds(walk).shown()->reply.answer.mean < open);
        QVERIFY(button); // the keyboard stays where it was
        QVERIFY(button->isChecked());
        walk.click(*cover->findChildren<QToolButton *>().first());
        ready(walk);
        QCOMPARE(odds(walk).shown()->reply.answer.mean, open);
        auto *stages = odds(walk).findChild<app::OddsStages *>();
        const int weapons = stages->model()->rowCount() - 1;
        if (weapons > 1) {
            for (int row = 0; row < weapons; ++row) {
                if (stages->model()->index(row, 0).data(Qt::CheckStateRole).toInt() != Qt::Checked)
                    continue;
                stages->model()->setData(stages->model()->index(row, 0), Qt::Unchecked, Qt::CheckStateRole);
                break;
            }
            ready(walk);
            QVERIFY(odds(walk).shown()->reply.answer.mean <= open + 1e-12);
        }
    }

    void target_isFoundByTyping_andRemembered()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        odds(walk).chooseTarget();
        auto *dialog = odds(walk).findChild<app::TargetDialog *>();
        QVERIFY(dialog);
        dialog->search()->setText("V4");
        test::settle();
        QVERIFY(dialog->view()->currentIndex().isValid());
        QTest::keyClick(dialog->search(), Qt::Key_Return);
        ready(walk);
        QCOMPARE(odds(walk).shown()->ask.target.id, QString("v4"));
        const QString id = walk.document().id();
        walk.shell.start();
        walk.shell->handle({"roster", "roster", id, {}});
        test::finishWork();
        walk.click(walk.tree(), walk.editor().formation().find([](const models::FormationRow &each) {
            return each.kind == models::FormationRow::Kind::Unit;
        }));
        host(walk).raise("roster.odds");
        ready(walk);
        QTRY_VERIFY(odds(walk).shown());
        QCOMPARE(odds(walk).shown()->ask.target.id, QString("v4"));
    }

    void edit_changesTheFigures_andSwapTurnsThePair()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        const QString before = odds(walk).shown()->ask.attacker.id;
        const QString target = odds(walk).shown()->ask.target.id;
        odds(walk).swap();
        ready(walk);
        QCOMPARE(odds(walk).shown()->ask.target.id, before);
        QCOMPARE(odds(walk).shown()->ask.attacker.id, target);
        odds(walk).swap();
        ready(walk);
        QVERIFY(walk.document().removeSelection(share::toData(walk.editor().current())).ok());
        ready(walk);
        QVERIFY(!odds(walk).shown() || odds(walk).shown()->ask.attacker.id != before);
        walk.document().undoStack().undo();
        ready(walk);
    }

    void closeCombat_showsBothSides()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade");
        auto *modes = odds(walk).findChild<QComboBox *>("odds.mode");
        const int fight = modes->findData("fight");
        QVERIFY(fight >= 0);
        modes->setCurrentIndex(fight);
        emit modes->activated(fight);
        ready(walk);
        QCOMPARE(odds(walk).shown()->mode->id, QString("fight"));
        QVERIFY(odds(walk).findChild<app::OddsChart *>("odds.ownChart")->isVisibleTo(&odds(walk)));
        test::screenshot(*walk.shell.window, "odds-fight");
    }

    void matrix_sortsCopiesAndLeadsToThePair()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        host(walk).raise("roster.matrix");
        test::settle();
        QTRY_VERIFY(matrix(walk).isUpToDate() && matrix(walk).model().rowCount() > 0);
        app::MatrixView &view = *matrix(walk).view();
        const int last = view.model()->columnCount() - 1;
        QCOMPARE(last, int(walk.editor().pack()->odds().targets.size()));
        matrix(walk).sortBy(last);
        for (int row = 1; row < view.model()->rowCount(); ++row)
            QVERIFY(view.model()->index(row - 1, last).data(app::MatrixModel::SortRole).toDouble()
                    >= view.model()->index(row, last).data(app::MatrixModel::SortRole).toDouble());
        QVERIFY2(test::namelessControls(matrix(walk)).isEmpty(), qPrintable(test::namelessControls(matrix(walk)).join(", ")));
        matrix(walk).copy(app::MatrixPanel::Copy::Csv);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("attacker,target,mode,destroyed"));
        matrix(walk).copy(app::MatrixPanel::Copy::Text);
        QVERIFY(QGuiApplication::clipboard()->text().contains('%'));
        matrix(walk).copy(app::MatrixPanel::Copy::Picture);
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
        test::screenshot(*walk.shell.window, "odds-matrix");
        walk.click(view, view.model()->index(0, 1));
        ready(walk);
        QVERIFY(host(walk).isShown("roster.odds"));
        const app::OddsShownPtr shown = odds(walk).shown();
        QCOMPARE(shown->ask.target.id, walk.editor().pack()->odds().targets[1].id);
        const QModelIndex cell = view.model()->index(0, 1);
        if (shown->mode && shown->reply.unknown.isEmpty() && shown->reply.answer.mean > 0)
            QVERIFY(std::fabs(cell.data(app::MatrixModel::SortRole).toDouble()
                              - shown->reply.answer.mean / double(shown->reply.answer.lost.size() - 1))
                    < 1e-9);
    }

    void matrix_comparesTwoLists()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        host(walk).raise("roster.matrix");
        QTRY_VERIFY(matrix(walk).isUpToDate() && matrix(walk).model().rowCount() > 0);
        const int rows = matrix(walk).model().rowCount();
        matrix(walk).compareWith("mine");
        test::settle();
        QTRY_VERIFY(matrix(walk).isUpToDate() && matrix(walk).model().rowCount() == 2 * rows + 3);
        const app::MatrixModel &model = matrix(walk).model();
        for (int column = 0; column < model.columnCount(); ++column)
            QCOMPARE(model.index(2 * rows + 2, column).data().toString(), QString("·")); // with itself there is no difference
        test::screenshot(*walk.shell.window, "odds-compare");
    }

    void french_hasEveryWord()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        walk.shell.language->set("fr");
        test::settle();
        ready(walk);
        QVERIFY(head(walk).contains(QStringLiteral("détruire")) || head(walk).contains("tuer"));
        test::screenshot(*walk.shell.window, "odds-french");
    }
};

MUSTER_TEST_MAIN(tst_OddsPanel)
#include "tst_OddsPanel.moc"
