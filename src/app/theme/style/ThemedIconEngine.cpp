// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/ThemedIconEngine.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

#include <QLibraryInfo>
#include <QPainter>
#include <QVersionNumber>

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

QPixmap ThemedIconEngine::scaledPixmap(const QSize &asked, QIcon::Mode mode, QIcon::State state, qreal scale)
{
    // Lines are weighed in logical pixels; before 6.8 Qt asked in those of the device.
    static const bool asksInLogicalPixels = QLibraryInfo::version() >= QVersionNumber(6, 8);
    const QSize size = asksInLogicalPixels ? asked : asked / scale;
    const QPixmap drawn = icons::pixmap(m_name, qMax(1, qMin(size.width(), size.height())), colour(mode, state), scale);
    if (size.width() <= size.height())
        return drawn;
    // Asked for wider than high: the rest is the gap to the words of a button, which Qt makes too small.
    QPixmap padded(size * scale);
    padded.setDevicePixelRatio(scale);
    padded.fill(Qt::transparent);
    QPainter(&padded).drawPixmap(0, 0, drawn);
    return padded;
}

} // namespace muster::app
