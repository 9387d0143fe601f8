// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/FormatDelegate.h"

#include "app/theme/paint/Paint.h"

namespace muster::app {

namespace {

double formatLine(FontRole role)
{
    return Theme::current().metrics(role).height() + 2;
}

} // namespace

void FormatDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF row = paint::fullRow(option).adjusted(14, 0, -10, 0);
    const double first = formatLine(FontRole::BodyMedium), below = formatLine(FontRole::Small);
    const double top = row.center().y() - (first + below) / 2;
    paint::text(*painter, QRectF(row.left(), top, row.width(), first), index.data().toString(), FontRole::BodyMedium, color(Token::Text));
    paint::text(*painter, QRectF(row.left(), top + first, row.width(), below), index.data(Second).toString(), FontRole::Small,
                color(Token::Text2));
    painter->restore();
}

QSize FormatDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), std::max(44, int(formatLine(FontRole::BodyMedium) + formatLine(FontRole::Small)) + 8)};
}

} // namespace muster::app
