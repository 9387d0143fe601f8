// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to the main window from outside: shown, left by Tab, closed, files dropped on it.
#include "app/docking/DockHost.h"
#include "app/shell/run/UnsavedWatch.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/MainWindow.h"
#include "app/shell/window/WindowPlace.h"
#include "app/workspace/Files.h"

#include <QCloseEvent>

namespace muster::app {

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (Place *here = place(m_current))
        restoreLayout(*here);
    // The keyboard starts in the workspace, not in the first control of the window's frame.
    if (DockHost *host = docks(m_current); host && host->focusedPanel().isEmpty())
        host->focusNext();
}

// Qt's own docks only move what stands behind a tab out of sight: Tab, and a control that goes away, must not lead there.
bool MainWindow::focusNextPrevChild(bool next)
{
    constexpr int most = 500; // more controls than any workspace has
    DockHost *host = docks(m_current);
    if (!host)
        return QMainWindow::focusNextPrevChild(next);
    host->setStepping(true);
    bool moved = false;
    for (int i = 0; i < most; ++i) {
        moved = QMainWindow::focusNextPrevChild(next);
        if (!moved || !focusWidget() || !host->isBehind(focusWidget()))
            break;
    }
    host->setStepping(false);
    return moved;
}

void MainWindow::restoreLayout(Place &place)
{
    // Only an area that has its size can take back the sizes of its panels, so each waits until it is shown.
    if (std::exchange(place.restored, true))
        return;
    const QByteArray layout = m_settings.layout(place.workspace->id());
    if (!layout.isEmpty())
        place.docks->restoreLayout(layout);
}

void MainWindow::saveState()
{
    m_settings.setGeometry(WindowPlace::of(*this).write());
    for (const Place &place : m_places) {
        if (!place.restored)
            continue;
        place.docks->setActive(true);
        m_settings.setLayout(place.workspace->id(), place.docks->saveLayout());
    }
}

bool MainWindow::mayClose()
{
    for (Workspace *workspace : builtWorkspaces())
        workspace->aboutToClose();
    return m_unsaved->mayClose();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose())
        return event->ignore();
    saveState();
    for (const Place &place : m_places) {
        if (place.docks)
            place.docks->setActive(false);
    }
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList files = draggedFiles(event->mimeData());
    event->acceptProposedAction();
    // Not within the drag: a report may be shown.
    if (!files.isEmpty())
        QMetaObject::invokeMethod(
            this,
            [this, files] {
                handle({"library", "file", files.first(), {{"files", files}}});
            },
            Qt::QueuedConnection);
}

} // namespace muster::app
