// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/EnemyDelegate.h"

#include "app/theme/paint/Paint.h"

#include <QPainter>

namespace muster::app {

void EnemyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index, false);
    QRectF rect = QRectF(option.rect).adjusted(6, 0, -8, 0);
    const QRectF key(rect.left(), rect.center().y() - 9, 18, 18);
    if (const QString text = index.data(KeyRole).toString(); !text.isEmpty()) {
        painter->setPen(QPen(color(Token::Line), 1));
        painter->setBrush(color(Token::Alt));
        painter->drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        paint::text(*painter, key, text, FontRole::Caption, color(Token::Text2), Qt::AlignCenter);
    }
    rect.setLeft(key.right() + 9);
    const QString points = index.data(PointsRole).toString();
    const double wide = std::min(Theme::current().metrics(FontRole::Small).horizontalAdvance(points) + 2, rect.width() * 0.6);
    paint::text(*painter, {rect.right() - wide, rect.top(), wide, rect.height()}, points, FontRole::Small, color(Token::Text2),
                Qt::AlignRight | Qt::AlignVCenter);
    rect.setRight(rect.right() - wide - 6);
    paint::text(*painter, rect, index.data().toString(), FontRole::Body, color(Token::Text));
    painter->restore();
}

QSize EnemyDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {80, std::max(26, int(Theme::current().metrics(FontRole::Body).height()) + 8)};
}

} // namespace muster::app
