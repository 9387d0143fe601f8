// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/FlowLayout.h"

#include <QStyle>
#include <QWidget>

namespace muster::app {

namespace {

// A control that can take more asks for its least; what is wider than the line is cut to it.
int widthOf(const QLayoutItem *item, int line)
{
    const bool grows = item->expandingDirections() & Qt::Horizontal;
    return std::min(grows ? item->minimumSize().width() : item->sizeHint().width(), line);
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent) {}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QRect inner = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem *> line;
    int x = 0, y = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int wide = widthOf(item, inner.width());
        if (!line.isEmpty() && x + wide > inner.width()) {
            y += finishLine(line, inner, y, apply) + spacing();
            line.clear();
            x = 0;
        }
        line.append(item);
        x += wide + spacing();
    }
    y += finishLine(line, inner, y, apply);
    return y + contentsMargins().top() + contentsMargins().bottom();
}

int FlowLayout::finishLine(const QList<QLayoutItem *> &line, const QRect &rect, int y, bool apply) const
{
    int height = 0;
    for (const QLayoutItem *item : line)
        height = std::max(height, item->sizeHint().height());
    if (!apply)
        return height;
    int rest = rect.width() - spacing() * int(line.size() - 1);
    int growing = 0;
    for (const QLayoutItem *item : line) {
        rest -= widthOf(item, rect.width());
        growing += item->expandingDirections() & Qt::Horizontal ? 1 : 0;
    }
    int x = rect.left();
    for (QLayoutItem *item : line) {
        int wide = widthOf(item, rect.width());
        if (item->expandingDirections() & Qt::Horizontal)
            wide = std::min(wide + std::max(0, rest) / growing, item->maximumSize().width());
        const int high = std::clamp(item->sizeHint().height(), 0, height);
        const QRect place(x, rect.top() + y + (height - high) / 2, wide, high);
        item->setGeometry(parentWidget() ? QStyle::visualRect(parentWidget()->layoutDirection(), rect, place) : place);
        x += wide + spacing();
    }
    return height;
}

} // namespace muster::app
