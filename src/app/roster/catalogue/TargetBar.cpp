// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/TargetBar.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QMouseEvent>

namespace muster::app {

void TargetBar::setTexts(const QString &slot, const QString &rest, const QString &shortRest)
{
    m_slot = slot;
    m_rest = rest;
    m_shortRest = shortRest;
    setAccessibleName(slot + ' ' + rest);
    setToolTip(slot + ' ' + rest);
    update();
}

void TargetBar::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

void TargetBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::dashedOutline(painter, QRectF(rect()).adjusted(1, 1, -1, -1), color(Token::Accent));
    icons::paint(painter, QRectF(9, height() / 2.0 - 8, 16, 16), QStringLiteral("target"), color(Token::Accent));
    const double right = width() - 30;
    // How much is left is worth more than the middle of a long name, but not the words around it.
    const QFontMetricsF &strong = Theme::current().metrics(FontRole::BodyMedium), &small = Theme::current().metrics(FontRole::Small);
    const double room = right - 32 - 6;
    const QString rest = strong.horizontalAdvance(m_slot) + small.horizontalAdvance(m_rest) + 2 <= room ? m_rest : m_shortRest;
    const QString slot = strong.elidedText(m_slot, Qt::ElideMiddle, std::max(60.0, room - small.horizontalAdvance(rest) - 2));
    const double used = paint::text(painter, QRectF(32, 0, room, height()), slot, FontRole::BodyMedium, color(Token::Text));
    if (32 + used + 6 < right)
        paint::text(painter, QRectF(32 + used + 6, 0, right - 32 - used - 6, height()), rest, FontRole::Small, color(Token::Text2));
}

} // namespace muster::app
