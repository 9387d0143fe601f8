// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ShellWindow.h"

#include "app/docking/DockHost.h"
#include "app/exchange/ShareDialog.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/start/NewRosterDialog.h"
#include "rules/evaluate/Advantages.h"

#include <QtTest>

#include <QApplication>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

namespace muster::test {

/// A player at the whole window, from the first start: every step is a click or a key, and is counted.
class RosterWalk
{
public:
    using Row = models::FormationRow;

    RosterWalk() = default;
    explicit RosterWalk(const QString &folder) : shell(folder) {}
    app::RosterWorkspace &roster() { return *qobject_cast<app::RosterWorkspace *>(shell->workspace("roster")); }
    app::RosterEditor &editor() { return *roster().editor(); }
    documents::RosterDocument &document() { return editor().document(); }
    app::CataloguePanel &catalogue() { return *shell.window->findChild<app::CataloguePanel *>(); }
    app::FormationView &tree() { return *shell.child<app::FormationView>("formationView"); }
    QListView &findings() { return *shell.child<QListView>("findingsView"); }

    double points()
    {
        for (const rules::RosterCost &total : document().evaluator().totals()) {
            if (total.typeId == editor().look().costTypeId)
                return total.value;
        }
        return -1;
    }
    bool legal() { return document().evaluator().legal(); }

    // ---- hands
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : shell.window.get(), Qt::Key(key), modifiers);
        settle();
        ++actions;
    }
    void write(const QString &text)
    {
        QTest::keyClicks(QApplication::focusWidget(), text);
        settle();
        ++actions;
    }
    void click(QWidget &widget)
    {
        QTest::mouseClick(&widget, Qt::LeftButton);
        settle();
        ++actions;
    }
    void click(QAbstractItemView &view, const QModelIndex &index)
    {
        QVERIFY(index.isValid());
        view.scrollTo(index);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, view.visualRect(index).center());
        settle();
        ++actions;
    }
    void doubleClick(QAbstractItemView &view, const QModelIndex &index)
    {
        QVERIFY(index.isValid());
        view.scrollTo(index);
        const QPoint at = view.visualRect(index).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
        settle();
        ++actions;
    }

    // ---- what a player does
    /// A folder of game data, until it is read and whatever is asked then is answered.
    void readData(const QString &folder)
    {
        roster().openDataFolder(folder);
        QTRY_VERIFY(!roster().isReading());
        settle();
    }
    /// Runs `trigger`, which opens a modal dialog, and does `act` in it; `act` closes the dialog.
    template <typename Dialog, typename Trigger, typename Act>
    void inDialog(Trigger &&trigger, Act &&act)
    {
        bool met = false;
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, qApp, [&] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (!dialog || met)
                return;
            // Hands come after eyes: the dialog has the keyboard first.
            if (!dialog->isAncestorOf(QApplication::focusWidget())) {
                dialog->activateWindow();
                return;
            }
            met = true;
            poll.stop();
            const QPointer<Dialog> open = dialog;
            act(*dialog);
            if (open && open->isVisible() && QTest::currentTestFailed())
                open->reject(); // a test that failed must not wait for an answer
        });
        poll.start(5);
        trigger();
        QVERIFY2(met, "the dialog did not open");
        shell.window->activateWindow(); // the platform without a window manager forgets to
        settle();
    }
    /// Ctrl+N, a click on the game, whatever `more` does, Enter.
    void newRoster(const QString &game, const std::function<void(app::NewRosterDialog &)> &more = {})
    {
        inDialog<app::NewRosterDialog>(
            [this] { press(Qt::Key_N, Qt::ControlModifier); },
            [&](app::NewRosterDialog &dialog) {
                auto *games = dialog.findChild<QListWidget *>("newRosterGames");
                const auto found = games->findItems(game, Qt::MatchStartsWith);
                QVERIFY(!found.isEmpty());
                click(*games, games->indexFromItem(found.first()));
                QTRY_VERIFY(dialog.findChild<QPushButton *>("createRoster")->isEnabled()); // its data may have to be read first
                if (more)
                    more(dialog);
                press(Qt::Key_Return);
                // A test that fails here must not wait for ever.
                if (dialog.isVisible()) {
                    dialog.reject();
                    QFAIL("Enter did not create the roster");
                }
            });
        QVERIFY(roster().editor());
        QCOMPARE(shell->current()->id(), QString("roster"));
    }
    /// The same without the mouse; `step` leads to the list of games, forwards or backwards.
    void newDustRosterByKeys(Qt::Key step)
    {
        inDialog<app::NewRosterDialog>([this] { press(Qt::Key_N, Qt::ControlModifier); },
                                       [&](app::NewRosterDialog &dialog) {
                                           auto *games = dialog.findChild<QListWidget *>("newRosterGames");
                                           for (int i = 0; i < 20 && QApplication::focusWidget() != games; ++i)
                                               press(step, step == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
                                           QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(games));
                                           for (int i = 0; i < games->count() && !games->currentItem()->text().startsWith("Dust"); ++i)
                                               press(Qt::Key_Down);
                                           press(Qt::Key_Return);
                                           if (dialog.isVisible()) {
                                               dialog.reject();
                                               QFAIL("Enter did not create the roster");
                                           }
                                       });
        QVERIFY(roster().editor());
    }
    /// Types into whatever has the keyboard, which is the search of the catalogue, and takes the best hit.
    void take(const QString &unit)
    {
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(catalogue().search()));
        write(unit);
        press(Qt::Key_Return);
    }
    [[nodiscard]] QModelIndex rowOf(const std::function<bool(const Row &)> &wanted) { return editor().formation().find(wanted); }
    [[nodiscard]] QModelIndex unit(const QString &name)
    {
        return rowOf([&](const Row &row) { return row.kind == Row::Kind::Unit && (row.name == name || row.nickname == name); });
    }
    [[nodiscard]] int unitsCalled(const QString &name)
    {
        int count = 0;
        (void)rowOf([&](const Row &row) {
            count += row.kind == Row::Kind::Unit && row.name == name;
            return false;
        });
        return count;
    }
    /// The link or empty slot of a formation with this slot's name.
    [[nodiscard]] QModelIndex place(const QString &formation, const QString &slot)
    {
        const QModelIndex top = rowOf([&](const Row &row) { return row.kind == Row::Kind::Formation && row.name == formation; });
        const models::FormationModel &model = editor().formation();
        for (int i = 0; i < model.rowCount(top); ++i) {
            const QModelIndex index = model.index(i, 0, top);
            const Row *row = model.row(index);
            if ((row->kind == Row::Kind::AddLink || row->kind == Row::Kind::EmptySlot) && row->slotName == slot)
                return index;
        }
        return {};
    }
    void undoEverything()
    {
        for (int i = 0; i < 200 && document().undoStack().canUndo(); ++i)
            press(Qt::Key_Z, Qt::ControlModifier);
    }
    void redoEverything()
    {
        for (int i = 0; i < 200 && document().undoStack().canRedo(); ++i)
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

    ShellWindow shell;
    int actions = 0;
};

} // namespace muster::test
