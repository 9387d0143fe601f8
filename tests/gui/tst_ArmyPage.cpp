// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/catalogue/CompareDialog.h"
#include "app/theme/widgets/PointsGauge.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTableWidget>
#include <QTreeView>

using namespace muster;
using models::FormationRow;
using test::RosterWalk;

namespace {

void openWalkers(RosterWalk &walk)
{
    const packs::PackPtr pack = walk.shell.core->services().packs.find("dust");
    walk.shell->handle({"library", "file", pack->path("samples/hedgerow-walkers.ros"), {}});
    test::finishWork();
    QVERIFY(walk.roster().editor());
}

void clickArmy(RosterWalk &walk)
{
    walk.click(walk.tree(), walk.rowOf([](const FormationRow &row) { return row.kind == FormationRow::Kind::Force; }));
}

} // namespace

/// The army at a glance, and what its points would still buy.
class tst_ArmyPage : public QObject
{
    Q_OBJECT

private slots:
    void clickOnTheArmy_showsItsFigures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("title");
        QTest::newRow("en") << "en"
                            << "Points by type";
        QTest::newRow("fr") << "fr"
                            << "Points par type";
    }
    void clickOnTheArmy_showsItsFigures()
    {
        QFETCH(QString, language);
        QFETCH(QString, title);
        RosterWalk walk;
        walk.shell->setLanguage(language);
        openWalkers(walk);
        clickArmy(walk);
        QStringList titles;
        for (const QLabel *label : walk.shell.window->findChildren<QLabel *>()) {
            if (label->isVisible())
                titles.append(label->text());
        }
        QVERIFY2(titles.contains(title), qPrintable(titles.join(" | ")));
        QVERIFY2(test::namelessControls(*walk.shell.window).isEmpty(), qPrintable(test::namelessControls(*walk.shell.window).join(", ")));
        test::screenshot(*walk.shell.window, "army-overview-" + language);
        // A unit has no overview.
        walk.click(walk.tree(), walk.unit("Mickey"));
        for (const QLabel *label : walk.shell.window->findChildren<QLabel *>())
            QVERIFY(!label->isVisible() || label->text() != title);
    }

    void whatFits_showsOnlyWhatThePointsBuy_inOneClick()
    {
        RosterWalk walk;
        openWalkers(walk);
        for (const char *unit : {"Gunners", "Wildfire"}) {
            walk.click(walk.tree(), walk.unit(QString::fromLatin1(unit)));
            walk.press(Qt::Key_Delete);
        }
        auto *gauge = walk.shell.child<app::PointsGauge>("pointsGauge");
        QVERIFY(gauge && gauge->data().limit > gauge->data().used());
        QTest::mouseClick(gauge, Qt::LeftButton, Qt::NoModifier, {gauge->width() - 12, gauge->height() / 2});
        test::settle();
        const double left = gauge->data().limit - gauge->data().used();
        int shown = 0;
        (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit && row.pointsKnown) {
                ++shown;
                [&] { QVERIFY2(row.points <= left, qPrintable(row.name)); }();
            }
            return false;
        });
        QVERIFY(shown > 0);
        QVERIFY(!walk.editor().target().isValid());
        // And from the army's page.
        clickArmy(walk);
        auto *fitting = walk.shell.child<QPushButton>("whatFits");
        QVERIFY(fitting && fitting->isVisible());
        QVERIFY2(fitting->text().contains(share::amount(left)), qPrintable(fitting->text()));
        walk.click(*fitting);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(walk.catalogue().search()));
    }

    void catalogue_isSortedAndComparesUnits()
    {
        RosterWalk walk;
        openWalkers(walk);
        auto *sort = walk.catalogue().findChild<QComboBox *>("catalogueSort");
        QVERIFY(sort && sort->count() > 3);
        sort->setCurrentIndex(1); // by price
        test::settle();
        const models::CatalogueModel &model = walk.editor().catalogue();
        QModelIndex heading = model.index(0, 0);
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.rowCount(model.index(i, 0)) > model.rowCount(heading))
                heading = model.index(i, 0);
        }
        QVERIFY(model.rowCount(heading) > 2);
        for (int i = 1; i < model.rowCount(heading); ++i)
            QVERIFY(model.row(model.index(i - 1, 0, heading))->points <= model.row(model.index(i, 0, heading))->points);
        QTreeView &view = *walk.catalogue().view();
        walk.click(view, model.index(0, 0, heading));
        QVERIFY(!walk.catalogue().compareAction()->isEnabled());
        view.scrollTo(model.index(1, 0, heading));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, view.visualRect(model.index(1, 0, heading)).center());
        test::settle();
        QVERIFY(walk.catalogue().compareAction()->isEnabled());
        const QString first = model.row(model.index(0, 0, heading))->name;
        walk.inDialog<app::CompareDialog>([&walk] { walk.catalogue().compareAction()->trigger(); },
                                          [&](app::CompareDialog &dialog) {
                                              auto *table = dialog.findChild<QTableWidget *>("comparison");
                                              QCOMPARE(table->columnCount(), 2);
                                              QCOMPARE(table->horizontalHeaderItem(0)->text(), first);
                                              const int all = table->rowCount();
                                              QVERIFY(all > 3);
                                              // Weapons stand in columns, not in sentences, and no row cuts them.
                                              QVERIFY(!dialog.findChildren<app::ProfileTable *>().isEmpty());
                                              for (int row = 0; row < all; ++row) {
                                                  const QWidget *cell = table->cellWidget(row, 0);
                                                  QVERIFY(!cell || table->rowHeight(row) >= cell->sizeHint().height());
                                                  QVERIFY(!cell || !cell->accessibleName().isEmpty());
                                              }
                                              test::screenshot(dialog, "compare-units");
                                              dialog.findChild<QCheckBox *>("onlyDifferences")->click();
                                              QVERIFY(table->rowCount() < all);
                                              dialog.reject();
                                          });
    }

    void overTheLimit_theSameClickLeadsToWhatCouldGo()
    {
        RosterWalk walk;
        openWalkers(walk);
        QVERIFY(walk.document().changeCostLimit(walk.editor().look().costTypeId, 60).ok());
        test::settle();
        clickArmy(walk);
        auto *fitting = walk.shell.child<QPushButton>("whatFits");
        QVERIFY(fitting && fitting->isVisible());
        walk.click(*fitting);
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&walk.findings()));
    }
};

MUSTER_TEST_MAIN(tst_ArmyPage)
#include "tst_ArmyPage.moc"
