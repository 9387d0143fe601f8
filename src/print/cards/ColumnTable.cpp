// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/StripGrid.h"
#include "print/cards/StripTable.h"
#include "print/layout/RichText.h"

namespace muster::print {

namespace {

/// Where things stand in the wide form: name, a column per figure, the strips.
struct WideColumns
{
    double name, column, lead;
    std::vector<Grid> grids;
    WideColumns(const TableBlock &table, double x, double width)
        : name(46), column(std::min(10.0, 66.0 / double(std::max<size_t>(1, table.columns.size())))), lead(11)
    {
        const StripHead &head = *table.strip;
        const double start = x + name + column * double(table.columns.size()) + 1.5;
        const double each = (x + width - start) / double(std::max<size_t>(1, head.groups.size()));
        for (size_t g = 0; g < head.groups.size(); ++g)
            grids.push_back(gridFor(head, {g}, start + double(g) * each + lead, each - lead - (g + 1 < head.groups.size() ? 1.0 : 0.0)));
    }
};

void drawWideHead(Canvas &canvas, const TableBlock &table, const WideColumns &wide, const QRectF &bar)
{
    canvas.plate(bar);
    const QRgb ink = canvas.inks().onPlate();
    for (size_t c = 0; c < table.columns.size(); ++c)
        canvas.textMid(bar.left() + wide.name + (double(c) + 0.5) * wide.column, bar.center().y(), table.columns[c].label,
                       canvas.meter().fitted(table.columns[c].label, bold(7.8), wide.column - 0.4, 6.5), ink, Align::Centre);
    for (size_t g = 0; g < wide.grids.size(); ++g) {
        const StripGroupHead &group = table.strip->groups[g];
        const RichText label = RichText::plain(group.label.isEmpty() ? table.strip->label : group.label);
        const RichText::Setting setting{regular(6.5), wide.lead - 0.4, 1.0, Align::Left, ink, 0};
        label.draw(canvas, wide.grids[g].starts[0] - wide.lead, bar.center().y() - label.height(canvas.meter(), setting) / 2, setting);
        for (int c = 0; c < group.labels.size(); ++c)
            canvas.textMid(wide.grids[g].starts[0] + (c + 0.5) * wide.grids[g].pitch, bar.center().y(), group.labels[c], bold(7.8), ink,
                           Align::Centre);
    }
}

/// Labels on a plate. One size for all: a head in two sizes looks like two heads. Labels wider than their columns take turns
/// on two lines, so that none touches the next. Gives the height.
double drawColumnHead(Canvas &canvas, const TableBlock &table, const QRectF &bar, const TableStep &step)
{
    const double pitch = bar.width() / double(table.columns.size());
    Font font = bold(7.4 * step.scale);
    for (const TableColumn &column : table.columns)
        font = canvas.meter().fitted(column.label, font, pitch - 1.0, 6.5);
    const bool two = std::any_of(table.columns.begin(), table.columns.end(),
                                 [&](const TableColumn &column) { return canvas.meter().width(column.label, font) > pitch - 0.5; });
    const double line = two ? font.points * mmPerPoint * 1.15 : bar.height(), height = two ? 2 * line + 0.6 : bar.height();
    canvas.plate(QRectF(bar.left(), bar.top(), bar.width(), height));
    for (size_t c = 0; c < table.columns.size(); ++c) {
        const TableColumn &column = table.columns[c];
        const double half = column.symbol.isEmpty() ? canvas.meter().width(column.label, font) / 2 : line * 0.4;
        const double x = std::clamp(bar.left() + (double(c) + 0.5) * pitch, bar.left() + half + 0.3,
                                    std::max(bar.left() + half + 0.3, bar.right() - half - 0.3));
        const double middle = bar.top() + (two ? 0.3 + (c % 2 == 0 ? 0.5 : 1.5) * line : height / 2);
        if (column.symbol.isEmpty())
            canvas.textMid(x, middle, column.label, font, canvas.inks().onPlate(), Align::Centre);
        else
            canvas.symbolMid(column.symbol, x - line * 0.4, middle, line * 0.8, canvas.inks().onPlate());
    }
    return height;
}

/// One line per weapon: for sheets of paper.
double drawWideColumns(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const TableForm &look)
{
    const WideColumns wide(table, at.x(), width);
    TableStep step = look.step;
    const double bar = 5.6;
    drawWideHead(canvas, table, wide, QRectF(at.x(), at.y(), width, bar));
    double y = at.y() + bar;
    const size_t end = std::min(table.rows.size(), look.first + std::min(look.count, table.rows.size()));
    for (size_t i = look.first; i < end; ++i) {
        const TableRow &row = table.rows[i];
        Canvas probe = canvas.scratch();
        const double lines = drawNameLine(probe, row, {0, 0}, wide.name - 1, step), height = std::max(7.0, lines);
        y += 0.5;
        drawNameLine(canvas, row, {at.x(), y + (height - lines) / 2}, wide.name - 1, step);
        for (size_t c = 0; c < table.columns.size() && c < row.values.size(); ++c)
            drawFigure(canvas, row.values[c], at.x() + wide.name + (double(c) + 0.5) * wide.column, y + height / 2, wide.column - 0.6,
                       bold(10.5));
        for (size_t g = 0; g < row.strip.size() && g < wide.grids.size(); ++g)
            for (const MergedCell &cell : mergedCells(row.strip[g], groupArea(wide.grids[g], 0, y + 0.4, height - 0.8)))
                drawCell(canvas, cell, *table.strip, step, false);
        y += height + 0.5;
        canvas.rule(at.x(), y, width, 0.15, Inks::soft);
    }
    return y - at.y();
}

} // namespace

double drawColumnTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &, const TableForm &look)
{
    const StripHead &head = *table.strip;
    const TableStep &step = look.step;
    if (width >= 150 && head.groups.size() == 1) // two strips side by side would be too narrow to read
        return drawWideColumns(canvas, table, at, width, look);
    const double pitchX = table.columns.empty() ? width : width / double(table.columns.size());
    const double bar = std::max(3.6, step.head * 0.58);
    double y = at.y();
    if (!table.columns.empty())
        y += drawColumnHead(canvas, table, QRectF(at.x(), y, width, bar), step);
    const double figure = step.dice * 1.12, line = figure * mmPerPoint * 1.3;
    const size_t end = std::min(table.rows.size(), look.first + std::min(look.count, table.rows.size()));
    for (size_t i = look.first; i < end; ++i) {
        const TableRow &row = table.rows[i];
        y += 0.4;
        y += drawNameLine(canvas, row, {at.x(), y}, width, step);
        for (size_t c = 0; c < table.columns.size() && c < row.values.size(); ++c)
            drawFigure(canvas, row.values[c], at.x() + (double(c) + 0.5) * pitchX, y + line / 2, pitchX - 0.5, bold(figure));
        if (!table.columns.empty())
            y += line;
        for (size_t g = 0; g < row.strip.size() && g < head.groups.size(); ++g) {
            const StripGroupHead &group = head.groups[g];
            if (row.strip[g].empty())
                continue;
            const double numbers = step.damage * mmPerPoint * 1.05, cell = step.strip * 0.66, room = numbers + 0.25 + cell;
            const RichText label = RichText::plain(group.label.isEmpty() ? head.label : group.label);
            RichText::Setting setting{regular(6.6 * step.scale), 8.5 * step.scale - 0.6, 1.0, Align::Left, Inks::text, 0};
            while (setting.width < width * 0.3 && label.height(canvas.meter(), setting) > room)
                setting.width += 0.5; // words of some languages are longer: none may stand in the next row
            const double lead = setting.width + 0.6, high = label.height(canvas.meter(), setting);
            const Grid grid = gridFor(head, {g}, at.x() + lead, width - lead);
            for (int c = 0; c < group.labels.size(); ++c)
                canvas.textMid(grid.starts[0] + (c + 0.5) * grid.pitch, y + numbers / 2, group.labels[c],
                               bold(std::max(6.5, step.damage - 1)), Inks::text, Align::Centre);
            label.draw(canvas, at.x(), high > cell ? y + std::max(0.0, room - high) / 2 : y + room - (cell + high) / 2, setting);
            y += numbers + 0.25;
            TableStep small = step;
            small.dice = std::min(step.dice, 10.0 * step.scale);
            for (const MergedCell &merged : mergedCells(row.strip[g], groupArea(grid, 0, y, cell)))
                drawCell(canvas, merged, head, small, false);
            y += cell;
        }
        y += 0.7;
        canvas.rule(at.x(), y, width, 0.30);
    }
    return y - at.y();
}

} // namespace muster::print
