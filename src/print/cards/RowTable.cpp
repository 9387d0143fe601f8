// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/RowTable.h"

#include "print/layout/RichText.h"

#include <algorithm>
#include <numeric>

namespace muster::print {

namespace {

bool hasLabels(const TableBlock &table)
{
    for (const TableColumn &column : table.columns)
        if (!column.label.isEmpty() || !column.symbol.isEmpty())
            return true;
    return false;
}

Font valueFont(const TableStep &step, const Figure &figure)
{
    // Figures are read across the table; words are not.
    const bool number = figure.dice || (!figure.text.isEmpty() && figure.text.size() <= 5 && figure.text[0].isDigit());
    return number ? bold(step.dice) : regular(std::max(6.5, step.weapon - 0.8));
}

// What a column needs so that no word in it is broken, and its heading does not run into its neighbours.
double leastWidth(const TextMeter &meter, const TableBlock &table, size_t column)
{
    const TableColumn &head = table.columns[column];
    double least = head.symbol.isEmpty() ? std::max(4.0, meter.width(head.label, medium(6.5)) + 0.6) : 4.0;
    for (const TableRow &row : table.rows)
        if (column < row.values.size() && !row.values[column].dice)
            for (const QString &word : row.values[column].text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
                least = std::max(least, meter.width(word, regular(7)) + 0.8);
    return least;
}

std::vector<double> columnWidths(const TextMeter &meter, const TableBlock &table, const TableStep &step, double width)
{
    std::vector<double> widths;
    for (size_t c = 0; c < table.columns.size(); ++c) {
        const TableColumn &column = table.columns[c];
        double wanted = column.symbol.isEmpty() ? meter.width(column.label, medium(7 * step.scale)) : 3.2;
        for (const TableRow &row : table.rows)
            if (c < row.values.size())
                wanted = std::max(wanted, figureWidth(meter, row.values[c], valueFont(step, row.values[c])));
        widths.push_back(std::max(column.width > 0 ? std::min(column.width, wanted + 1.6) : 0.0, wanted + 1.6));
    }
    // The name keeps at least two fifths; the widest columns give way first, their text wraps between words. Only where even that is
    // too much words are broken, and the name has a little less.
    double total = std::accumulate(widths.begin(), widths.end(), 0.0);
    const auto shrink = [&](double most, const std::vector<double> &least) {
        while (total > most) {
            size_t widest = widths.size();
            for (size_t c = 0; c < widths.size(); ++c)
                if (widths[c] > least[c] + 0.01 && (widest == widths.size() || widths[c] > widths[widest]))
                    widest = c;
            if (widest == widths.size())
                return;
            const double cut = std::min({total - most, std::max(0.5, widths[widest] * 0.1), widths[widest] - least[widest]});
            widths[widest] -= cut;
            total -= cut;
        }
    };
    std::vector<double> least;
    for (size_t c = 0; c < widths.size(); ++c)
        least.push_back(leastWidth(meter, table, c));
    shrink(width * 0.62, least);
    shrink(width * 0.7, std::vector<double>(widths.size(), 4.0));
    return widths;
}

double drawValue(Canvas &canvas, const Figure &figure, const TableColumn &column, const QRectF &cell, const TableStep &step, bool measure)
{
    const Font font = valueFont(step, figure);
    const double room = cell.width() - 0.6;
    if (!figure.dice && figure.symbols.isEmpty() && canvas.meter().width(figure.text, font.sized(6.5)) > room) {
        const RichText text = RichText::plain(figure.text, font.weight);
        const RichText::Setting setting{font.sized(std::max(6.5, std::min(7.0, font.points))), room, 1.1, column.align, Inks::text, 0};
        const double height = text.height(canvas.meter(), setting);
        if (!measure)
            text.draw(canvas, cell.left() + 0.3, cell.center().y() - height / 2, setting);
        return height + 0.8;
    }
    if (!measure) {
        const double x = column.align == Align::Left ? cell.left() + 0.3
            : column.align == Align::Right           ? cell.right() - 0.3
                                                     : cell.center().x();
        drawFigure(canvas, figure, x, cell.center().y(), room, font, column.align);
    }
    return font.points * mmPerPoint * 1.2;
}

double drawName(Canvas &canvas, const TableRow &row, const QPointF &at, double width, const TableStep &step)
{
    RichText name;
    if (row.count > 1)
        name.add({QStringLiteral("%1× ").arg(row.count), Weight::Regular, false, {}});
    name.add({row.name, Weight::Bold, false, {}});
    if (!row.nameNote.isEmpty())
        name.add({QStringLiteral(" · ") + row.nameNote, Weight::Regular, false, {}});
    const double shell = Canvas::tickBoxWidth(BoxShape::Shell, step.ammo) + 0.4;
    const int boxes = row.shots + row.loaded;
    double y = at.y();
    const RichText::Setting setting{bold(std::max(7.0, step.weapon - 0.5)), width, 1.12, Align::Left, Inks::text, 0};
    const double used = name.widestLine(canvas.meter(), setting);
    const double nameTop = y;
    y += name.draw(canvas, at.x(), y, setting);
    double x = at.x() + used + 0.8, boxTop = nameTop - (step.ammo - pitch(setting.font.points, 1.12)) / 2;
    if (boxes > 0 && used + 0.8 + boxes * shell > width) {
        x = at.x();
        boxTop = y;
        y += step.ammo + 0.3;
    }
    for (int i = 0; i < boxes; ++i)
        x += canvas.tickBox(i < row.shots ? BoxShape::Shell : BoxShape::Square, x, boxTop, step.ammo) + 0.4;
    const Font tagFont = italic(std::max(6.6, step.weapon - 1.4));
    const double tags = canvas.meter().width(row.tags, tagFont);
    if (!row.tags.isEmpty() && boxes == 0 && name.lineCount(canvas.meter(), setting) == 1 && used + 1.0 + tags <= width)
        canvas.textMid(at.x() + used + 1.0, nameTop + pitch(setting.font.points, 1.12) / 2, row.tags, tagFont);
    else if (!row.tags.isEmpty())
        y += RichText::plain(row.tags, Weight::Regular, true).draw(canvas, at.x(), y, {tagFont, width, 1.12, Align::Left, Inks::text, 0});
    return y - at.y();
}

} // namespace

bool titleInHead(const TableBlock &table)
{
    return !table.strip && hasLabels(table);
}

double drawRowTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &, const TableForm &look)
{
    const TableStep &step = look.step;
    const std::vector<double> widths = columnWidths(canvas.meter(), table, step, width);
    const double name = width - std::accumulate(widths.begin(), widths.end(), 0.0);
    double y = at.y();
    if (hasLabels(table)) {
        canvas.textMid(at.x(), y + 1.8 * step.scale, table.title,
                       canvas.meter().fitted(table.title, bold(7.4 * step.scale), name - 0.5, 6.5));
        double x = at.x() + name, height = 3.6 * step.scale;
        for (size_t c = 0; c < widths.size(); ++c) {
            const TableColumn &column = table.columns[c];
            const double anchor = column.align == Align::Left ? x + 0.3
                : column.align == Align::Right                ? x + widths[c] - 0.3
                                                              : x + widths[c] / 2;
            if (!column.symbol.isEmpty()) {
                canvas.symbolMid(column.symbol, anchor - 1.4 * step.scale, y + height / 2, 2.8 * step.scale, Inks::text);
            } else {
                const Font font = canvas.meter().fitted(column.label, medium(7 * step.scale), widths[c] - 0.3, 6.5);
                canvas.textMid(anchor, y + height / 2, column.label, font, Inks::text, column.align);
            }
            x += widths[c];
        }
        y += height;
        canvas.rule(at.x(), y, width, 0.30);
    }
    const size_t end = std::min(table.rows.size(), look.first + std::min(look.count, table.rows.size()));
    for (size_t i = look.first; i < end; ++i) {
        const TableRow &row = table.rows[i];
        Canvas probe = canvas.scratch();
        const double names = drawName(probe, row, {0, 0}, name - 0.8, step);
        double height = std::max(step.strip * 0.62, names + 0.9);
        for (size_t c = 0; c < widths.size() && c < row.values.size(); ++c)
            height = std::max(height, drawValue(probe, row.values[c], table.columns[c], QRectF(0, 0, widths[c], 0), step, true));
        drawName(canvas, row, {at.x(), y + (height - names) / 2}, name - 0.8, step);
        double x = at.x() + name;
        for (size_t c = 0; c < widths.size() && c < row.values.size(); ++c) {
            drawValue(canvas, row.values[c], table.columns[c], QRectF(x, y, widths[c], height), step, false);
            x += widths[c];
        }
        y += height;
        canvas.rule(at.x(), y, width, 0.12, Inks::hair);
    }
    return y - at.y();
}

} // namespace muster::print
