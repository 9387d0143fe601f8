// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include "app/shell/palette/CommandPalette.h"
#include "app/shell/window/MainWindow.h"

namespace muster::tools {

using namespace app;

QList<TourStop> shellStops()
{
    return {
        {"command-palette",
         [](TourGuide &guide) {
             guide.openSample("dust");
             guide.window.palette()->open("fi");
         }},
        {"settings", [](TourGuide &guide) { guide.run("settings"); }, {1440, 900}, false, openedDialog},
        {"guide", [](TourGuide &guide) { guide.run("guide"); }, {1440, 900}, false, openedDialog},
        {"keys", [](TourGuide &guide) { guide.run("shortcuts"); }, {1440, 900}, true, openedDialog},
        {"about", [](TourGuide &guide) { guide.run("about"); }, {1440, 900}, true, openedDialog},
    };
}

} // namespace muster::tools
