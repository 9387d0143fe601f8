// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/cards/CardMetrics.h"

namespace muster::print {

/// How a table is drawn this time: which rung of the ladder, which extras, which rows.
struct TableForm
{
    TableStep step{};
    bool hand = true;
    bool key = true;
    size_t first = 0;
    size_t count = size_t(-1);
};

/// Draws a table in the form that its content asks for: strips, columns with a strip, plain rows. Gives the height.
double drawTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &metrics,
                 const TableForm &look);

/// A value in the middle of a place: text that shrinks to fit, symbols, dice, or a dash.
void drawFigure(Canvas &canvas, const Figure &figure, double x, double middle, double room, const Font &font, Align align = Align::Centre);
/// How wide drawFigure would like to be.
[[nodiscard]] double figureWidth(const TextMeter &meter, const Figure &figure, const Font &font);

/// One cell of a strip: its equal neighbours already merged.
struct MergedCell
{
    QRectF area;
    QString text;
    bool closed = false;
    int columns = 1;
};
/// Cells of one group, neighbours with the same value folded together.
[[nodiscard]] std::vector<MergedCell> mergedCells(const std::vector<StripCell> &cells, const QRectF &area);
/// Frame and content of such a cell; stacked: dice over damage, else on one line.
void drawCell(Canvas &canvas, const MergedCell &cell, const StripHead &head, const TableStep &step, bool stacked);

/// Name line of a row: letters, number, name, tags at the right, shells. Gives its height (two lines if it must).
double drawNameLine(Canvas &canvas, const TableRow &row, const QPointF &at, double width, const TableStep &step);

} // namespace muster::print
