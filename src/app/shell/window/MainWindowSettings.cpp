// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/MainWindow.h"

#include "app/docking/DockHost.h"
#include "app/guide/GuideWindow.h"
#include "app/shell/run/Diagnostics.h"
#include "app/shell/settings/AboutDialog.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/settings/SettingsDialog.h"
#include "app/shell/window/MainMenus.h"
#include "app/shell/window/NoticeBar.h"
#include "app/shell/window/ShellActions.h"
#include "app/shell/window/StatusLine.h"
#include "app/shell/window/WorkspaceBar.h"
#include "app/workspace/SavedFile.h"
#include "library/LibraryFacts.h"
#include "logging/LogFile.h"
#include "text/ProgramLanguage.h"
#include "text/Translator.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>

namespace muster::app {

void MainWindow::setThemeMode(ThemeMode mode)
{
    m_settings.setThemeMode(mode);
    Theme::current().setMode(mode);
    refreshChoices();
}

void MainWindow::setLanguage(const QString &code)
{
    m_settings.setLanguage(code);
    m_language.set(code);
    // Qt posts the change of language; the window must not show two languages in between.
    retranslate();
}

void MainWindow::showClub(const QString &text, const QString &icon, Tone tone)
{
    m_club = text;
    m_status->setClub(text, icon, tone);
}

void MainWindow::chooseLibrary(const LibraryChoice &choice)
{
    emit libraryChosen(choice);
}

void MainWindow::resetAllLayouts()
{
    for (const QString &id : workspaces())
        docks(id)->resetLayout();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_started)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menus->retranslate();
    for (const Place &place : m_places) {
        if (place.docks)
            place.workspace->retranslate();
        const QString title = place.workspace->title();
        m_bar->setTitle(place.workspace->id(), title);
        place.action->setText(tr("Workspace: %1").arg(title));
    }
    m_bar->setAccessibleName(tr("Workspaces"));
    refreshChoices();
    refreshMenus();
    refreshState();
}

void MainWindow::refreshChoices()
{
    m_actions->themes->actions().at(int(m_settings.themeMode()))->setChecked(true);
    const QString code = m_settings.language();
    m_actions->languageSystem->setChecked(true);
    for (QAction *action : m_actions->chosenLanguages) {
        if (action->data().toString() == code)
            action->setChecked(true);
    }
    m_status->setLanguage(text::Translator::of(m_language.code()).name(), m_actions->languages->actions());
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_settings, *this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto *dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QString MainWindow::diagnostics() const
{
    QList<logging::DiagnosticsPart> parts{logging::programPart()};
    parts += windowParts(m_settings);
    parts.append({QStringLiteral("Window"),
                  {QStringLiteral("%1 x %2, workspace %3").arg(width()).arg(height()).arg(m_current),
                   QStringLiteral("exchange: %1").arg(m_club.isEmpty() ? QStringLiteral("none") : m_club)}});
    if (const auto address = library::Address::parse(m_libraryPlace))
        parts.append({QStringLiteral("Library"), library::libraryFacts(*address)});
    return logging::diagnosticsText(parts + logging::logParts(logging::LogFile::standardPath()));
}

void MainWindow::copyDiagnostics()
{
    QGuiApplication::clipboard()->setText(diagnostics());
    m_notices->say(
        "diagnostics", Tone::Ok,
        tr("The diagnostics are on the clipboard, to be pasted into a message. They hold no password and nothing of your lists."));
}

// A new file is one click away; the line goes with the next file or with the workspace.
void MainWindow::showSaved(const QString &path)
{
    QList<NoticeBar::Answer> answers{{tr("Show in folder"), [path] { showInFolder(path); }}};
    if (QFileInfo(path).isFile())
        answers.prepend({tr("Open"), [path] { openSavedFile(path); }});
    m_notices->say("saved", Tone::Ok, tr("Saved as %1.").arg(QDir::toNativeSeparators(path)), answers);
}

// A workspace has the page that shows it at work.
void MainWindow::showGuide(const QString &page)
{
    static const QHash<QString, QString> pages{{"library", "start"}, {"roster", "list"}};
    if (!m_guide)
        m_guide = new GuideWindow([this] { return m_language.code(); }, [this] { return m_menus->actions(); }, this);
    m_guide->showPage(pages.value(page, page));
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

} // namespace muster::app
