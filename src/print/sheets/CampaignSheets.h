// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/CampaignSource.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// Standings, soldiers, missions, roll of honour, the rules in force, and what no longer holds.
[[nodiscard]] Pages layoutCampaignReport(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter);
/// One soldier: portrait, profile, ranks with their missions, kills, awards, every mission; room for notes. Empty when unknown.
[[nodiscard]] Pages layoutServiceRecord(const CampaignSource &source, const QString &soldier, const SheetStyle &style,
                                        const TextMeter &meter);
/// The platoon sheet of a force with current ranks, experience and kills; from the book alone where it has no roster.
[[nodiscard]] Pages layoutForceSheet(const CampaignSource &source, int force, const SheetStyle &style, const TextMeter &meter);

/// Head, colour, foot and language of a campaign's sheets; those of one force where `force` is not negative.
[[nodiscard]] SheetStyle campaignStyle(const CampaignSource &source, const QSizeF &paper, InkMode ink, int force = -1);

} // namespace muster::print
