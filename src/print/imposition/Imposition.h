// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardLayout.h"
#include "print/imposition/SheetPlan.h"

namespace muster::print {

/// What stands in the margins of a sheet.
struct SheetWords
{
    QString language;
    QString source; ///< roster and data version
};

/// The sheets of a job: front, back, front, back... (or fronts only, or both on one side).
struct ImposedSheets
{
    Pages pages;
    int sheets = 0;   ///< of paper
    int perSheet = 0; ///< 0 = the card does not fit the paper, nothing was made
};

[[nodiscard]] ImposedSheets imposeCards(const std::vector<Card> &cards, const SheetSettings &settings, const SheetWords &words,
                                        const TextMeter &meter);
/// One face per page, the page as large as the card: for those who send cards to a printing house.
[[nodiscard]] Pages singleCards(const std::vector<Card> &cards, const SheetSettings &settings);

} // namespace muster::print
