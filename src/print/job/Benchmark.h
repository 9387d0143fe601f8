// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardLayout.h"
#include "print/content/RosterSource.h"

namespace muster::print {

/// What `muster bench` measures of printing.
struct PrintBenchmark
{
    double cardMilliseconds = 0; ///< layout of one card, both faces, mean over the given ones
    double pdfSeconds = 0;       ///< layout and PDF of 500 cards
    int cards = 500;
};

/// Lays out the given cards again and again; at least one is needed.
[[nodiscard]] PrintBenchmark printBenchmark(const std::vector<CardContent> &contents);

/// Milliseconds from a roster to the first page of its preview, as the print workspace shows it: judged, laid out, drawn.
[[nodiscard]] double firstPageMilliseconds(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language);

} // namespace muster::print
