// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/SheetTable.h"

#include <numeric>

namespace muster::print {

namespace {

constexpr double pad = 0.8;   // on both sides of a cell
constexpr double above = 1.0; // over and under the text of a row

} // namespace

void SheetTable::add(const QStringList &cells, int bold, const RichText &below)
{
    Row row;
    for (qsizetype i = 0; i < cells.size(); ++i)
        row.cells.push_back(RichText::plain(cells.at(i), i < bold ? Weight::Bold : Weight::Regular));
    row.below = below;
    m_rows.push_back(std::move(row));
}

// PaperText behind a column of figures keep their distance from it.
double SheetTable::indent(size_t column) const
{
    const bool behindFigures = column > 0 && m_columns[column].align == Align::Left && m_columns[column - 1].align == Align::Right;
    return column == 0 ? 0 : behindFigures ? pad + 2 : pad;
}

std::vector<double> SheetTable::widths(const SheetFrame &frame) const
{
    const double total = std::accumulate(m_columns.begin(), m_columns.end(), 0.0,
                                         [](double sum, const Column &column) { return sum + column.share; });
    std::vector<double> result;
    for (const Column &column : m_columns)
        result.push_back(frame.width() * column.share / total);
    return result;
}

double SheetTable::head(Canvas &c, const SheetFrame &frame, double y) const
{
    const std::vector<double> width = widths(frame);
    double x = frame.left();
    for (size_t i = 0; i < m_columns.size(); ++i) {
        const Column &column = m_columns[i];
        const double at = column.align == Align::Left ? x + indent(i)
            : column.align == Align::Right            ? x + width[i] - pad
                                                      : x + width[i] / 2;
        c.textMid(at, y + 2.2, column.label, c.meter().fitted(column.label, medium(8), width[i] - 0.6, 6.5), Inks::text, column.align);
        x += width[i];
    }
    c.rule(frame.left(), y + 4.4, frame.width(), 0.30);
    return 4.6;
}

double SheetTable::row(Canvas &c, const SheetFrame &frame, const Row &row, double y) const
{
    const std::vector<double> width = widths(frame);
    double x = frame.left(), height = 3.6;
    for (size_t i = 0; i < row.cells.size(); ++i) {
        const double left = indent(i);
        RichText::Setting setting{regular(m_points), width[i] - pad - left, 1.16, m_columns[i].align, Inks::text, 0};
        // A long word shrinks before it is broken; type never goes below the floor of sheets.
        while (setting.font.points > 7 && row.cells[i].longestWord(c.meter(), setting.font) > setting.width)
            setting.font.points -= 0.25;
        height = std::max(height, row.cells[i].draw(c, x + left, y + above, setting));
        x += width[i];
    }
    if (!row.below.isEmpty()) {
        const double indent = width.front();
        height += row.below.draw(c, frame.left() + indent + pad, y + above + height + 0.4,
                                 {regular(m_points - 0.6), frame.width() - indent - 2 * pad, 1.18, Align::Left, Inks::text, 0})
            + 0.4;
    }
    height += 2 * above;
    c.rule(frame.left(), y + height, frame.width(), row.strong ? 0.30 : 0.12, row.strong ? Inks::text : Inks::hair);
    return height;
}

double SheetTable::leastHeight(SheetFrame &frame) const
{
    Canvas probe = frame.canvas().scratch();
    return 4.6 + (m_rows.empty() ? 0 : row(probe, frame, m_rows.front(), 0));
}

double SheetTable::draw(SheetFrame &frame, double y, const std::function<double()> &newPage) const
{
    y += head(frame.canvas(), frame, y);
    for (const Row &each : m_rows) {
        Canvas probe = frame.canvas().scratch();
        if (y + row(probe, frame, each, 0) > frame.bottom()) {
            y = newPage();
            y += head(frame.canvas(), frame, y);
        }
        y += row(frame.canvas(), frame, each, y);
    }
    return y;
}

} // namespace muster::print
