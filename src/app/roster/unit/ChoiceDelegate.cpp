// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/ChoiceDelegate.h"

#include "app/theme/paint/Paint.h"

namespace muster::app {

namespace {

double lineHeight(FontRole role)
{
    return Theme::current().metrics(role).height() + 2;
}

void paintRadio(QPainter &painter, const QPointF &centre, bool on)
{
    painter.setPen(QPen(color(on ? Token::Accent : Token::Control), on ? 5 : 1.5));
    painter.setBrush(color(Token::Base));
    const double radius = on ? 5.5 : 7;
    painter.drawEllipse(centre, radius, radius);
}

} // namespace

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF row = paint::fullRow(option);
    double left = row.left() + 12;
    if (const QColor hue = index.data(Hue).value<QColor>(); hue.isValid()) {
        paint::unitTile(*painter, QRectF(left, row.center().y() - 16, 32, 32), index.data(Icon).toString(), Theme::current().game(hue));
        left += 42;
    } else {
        paintRadio(*painter, QPointF(left + 7, row.center().y()), option.state & QStyle::State_Selected);
        left += 26;
    }
    double right = row.right() - 10;
    if (const QString figure = index.data(Right).toString(); !figure.isEmpty()) {
        const double wide = Theme::current().metrics(FontRole::Small).horizontalAdvance(figure) + 2;
        paint::text(*painter, QRectF(right - wide, row.top(), wide, row.height()), figure, FontRole::Small, color(Token::Text2),
                    Qt::AlignRight | Qt::AlignVCenter);
        right -= wide + 10;
    }
    const QString second = index.data(Second).toString();
    const double first = lineHeight(FontRole::BodyMedium), below = second.isEmpty() ? 0 : lineHeight(FontRole::Small);
    const double top = row.center().y() - (first + below) / 2;
    paint::text(*painter, QRectF(left, top, right - left, first), index.data(Qt::DisplayRole).toString(), FontRole::BodyMedium,
                color(Token::Text));
    if (!second.isEmpty())
        paint::text(*painter, QRectF(left, top + first, right - left, below), second, FontRole::Small, color(Token::Text2));
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), std::max(44, int(lineHeight(FontRole::BodyMedium) + lineHeight(FontRole::Small)) + 8)};
}

} // namespace muster::app
