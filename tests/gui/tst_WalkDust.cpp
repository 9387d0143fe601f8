// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTreeView>

using namespace muster;
using test::RosterWalk;

namespace {

const QStringList platoon{"mickey", "pounder", "cobra", "pounder", "rattler", "wildfire", "gunners", "bot hunters"};

rules::Advantage advantageOf(RosterWalk &walk)
{
    const auto advantages = rules::advantages(walk.document().evaluator());
    return advantages.empty() ? rules::Advantage() : advantages.front();
}

QString advantageLine(RosterWalk &walk)
{
    const QModelIndex index = walk.rowOf([](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Advantage; });
    return index.isValid() ? walk.editor().formation().row(index)->remark : QString();
}

} // namespace

/// Walk 2: a newcomer builds the 100-point walker platoon and sends it to their club's channel. Walk 9: the same by keyboard alone.
class tst_WalkDust : public QObject
{
    Q_OBJECT

private slots:
    void newcomer_buildsThePlatoonInTwentyFiveActions()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        if (QTest::currentTestFailed())
            return;
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        QAbstractItemModelTester formation(&walk.editor().formation(), Mode::QtTest), catalogue(&walk.editor().catalogue(), Mode::QtTest);
        QCOMPARE(walk.editor().target().isValid(), true);
        walk.take(platoon.at(0));
        walk.take(platoon.at(1));
        // Two of three mandatory slots: the line under the platoon says what is missing.
        QVERIFY(!advantageOf(walk).active);
        QVERIFY2(advantageLine(walk).contains("Combat unit 2"), qPrintable(advantageLine(walk)));
        test::screenshot(*walk.shell.window, "walk-dust-inactive");
        walk.take(platoon.at(2));
        QVERIFY(advantageOf(walk).active);
        for (qsizetype i = 3; i < platoon.size(); ++i)
            walk.take(platoon.at(i));
        QCOMPARE(walk.points(), 100.0);
        QVERIFY(walk.legal());
        QCOMPARE(advantageOf(walk).unitIds.size(), 5u);
        QVERIFY(advantageLine(walk).contains('5'));
        QVERIFY2(walk.actions <= 25, qPrintable(QString::number(walk.actions)));
        test::screenshot(*walk.shell.window, "walk-dust-complete");
        // Two Pounders are two rows, each with its own name and note.
        QCOMPARE(walk.unitsCalled("Pounder"), 2);
    }

    void fullArmy_nothingIsAimedAtAnyMore()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        QCOMPARE(walk.points(), 100.0);
        QVERIFY(!walk.editor().target().isValid());
    }

    void slotFilledByAFinding_isNoLongerTheTarget()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        const models::Place first = walk.editor().target();
        QVERIFY(first.isValid());
        models::FindingsModel &findings = walk.editor().findings();
        const QModelIndex empty = findings.find([&](const models::FindingRow &row) { return row.slot == first && !row.fixes.empty(); });
        QVERIFY(empty.isValid());
        QVERIFY(findings.applyFix(empty));
        QVERIFY(walk.editor().target().isValid());
        QVERIFY(!(walk.editor().target() == first));
    }

    void undoGoesBackToNothing_redoToTheSame()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        const rules::Roster complete = walk.document().roster();
        walk.undoEverything();
        QCOMPARE(walk.points(), 0.0);
        walk.redoEverything();
        QVERIFY(walk.document().roster() == complete);
        QVERIFY(walk.legal());
    }

    void sharing_putsTheWholeListOnTheClipboard()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        walk.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = walk.shell.window->findChild<app::ShareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *formats = dialog->findChild<QListWidget *>("shareFormats");
        QCOMPARE(formats->count(), 9);
        walk.click(*formats, formats->indexFromItem(formats->findItems("Discord", Qt::MatchExactly).value(0)));
        walk.click(*dialog->findChild<QPushButton *>("shareCopy"));
        const QString text = QApplication::clipboard()->text();
        for (const char *wanted : {"Mickey", "Pounder", "Cobra", "Rattler", "Wildfire", "Gunners", "Bot Hunters", "100 / 100", "Legal",
                                   "Grab Them by the Nose", "1.1.0"})
            QVERIFY2(text.contains(wanted), wanted);
        QCOMPARE(text.count("**Pounder**"), 2);
        // Every format says the same, also in a file.
        for (int i = 0; i < formats->count(); ++i) {
            formats->setCurrentRow(i);
            const QString file = walk.shell.place.file(QString("list%1").arg(i));
            QVERIFY(dialog->save(file));
            QFile written(file);
            QVERIFY(written.open(QIODevice::ReadOnly));
            const QString content = QString::fromUtf8(written.readAll());
            QVERIFY2(content.contains("Bot Hunters") && content.contains("1.1.0"), qPrintable(formats->item(i)->text()));
            QVERIFY2(content.contains("Legal") || content.contains("\"legal\": true"), qPrintable(formats->item(i)->text()));
        }
        QCOMPARE(test::namelessControls(*dialog).join(", "), QString());
        dialog->close();
    }

    void keyboardAlone_buildsNamesMovesAndShares()
    {
        RosterWalk walk;
        walk.newDustRosterByKeys(Qt::Key_Backtab);
        for (const QString &unit : platoon)
            walk.take(unit);
        QCOMPARE(walk.points(), 100.0);
        // F6 walks the panels until the formation has the keyboard; the unit is named, noted, moved, removed, brought back.
        for (int i = 0; i < 10 && QApplication::focusWidget() != &walk.tree(); ++i)
            walk.press(Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&walk.tree()));
        walk.press(Qt::Key_Home);
        for (int i = 0; i < 20 && walk.editor().formation().row(walk.tree().currentIndex())->name != "Rattler"; ++i)
            walk.press(Qt::Key_Down);
        walk.press(Qt::Key_F2);
        walk.write("Lucky Strike");
        walk.press(Qt::Key_Return);
        QVERIFY(walk.unit("Lucky Strike").isValid());
        const int before = walk.unit("Lucky Strike").row();
        for (int i = 0; i < 10 && QApplication::focusWidget() != &walk.tree(); ++i)
            walk.press(Qt::Key_F6);
        walk.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(walk.unit("Lucky Strike").row(), before + 1);
        walk.press(Qt::Key_Delete);
        QVERIFY(!walk.unit("Lucky Strike").isValid());
        QCOMPARE(walk.points(), 84.0);
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(walk.points(), 100.0);
        walk.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = walk.shell.window->findChild<app::ShareDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        walk.press(Qt::Key_Return); // Copy is the default
        QVERIFY(QApplication::clipboard()->text().contains("Lucky Strike"));
        walk.press(Qt::Key_Escape);
        QVERIFY(walk.legal());
    }

    void phonePage_isWrittenFromTheShareMenu()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        const QAction *action = walk.roster().findChild<QAction *>("roster.phonePage");
        QVERIFY(action && action->isEnabled());
        QTemporaryDir folder;
        const QString path = folder.filePath("page.html");
        QVERIFY(walk.roster().savePhonePage(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("Rattler"));
    }

    void rightClick_offersWhatTheMenusDo()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        const auto menuOn = [&walk](const QModelIndex &index) {
            walk.click(walk.tree(), index);
            const QPoint at = walk.tree().visualRect(index).center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, walk.tree().viewport()->mapToGlobal(at));
            QApplication::sendEvent(walk.tree().viewport(), &event);
            test::settle();
            return walk.shell.child<QMenu>("formationMenu");
        };
        QMenu *menu = menuOn(walk.unit("Rattler"));
        QVERIFY(menu && menu->isVisible());
        QAction *duplicate = nullptr, *remove = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->objectName() == "roster.duplicate")
                duplicate = action;
            if (action->objectName() == "roster.remove")
                remove = action;
        }
        QVERIFY(duplicate && remove && duplicate->isEnabled() && remove->isEnabled());
        menu->close();
        test::settle();
        duplicate->trigger();
        QCOMPARE(walk.unitsCalled("Rattler"), 2);
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(walk.points(), 100.0);
    }

    void printWorkspace_takesTheListThatIsOpen()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        walk.press(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(walk.shell->current()->id(), QString("print"));
        QCOMPARE(walk.shell->current()->documentName(), walk.roster().documentName());
    }

    void lettersOnTheCatalogue_areASearch()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        walk.take("mickey");
        QTreeView *view = walk.catalogue().view();
        walk.click(*view, walk.editor().catalogue().find([](const models::CatalogueRow &row) { return row.name == "Cobra"; }));
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(view));
        for (const QChar letter : QStringLiteral("pounder"))
            walk.write(letter); // the first one brings the keyboard to the search
        QCOMPARE(walk.catalogue().search()->text(), QString("pounder"));
        walk.press(Qt::Key_Return);
        QCOMPARE(walk.unitsCalled("Pounder"), 1);
        QCOMPARE(walk.unitsCalled("Cobra"), 0);
    }

    void catalogueSaysWhatItHides_andShowsIt()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const QString &unit : platoon)
            walk.take(unit);
        auto *afford = walk.shell.child<QAbstractButton>("affordChip");
        auto *show = walk.shell.child<QPushButton>("showHidden");
        QVERIFY(!show->isVisible());
        // With nothing left every unit is still there, greyed with its reason.
        const int all = walk.editor().catalogue().unitCount();
        QVERIFY(walk.editor().catalogue().rowCount() > 1);
        walk.click(*afford);
        QVERIFY(show->isVisible());
        QVERIFY(walk.editor().catalogue().hidden().byPoints > all / 2);
        walk.click(*show);
        QVERIFY(!show->isVisible());
        QCOMPARE(walk.editor().catalogue().hidden().all(), 0);
        QVERIFY(!afford->isChecked());
    }
};

MUSTER_TEST_MAIN(tst_WalkDust)
#include "tst_WalkDust.moc"
