// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"

#include "app/roster/formation/ReplaceDialog.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/roster/unit/VitalBoxes.h"
#include "app/theme/widgets/SectionHeader.h"

#include <QComboBox>
#include <QInputDialog>
#include <QSignalSpy>

using namespace muster;
using models::CatalogueRow;
using models::FormationRow;
using test::RosterWalk;

/// A list is built in few clicks, and what was chosen is seen at a glance.
class tst_Building : public QObject
{
    Q_OBJECT

private:
    // What the guide promises is what is counted here.
    static void guideSays(int clicks)
    {
        for (const auto &[page, words] : {std::pair("en", "is %1 clicks"), std::pair("fr", "demande %1 clics")}) {
            QFile guide(test::sourceFolder() + QString("/docs/guide/%1/02-list.md").arg(QLatin1String(page)));
            QVERIFY(guide.open(QIODevice::ReadOnly));
            const QString wanted = QString(QLatin1String(words)).arg(clicks);
            QVERIFY2(QString::fromUtf8(guide.readAll()).contains(wanted), qPrintable(page + (": " + wanted)));
        }
    }

private slots:
    void platoonOfAHundredPoints_takesFourteenClicks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void platoonOfAHundredPoints_takesFourteenClicks()
    {
        QFETCH(QString, language);
        RosterWalk walk;
        walk.shell->setLanguage(language);
        walk.newRoster("Dust");
        if (QTest::currentTestFailed())
            return;
        for (const char *unit : {"Mickey", "Pounder", "Cobra", "Pounder", "Rattler", "Wildfire", "Gunners", "Bot Hunters"})
            plus(walk, QString::fromLatin1(unit));
        QCOMPARE(walk.points(), 100.0);
        QVERIFY(walk.legal());
        QVERIFY2(walk.actions <= 14, qPrintable(QString::number(walk.actions)));
        guideSays(walk.actions);
        test::screenshot(*walk.shell.window, "building-plus-" + language);
    }

    void enterAfterCreate_takesTheFirstUnitThatFits()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        QVERIFY(walk.editor().target().isValid());
        const CatalogueRow *first = walk.editor().catalogue().row(walk.catalogue().view()->currentIndex());
        QVERIFY(first && first->canAdd);
        const QString name = first->name;
        walk.press(Qt::Key_Return);
        QCOMPARE(walk.unitsCalled(name), 1);
        // Order cards stand before the figures of this game.
        walk.newRoster("Space Crusade");
        const CatalogueRow *figure = walk.editor().catalogue().row(walk.catalogue().view()->currentIndex());
        QVERIFY(figure && figure->canAdd);
        QVERIFY2(figure->kind == CatalogueRow::Kind::Unit, qPrintable(figure->name));
    }

    // Reasons and prices come and go with every addition; rows neither grow nor leave their places.
    void addition_leavesTheRowUnderThePointer()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const char *unit : {"Mickey", "Pounder", "Cobra"})
            plus(walk, QString::fromLatin1(unit));
        QTreeView &view = *walk.catalogue().view();
        for (const char *unit : {"Rattler", "Gunners", "Wildfire", "Rattler"}) {
            const QString name = QString::fromLatin1(unit);
            view.scrollTo(entry(walk, name), QAbstractItemView::PositionAtCenter);
            const QRect before = view.visualRect(entry(walk, name));
            QHash<QString, int> heights;
            (void)walk.editor().catalogue().find([&](const CatalogueRow &row) {
                if (row.kind != CatalogueRow::Kind::Group)
                    heights.insert(row.entryId, view.visualRect(walk.editor().catalogue().indexOfEntry(row.entryId)).height());
                return false;
            });
            plus(walk, name);
            QCOMPARE(view.visualRect(entry(walk, name)).top(), before.top());
            for (auto it = heights.begin(); it != heights.end(); ++it)
                QCOMPARE(view.visualRect(walk.editor().catalogue().indexOfEntry(it.key())).height(), it.value());
            // A second click at once takes a second one, not its neighbour.
            QCOMPARE(walk.editor().catalogue().row(view.currentIndex())->name, name);
        }
        QCOMPARE(walk.unitsCalled("Rattler"), 2);
    }

    // Figures that the data count as costs are those of the figure that would come, armour stands with the other boxes, and an edit
    // fills the panel with what it led to.
    void boxes_sayWhatTheUnitWouldHave()
    {
        const auto boxes = [](RosterWalk &walk) {
            QString said;
            for (const auto *each : walk.shell->findChild<app::UnitPanel *>()->findChildren<app::VitalBoxes *>())
                said += each->accessibleDescription() + '\n';
            return said;
        };
        RosterWalk walk;
        walk.newRoster("Space Crusade");
        walk.click(*walk.catalogue().view(), entry(walk, "Space Marine"));
        QVERIFY2(boxes(walk).contains("VB 2") && boxes(walk).contains("PV 1"), qPrintable(boxes(walk)));
        walk.newRoster("Dust");
        walk.click(*walk.catalogue().view(), entry(walk, "Mickey"));
        QVERIFY2(boxes(walk).startsWith("Armour "), qPrintable(boxes(walk)));
        const QSignalSpy ended(&walk.editor(), &app::RosterEditor::stepEnded);
        plus(walk, "Mickey");
        QCOMPARE(ended.count(), 1);
        QVERIFY(!walk.editor().inStep());
        QVERIFY2(boxes(walk).startsWith("Armour "), qPrintable(boxes(walk)));
        QVERIFY(walk.shell.child<QLineEdit>("unitNickname")->isVisible()); // it is the unit of the list now
    }

    void preview_hasAButtonThatSaysWhere()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        walk.click(*walk.catalogue().view(), entry(walk, "Mickey"));
        auto *add = walk.shell.child<QPushButton>("addPreview");
        QVERIFY(add && add->isVisible() && add->isEnabled());
        QCOMPARE(add->text(), QString("Add to Leader"));
        walk.click(*add);
        QCOMPARE(walk.unitsCalled("Mickey"), 1);
        QVERIFY(!add->isVisible()); // now it is a unit of the list
        walk.click(*walk.catalogue().view(), entry(walk, "Mickey"));
        QVERIFY(add->isVisible());
        QVERIFY2(!add->isEnabled() || add->text().startsWith("Add to Combat unit"), qPrintable(add->text()));
        walk.shell->setLanguage("fr");
        test::settle();
        QVERIFY(!add->text().startsWith("Add"));
    }

    void marinePlatoonOfFiveFigures_takesFortyClicks()
    {
        RosterWalk walk;
        walk.newRoster("Space Crusade", [&walk](app::NewRosterDialog &dialog) {
            auto *faction = dialog.findChild<QComboBox *>("newRosterFaction");
            const int marines = faction->findText("Space Marines");
            QVERIFY(marines >= 0);
            faction->setCurrentIndex(marines);
            dialog.findChild<QSpinBox *>("newRosterLimit")->setValue(75);
            walk.actions += 3; // the list opened, the faction, the limit
        });
        for (int i = 0; i < 5; ++i)
            plus(walk, "Space Marine");
        QCOMPARE(walk.unitsCalled("Space Marine"), 5);
        // All five at once.
        walk.click(walk.tree(), unitsCalled(walk, "Space Marine").first());
        clickWith(walk, unitsCalled(walk, "Space Marine").last(), Qt::ShiftModifier);
        QCOMPARE(walk.editor().selected().size(), 5);
        choose(walk, "Bolter");
        choose(walk, "Knife (one-handed blade)");
        // Then the sergeant, and the one with the heavy weapon.
        walk.click(walk.tree(), unitsCalled(walk, "Space Marine").at(0));
        QCOMPARE(walk.editor().selected().size(), 1);
        choose(walk, "Sergeant");
        choose(walk, "Squad leader");
        walk.click(walk.tree(), unitsCalled(walk, "Space Marine").at(1));
        QVERIFY(chip(walk, "Bolter"));
        walk.click(*chip(walk, "Bolter"));
        choose(walk, "Heavy bolter");
        QStringList chosen;
        for (const QModelIndex &index : unitsCalled(walk, "Space Marine"))
            chosen.append(walk.editor().formation().row(index)->chosen);
        QVERIFY2(chosen.at(0).contains("Sergeant") && chosen.at(0).contains("Bolter"), qPrintable(chosen.at(0)));
        QVERIFY2(chosen.at(1).contains("Heavy bolter") && !chosen.at(1).contains("Bolter,"), qPrintable(chosen.at(1)));
        QCOMPARE(chosen.at(2), QString("Bolter, Knife (one-handed blade)"));
        QVERIFY(walk.legal());
        QVERIFY2(walk.points() > 50 && walk.points() <= 75, qPrintable(QString::number(walk.points())));
        guideSays(walk.actions);
        QVERIFY2(walk.actions <= 40, qPrintable(QString::number(walk.actions)));
        test::screenshot(*walk.shell.window, "building-marines");
    }

    // A hundred options: folded, each group with a line that says what is chosen of it; a word finds the one that is wanted.
    void manyOptions_areFoldedFoundAndTakenBack()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade", "aldo.ros");
        walk.click(walk.tree(), walk.unit("Aldo"));
        QVERIFY(chip(walk, "Sergeant") && chip(walk, "Chainsword"));
        QVERIFY(!optionControl(walk, "Chainsword")); // folded
        app::SectionHeader *fight = nullptr;
        for (auto *header : walk.shell.window->findChildren<app::SectionHeader *>()) {
            if (header->isVisible() && header->text() == "Close combat")
                fight = header;
        }
        QVERIFY(fight && !fight->isOpen());
        QCOMPARE(fight->accessibleDescription(), QString("Chainsword"));
        walk.click(*fight);
        QCOMPARE(chosenOf(walk, "Chainsword"), 1);
        QVERIFY(!optionControl(walk, "Chainsword")->accessibleDescription().isEmpty()); // what it does
        walk.click(walk.tree(), walk.unit("Brun"));
        walk.click(*walk.shell.child<QLineEdit>("optionSearch"));
        walk.write("squad leader");
        QVERIFY(optionControl(walk, "Squad leader"));
        QVERIFY2(optionControl(walk, "Squad leader")->accessibleName().contains("second rank"), "no reason"); // why it is not allowed
        // The next unit begins without a search, and the field knows: the cross in it goes with the words.
        auto *search = walk.shell.child<QLineEdit>("optionSearch");
        const QSignalSpy emptied(search, &QLineEdit::textChanged);
        walk.click(walk.tree(), walk.unit("Aldo"));
        QVERIFY(search->text().isEmpty());
        QCOMPARE(emptied.count(), 1);
        walk.click(*chip(walk, "Chainsword"));
        QVERIFY(!chip(walk, "Chainsword"));
        QCOMPARE(chosenOf(walk, "Chainsword"), 0);
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(chip(walk, "Chainsword"));
        QVERIFY2(test::namelessControls(*walk.shell.window).isEmpty(), qPrintable(test::namelessControls(*walk.shell.window).join(", ")));
        test::screenshot(*walk.shell.window, "building-options");
    }

    void equipment_isTakenFromAnother_andFromALoadout()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade", "aldo.ros");
        const auto chosen = [&walk](const QString &name) { return walk.editor().formation().row(walk.unit(name))->chosen; };
        walk.click(walk.tree(), walk.unit("Cato"));
        clickWith(walk, walk.unit("Egon"), Qt::ControlModifier);
        pick(walk, "equipMenu", "Same as Brun");
        QCOMPARE(chosen("Cato"), chosen("Brun"));
        QCOMPARE(chosen("Egon"), chosen("Brun"));
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(chosen("Cato"), QString("Heavy bolter"));
        QVERIFY(chosen("Egon") != chosen("Brun"));
        walk.click(walk.tree(), walk.unit("Cato"));
        walk.inDialog<QInputDialog>([&walk] { pick(walk, "equipMenu", "Save as a loadout"); },
                                    [&walk](QInputDialog &dialog) {
                                        dialog.setTextValue("Long range & loud");
                                        walk.press(Qt::Key_Return);
                                    });
        walk.click(walk.tree(), walk.unit("Dax"));
        pick(walk, "equipMenu", "Loadout Long range && loud");
        QCOMPARE(chosen("Dax"), QString("Heavy bolter"));
    }

    void replacing_keepsTheSlot()
    {
        RosterWalk walk;
        openSample(walk, "dust", "hedgerow-walkers.ros");
        const QModelIndex pounder = walk.unit("Pounder");
        const QString slot = walk.editor().formation().row(pounder)->slotName;
        walk.click(walk.tree(), pounder);
        const int before = walk.document().undoStack().index();
        walk.inDialog<app::ReplaceDialog>([&walk] { walk.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier); },
                                          [&walk](app::ReplaceDialog &dialog) {
                                              QCOMPARE(test::namelessControls(dialog), QStringList());
                                              walk.write("hotdog");
                                              walk.press(Qt::Key_Return);
                                          });
        QVERIFY(walk.unit("Hotdog").isValid());
        QCOMPARE(walk.editor().formation().row(walk.unit("Hotdog"))->slotName, slot);
        QCOMPARE(walk.document().undoStack().index(), before + 1);
        QCOMPARE(walk.editor().current(), walk.editor().formation().row(walk.unit("Hotdog"))->id);
    }

    void moveTo_namesThePlacesThatTakeTheUnit()
    {
        RosterWalk walk;
        openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.click(walk.tree(), walk.unit("Wildfire"));
        pick(walk, "moveMenu", "Independent units");
        const rules::SelectionPlace place = rules::findSelection(walk.document().roster(), share::toData(walk.editor().current()));
        QVERIFY(place && !place.parent);
        QCOMPARE(QString::fromStdString(place.selection->name), QString("Wildfire"));
        QCOMPARE(walk.document().undoStack().undoText(), QString("Move Wildfire to the independent units"));
    }

    void palette_findsWhoIsInTheRoster()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade", "aldo.ros");
        const QList<app::PaletteEntry> found = walk.roster().paletteEntries("aldo");
        QVERIFY(!found.isEmpty());
        QCOMPARE(found.first().text, QString("Aldo"));
        QCOMPARE(found.first().group, QString("In this roster"));
        walk.click(walk.tree(), walk.unit("Brun"));
        found.first().run();
        test::settle();
        QCOMPARE(walk.editor().current(), walk.editor().formation().row(walk.unit("Aldo"))->id);
    }

    void actions_nameWhatTheyAreAbout()
    {
        RosterWalk walk;
        openSample(walk, "dust", "hedgerow-walkers.ros");
        const auto *rename = walk.roster().findChild<QAction *>("roster.rename");
        walk.click(walk.tree(), walk.rowOf([](const FormationRow &row) { return row.kind == FormationRow::Kind::Formation; }));
        QCOMPARE(rename->text(), QString("Rename the formation"));
        walk.click(walk.tree(), walk.unit("Wildfire"));
        QCOMPARE(rename->text(), QString("Rename the unit"));
    }

    void tagOfSeveral_isOneStep()
    {
        RosterWalk walk;
        openSample(walk, "dust", "hedgerow-walkers.ros");
        walk.click(walk.tree(), walk.unit("Gunners"));
        clickWith(walk, walk.unit("Wildfire"), Qt::ControlModifier);
        QToolButton *tag = nullptr;
        for (auto *button : walk.shell.window->findChildren<QToolButton *>()) {
            if (!tag && button->isVisible() && button->objectName().startsWith("tag:"))
                tag = button;
        }
        QVERIFY(tag);
        walk.click(*tag);
        const auto tagOf = [&walk](const QString &name) { return walk.editor().formation().row(walk.unit(name))->tag; };
        QVERIFY(!tagOf("Gunners").isEmpty());
        QCOMPARE(tagOf("Wildfire"), tagOf("Gunners"));
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(tagOf("Gunners").isEmpty() && tagOf("Wildfire").isEmpty());
    }

    void rowsOfAPlatoon_sayWhatWasChosen()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade", "aldo.ros");
        const QModelIndex aldo = walk.unit("Aldo");
        QVERIFY(aldo.isValid());
        const FormationRow *row = walk.editor().formation().row(aldo);
        QCOMPARE(row->chosen, QString("Sergeant, Bolter, Chainsword, Squad leader"));
        QVERIFY(row->sentence.contains(row->chosen));
        QVERIFY(walk.tree().visualRect(aldo).height() > 36);
        test::screenshot(*walk.shell.window, "building-rows");
    }
};

MUSTER_TEST_MAIN(tst_Building)
#include "tst_Building.moc"
