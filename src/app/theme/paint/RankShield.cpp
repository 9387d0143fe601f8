// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/GaugePaint.h"

#include <QPainterPath>

#include <cmath>

namespace muster::app::paint {

namespace {

// On a 22 grid: flat top, straight sides, pointed foot.
QPainterPath shieldPath()
{
    QPainterPath path;
    path.moveTo(2.5, 2.5);
    path.lineTo(19.5, 2.5);
    path.lineTo(19.5, 12);
    path.cubicTo(19.5, 16.2, 15.2, 18.6, 11, 20.4);
    path.cubicTo(6.8, 18.6, 2.5, 16.2, 2.5, 12);
    path.closeSubpath();
    return path;
}

void chevrons(QPainter &painter, int count, const QColor &ground)
{
    painter.setPen(QPen(ground, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double top = 10.2 - (count - 1) * 2.0;
    for (int i = 0; i < count; ++i) {
        const double y = top + i * 4.0;
        painter.drawPolyline(QPolygonF({QPointF(6.6, y + 2.6), QPointF(11, y), QPointF(15.4, y + 2.6)}));
    }
}

void pips(QPainter &painter, int count, const QColor &ground)
{
    static const QList<QList<QPointF>> places{{{11, 10.6}}, {{7.8, 10.6}, {14.2, 10.6}}, {{7.8, 8.6}, {14.2, 8.6}, {11, 13.4}}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    for (const QPointF &c : places.at(count - 1))
        painter.drawPolygon(QPolygonF({c + QPointF(0, -2.4), c + QPointF(2.4, 0), c + QPointF(0, 2.4), c + QPointF(-2.4, 0)}));
}

void star(QPainter &painter, const QColor &ground)
{
    QPolygonF shape;
    for (int i = 0; i < 10; ++i) {
        const double angle = M_PI * (i / 5.0 - 0.5);
        const double radius = i % 2 ? 2.5 : 5.6;
        shape << QPointF(11 + radius * std::cos(angle), 10.8 + radius * std::sin(angle));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawPolygon(shape);
}

} // namespace

void rankShield(QPainter &painter, const QRectF &square, int rung, const GameColours &game, const QColor &ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / 22, square.height() / 22);
    painter.setPen(QPen(game.strong, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(rung <= 1 ? QBrush(Qt::NoBrush) : QBrush(game.strong));
    painter.drawPath(shieldPath());
    if (rung >= 2 && rung <= 4)
        chevrons(painter, rung - 1, ground);
    else if (rung >= 5 && rung <= 7)
        pips(painter, rung - 4, ground);
    else if (rung >= 8)
        star(painter, ground);
    painter.restore();
}

} // namespace muster::app::paint
