// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tour/TourStop.h"

namespace muster::tools {

/// All routes in the order of the walk through the program. A new one: a file Tour<Name>Stops.cpp, a line here and in
/// TourRoutes.cpp.
[[nodiscard]] QList<TourRoute> tourRoutes();

[[nodiscard]] QList<TourStop> shellStops();
[[nodiscard]] QList<TourStop> libraryStops();
/// What one owns, and what is missing for two lists.
[[nodiscard]] QList<TourStop> collectionStops(const QSize &size);
[[nodiscard]] QList<TourStop> rosterStops();
/// The odds panel and the matrix, for the walk and the route of the roster.
[[nodiscard]] QList<TourStop> oddsStops(const QSize &size);
/// Named versions of a list, two of them side by side, and a figure with many options.
[[nodiscard]] QList<TourStop> versionStops(const QSize &size);
/// Types a unit of the player's own into its dialog.
void writeOwnUnit(TourGuide &guide, QWidget *dialog);
[[nodiscard]] QList<TourStop> campaignStops();
[[nodiscard]] QList<TourStop> printStops();
[[nodiscard]] QList<TourStop> scenarioStops();
[[nodiscard]] QList<TourStop> tableStops();
[[nodiscard]] QList<TourStop> walkStops();
/// The seventh of the walks: data and a list of one's own.
[[nodiscard]] QList<TourStop> communityStops(const QSize &size);
/// The six workspaces, for small screens and large texts.
[[nodiscard]] QList<TourStop> workspaceStops(const QSize &size);

} // namespace muster::tools
