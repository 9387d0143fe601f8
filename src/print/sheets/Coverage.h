// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/OddsLines.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// For each column of the weapon strips: how many units have an effect there, and from how far.
struct Coverage
{
    struct Group
    {
        QString symbol;
        QStringList labels;
        std::vector<int> able;
        std::vector<int> range; ///< 0 = close combat only or unknown
    };
    std::vector<Group> groups; ///< empty when the game has no such strips
    int units = 0;
};

[[nodiscard]] Coverage coverageOf(const std::vector<CardContent> &cards);
/// Gives the height.
double drawCoverage(Canvas &canvas, const Coverage &coverage, double x, double y, double width);

/// How many of each typical target one attack of every unit destroys; three targets in a line. Gives the height.
double drawDestroyed(SheetFrame &frame, const std::vector<OddsLines::Together> &all, double y);
[[nodiscard]] double destroyedHeight(const std::vector<OddsLines::Together> &all);

} // namespace muster::print
