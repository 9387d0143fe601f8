// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"

#include "app/roster/catalogue/TraitDialog.h"
#include "app/roster/catalogue/UnitTip.h"
#include "app/roster/unit/UnitFoot.h"
#include "app/roster/unit/VitalBoxes.h"
#include "app/roster/versions/CompareDelegate.h"
#include "app/roster/versions/ComparePanel.h"
#include "app/roster/versions/VersionDialog.h"
#include "app/roster/versions/VersionsPanel.h"
#include "app/theme/style/Theme.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QTableWidget>
#include <QToolTip>

using namespace muster;
using models::ComparedRow;
using test::RosterWalk;

/// Named versions of a list and what is different between two of them, by hand; and what helps to choose.
class tst_Versions : public QObject
{
    Q_OBJECT

private:
    static void keepVersion(RosterWalk &walk, const QString &name)
    {
        walk.inDialog<app::VersionDialog>([&walk] { walk.roster().findChild<QAction *>("roster.keepVersion")->trigger(); },
                                          [&](app::VersionDialog &dialog) {
                                              QCOMPARE(test::namelessControls(dialog), QStringList());
                                              walk.write(name);
                                              test::screenshot(dialog, "version-dialog");
                                              walk.press(Qt::Key_Return);
                                          });
    }

private slots:
    void versionKept_comparedAndRestored_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void versionKept_comparedAndRestored()
    {
        QFETCH(QString, language);
        RosterWalk walk;
        walk.shell->setLanguage(language);
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        const double points = walk.points();
        keepVersion(walk, "First draft");
        auto *panel = walk.shell.window->findChild<app::VersionsPanel *>();
        auto *list = walk.shell.child<QListWidget>("versionsView");
        QVERIFY(panel && list && list->isVisible());
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->item(1)->text(), QString("First draft"));
        walk.click(walk.tree(), walk.unit("Gunners"));
        walk.press(Qt::Key_Delete);
        QVERIFY(walk.points() < points);
        list->setCurrentRow(1);
        walk.click(*walk.shell.child<QPushButton>("versionCompare"));
        auto *compare = walk.shell.window->findChild<app::ComparePanel *>();
        QVERIFY(compare && compare->isVisible());
        QCOMPARE(compare->comparison().count(ComparedRow::Change::Removed), 1);
        QCOMPARE(compare->comparison().count(ComparedRow::Change::Added), 0);
        QCOMPARE(compare->comparison().pointsA, points);
        const int all = compare->table()->rowCount();
        QVERIFY(all > 5);
        QVERIFY(compare->asText().contains("Gunners"));
        test::screenshot(*walk.shell.window, "versions-compare-" + language);
        walk.click(*walk.shell.child<QToolButton>("compareSwap"));
        QCOMPARE(compare->comparison().count(ComparedRow::Change::Added), 1);
        walk.click(*walk.shell.child<QToolButton>("compareCopy"));
        QVERIFY(QApplication::clipboard()->text().contains("Gunners"));
        QVERIFY2(test::namelessControls(*walk.shell.window).isEmpty(), qPrintable(test::namelessControls(*walk.shell.window).join(", ")));
        // Back to it, as one step.
        const int steps = walk.document().undoStack().count();
        walk.click(*walk.shell.child<QPushButton>("versionRestore"));
        QCOMPARE(walk.points(), points);
        QCOMPARE(walk.document().undoStack().count(), steps + 1);
        QVERIFY(walk.unit("Gunners").isValid());
        walk.document().undoStack().undo();
        QVERIFY(walk.points() < points);
        QCOMPARE(list->count(), 2);
    }

    void versionRemoved_canBeBroughtBack()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        keepVersion(walk, "draft");
        auto *list = walk.shell.child<QListWidget>("versionsView");
        list->setCurrentRow(1);
        walk.click(*walk.shell.child<QPushButton>("versionRemove"));
        QCOMPARE(list->count(), 1);
        auto *back = walk.shell.child<QPushButton>("versionBringBack");
        QVERIFY(back && back->isVisible());
        walk.click(*back);
        QCOMPARE(list->count(), 2);
        QVERIFY(!back->isVisible());
    }

    void anotherRoster_isComparedToo()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.newRoster("Dust");
        walk.roster().findChild<QAction *>("roster.compareVersions")->trigger();
        test::settle();
        auto *a = walk.shell.child<QComboBox>("compareA");
        QVERIFY(a && a->isVisible());
        QVERIFY2(a->count() >= 2, qPrintable(QString::number(a->count())));
        auto *compare = walk.shell.window->findChild<app::ComparePanel *>();
        a->setCurrentIndex(a->count() - 1);
        test::settle();
        QVERIFY(compare->comparison().count(ComparedRow::Change::Removed) > 3);
    }

    // At 1366 pixels and at 150 % of them: a name has as many lines as it needs.
    void comparison_cutsNoName_onSmallScreens()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.newRoster("Dust");
        walk.roster().findChild<QAction *>("roster.compareVersions")->trigger();
        test::settle();
        auto *a = walk.shell.child<QComboBox>("compareA");
        a->setCurrentIndex(a->count() - 1);
        auto *compare = walk.shell.window->findChild<app::ComparePanel *>();
        for (const QSize size : {QSize(1440, 900), QSize(1366, 768), QSize(910, 512)}) {
            walk.shell.window->resize(size);
            test::settle();
            const QTableWidget &table = *compare->table();
            test::screenshot(*walk.shell.window, QString("compare-%1").arg(size.width()));
            QVERIFY(table.isVisible() && table.rowCount() > 4);
            for (int row = 0; row < table.rowCount(); ++row) {
                for (const app::CompareColumn column : {app::CompareColumn::NameA, app::CompareColumn::NameB}) {
                    const QString name = table.item(row, int(column))->text();
                    const int room = table.columnWidth(int(column)) - 16 - 36; // edges, depth and sign
                    for (const QString &word : name.split(' '))
                        QVERIFY2(app::Theme::current().metrics(app::FontRole::BodyStrong).horizontalAdvance(word) <= room,
                                 qPrintable(QString("%1 in %2 at %3").arg(word).arg(room).arg(size.width())));
                    QStyleOptionViewItem option;
                    option.initFrom(&table);
                    option.rect = QRect(0, 0, table.columnWidth(int(column)), 30);
                    QVERIFY(table.rowHeight(row)
                            >= table.itemDelegate()->sizeHint(option, table.model()->index(row, int(column))).height());
                    QVERIFY(name.isEmpty() || table.item(row, int(column))->toolTip().contains(name));
                }
            }
        }
    }

    void optionPointedAt_showsWhatItWouldMake()
    {
        RosterWalk walk;
        test::openSample(walk, "space-crusade", "aldo.ros");
        walk.click(walk.tree(), walk.unit("Brun"));
        auto *foot = walk.shell.window->findChild<app::UnitFoot *>();
        QVERIFY(foot && foot->isVisible());
        QVERIFY(!foot->isPreviewing());
        const QString now = foot->sentence();
        QVERIFY2(now.contains('='), qPrintable(now)); // the sum is in sight
        walk.click(*walk.shell.child<QLineEdit>("optionSearch"));
        walk.write("chainsword");
        QWidget *option = test::optionControl(walk, "Chainsword");
        QVERIFY(option);
        option->setFocus(Qt::TabFocusReason); // the keyboard previews as the mouse does
        QTRY_VERIFY(foot->isPreviewing());
        QVERIFY2(foot->sentence().contains("Chainsword") && foot->sentence().contains(QStringLiteral("→")), qPrintable(foot->sentence()));
        test::screenshot(*walk.shell.window, "option-preview");
        walk.shell.child<QLineEdit>("optionSearch")->setFocus();
        QTRY_VERIFY(!foot->isPreviewing());
        QCOMPARE(foot->sentence(), now); // nothing was done
        walk.click(walk.tree(), walk.rowOf([](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Force; }));
        QVERIFY(!foot->isVisible());
    }

    void favourites_areMarkedKeptAndFiltered()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.click(*walk.catalogue().view(), test::entry(walk, "Cobra"));
        QVERIFY(walk.catalogue().favouriteAction()->isEnabled() && !walk.catalogue().favouriteAction()->isChecked());
        walk.catalogue().favouriteAction()->trigger();
        test::settle();
        QVERIFY(walk.catalogue().favouriteAction()->isChecked());
        QComboBox *types = nullptr;
        for (auto *combo : walk.catalogue().findChildren<QComboBox *>()) {
            if (combo->findText("Favourites") > 0)
                types = combo;
        }
        QVERIFY(types);
        types->setCurrentIndex(types->findText("Favourites"));
        test::settle();
        QStringList shown;
        (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
            if (row.kind != models::CatalogueRow::Kind::Group)
                shown.append(row.name);
            return false;
        });
        QCOMPARE(shown, QStringList{"Cobra"});
        // Another roster of the game has it too.
        walk.newRoster("Dust");
        walk.click(*walk.catalogue().view(), test::entry(walk, "Cobra"));
        QVERIFY(walk.catalogue().favouriteAction()->isChecked());
    }

    void catalogue_isNarrowedToARuleOrWeapon()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        const auto units = [&walk] {
            int count = 0;
            (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
                count += row.kind == models::CatalogueRow::Kind::Unit;
                return false;
            });
            return count;
        };
        const int all = units();
        walk.inDialog<app::TraitDialog>([&walk] { walk.click(*walk.shell.child<QToolButton>("catalogueTraits")); },
                                        [&walk](app::TraitDialog &dialog) {
                                            QCOMPARE(test::namelessControls(dialog), QStringList());
                                            QVERIFY(dialog.list()->count() > 10);
                                            walk.write("phaser");
                                            for (int i = 0; i < dialog.list()->count(); ++i) {
                                                if (!dialog.list()->item(i)->isHidden()) {
                                                    dialog.list()->item(i)->setCheckState(Qt::Checked);
                                                    break;
                                                }
                                            }
                                            test::screenshot(dialog, "catalogue-traits");
                                            walk.press(Qt::Key_Return);
                                        });
        QVERIFY(units() > 0);
        QVERIFY(units() < all);
        QToolButton *chip = nullptr;
        for (auto *button : walk.catalogue().findChildren<QToolButton *>()) {
            if (button->objectName().startsWith("trait:") && button->isVisible())
                chip = button;
        }
        QVERIFY(chip);
        test::screenshot(*walk.shell.window, "catalogue-narrowed");
        walk.click(*chip);
        QTRY_COMPARE(units(), all);
    }

    void tooltipOfAUnit_isItsCard_withTheAdvantageItWouldWake()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const char *unit : {"Mickey", "Pounder"})
            test::plus(walk, QString::fromLatin1(unit));
        const QString words = walk.editor().catalogue().card(test::entry(walk, "Cobra"));
        QVERIFY2(words.contains('\n') && words.contains(QStringLiteral("★")), qPrintable(words));
        // It stands beside the list, with tables, and goes with the mouse.
        QTreeView &view = *walk.catalogue().view();
        const QModelIndex cobra = test::entry(walk, "Cobra");
        view.scrollTo(cobra);
        const QPoint at = view.visualRect(cobra).center();
        QHelpEvent rests(QEvent::ToolTip, at, view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(view.viewport(), &rests);
        auto *tip = walk.catalogue().findChild<app::UnitTip *>("unitTip");
        QVERIFY(tip && tip->isVisible());
        QVERIFY(tip->findChild<app::VitalBoxes *>() && tip->findChild<app::ProfileTable *>());
        QVERIFY(!tip->geometry().contains(rests.globalPos())); // the row stays in sight
        QVERIFY2(tip->accessibleDescription().contains(QStringLiteral("★")), qPrintable(tip->accessibleDescription()));
        test::screenshot(*tip, "unit-tip");
        QEvent gone(QEvent::Leave);
        QApplication::sendEvent(view.viewport(), &gone);
        QVERIFY(!tip->isVisible());
        // A card with less to say is as high as what it says, not as the one before it.
        QCOMPARE(tip->height(), tip->layout()->heightForWidth(tip->width()));
        const int high = tip->height();
        const QModelIndex platoon = test::entry(walk, "Ranger Platoon");
        view.scrollTo(platoon);
        const QPoint there = view.visualRect(platoon).center();
        QHelpEvent restsThere(QEvent::ToolTip, there, view.viewport()->mapToGlobal(there));
        QApplication::sendEvent(view.viewport(), &restsThere);
        QVERIFY(tip->isVisible());
        QCOMPARE(tip->height(), tip->layout()->heightForWidth(tip->width()));
        QVERIFY2(tip->height() < high / 2, qPrintable(QString::number(tip->height())));
        // ... and a formation says which slots it has.
        QStringList labels;
        for (const QLabel *label : tip->findChildren<QLabel *>())
            labels.append(label->text());
        QVERIFY2(labels.join('|').contains("Leader"), qPrintable(labels.join('|')));
    }

    // A tool tip shows letters, not the signs of a web page.
    void tooltipOfAWeapon_isPlainWords()
    {
        RosterWalk walk;
        test::openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.click(walk.tree(), walk.unit("Pounder"));
        for (const app::ProfileTable *table : walk.shell.window->findChildren<app::ProfileTable *>()) {
            if (!table->isVisible())
                continue;
            const QPoint at(table->width() / 2, table->height() - 8);
            QHelpEvent rests(QEvent::ToolTip, at, table->mapToGlobal(at));
            QApplication::sendEvent(const_cast<app::ProfileTable *>(table), &rests);
            if (QToolTip::text().isEmpty())
                continue;
            QVERIFY2(!QToolTip::text().contains("<br>") && !QToolTip::text().contains("&lt;"), qPrintable(QToolTip::text()));
            QToolTip::hideText();
            return;
        }
        QFAIL("no weapon says anything");
    }
};

MUSTER_TEST_MAIN(tst_Versions)
#include "tst_Versions.moc"
