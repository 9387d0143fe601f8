// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/TableBlocks.h"

#include "print/cards/RowTable.h"
#include "print/cards/StripTable.h"
#include "print/layout/RichText.h"

namespace muster::print {

double drawTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &metrics,
                 const TableForm &look)
{
    if (table.rows.empty())
        return 0;
    double y = at.y();
    if (!table.title.isEmpty() && !titleInHead(table)) {
        // The same small head as a table with columns, so that the title is not read as a row.
        const Font font = bold(7.4 * look.step.scale);
        y += RichText::plain(table.title, Weight::Bold).draw(canvas, at.x(), y + 0.2, {font, width, 1.15, Align::Left, Inks::text, 0})
            + 0.5;
        canvas.rule(at.x(), y, width, 0.30);
    }
    const QPointF start(at.x(), y);
    if (table.strip && !table.strip->difference)
        y += drawStripTable(canvas, table, start, width, metrics, look);
    else if (table.strip)
        y += drawColumnTable(canvas, table, start, width, metrics, look);
    else
        y += drawRowTable(canvas, table, start, width, metrics, look);
    return y - at.y();
}

} // namespace muster::print
