// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/StrikeArrows.h"

#include "app/theme/paint/Paint.h"

#include <QPainterPath>

namespace muster::app {

namespace {

constexpr double figureSide = 24, arrowHead = 7;

} // namespace

StrikeArrows::StrikeArrows(const QVector<Strike> &strikes, QWidget *parent) : QWidget(parent), m_strikes(strikes)
{
    setObjectName("mission.arrows");
    setFixedWidth(132);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

double StrikeArrows::middleOf(const QWidget *name) const
{
    return mapFromGlobal(name->mapToGlobal(name->rect().center())).y() + 0.5;
}

void StrikeArrows::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Strike &strike : m_strikes) {
        const double from = strike.toRight ? 4 : width() - 4, to = strike.toRight ? width() - 4 : 4, ahead = strike.toRight ? 1 : -1;
        const QPointF start(from, middleOf(strike.killer)), tip(to, middleOf(strike.victim));
        QPainterPath way(start);
        const double bend = (tip.x() - start.x()) * 0.45;
        way.cubicTo(start + QPointF(bend, 0), tip - QPointF(bend, 0), tip - QPointF(ahead * arrowHead, 0));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(Token::Text), 1.4));
        painter.drawPath(way);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Text));
        painter.drawPolygon(
            QPolygonF{tip, tip - QPointF(ahead * arrowHead, arrowHead / 2), tip - QPointF(ahead * arrowHead, -arrowHead / 2)});
    }
    // The figures stand over every line: at the end of the victim, who is put out of action once, so no two share a place.
    for (const Strike &strike : m_strikes) {
        if (strike.points <= 0)
            continue;
        const QPointF middle(strike.toRight ? width() - 26 : 26, middleOf(strike.victim));
        const QString figure = QString::number(strike.points);
        const double wide = std::max(figureSide, paint::numberWidth(figure, FontRole::Small) + 12);
        const QRectF box(middle.x() - wide / 2, middle.y() - figureSide / 2, wide, figureSide);
        painter.setPen(QPen(color(Token::Text), 1));
        painter.setBrush(color(Token::Base));
        painter.drawRoundedRect(box, figureSide / 2, figureSide / 2);
        paint::text(painter, box, figure, FontRole::Small, color(Token::Text), Qt::AlignCenter);
    }
}

} // namespace muster::app
