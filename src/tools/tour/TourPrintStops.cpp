// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

namespace muster::tools {

QList<TourStop> printStops()
{
    return {
        // As a player would: from the open roster.
        {"cards",
         [](TourGuide &guide) {
             guide.openSample("dust");
             guide.run("roster.print");
         },
         {1440, 900},
         false,
         {},
         1200},
    };
}

} // namespace muster::tools
