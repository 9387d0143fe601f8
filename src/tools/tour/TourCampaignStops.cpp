// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include <QListView>

namespace muster::tools {

QList<TourStop> campaignStops()
{
    const QSize size(1440, 900);
    const auto asItOpens = [](TourGuide &, QWidget *) {};
    return {
        {"start", [](TourGuide &guide) { guide.show("campaign"); }},
        {"buy", [](TourGuide &guide) { guide.run("campaign.buy"); }, size, false, {}, 0, asItOpens},
        {"kit", [](TourGuide &guide) { guide.run("campaign.kit"); }, size, false, {}, 0, asItOpens},
        {"mission",
         [](TourGuide &guide) {
             guide.selectRow(guide.inPanel<QListView>("campaign.missions", "campaign.missions.list"), 0);
             guide.run("campaign.missionPage");
         }},
        {"league", [](TourGuide &guide) { guide.run("campaign.enterGame"); }},
        {"map", [](TourGuide &guide) { guide.run("campaign.map"); }, size, false, {}, 0, asItOpens},
        {"resources", [](TourGuide &guide) { guide.run("campaign.resources"); }, size, false, {}, 0, asItOpens},
        {"after-battle", [](TourGuide &guide) { guide.run("campaign.report"); }},
    };
}

} // namespace muster::tools
