// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourRoutes.h"

namespace muster::app {

QList<TourStop> libraryStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("library"); }},
    };
}

} // namespace muster::app
