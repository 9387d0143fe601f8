// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/imposition/SheetPlan.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

QTransform CardPlace::transform() const
{
    QTransform transform;
    if (turned) {
        transform.translate(trim.right(), trim.bottom());
        transform.rotate(180);
    } else {
        transform.translate(trim.left(), trim.top());
    }
    return transform;
}

SheetPlan::SheetPlan(const SheetSettings &settings) : m_settings(settings)
{
    // With bleed two neighbours must not print into each other.
    m_gap = std::max(settings.gap, 2 * settings.bleed);
    choose();
    const QSizeF c = cell();
    const QSizeF block(m_columns * c.width() + (m_columns - 1) * m_gap, m_rows * c.height() + (m_rows - 1) * m_gap);
    m_origin = QPointF((m_page.width() - block.width()) / 2, (m_page.height() - block.height()) / 2);
}

QSizeF SheetPlan::cell() const
{
    const QSizeF card = m_settings.card;
    if (m_settings.backs != Backs::FoldOver)
        return card;
    return m_foldDown ? QSizeF(card.width(), card.height() * 2) : QSizeF(card.width() * 2, card.height());
}

// Upright or across, fold beside or below: whatever holds most cards; upright and beside when equal.
void SheetPlan::choose()
{
    const QSizeF upright(std::min(m_settings.paper.width(), m_settings.paper.height()),
                         std::max(m_settings.paper.width(), m_settings.paper.height()));
    const QMarginsF margin = m_settings.margins;
    m_page = upright;
    int best = 0;
    for (const bool across : {false, true}) {
        for (const bool down : {false, true}) {
            if (down && m_settings.backs != Backs::FoldOver)
                continue;
            const QSizeF page = across ? upright.transposed() : upright;
            const bool before = m_foldDown;
            m_foldDown = down;
            const QSizeF c = cell();
            m_foldDown = before;
            // The block is centred, so the larger margin counts on both sides.
            const double b = 2 * m_settings.bleed;
            const double width = page.width() - 2 * std::max(margin.left(), margin.right()) - b;
            const double height = page.height() - 2 * std::max(margin.top(), margin.bottom()) - b;
            const int columns = std::max(0, int(std::floor((width + m_gap) / (c.width() + m_gap) + 1e-9)));
            const int rows = std::max(0, int(std::floor((height + m_gap) / (c.height() + m_gap) + 1e-9)));
            if (columns * rows > best) {
                best = columns * rows;
                m_page = page;
                m_columns = columns;
                m_rows = rows;
                m_foldDown = down;
            }
        }
    }
}

CardPlace SheetPlan::front(int index) const
{
    const int column = index % m_columns, row = index / m_columns;
    const QSizeF c = cell();
    QPointF at = m_origin + QPointF(column * (c.width() + m_gap), row * (c.height() + m_gap));
    if (m_settings.backs == Backs::FoldOver && m_foldDown)
        at.ry() += m_settings.card.height();
    return {QRectF(at, m_settings.card), false};
}

CardPlace SheetPlan::back(int index) const
{
    const CardPlace place = front(index);
    QRectF trim = place.trim;
    if (m_settings.backs == Backs::FoldOver) {
        // Beside: turned like the page of a book. Above: the fold turns it head over heels, so it is printed upside down.
        if (m_foldDown)
            return {trim.translated(0, -trim.height()), true};
        return {trim.translated(trim.width(), 0), false};
    }
    // The sheet is turned about an edge; seen from behind left and right (or top and bottom) are exchanged.
    const bool upDown = landscape() == (m_settings.flip == FlipEdge::Long);
    if (upDown)
        trim.moveTop(m_page.height() - trim.bottom());
    else
        trim.moveLeft(m_page.width() - trim.right());
    return {trim.translated(m_settings.backOffset), upDown};
}

QRectF SheetPlan::block() const
{
    const QSizeF c = cell();
    return {m_origin, QSizeF(m_columns * c.width() + (m_columns - 1) * m_gap, m_rows * c.height() + (m_rows - 1) * m_gap)};
}

QRectF SheetPlan::printable() const
{
    return QRectF(QPointF(), m_page).marginsRemoved(m_settings.margins);
}

} // namespace muster::print
