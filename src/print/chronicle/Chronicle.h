// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/CampaignSource.h"
#include "print/sheets/SheetFrame.h"
#include "share/campaign/MissionPage.h"
#include "share/campaign/StandingsChart.h"

namespace muster::print {

/// The campaign as a book to be shown around: title, a page for each mission with pictures and notes, games, standings, memorial.
[[nodiscard]] Pages layoutChronicle(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter);

/// Where a mission stands in a frame.
struct MissionPlace
{
    int page = 0;      ///< pages of the frame before the one on which it begins
    double bottom = 0; ///< below what it has on its last page
};
/// Draws a mission into a frame, below `top` where all of it has room there, otherwise on a page of its own; 0: always that.
MissionPlace drawMission(SheetFrame &frame, const CampaignSource &source, const share::MissionPage &page, double top);
/// Those who fell or retired, with portrait, where and to whom.
void drawMemorial(SheetFrame &frame, const CampaignSource &source);
/// The map as it stands, who holds how much, and how areas changed hands; nothing without a map.
void drawTerritories(SheetFrame &frame, const CampaignSource &source);
/// What the soldiers have earned, mission by mission; nothing where the game keeps no experience.
void drawExperienceCourse(SheetFrame &frame, const CampaignSource &source);
/// Lines that differ by stroke, names at their ends.
void drawStandings(Canvas &canvas, const QRectF &area, const share::StandingsChart &chart, const CampaignSource &source);
/// A head with that title; gives the y below it.
double chroniclePage(SheetFrame &frame, const QString &title, const QString &subtitle);

} // namespace muster::print
