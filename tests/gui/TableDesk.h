// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ShellWindow.h"
#include "app/docking/DockHost.h"
#include "app/table/TableWorkspace.h"
#include "app/table/board/ArmyDelegate.h"
#include "app/table/board/ArmyModel.h"
#include "app/table/board/ArmyPanel.h"
#include "app/table/board/AttackBox.h"
#include "app/table/board/LossColumns.h"
#include "app/table/board/UnitPage.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/Segments.h"
#include "documents/exchange/Exchange.h"

#include <QAbstractButton>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

namespace muster::test {

/// The whole window at the table, and hands that tap there.
class TableDesk
{
public:
    /// Brings a sample list of a game into the library; gives its id.
    QString bring(const QString &pack, int sample)
    {
        const packs::PackPtr game = shell.core->packs().find(pack);
        documents::Exchange exchange(shell.core->library(), &shell.core->packs(), "en");
        const auto imported = exchange.importFile(game->path(game->manifest().samples.at(sample).file));
        if (!imported)
            qFatal("%s", imported.error().message().c_str());
        return imported->record.id;
    }

    app::TableWorkspace &table() { return *static_cast<app::TableWorkspace *>(shell->workspace("table")); }
    const battle::BattleState &state() { return table().session().state(); }

    template <typename Widget = QAbstractButton>
    Widget *find(const QString &name)
    {
        auto *found = shell->findChild<Widget *>(name);
        if (!found)
            qWarning("there is no %s", qPrintable(name));
        return found;
    }
    /// Brings the panel of a control to the front, as its tab would.
    void raise(QWidget *control)
    {
        app::DockHost *docks = shell->docks("table");
        for (const QString &panel : docks->panels()) {
            if (docks->widget(panel)->isAncestorOf(control) && !docks->isShown(panel))
                docks->raise(panel);
        }
        settle();
    }
    /// A real click on a button.
    void press(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        if (!button)
            return;
        raise(button);
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    void choose(const QString &segments, int index)
    {
        auto *found = find<app::Segments>(segments);
        const auto buttons = found ? found->findChildren<QToolButton *>() : QList<QToolButton *>();
        if (index < buttons.size())
            QTest::mouseClick(buttons.at(index), Qt::LeftButton);
        settle();
    }
    void pick(const QString &combo, const QVariant &data)
    {
        auto *found = find<app::Combo>(combo);
        const int index = found ? found->findData(data) : -1;
        if (index < 0) {
            qWarning("%s has no such choice", qPrintable(combo));
            return;
        }
        found->setCurrentIndex(index);
        emit found->activated(index);
        settle();
    }
    void run(const QString &action)
    {
        for (const QString &id : shell->workspaces()) {
            for (QAction *each : shell->workspace(id)->findChildren<QAction *>(action)) {
                each->trigger();
                settle();
                return;
            }
        }
        qWarning("there is no action %s", qPrintable(action));
    }
    QString unit(const QString &name, int side = -1)
    {
        for (const battle::UnitState &each : state().units) {
            if (each.name == name && (side < 0 || each.side == side))
                return each.id;
        }
        QStringList all;
        for (const battle::UnitState &each : state().units)
            all.append(each.name);
        qWarning("there is no unit %s among %s", qPrintable(name), qPrintable(all.join(", ")));
        return {};
    }
    /// A tap on a tile; `ring`: on the column that says done.
    void tap(const QString &id, bool ring = false)
    {
        for (const char *name : {"table.mine", "table.theirs"}) {
            auto *army = find<app::ArmyPanel>(name);
            const QModelIndex index = army->army().indexOfUnit(id);
            if (!index.isValid())
                continue;
            shell->showWorkspace("table");
            army->scrollTo(index);
            settle();
            const QRect tile = army->visualRect(index);
            QTest::mouseClick(army->viewport(), Qt::LeftButton, {},
                              ring ? QPoint(tile.right() - app::ArmyDelegate::ring / 2, tile.center().y()) : tile.center());
            settle();
            return;
        }
        qWarning("no tile of %s", qPrintable(id));
    }
    /// Chooses an entry of the menu that is open.
    void menu(const QString &name, const QString &words)
    {
        auto *open = find<QMenu>(name);
        for (QAction *action : open ? open->actions() : QList<QAction *>()) {
            if (action->text() == words) {
                QTest::mouseClick(open, Qt::LeftButton, {}, open->actionGeometry(action).center());
                settle();
                return;
            }
        }
        qWarning("the menu %s has no %s", qPrintable(name), qPrintable(words));
    }
    /// The odds of the selected unit against its target are there.
    void waitForOdds()
    {
        QTRY_VERIFY(table().unitPage()->attack()->isUpToDate());
        settle();
    }
    void undo()
    {
        table().undoStack()->undo();
        settle();
    }
    void undoAll()
    {
        QUndoStack *stack = table().undoStack();
        while (stack && stack->canUndo())
            stack->undo();
        settle();
    }

    ShellWindow shell;
};

} // namespace muster::test
