// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Workspace.h"

#include <QObject>

class QMenu;
class QMenuBar;

namespace muster::app {

class DockHost;
class ShellActions;

/// Fills the menus for the workspace that is shown; the menus themselves stay.
class MainMenus final : public QObject
{
    Q_OBJECT

public:
    MainMenus(QMenuBar *bar, ShellActions &actions);

    void retranslate();
    /// `always` are the parts of File that belong to every workspace (new roster, import).
    void fill(Workspace &workspace, DockHost &host, const QList<QAction *> &workspaces, const QList<MenuPart> &always);
    /// Every action in the menus, from top to bottom, without separators and submenus.
    [[nodiscard]] QList<QAction *> actions() const;

private:
    static QList<MenuPart> without(const QList<MenuPart> &parts, const QList<MenuPart> &own);
    void add(QMenu *menu, const QList<MenuPart> &parts, MenuPart::Menu which, bool separate = true);
    void fillView(DockHost &host, const QList<QAction *> &workspaces);
    void makePanelActions(DockHost &host);

    ShellActions &m_actions;
    QMenu *m_file = nullptr;
    QMenu *m_edit = nullptr;
    QMenu *m_view = nullptr;
    QMenu *m_own = nullptr;
    QMenu *m_tools = nullptr;
    QMenu *m_help = nullptr;
    QMenu *m_panels = nullptr;
    QMenu *m_theme = nullptr;
    QMenu *m_language = nullptr;
    QList<QAction *> m_goTo;
};

} // namespace muster::app
