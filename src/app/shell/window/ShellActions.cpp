// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/ShellActions.h"

#include "app/theme/style/Theme.h"
#include "app/workspace/Actions.h"
#include "text/ProgramLanguage.h"
#include "text/Translator.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QWidget>

namespace muster::app {

ShellActions::ShellActions(QWidget *window) : QObject(window)
{
    undo = make("undo", "undo", QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo = make("redo", "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    find = make("find", "search", QKeySequence(Qt::CTRL | Qt::Key_K));
    nextPanel = make("nextPanel", {}, QKeySequence(Qt::Key_F6));
    previousPanel = make("previousPanel", {}, QKeySequence(Qt::SHIFT | Qt::Key_F6));
    resetLayout = make("resetLayout", "layout");
    toggleTheme = make("toggleTheme", "moon");
    themeSystem = make("themeSystem", "system-theme");
    themeLight = make("themeLight", "sun");
    themeDark = make("themeDark", "moon");
    languageSystem = make("languageSystem");
    for (const QString &code : text::Translator::available()) {
        chosenLanguages.append(make("language-" + code, "language"));
        chosenLanguages.last()->setData(code);
    }
    fullScreen = make("fullScreen", {}, QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
    settings = make("settings", "settings", QKeySequence(Qt::CTRL | Qt::Key_Comma));
    quit = make("quit", {}, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    guide = make("guide", "help", QKeySequence(Qt::Key_F1));
    shortcuts = make("shortcuts", "keyboard", QKeySequence(Qt::CTRL | Qt::Key_F1));
    diagnostics = make("diagnostics", "copy");
    about = make("about", "info");
    about->setMenuRole(QAction::AboutRole);
    themes = new QActionGroup(this);
    for (QAction *action : {themeSystem, themeLight, themeDark})
        themes->addAction(action)->setCheckable(true);
    languages = new QActionGroup(this);
    for (QAction *action : QList<QAction *>{languageSystem} + chosenLanguages)
        languages->addAction(action)->setCheckable(true);
    for (QAction *action : themes->actions() + languages->actions())
        action->setIconVisibleInMenu(false); // the mark says which one is on, where an icon would only change its colour
    retranslate();
}

QAction *ShellActions::make(const QString &name, const QString &icon, const QKeySequence &key)
{
    auto *action = new QAction(this);
    dress(action, name, icon);
    action->setShortcut(key);
    static_cast<QWidget *>(parent())->addAction(action);
    return action;
}

void ShellActions::retranslate()
{
    find->setText(tr("&Find an action…"));
    nextPanel->setText(tr("&Next panel"));
    previousPanel->setText(tr("&Previous panel"));
    resetLayout->setText(tr("&Reset the layout"));
    toggleTheme->setText(Theme::current().isDark() ? tr("Light theme") : tr("Dark theme"));
    toggleTheme->setIcon({});
    dress(toggleTheme, "toggleTheme", Theme::current().isDark() ? "sun" : "moon");
    themeSystem->setText(tr("Theme: as the &desktop"));
    themeLight->setText(tr("Theme: &light"));
    themeDark->setText(tr("Theme: dar&k"));
    languageSystem->setText(tr("Language: as the &desktop"));
    for (QAction *action : chosenLanguages)
        action->setText(tr("Language: %1").arg(text::Translator::of(action->data().toString()).name()));
    fullScreen->setText(tr("F&ull screen"));
    settings->setText(tr("&Settings…"));
    quit->setText(tr("&Quit"));
    guide->setText(tr("&Guide"));
    shortcuts->setText(tr("&Keyboard shortcuts"));
    diagnostics->setText(tr("&Copy diagnostics"));
    about->setText(tr("&About Muster"));
}

} // namespace muster::app
