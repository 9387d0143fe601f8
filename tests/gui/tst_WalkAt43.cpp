// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/OwnUnitsDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QTabWidget>
#include <QTableWidget>

using namespace muster;
using Row = models::FormationRow;
using test::RosterWalk;

/// Walk 5: an AT-43 player enters two units from his own cards and fields them in a platoon.
class tst_WalkAt43 : public QObject
{
    Q_OBJECT

private:
    static void typeCell(QTableWidget &table, int row, int column, const QString &text)
    {
        if (!table.item(row, column))
            table.setItem(row, column, new QTableWidgetItem);
        table.item(row, column)->setText(text);
    }
    // One unit as a player fills the form in.
    static void enter(RosterWalk &walk, app::OwnUnitsDialog &dialog, const QString &name, double points, const QString &slot)
    {
        walk.click(*dialog.findChild<QPushButton *>("newOwnUnit"));
        auto *field = dialog.findChild<QLineEdit *>("ownUnitName");
        field->setFocus();
        walk.write(name);
        dialog.findChild<QDoubleSpinBox *>("ownUnitPoints")->setValue(points);
        const QList<QTableWidget *> tables = dialog.findChildren<QTableWidget *>();
        QVERIFY(tables.size() >= 2);
        auto *tabs = dialog.findChild<QTabWidget *>();
        tabs->setCurrentWidget(tables.first());
        typeCell(*tables.first(), 0, 0, name);
        typeCell(*tables.first(), 0, 1, "12");
        auto *places = dialog.findChild<QListWidget *>("ownUnitSlots");
        QVERIFY(places);
        bool ticked = false;
        for (int i = 0; i < places->count(); ++i) {
            if (places->item(i)->text().contains(slot)) {
                places->item(i)->setCheckState(Qt::Checked);
                ticked = true;
            }
        }
        QVERIFY2(ticked, qPrintable(slot));
        walk.click(*dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save));
    }

private slots:
    void ownUnits_areOfferedMarkedAndFielded()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        walk.inDialog<app::OwnUnitsDialog>([&] { walk.press(Qt::Key_U, Qt::ControlModifier); }, [&](app::OwnUnitsDialog &dialog) {
            enter(walk, dialog, "Steel Badgers", 120, "army book: Infantry");
            enter(walk, dialog, "Night Fox", 210, "army book: ");
            QCOMPARE(dialog.findChild<QListWidget *>("ownUnitList")->count(), 2);
            test::screenshot(dialog, "walk-own-units");
            QCOMPARE(test::namelessControls(dialog), QStringList());
            walk.click(*dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close));
        });
        const auto find = [&](const QString &name) {
            return walk.editor().catalogue().find([&](const models::CatalogueRow &row) { return row.name == name; });
        };
        for (const char *name : {"Steel Badgers", "Night Fox"}) {
            QVERIFY(find(name).isValid());
            QVERIFY(walk.editor().catalogue().row(find(name))->userMade);
        }
        QCOMPARE(walk.editor().catalogue().row(find("Steel Badgers"))->points, 120.0);
        // The platoon that takes them.
        walk.editor().setTarget({});
        walk.catalogue().search()->setFocus();
        walk.take("army book");
        walk.catalogue().search()->setFocus();
        walk.take("badgers");
        walk.catalogue().search()->setFocus();
        walk.take("night fox");
        QCOMPARE(walk.unitsCalled("Steel Badgers"), 1);
        QCOMPARE(walk.unitsCalled("Night Fox"), 1);
        QCOMPARE(walk.points(), 330.0);
        test::screenshot(*walk.shell.window, "walk-at43");
    }

    void ownUnits_goToAnotherComputer()
    {
        QTemporaryDir stick;
        const QString file = stick.filePath("own.cat");
        {
            RosterWalk here;
            here.newRoster("AT-43");
            here.inDialog<app::OwnUnitsDialog>([&] { here.press(Qt::Key_U, Qt::ControlModifier); }, [&](app::OwnUnitsDialog &dialog) {
                enter(here, dialog, "Steel Badgers", 120, "Infantry");
                QVERIFY(dialog.exportTo(file));
                here.click(*dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close));
            });
        }
        RosterWalk there;
        there.newRoster("AT-43");
        there.inDialog<app::OwnUnitsDialog>([&] { there.press(Qt::Key_U, Qt::ControlModifier); }, [&](app::OwnUnitsDialog &dialog) {
            QCOMPARE(dialog.findChild<QListWidget *>("ownUnitList")->count(), 0);
            QVERIFY(dialog.importFrom(file));
            auto *list = dialog.findChild<QListWidget *>("ownUnitList");
            QCOMPARE(list->count(), 1);
            QCOMPARE(list->item(0)->text(), "Steel Badgers");
            QCOMPARE(dialog.findChild<QDoubleSpinBox *>("ownUnitPoints")->value(), 120.0);
            there.click(*dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close));
        });
    }
};

MUSTER_TEST_MAIN(tst_WalkAt43)
#include "tst_WalkAt43.moc"
