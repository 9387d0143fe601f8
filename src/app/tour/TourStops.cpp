// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourStop.h"

#include "app/docking/DockHost.h"
#include "app/shell/CommandPalette.h"
#include "app/shell/MainWindow.h"
#include "app/shell/ShellActions.h"
#include "app/workspace/Services.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QTreeView>

namespace muster::app {

namespace {

TourStop workspaceStop(const QString &id)
{
    return {id, [id](TourGuide &guide) { guide.window.showWorkspace(id); }};
}

QWidget *openDialog(TourGuide &guide)
{
    return guide.window.findChild<QDialog *>();
}

// Some unit of the list, so that its panel has something to show.
void selectUnit(TourGuide &guide, int row)
{
    QWidget *panel = guide.window.docks("roster")->widget("roster.formation");
    auto *view = panel ? panel->findChild<QTreeView *>() : nullptr;
    if (!view)
        return;
    QModelIndex index = view->model()->index(0, 0);
    for (int i = 0; i < row && view->indexBelow(index).isValid(); ++i)
        index = view->indexBelow(index);
    view->setCurrentIndex(index);
}

} // namespace

void TourGuide::openSample(const QString &packId, const QString &file)
{
    const packs::PackPtr pack = services.packs.find(packId);
    if (!pack)
        return;
    for (const packs::Sample &sample : pack->manifest().samples) {
        if (file.isEmpty() || sample.file.endsWith(file)) {
            window.handle({"library", "file", QDir(pack->folder()).filePath(sample.file), {}});
            return;
        }
    }
}

QList<TourStop> tourStops()
{
    QList<TourStop> stops{workspaceStop("library")};
    stops.append({"roster", [](TourGuide &guide) {
                      guide.openSample("dust");
                      selectUnit(guide, 4);
                  }});
    stops.append(workspaceStop("campaign"));
    stops.append({"after-battle", [](TourGuide &guide) {
                      guide.window.showWorkspace("campaign");
                      if (auto *report = guide.window.workspace("campaign")->findChild<QAction *>("campaign.report"); report && report->isEnabled())
                          report->trigger();
                  }});
    stops.append({"print", [](TourGuide &guide) {
                      // As a player would: from the open roster.
                      if (auto *print = guide.window.workspace("roster")->findChild<QAction *>("roster.print"); print && print->isEnabled())
                          print->trigger();
                      guide.window.showWorkspace("print");
                  }});
    stops.last().wait = 1200;
    stops.append({"command-palette",
                  [](TourGuide &guide) {
                      guide.window.showWorkspace("roster");
                      guide.window.palette()->open("fi");
                  },
                  {1440, 900}, true});
    stops.append({"small-window", [](TourGuide &guide) {
                      guide.openSample("dropzone-commander");
                      selectUnit(guide, 3);
                  },
                  {1366, 768}, true});
    stops.append({"settings", [](TourGuide &guide) { guide.window.shellActions().settings->trigger(); }, {1440, 900}, true, openDialog});
    stops.append({"about", [](TourGuide &guide) { guide.window.shellActions().about->trigger(); }, {1440, 900}, true, openDialog});
    return stops;
}

} // namespace muster::app
