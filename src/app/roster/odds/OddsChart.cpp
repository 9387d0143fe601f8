// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsChart.h"

#include "print/paint/Replay.h"

#include <QHeaderView>
#include <QPainter>

namespace muster::app {

OddsChart::OddsChart(QWidget *parent) : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    setModel(&m_table);
    connect(&Theme::current(), &Theme::changed, this, &OddsChart::draw);
}

print::ChartStyle OddsChart::style() const
{
    const auto font = [](FontRole role, print::Weight weight) {
        return print::Font{roleFont(role).pointSizeF(), weight, false, print::Family::Window};
    };
    print::ChartStyle style;
    style.font = font(FontRole::Caption, print::Weight::Regular);
    style.strongFont = font(FontRole::CaptionStrong, print::Weight::Bold);
    style.text = color(Token::Text).rgb();
    style.grid = color(Token::Line2).rgb();
    style.axis = color(Token::Control).rgb();
    style.fill = style.strong = Theme::current().game(m_hue).strong.rgb();
    style.onFill = style.ground = color(Token::Base).rgb();
    return style;
}

// Cell by cell, so that whoever reads the table keeps the place.
void OddsChart::show(const print::LossChart &chart, const print::LossWords &words, const QColor &hue)
{
    m_chart = chart;
    m_words = words;
    m_hue = hue;
    const print::ChartTable table = tableOf(chart, words);
    m_table.setColumnCount(int(table.columns.size()));
    m_table.setRowCount(int(table.rows.size()));
    m_table.setHorizontalHeaderLabels(table.columns);
    for (int row = 0; row < table.rows.size(); ++row) {
        const QStringList &cells = table.rows.at(row).cells;
        m_table.setHeaderData(row, Qt::Vertical, cells.first());
        for (int i = 0; i < cells.size(); ++i) {
            const QModelIndex index = m_table.index(row, i);
            const QString tip = QStringLiteral("%1 %2: %3").arg(table.columns.at(i), cells.first(), cells.at(i));
            if (index.data().toString() != cells.at(i))
                m_table.setData(index, cells.at(i));
            m_table.setData(index, tip, Qt::ToolTipRole);
            m_table.setData(index, i == 0 ? cells.first() : tip, Qt::AccessibleTextRole);
        }
    }
    draw();
}

void OddsChart::draw()
{
    const double margin = 12 / pixelsPerMm();
    const QRectF area = QRectF({}, QSizeF(viewport()->size()) / pixelsPerMm()).adjusted(margin, margin / 2, -margin, -margin / 3);
    print::Canvas canvas(m_meter, {});
    m_marks.clear();
    if (area.isValid() && !m_chart.exactly.empty())
        m_marks = drawLosses(canvas, area, m_chart, style(), m_words);
    m_drawing = canvas.take();
    viewport()->update();
}

void OddsChart::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Token::Base));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    const double scale = pixelsPerMm() / print::unitsPerMm;
    print::Replay().list(painter, m_drawing, QTransform::fromScale(scale, scale) * painter.worldTransform());
    painter.restore();
    if (hasFocus() && currentIndex().isValid()) {
        painter.setPen(QPen(color(Token::Accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(visualRect(currentIndex())).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void OddsChart::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    draw();
}

// All cells of a number stand on its column.
QRect OddsChart::visualRect(const QModelIndex &index) const
{
    for (const print::ChartMark &mark : m_marks) {
        if (mark.row == index.row())
            return QRectF(mark.box.topLeft() * pixelsPerMm(), mark.box.size() * pixelsPerMm()).toAlignedRect();
    }
    return {};
}

QModelIndex OddsChart::indexAt(const QPoint &point) const
{
    for (const print::ChartMark &mark : m_marks) {
        if (visualRect(m_table.index(mark.row, mark.column)).contains(point))
            return m_table.index(mark.row, mark.column);
    }
    return {};
}

void OddsChart::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
}

// The columns stand side by side: left and right go from number to number.
QModelIndex OddsChart::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = m_chart.atLeast ? 2 : 1, last = m_table.rowCount() - 1;
    const int row = std::max(0, currentIndex().row());
    switch (action) {
    case MoveLeft:
    case MoveUp:
        return m_table.index(std::max(0, row - 1), column);
    case MoveRight:
    case MoveDown:
        return m_table.index(currentIndex().isValid() ? std::min(last, row + 1) : 0, column);
    case MoveHome:
        return m_table.index(0, column);
    case MoveEnd:
        return m_table.index(last, column);
    default:
        return QTableView::moveCursor(action, modifiers);
    }
}

} // namespace muster::app
