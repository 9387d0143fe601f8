// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourStop.h"

#include "app/shell/CommandPalette.h"
#include "app/shell/MainWindow.h"
#include "app/shell/ShellActions.h"

#include <QAction>
#include <QApplication>
#include <QDialog>

namespace muster::app {

namespace {

TourStop workspaceStop(const QString &id)
{
    return {id, [id](MainWindow &window) { window.showWorkspace(id); }};
}

QWidget *openDialog(MainWindow &window)
{
    return window.findChild<QDialog *>();
}

} // namespace

QList<TourStop> tourStops()
{
    QList<TourStop> stops{workspaceStop("library"), workspaceStop("roster"), workspaceStop("campaign"), workspaceStop("print")};
    stops.append({"command-palette",
                  [](MainWindow &window) {
                      window.showWorkspace("roster");
                      window.palette()->open("la");
                  },
                  {1440, 900}, true});
    stops.append({"small-window", [](MainWindow &window) { window.showWorkspace("roster"); }, {1366, 768}, true});
    stops.append({"settings", [](MainWindow &window) { window.shellActions().settings->trigger(); }, {1440, 900}, true, openDialog});
    stops.append({"about", [](MainWindow &window) { window.shellActions().about->trigger(); }, {1440, 900}, true, openDialog});
    return stops;
}

QList<TourPaper> tourPapers()
{
    return {};
}

} // namespace muster::app
