// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/ProfileTable.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/paint/ShapedText.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace muster::app {

namespace {

constexpr double padding = 4;
const QString noEffect = QStringLiteral("·");

// What the panel gave the last one; a new one will most likely get the same, and is measured for it alone.
int usualTable = 420;

} // namespace

QString ProfileTableData::sentence() const
{
    QStringList parts;
    for (const Line &line : lines) {
        QStringList words{line.name};
        for (std::size_t i = 0; i < columns.size() && i < std::size_t(line.cells.size()); ++i) {
            if (!line.cells[int(i)].isEmpty())
                words.append((columns[i].group.isEmpty() ? QString() : columns[i].group + ' ') + columns[i].head + ' '
                             + line.cells[int(i)]);
        }
        parts.append(words.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral(". "));
}

ProfileTable::ProfileTable(ProfileTableData data, QWidget *parent) : QWidget(parent), m_data(std::move(data))
{
    m_groups = std::any_of(m_data.columns.begin(), m_data.columns.end(), [](const auto &column) { return !column.group.isEmpty(); });
    setAccessibleName(m_data.title);
    setAccessibleDescription(m_data.sentence());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize ProfileTable::sizeHint() const
{
    return {usualTable, heightForWidth(usualTable)};
}

void ProfileTable::resizeEvent(QResizeEvent *event)
{
    usualTable = width();
    QWidget::resizeEvent(event);
}

int ProfileTable::heightForWidth(int width) const
{
    const Layout &layout = layOut(width);
    double height = layout.head;
    for (const double line : layout.heights)
        height += line;
    return int(std::ceil(height)) + 1;
}

const ProfileTable::Layout &ProfileTable::layOut(int width) const
{
    const auto known = m_layouts.constFind(width);
    return known != m_layouts.constEnd() ? *known : *m_layouts.insert(width, measure(width));
}

ProfileTable::Layout ProfileTable::measure(double width) const
{
    Layout layout;
    layout.head = m_groups ? 40 : 26;
    double wanted = 0;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
        double cell = paint::textWidth(m_data.columns[i].head, FontRole::CaptionStrong);
        for (const auto &line : m_data.lines)
            cell = std::max(cell, paint::textWidth(line.cells.value(int(i)), FontRole::Small));
        layout.widths.push_back(cell + 2 * padding);
        wanted += layout.widths.back();
    }
    double name = 90;
    for (const auto &line : m_data.lines)
        name = std::max(name, std::min(220.0, paint::textWidth(line.name, FontRole::SmallStrong) + 10));
    // Narrow panels give the name less first, then stack the two figures of a cell.
    layout.stacked = width - wanted < std::min(name, 110.0);
    if (layout.stacked) {
        wanted = 0;
        for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
            double cell = paint::textWidth(m_data.columns[i].head, FontRole::CaptionStrong);
            for (const auto &line : m_data.lines) {
                for (const QString &part : line.cells.value(int(i)).split('/'))
                    cell = std::max(cell, paint::textWidth(part, FontRole::SmallStrong));
            }
            layout.widths[i] = std::max(18.0, cell + 4);
            wanted += layout.widths[i];
        }
    }
    layout.name = std::max(80.0, std::min(name, width - wanted));
    // What is left over goes to the columns, so that the table fills the panel.
    const double spare = (width - layout.name - wanted) / std::max<std::size_t>(1, layout.widths.size());
    for (double &column : layout.widths)
        column += std::clamp(spare, -6.0, 14.0);
    const QFontMetricsF &strong = Theme::current().metrics(FontRole::SmallStrong);
    const double oneLine = strong.boundingRect(QRectF(0, 0, 1000, 1000), Qt::TextWordWrap, QStringLiteral("X")).height();
    for (const auto &line : m_data.lines) {
        const QRectF place(0, 0, layout.name - 8, 1000);
        const bool fits = paint::textWidth(line.name, FontRole::SmallStrong) <= place.width();
        const double nameHeight = fits ? oneLine : strong.boundingRect(place, Qt::TextWordWrap, line.name).height();
        const bool below = paint::textWidth(line.small, FontRole::Caption) > 2.5 * (layout.name - 8);
        const QRectF room(0, 0, below ? width : layout.name - 8, 10000);
        const double small = line.small.isEmpty()
            ? 0
            : Theme::current().metrics(FontRole::Caption).boundingRect(room, Qt::TextWordWrap, line.small).height();
        layout.figures.push_back(std::max(layout.stacked ? 38.0 : 28.0, nameHeight + (below ? 0 : small) + 8));
        layout.heights.push_back(layout.figures.back() + (below ? small + 6 : 0));
    }
    return layout;
}

void ProfileTable::paintHead(QPainter &painter, const Layout &layout) const
{
    double x = layout.name;
    const double rowTop = m_groups ? 20 : 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i <= m_data.columns.size(); ++i) {
        if (i < m_data.columns.size() && i > first && m_data.columns[i].group == m_data.columns[first].group)
            continue;
        if (i > first && m_groups && !m_data.columns[first].group.isEmpty()) {
            double width = 0;
            for (std::size_t k = first; k < i; ++k)
                width += layout.widths[k];
            paint::text(painter, QRectF(x, 0, width, 20), m_data.columns[first].group, FontRole::CaptionStrong, color(Token::Text),
                        Qt::AlignCenter);
        }
        for (std::size_t k = first; k < i; ++k) {
            paint::text(painter, QRectF(x, rowTop, layout.widths[k], layout.head - rowTop), m_data.columns[k].head, FontRole::Caption,
                        color(Token::Text2), Qt::AlignCenter);
            x += layout.widths[k];
        }
        first = i;
    }
    paint::text(painter, QRectF(0, rowTop, layout.name, layout.head - rowTop), m_data.title, FontRole::CaptionStrong, color(Token::Text2));
    painter.setPen(QPen(color(Token::Line), 1));
    painter.drawLine(QPointF(0, layout.head - 0.5), QPointF(width(), layout.head - 0.5));
}

void ProfileTable::paintCell(QPainter &painter, const QRectF &cell, const QString &text, bool stacked) const
{
    if (text.isEmpty()) {
        paint::text(painter, cell, noEffect, FontRole::Small, color(Token::Text3), Qt::AlignCenter);
        return;
    }
    const auto stroke = text.indexOf('/');
    const FontRole role = text.endsWith('K') ? FontRole::SmallStrong : FontRole::Small;
    if (!stacked || stroke <= 0) {
        paint::text(painter, cell.adjusted(-2, 0, 2, 0), text, role, color(Token::Text), Qt::AlignCenter);
        return;
    }
    const double middle = cell.center().y();
    paint::text(painter, QRectF(cell.left() - 2, middle - 16, cell.width() + 4, 16), text.left(stroke), FontRole::SmallStrong,
                color(Token::Text), Qt::AlignCenter);
    paint::text(painter, QRectF(cell.left() - 2, middle, cell.width() + 4, 16), text.mid(stroke + 1), role, color(Token::Text),
                Qt::AlignCenter);
    painter.setPen(QPen(color(Token::Line), 1));
    painter.drawLine(QPointF(cell.left() + 3, middle), QPointF(cell.right() - 3, middle));
}

bool ProfileTable::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_hint)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const Layout &layout = layOut(width());
    double y = layout.head;
    QString hint;
    for (std::size_t row = 0; row < m_data.lines.size(); ++row) {
        if (help->y() >= y && help->y() < y + layout.heights[row])
            hint = m_hint(m_data.lines[row].id);
        y += layout.heights[row];
    }
    if (hint.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), hint, this);
    return true;
}

void ProfileTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout &layout = layOut(width());
    // Every second group stands on the quiet ground, with a line between groups.
    double x = layout.name;
    int group = 0;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
        const bool newGroup = m_groups && (i == 0 || m_data.columns[i].group != m_data.columns[i - 1].group);
        if (newGroup && i > 0)
            ++group;
        if (m_groups && !m_data.columns[i].group.isEmpty() && group % 2 == 1)
            painter.fillRect(QRectF(x, 20, layout.widths[i], height() - 20), color(Token::Alt));
        if (newGroup) {
            painter.setPen(QPen(color(Token::Line), 1));
            painter.drawLine(QPointF(x, 2), QPointF(x, height() - 1));
        }
        x += layout.widths[i];
    }
    paintHead(painter, layout);
    double y = layout.head;
    for (std::size_t row = 0; row < m_data.lines.size(); ++row) {
        const auto &line = m_data.lines[row];
        const double figures = layout.figures[row];
        const bool below = figures < layout.heights[row];
        const QRectF name(0, y + 4, layout.name - 8, figures - 4);
        painter.setFont(roleFont(FontRole::SmallStrong));
        painter.setPen(color(Token::Text));
        QRectF used;
        painter.drawText(name, Qt::TextWordWrap | Qt::AlignTop, line.name, &used);
        painter.setFont(roleFont(FontRole::Caption));
        painter.setPen(color(Token::Text2));
        const double top = below ? y + figures - 2 : used.bottom();
        painter.drawText(QRectF(0, top, below ? width() : layout.name - 8, y + layout.heights[row] - top), Qt::TextWordWrap | Qt::AlignTop,
                         line.small);
        x = layout.name;
        for (std::size_t i = 0; i < m_data.columns.size(); ++i) {
            paintCell(painter, QRectF(x, y, layout.widths[i], figures), line.cells.value(int(i)), layout.stacked);
            x += layout.widths[i];
        }
        y += layout.heights[row];
        painter.setPen(QPen(color(Token::Line2), 1));
        painter.drawLine(QPointF(0, y - 0.5), QPointF(width(), y - 0.5));
    }
}

} // namespace muster::app
