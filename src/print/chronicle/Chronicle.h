// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/CampaignSource.h"
#include "print/sheets/SheetFrame.h"
#include "share/MissionPage.h"
#include "share/StandingsChart.h"

namespace muster::print {

/// The campaign as a book to be shown around: title, a page for each mission with pictures and notes, games, standings, memorial.
[[nodiscard]] Pages layoutChronicle(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter);

/// The page of one mission, over as many sheets as it needs.
[[nodiscard]] Pages layoutMissionPage(const CampaignSource &source, const share::MissionPage &page, const SheetStyle &style,
                                      const TextMeter &meter);
/// Draws a mission into a frame; begins a page for it.
void drawMission(SheetFrame &frame, const CampaignSource &source, const share::MissionPage &page);
/// Those who fell or retired, with portrait, where and to whom.
void drawMemorial(SheetFrame &frame, const CampaignSource &source);
/// Lines that differ by stroke, names at their ends.
void drawStandings(Canvas &canvas, const QRectF &area, const share::StandingsChart &chart, const CampaignSource &source);
/// A head with that title; gives the y below it.
double chroniclePage(SheetFrame &frame, const QString &title, const QString &subtitle);

} // namespace muster::print
