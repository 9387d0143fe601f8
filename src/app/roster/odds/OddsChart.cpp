// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsChart.h"

#include "app/theme/style/Theme.h"

namespace muster::app {

OddsChart::OddsChart(QWidget *parent) : ChartView(parent) {}

print::ChartStyle OddsChart::style() const
{
    print::ChartStyle style = themeStyle();
    style.text = color(Token::Text).rgb();
    style.axis = color(Token::Control).rgb();
    style.fill = style.strong = Theme::current().game(m_hue).strong.rgb();
    return style;
}

// Cell by cell, so that whoever reads the table keeps the place.
void OddsChart::show(const print::LossChart &chart, const print::LossWords &words, const QColor &hue)
{
    m_chart = chart;
    m_words = words;
    m_hue = hue;
    const print::ChartTable from = tableOf(chart, words);
    table().setColumnCount(int(from.columns.size()));
    table().setRowCount(int(from.rows.size()));
    table().setHorizontalHeaderLabels(from.columns);
    for (int row = 0; row < from.rows.size(); ++row) {
        const QStringList &cells = from.rows.at(row).cells;
        table().setHeaderData(row, Qt::Vertical, cells.first());
        for (int i = 0; i < cells.size(); ++i) {
            const QModelIndex index = table().index(row, i);
            const QString tip = QStringLiteral("%1 %2: %3").arg(from.columns.at(i), cells.first(), cells.at(i));
            if (index.data().toString() != cells.at(i))
                table().setData(index, cells.at(i));
            table().setData(index, tip, Qt::ToolTipRole);
            table().setData(index, i == 0 ? cells.first() : tip, Qt::AccessibleTextRole);
        }
    }
    draw();
}

print::ChartMarks OddsChart::drawOn(print::Canvas &canvas, const QRectF &area) const
{
    return m_chart.exactly.empty() ? print::ChartMarks() : drawLosses(canvas, area, m_chart, style(), m_words);
}

// All cells of a number stand on its column.
QRect OddsChart::visualRect(const QModelIndex &index) const
{
    for (const print::ChartMark &mark : marks()) {
        if (mark.row == index.row())
            return boxOf(mark);
    }
    return {};
}

QModelIndex OddsChart::indexAt(const QPoint &point) const
{
    for (const print::ChartMark &mark : marks()) {
        if (visualRect(table().index(mark.row, mark.column)).contains(point))
            return table().index(mark.row, mark.column);
    }
    return {};
}

// The columns stand side by side: left and right go from number to number.
QModelIndex OddsChart::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = m_chart.atLeast ? 2 : 1, last = table().rowCount() - 1;
    const int row = std::max(0, currentIndex().row());
    switch (action) {
    case MoveLeft:
    case MoveUp:
        return table().index(std::max(0, row - 1), column);
    case MoveRight:
    case MoveDown:
        return table().index(currentIndex().isValid() ? std::min(last, row + 1) : 0, column);
    case MoveHome:
        return table().index(0, column);
    case MoveEnd:
        return table().index(last, column);
    default:
        return QTableView::moveCursor(action, modifiers);
    }
}

} // namespace muster::app
