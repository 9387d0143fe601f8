// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/sheets/SheetFrame.h"
#include "share/odds/OddsSide.h"

namespace muster::print {

/// What a page "what hurts what" shows: two sides and what they do to each other. Without `theirAttacks` they are typical targets.
struct MatrixContent
{
    QString title; ///< "Sigrid's Spearhead against Hedgerow Walkers"
    share::OddsSide mine, theirs;
    packs::OddsMatrix myAttacks, theirAttacks;
    QStringList notCounted; ///< names of rules
};

/// Worked out from the roster and its opponent (extras().against), or the typical targets of the game. An error when the game
/// does not say how attacks are resolved.
[[nodiscard]] base::Result<MatrixContent> matrixContent(const RosterSource &source);
/// A page, or several: chance to destroy in figures of three weights, the share lost as a bar, grey where nothing can hurt it.
[[nodiscard]] Pages layoutMatrix(const MatrixContent &content, const SheetStyle &style, const TextMeter &meter);
/// Both; no pages when there is nothing to say.
[[nodiscard]] Pages layoutMatrixSheet(const RosterSource &source, const SheetStyle &style, const TextMeter &meter);

} // namespace muster::print
