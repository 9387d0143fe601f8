// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/CollectionDot.h"

#include "app/theme/paint/Paint.h"

#include <QPainterPath>

namespace muster::app::paint {

void collectionDot(QPainter &painter, const QPointF &centre, int kind)
{
    constexpr double radius = 5;
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (kind == 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Ok));
        painter.drawEllipse(circle);
    } else if (kind == 2) {
        painter.setPen(QPen(color(Token::Warning), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(circle.adjusted(0.75, 0.75, -0.75, -0.75));
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Warning));
        painter.drawPie(circle, 90 * 16, 180 * 16);
    } else if (kind == 3) {
        QPen pen(color(Token::Text2), 1.5); // not the red of a broken rule
        pen.setDashPattern({1.6, 1.4});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(circle.adjusted(0.75, 0.75, -0.75, -0.75));
    }
    painter.restore();
}

} // namespace muster::app::paint
