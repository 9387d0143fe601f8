// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/ThemedIconEngine.h"

#include "app/theme/Icons.h"
#include "app/theme/Theme.h"

#include <QPainter>

namespace muster::app {

QColor ThemedIconEngine::colour(QIcon::Mode mode, QIcon::State state) const
{
    if (mode == QIcon::Disabled)
        return color(Token::Hatch);
    if (m_fixed.isValid())
        return m_fixed;
    return color(state == QIcon::On ? m_on : m_normal);
}

void ThemedIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const int side = qMin(rect.width(), rect.height());
    const QRect square(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side);
    painter->drawPixmap(square, icons::pixmap(m_name, side, colour(mode, state), painter->device()->devicePixelRatioF()));
}

QPixmap ThemedIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    return scaledPixmap(size, mode, state, 1);
}

QPixmap ThemedIconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale)
{
    // Qt passes device pixels here; lines are weighed in logical ones.
    const int side = qMax(1, qRound(qMin(size.width(), size.height()) / scale));
    const QPixmap drawn = icons::pixmap(m_name, side, colour(mode, state), scale);
    if (size.width() <= size.height())
        return drawn;
    // Asked for wider than high: the rest is the gap to the words of a button, which Qt makes too small.
    QPixmap padded(size);
    padded.setDevicePixelRatio(scale);
    padded.fill(Qt::transparent);
    QPainter(&padded).drawPixmap(0, 0, drawn);
    return padded;
}

} // namespace muster::app
