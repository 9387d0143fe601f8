// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourRoutes.h"

#include <QTreeView>

namespace muster::app {

QList<TourStop> rosterStops()
{
    return {
        {"platoon", [](TourGuide &guide) {
             guide.openSample("dust");
             guide.selectRow(guide.inPanel<QTreeView>("roster.formation"), 4);
         }},
    };
}

} // namespace muster::app
