// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/RichText.h"
#include "print/sheets/Markdown.h"

namespace muster::print {

/// Sizes of running text on a sheet; `k` is the factor that makes a page fit.
struct TextSizes
{
    double k = 1.0;
    [[nodiscard]] double text() const { return 7.9 * k; }
    [[nodiscard]] double tableHead() const { return 7.4 * k; }
    [[nodiscard]] double figure() const { return 8.8 * k; }
    [[nodiscard]] double heading() const { return 9.4 * k; }
};

/// Draws one block of Markdown in a column; gives its height with the space below it.
double drawTextBlock(Canvas &canvas, const MdBlock &block, double x, double y, double width, const TextSizes &sizes);
/// Heading of a section: bold in the game's colour over a rule.
double drawSectionTitle(Canvas &canvas, const QString &title, double x, double y, double width, const TextSizes &sizes);
double drawMarkdownTable(Canvas &canvas, const MdTable &table, double x, double y, double width, const TextSizes &sizes);
/// The narrowest column in which the table still reads well.
[[nodiscard]] double tableMinWidth(const TextMeter &meter, const MdTable &table, const TextSizes &sizes);

} // namespace muster::print
