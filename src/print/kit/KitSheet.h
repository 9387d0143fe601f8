// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/kit/KitPiece.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// Counters with a name on the hidden side.
struct TokenLine
{
    QString name;
    QString points; ///< what it is worth; empty = not said
    int count = 0;
    bool reinforcement = false;
};

/// Discs, markers in the number that so many units need, templates, rulers and a line of 50 mm; pages of true size.
[[nodiscard]] Pages layoutMarkers(const packs::Pack &pack, int units, const SheetStyle &style, const TextMeter &meter);
/// Blips and reinforcements to fold: what they are stands on the inside.
[[nodiscard]] Pages layoutTokens(const packs::Pack &pack, const std::vector<TokenLine> &tokens, const SheetStyle &style,
                                 const TextMeter &meter);
/// Pieces that are larger than the paper and were left out.
[[nodiscard]] QStringList tooLargeForPaper(const packs::Pack &pack, const SheetStyle &style);

} // namespace muster::print
