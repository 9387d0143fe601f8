// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

namespace muster::tools {

QList<TourStop> scenarioStops()
{
    return {
        {"map",
         [](TourGuide &guide) {
             guide.show("scenarios");
             guide.window.handle({"scenarios", "scenario", "dust dust.scenario.battlefield-3-no-retreat", {}});
         }},
        {"mission",
         [](TourGuide &guide) {
             guide.window.handle({"scenarios", "scenario", "space-crusade crusade.scenario.pitched-battle", {}});
         }},
        {"house",
         [](TourGuide &guide) {
             guide.window.handle({"scenarios", "scenario", "dropzone-commander dzc.scenario.intelligence", {}});
         }},
        {"write",
         [](TourGuide &guide) { guide.run("scenarios.new"); },
         {1440, 900},
         false,
         {},
         0,
         [](TourGuide &, QWidget *) {}}, // as it opens: whoever has written something is asked before it goes
    };
}

} // namespace muster::tools
