// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

namespace muster::tools {

QList<TourStop> libraryStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("library"); }},
    };
}

} // namespace muster::tools
