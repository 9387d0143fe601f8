// SPDX-License-Identifier: GPL-3.0-or-later
// Walk 7: somebody comes with a folder of game data and a roster file of their own.
#include "tools/tour/TourRoutes.h"

#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/start/NewRosterDialog.h"
#include "app/shell/window/MainWindow.h"
#include "documents/Game.h"
#include "documents/roster/NewRoster.h"
#include "text/Spoken.h"
#include "tools/tour/CommunityData.h"

#include <QDir>
#include <QFileInfo>
#include <QTreeView>

namespace muster::tools {

using namespace app;

namespace {

RosterWorkspace *communityRoster(TourGuide &guide)
{
    return qobject_cast<RosterWorkspace *>(guide.window.workspace("roster"));
}

// Beside the library of the tour, which is thrown away with it.
QString place(const TourGuide &guide, const QString &name)
{
    return QDir(QFileInfo(guide.services.packs.folders().userUnits).path()).filePath(name);
}

QString rosterFile(const TourGuide &guide)
{
    return place(guide, "club night.rosz");
}

void openFolder(TourGuide &guide)
{
    const QString folder = place(guide, "foundry-skirmish");
    if (const auto written = CommunityData::write(folder); !written)
        guide.trouble += text::spoken(written.error());
    guide.window.handle({"roster", "data", folder, {}});
    TourGuide::settle();
    guide.run("library.newRoster");
}

void chooseGame(TourGuide &guide, QWidget *dialog)
{
    const packs::PackPtr pack = guide.services.packs.find(CommunityData::game);
    if (auto *asked = qobject_cast<NewRosterDialog *>(dialog); asked && pack)
        asked->choosePack(pack->id());
    else
        guide.trouble += "the game is not offered";
}

// Their list, as another program has left it: the tour's library does not know it.
QString writeRoster(TourGuide &guide)
{
    const packs::PackPtr pack = guide.services.packs.find(CommunityData::game);
    if (!pack)
        return "no community data";
    documents::RosterWish wish;
    wish.name = QCoreApplication::translate("Tour", "Club night");
    wish.catalogueId = std::string(pack->factions().front()->idText);
    auto made = documents::makeRoster(*pack, wish, guide.services.ids);
    if (!made)
        return text::spoken(made.error());
    documents::RosterDocument document(documents::gameOf(pack, guide.language), std::move(*made), guide.services.ids);
    const std::string force = document.roster().forces.front().id;
    const auto captain = document.addSelection(force, "ash.captain");
    if (!captain || !document.addSelection(*captain, "ash.captain.pistol", "ash.captain.sidearm"))
        return "the captain cannot be taken";
    for (const char *unit : {"ash.rifles", "ash.rifles", "ash.mortar"}) {
        if (!document.addSelection(force, unit))
            return QString("%1 cannot be taken").arg(unit);
    }
    const auto saved = document.saveCopy(rosterFile(guide));
    return saved ? QString() : text::spoken(saved.error());
}

void openList(TourGuide &guide)
{
    guide.trouble += writeRoster(guide);
    guide.openFile(rosterFile(guide));
    TourGuide::settle();
    guide.selectRow(guide.inPanel<QTreeView>("roster.formation", "formationView"), QStringLiteral("Captain"));
}

void editAndSave(TourGuide &guide)
{
    RosterWorkspace &desk = *communityRoster(guide);
    if (!desk.editor() || !desk.editor()->addFromCatalogue("ash.stilts") || !desk.saveFile(rosterFile(guide)))
        guide.trouble += "not saved";
    TourGuide::settle();
}

} // namespace

QList<TourStop> communityStops(const QSize &size)
{
    return {
        {"7-data-folder", openFolder, size, true, {}, 0, chooseGame},
        {"7-opened", openList, size, true},
        {"7-saved", editAndSave, size, true},
    };
}

} // namespace muster::tools
