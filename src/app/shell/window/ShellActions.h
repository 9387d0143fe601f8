// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace muster::app {

/// The actions of the window itself; workspaces bring their own.
class ShellActions final : public QObject
{
    Q_OBJECT

public:
    explicit ShellActions(QWidget *window);

    void retranslate();

    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *find = nullptr; ///< the command palette
    QAction *nextPanel = nullptr;
    QAction *previousPanel = nullptr;
    QAction *resetLayout = nullptr;
    QAction *toggleTheme = nullptr;
    QAction *themeSystem = nullptr;
    QAction *themeLight = nullptr;
    QAction *themeDark = nullptr;
    QAction *languageSystem = nullptr;
    QList<QAction *> chosenLanguages; ///< data() is the code
    QAction *fullScreen = nullptr;
    QAction *settings = nullptr;
    QAction *quit = nullptr;
    QAction *guide = nullptr;       ///< the guide at the page of the workspace
    QAction *shortcuts = nullptr;   ///< its page of keys
    QAction *diagnostics = nullptr; ///< copies what somebody who is to help needs to know
    QAction *about = nullptr;
    QActionGroup *themes = nullptr;
    QActionGroup *languages = nullptr;

private:
    QAction *make(const QString &name, const QString &icon = {}, const QKeySequence &key = {});
};

} // namespace muster::app
