// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"
#include "RosterWalk.h"

#include "app/roster/own/OwnUnitForm.h"
#include "app/roster/own/OwnUnitsDialog.h"
#include "support/OwnPacks.h"

#include <QComboBox>
#include <QTabWidget>
#include <QTableWidget>

using namespace muster;
using Row = models::FormationRow;
using test::RosterWalk;

/// Walk 5: an AT-43 player enters two units from their own cards and fields them in a platoon.
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
        walk.click(*dialog.findChild<QPushButton *>("saveOwnUnit"));
    }

private slots:
    void ownUnits_areOfferedMarkedAndFielded()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        walk.inDialog<app::OwnUnitsDialog>([&] { walk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                           [&](app::OwnUnitsDialog &dialog) {
                                               enter(walk, dialog, "Steel Badgers", 120, "army book: Infantry");
                                               enter(walk, dialog, "Night Fox", 210, "army book: ");
                                               QCOMPARE(dialog.findChild<QListWidget *>("ownUnitList")->count(), 2);
                                               test::screenshot(dialog, "walk-own-units");
                                               QCOMPARE(test::namelessControls(dialog).join(", "), QString());
                                               dialog.reject();
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

    // No limit is written for them, and they go beyond a hundred.
    void pointsOfTheCard_areTyped()
    {
        RosterWalk walk;
        test::openSample(walk, "at-43", "una-660.ros");
        walk.click(walk.tree(), walk.unit("Fire Toad"));
        auto *points = qobject_cast<QSpinBox *>(test::optionControl(walk, "AP of your card"));
        QVERIFY(points);
        const double before = walk.points();
        const int now = points->value();
        points->setFocus();
        points->selectAll();
        walk.write(QString::number(now + 35));
        walk.press(Qt::Key_Return);
        QCOMPARE(walk.points(), before + 35);
    }

    // What the form does not show, or has no name for, is still there after saving.
    void formKeepsWhatItDoesNotShow()
    {
        const packs::PackPtr pack = test::ownPacks()->find("at-43");
        const QString catalogue = share::toText(pack->factions().front()->idText);
        app::OwnUnitForm form(pack, catalogue, "en");
        const auto *type = pack->data()->book(share::toData(catalogue))->profileTypes().front();
        const auto &columns = type->characteristicTypes;
        QVERIFY(columns.size() >= 2);
        const QString first = share::toText(columns[0].idText), second = share::toText(columns[1].idText);
        packs::UserUnit unit;
        unit.name = "Steel Badgers";
        unit.categoryIds = {share::toText(pack->data()->book(share::toData(catalogue))->categories().front()->idText), "of-a-friend"};
        // As an older pack had it: the columns in another order, one that is gone, a kind of profile that is gone.
        unit.profiles = {{"p", "Badger", share::toText(type->idText), {}, {{second, "22"}, {"gone", "77"}, {first, "11"}}},
                         {"q", "Old kind", "type-that-is-gone", {}, {{"x", "5"}}}};
        unit.rules = {{"r", "Dig in", "Stays where it is."}};
        form.show(unit);
        const packs::UserUnit kept = form.unit();
        QCOMPARE(kept.categoryIds, unit.categoryIds);
        const auto value = [](const packs::UserProfile &profile, const QString &id) {
            for (const auto &[key, text] : profile.characteristics) {
                if (key == id)
                    return text;
            }
            return QString();
        };
        QCOMPARE(kept.profiles.size(), 2);
        QCOMPARE(value(kept.profiles.at(0), first), QString("11"));
        QCOMPARE(value(kept.profiles.at(0), second), QString("22"));
        QCOMPARE(value(kept.profiles.at(0), "gone"), QString("77"));
        QCOMPARE(kept.profiles.at(1), unit.profiles.at(1));
        QCOMPARE(kept.rules, unit.rules);
    }

    void textWithoutAName_isKeptWhenTheDialogCloses()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        walk.inDialog<app::OwnUnitsDialog>([&] { walk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                           [&](app::OwnUnitsDialog &dialog) {
                                               const QList<QTableWidget *> tables = dialog.findChildren<QTableWidget *>();
                                               const auto rules = std::find_if(tables.begin(), tables.end(), [](const QTableWidget *table) {
                                                   return table->accessibleName() == "Rules";
                                               });
                                               QVERIFY(rules != tables.end());
                                               typeCell(**rules, 0, 1, "Never retreats."); // the text of a rule, nothing else
                                               dialog.reject();
                                           });
        const auto &packs = walk.shell.core->services().packs;
        const QString catalogue = share::toText(walk.document().roster().forces.front().catalogueId);
        const auto stored = packs::UserCatalogue::load(packs.folders().userUnits, "at-43", catalogue,
                                                       share::toText(walk.document().roster().gameSystemId));
        QVERIFY(stored);
        QCOMPARE(stored->units().size(), 1);
        QCOMPARE(stored->units().first().rules.value(0).text, QString("Never retreats."));
    }

    void theForm_saysWhatIsMissingAndShowsWholePoints()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        walk.inDialog<app::OwnUnitsDialog>([&] { walk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                           [&](app::OwnUnitsDialog &dialog) {
                                               auto *name = dialog.findChild<QLineEdit *>("ownUnitName");
                                               QVERIFY(name->hasFocus()); // typing begins at once
                                               walk.write("Krasnye Soldaty of the third frozen regiment, veterans of many winters");
                                               auto *points = dialog.findChild<QDoubleSpinBox *>("ownUnitPoints");
                                               points->setValue(135);
                                               QCOMPARE(points->text(), "135");
                                               points->setValue(12.5);
                                               QCOMPARE(points->text(), points->locale().toString(12.5, 'f', 2));
                                               walk.click(*dialog.findChild<QPushButton *>("saveOwnUnit"));
                                               // No slot is ticked: it would be looked for in vain.
                                               const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
                                               QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                                                   return label->text().contains("Where it fits");
                                               }));
                                               const auto *fits = dialog.findChild<QListWidget *>("ownUnitSlots");
                                               QVERIFY(fits->count() > 1);
                                               QVERIFY(fits->visualItemRect(fits->item(0)).height() >= 28); // also before the page is shown
                                               const auto *list = dialog.findChild<QListWidget *>("ownUnitList");
                                               QCOMPARE(list->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
                                               dialog.reject();
                                           });
    }

    void catalogue_hasAContextMenu()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        QCOMPARE(walk.catalogue().view()->contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(walk.catalogue().view()->actions().size(), 4);
    }

    void noShortcut_isTakenByATextField()
    {
        RosterWalk walk;
        walk.newRoster("AT-43");
        // Undo, copy and their like are the field's while it has the keyboard.
        const QList<QKeySequence::StandardKey> its{QKeySequence::Undo,  QKeySequence::Redo,   QKeySequence::Cut,      QKeySequence::Copy,
                                                   QKeySequence::Paste, QKeySequence::Delete, QKeySequence::SelectAll};
        QLineEdit field;
        for (const QAction *action : walk.shell.window->menuActions()) {
            const QKeySequence keys = action->shortcut();
            const bool plain = keys.count() == 1 && keys[0].keyboardModifiers() != Qt::NoModifier;
            if (!plain || std::any_of(its.begin(), its.end(), [&](QKeySequence::StandardKey key) {
                    return QKeySequence::keyBindings(key).contains(keys);
                }))
                continue;
            QKeyEvent asked(QEvent::ShortcutOverride, keys[0].key(), keys[0].keyboardModifiers());
            asked.ignore();
            QCoreApplication::sendEvent(&field, &asked);
            QVERIFY2(!asked.isAccepted(), qPrintable(keys.toString()));
        }
    }

    void ownUnits_goToAnotherComputer()
    {
        QTemporaryDir stick;
        const QString file = stick.filePath("own.cat");
        {
            RosterWalk here;
            here.newRoster("AT-43");
            here.inDialog<app::OwnUnitsDialog>([&] { here.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                               [&](app::OwnUnitsDialog &dialog) {
                                                   enter(here, dialog, "Steel Badgers", 120, "Infantry");
                                                   QVERIFY(dialog.exportTo(file));
                                                   dialog.reject();
                                               });
        }
        RosterWalk there;
        there.newRoster("AT-43");
        there.inDialog<app::OwnUnitsDialog>([&] { there.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                            [&](app::OwnUnitsDialog &dialog) {
                                                QCOMPARE(dialog.findChild<QListWidget *>("ownUnitList")->count(), 0);
                                                QVERIFY(dialog.importFrom(file));
                                                auto *list = dialog.findChild<QListWidget *>("ownUnitList");
                                                QCOMPARE(list->count(), 1);
                                                QCOMPARE(list->item(0)->text(), "Steel Badgers");
                                                QCOMPARE(dialog.findChild<QDoubleSpinBox *>("ownUnitPoints")->value(), 120.0);
                                                dialog.reject();
                                            });
    }
};

MUSTER_TEST_MAIN(tst_WalkAt43)
#include "tst_WalkAt43.moc"
