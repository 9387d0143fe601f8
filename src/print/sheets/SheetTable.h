// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/RichText.h"
#include "print/sheets/SheetFrame.h"

#include <functional>

namespace muster::print {

/// A table of a sheet that may run over several pages: rows are never broken, the head stands on each page again.
class SheetTable
{
public:
    struct Column
    {
        QString label;
        double share = 1; ///< of the width
        Align align = Align::Left;
    };
    struct Row
    {
        std::vector<RichText> cells;
        RichText below;      ///< a line under the cells, from the second column on
        bool strong = false; ///< a rule of full weight below it
    };

    SheetTable(std::vector<Column> columns, double points = 8.4) : m_columns(std::move(columns)), m_points(points) {}

    void add(Row row) { m_rows.push_back(std::move(row)); }
    /// Plain cells; the first `bold` of them in bold.
    void add(const QStringList &cells, int bold = 1, const RichText &below = {});
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// Height of the head and the first row: what must fit below a heading.
    [[nodiscard]] double leastHeight(SheetFrame &frame) const;
    /// Draws from y on; `newPage` begins a page and gives the y below its head. Gives the y below the table.
    double draw(SheetFrame &frame, double y, const std::function<double()> &newPage) const;

private:
    [[nodiscard]] double indent(size_t column) const;
    [[nodiscard]] std::vector<double> widths(const SheetFrame &frame) const;
    double head(Canvas &canvas, const SheetFrame &frame, double y) const;
    double row(Canvas &canvas, const SheetFrame &frame, const Row &row, double y) const;

    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
    double m_points;
};

} // namespace muster::print
