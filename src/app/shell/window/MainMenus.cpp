// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/MainMenus.h"

#include "app/docking/DockHost.h"
#include "app/shell/window/ShellActions.h"
#include "app/theme/style/Icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include <functional>

namespace muster::app {

MainMenus::MainMenus(QMenuBar *bar, ShellActions &actions) : QObject(bar), m_actions(actions)
{
    for (QMenu **menu : {&m_file, &m_edit, &m_view, &m_own, &m_tools, &m_help}) {
        *menu = bar->addMenu(QString());
        (*menu)->setToolTipsVisible(true);
    }
    m_panels = new QMenu(m_view);
    m_theme = new QMenu(m_view);
    m_language = new QMenu(m_view);
    m_theme->addActions(m_actions.themes->actions());
    m_language->addActions(m_actions.languages->actions());
    m_help->addActions({m_actions.guide, m_actions.shortcuts});
    m_help->addSeparator();
    m_help->addActions({m_actions.diagnostics, m_actions.about});
    retranslate();
}

void MainMenus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_tools->setTitle(tr("&Tools"));
    m_help->setTitle(tr("&Help"));
    m_panels->setTitle(tr("&Panels"));
    m_theme->setTitle(tr("&Theme"));
    m_language->setTitle(tr("&Language"));
}

void MainMenus::add(QMenu *menu, const QList<MenuPart> &parts, MenuPart::Menu which, bool separate)
{
    for (const MenuPart &part : parts) {
        if (part.menu != which || part.actions.isEmpty())
            continue;
        if (separate && !menu->isEmpty())
            menu->addSeparator();
        for (QAction *action : part.actions) {
            if (action)
                menu->addAction(action);
            else
                menu->addSeparator();
        }
        separate = true;
    }
}

// One key, one meaning: the workspace's own action wins.
QList<MenuPart> MainMenus::without(const QList<MenuPart> &parts, const QList<MenuPart> &own)
{
    QList<QKeySequence> taken;
    for (const MenuPart &part : own) {
        for (const QAction *action : part.actions)
            taken.append(action ? action->shortcuts() : QList<QKeySequence>());
    }
    QList<MenuPart> left = parts;
    for (MenuPart &part : left)
        part.actions.removeIf(
            [&taken](const QAction *action) { return action && !action->shortcut().isEmpty() && taken.contains(action->shortcut()); });
    return left;
}

void MainMenus::fill(Workspace &workspace, DockHost &host, const QList<QAction *> &workspaces, const QList<MenuPart> &always)
{
    const QList<MenuPart> parts = workspace.menus();
    for (QMenu *menu : {m_file, m_edit, m_view, m_own, m_tools})
        menu->clear();
    add(m_file, without(always, parts), MenuPart::File);
    add(m_file, parts, MenuPart::File);
    m_file->addSeparator();
    m_file->addActions({m_actions.settings, m_actions.quit});
    m_edit->addActions({m_actions.undo, m_actions.redo});
    add(m_edit, parts, MenuPart::Edit);
    m_edit->addSeparator();
    m_edit->addAction(m_actions.find);
    fillView(host, workspaces);
    add(m_view, parts, MenuPart::View);
    m_own->setTitle(workspace.title());
    add(m_own, parts, MenuPart::Own, false);
    m_own->menuAction()->setVisible(!m_own->isEmpty());
    add(m_tools, parts, MenuPart::Tools, false);
    add(m_tools, without(always, parts), MenuPart::Tools);
    m_tools->menuAction()->setVisible(!m_tools->isEmpty());
}

void MainMenus::makePanelActions(DockHost &host)
{
    qDeleteAll(std::exchange(m_goTo, {}));
    const QStringList panels = host.panels();
    for (qsizetype i = 0; i < panels.size(); ++i) {
        const QString id = panels.at(i);
        auto *action = new QAction(tr("Show %1").arg(host.title(id)), this);
        action->setObjectName("show." + id);
        action->setIcon(icons::icon("layout"));
        if (i < 9)
            action->setShortcut(QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, &host, [&host, id] { host.focus(id); });
        m_goTo.append(action);
    }
}

void MainMenus::fillView(DockHost &host, const QList<QAction *> &workspaces)
{
    makePanelActions(host);
    m_panels->clear();
    const QStringList panels = host.panels();
    for (const QString &id : panels)
        m_panels->addAction(host.toggleAction(id));
    m_panels->addSeparator();
    m_panels->addAction(m_actions.resetLayout);
    m_view->addActions(workspaces);
    m_view->addSeparator();
    m_view->addActions(m_goTo);
    m_view->addActions({m_actions.nextPanel, m_actions.previousPanel});
    m_view->addMenu(m_panels);
    m_view->addSeparator();
    m_view->addMenu(m_theme);
    m_view->addMenu(m_language);
    m_view->addAction(m_actions.fullScreen);
}

QList<QAction *> MainMenus::actions() const
{
    QList<QAction *> all;
    const std::function<void(const QMenu *)> walk = [&](const QMenu *menu) {
        const QList<QAction *> own = menu->actions();
        for (QAction *action : own) {
            if (action->menu())
                walk(action->menu());
            else if (!action->isSeparator() && action->isVisible() && !all.contains(action))
                all.append(action);
        }
    };
    // What belongs to the work at hand first, the window's own things last.
    for (const QMenu *menu : {m_own, m_edit, m_file, m_tools, m_view, m_help})
        walk(menu);
    return all;
}

} // namespace muster::app
