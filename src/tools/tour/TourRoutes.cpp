// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include <QAbstractItemView>
#include <QAction>

namespace muster::tools {

QList<TourRoute> tourRoutes()
{
    return {
        {"library", libraryStops()},
        {"roster", rosterStops()},
        {"campaign", campaignStops()},
        {"print", printStops()},
        {"scenarios", scenarioStops()},
        {"table", tableStops()},
        {"walk", walkStops()},
        {"window", shellStops()},
        {"laptop", workspaceStops({1366, 768}) + versionStops({1366, 768}) + collectionStops({1366, 768})},
        {"large", workspaceStops({1366, 768}) + versionStops({1366, 768}) + collectionStops({1366, 768}), 1.5},
        {"huge", workspaceStops({1366, 768}), 2},
    };
}

QList<TourStop> workspaceStops(const QSize &size)
{
    return {
        {"library", [](TourGuide &guide) { guide.show("library"); }, size, true},
        {"roster",
         [](TourGuide &guide) {
             guide.openSample("dropzone-commander");
             guide.selectRow(guide.inPanel<QAbstractItemView>("roster.formation"), "Kodiak");
         },
         size, true},
        {"campaign",
         [](TourGuide &guide) {
             guide.show("campaign");
             if (QAction *sample = guide.action("campaign.sample"); sample && sample->isEnabled())
                 guide.run("campaign.sample");
         },
         size, true},
        {"print",
         [](TourGuide &guide) {
             guide.show("roster");
             guide.run("roster.print");
         },
         size,
         true,
         {},
         1200},
        {"scenarios", [](TourGuide &guide) { guide.show("scenarios"); }, size, true},
        {"table", [](TourGuide &guide) { guide.show("table"); }, size, true},
    };
}

} // namespace muster::tools
