// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourRoutes.h"

namespace muster::app {

QList<TourStop> campaignStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("campaign"); }},
        {"after-battle", [](TourGuide &guide) { guide.run("campaign.report"); }},
    };
}

} // namespace muster::app
