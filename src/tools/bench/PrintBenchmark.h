// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardLayout.h"

namespace muster::tools {

/// What `muster bench` measures of printing.
struct PrintBenchmark
{
    double cardMilliseconds = 0; ///< layout of one card, both faces, mean over the given ones
    double pdfSeconds = 0;       ///< layout and PDF of 500 cards
    int cards = 500;
};

/// Lays out the given cards again and again; at least one is needed.
[[nodiscard]] PrintBenchmark printBenchmark(const std::vector<print::CardContent> &contents);

} // namespace muster::tools
