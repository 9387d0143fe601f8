// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include "app/docking/DockHost.h"
#include "app/print/PrintWorkspace.h"
#include "app/roster/RosterWorkspace.h"
#include "app/shell/palette/CommandPalette.h"
#include "app/shell/window/MainWindow.h"
#include "app/workspace/Services.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTreeView>

namespace muster::tools {

using namespace app;

namespace {

QAbstractItemView *formation(TourGuide &guide)
{
    return guide.inPanel<QTreeView>("roster.formation");
}

// The platoon of the sample, before its second combat unit was chosen.
void emptySlot(TourGuide &guide)
{
    guide.openSample("dust");
    if (guide.selectRow(formation(guide), QStringLiteral("Cobra"), 0) || guide.selectRow(formation(guide), QStringLiteral("Cobra"), 1))
        guide.run("roster.remove");
}

// Every limit of the sample is reached: one more squad in its first battlegroup is more than the third it may cost.
void overTheCap(TourGuide &guide)
{
    guide.openSample("dropzone-commander", "ucm-999.ros");
    guide.selectRow(formation(guide), 4); // "add standard", below the squad
    auto *desk = qobject_cast<RosterWorkspace *>(guide.window.workspace("roster"));
    QString sabre;
    (void)desk->editor()->catalogue().find([&sabre](const models::CatalogueRow &row) {
        if (row.kind == models::CatalogueRow::Kind::Unit && row.name == QLatin1String("Sabre"))
            sabre = row.entryId;
        return false;
    });
    if (!desk->editor()->addFromCatalogue(sabre))
        guide.trouble += "nothing is over the cap";
    TourGuide::settle();
}

// A mission half written down: who eliminated whom.
void writeReport(TourGuide &guide)
{
    guide.show("campaign");
    guide.run("campaign.report");
}

void fieldOwnUnits(TourGuide &guide)
{
    guide.openSample("at-43");
    guide.run("roster.ownUnits");
}

// A list whose data have changed since: the snapshot of one unit has another price.
void openOldList(TourGuide &guide)
{
    const packs::PackPtr pack = guide.services.packs.find("dust");
    QFile sample(pack->path("samples/hedgerow-walkers.ros"));
    const QTemporaryDir folder;
    QFile old(folder.filePath("hedgerow-walkers.ros"));
    if (!sample.open(QIODevice::ReadOnly) || !old.open(QIODevice::WriteOnly))
        return;
    old.write(sample.readAll().replace("value=\"19.0\"", "value=\"17.0\""));
    old.close();
    guide.openFile(old.fileName());
    guide.selectRow(formation(guide), 5);
}

void printReference(TourGuide &guide)
{
    guide.openSample("modern-skirmish", "mounted-patrol.ros");
    guide.run("roster.print");
    PrintSession &session = static_cast<PrintWorkspace *>(guide.window.workspace("print"))->session();
    print::PrintSettings settings = session.settings();
    settings.what = {print::PrintKind::Reference};
    session.setSettings(settings);
}

} // namespace

/// The ten walks that the guide is built around, each in the state worth a picture.
QList<TourStop> walkStops()
{
    const QSize size(1440, 900);
    const auto quiet = [](TourGuide &, QWidget *) {};
    const QList<TourStop> before{
        {"1-library", [](TourGuide &guide) { guide.show("library"); }, size, true},
        {"1-new-roster", [](TourGuide &guide) { guide.run("library.newRoster"); }, size, true, {}, 0, quiet},
        {"2-empty-slot", emptySlot, size, true},
        {"2-undone",
         [](TourGuide &guide) {
             guide.run("undo");
             guide.selectRow(formation(guide), 4);
         },
         size, true},
        {"2-cards", [](TourGuide &guide) { guide.run("roster.print"); }, size, true, {}, 1200},
        {"3-cap", overTheCap, size, true},
        {"4-campaign", [](TourGuide &guide) { guide.show("campaign"); }, size, true},
        {"4-report", writeReport, size, true},
        {"5-own-units", fieldOwnUnits, size, true, {}, 0, writeOwnUnit},
        {"6-reference", printReference, size, true, {}, 1200},
    };
    const QList<TourStop> after{
        {"8-data-change", openOldList, size, true},
        {"9-palette",
         [](TourGuide &guide) {
             guide.openSample("dust");
             guide.window.palette()->open(QCoreApplication::translate("Tour", "slot", "a word to look for"));
         },
         size, true},
    };
    QList<TourStop> odds;
    for (TourStop stop : oddsStops(size)) {
        if (stop.lightOnly) // those of the other games
            continue;
        stop.name.prepend("10-");
        stop.lightOnly = true;
        odds.append(stop);
    }
    return before + communityStops(size) + after + odds;
}

} // namespace muster::tools
