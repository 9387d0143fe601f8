// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/LogDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QPainter>

namespace muster::app {

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const LogRow *row = m_model.row(index);
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index, true);
    const QRectF rect = option.rect;
    constexpr double turnWidth = 62, iconSide = 16, pencil = 40;
    paint::text(*painter, QRectF(rect.left() + 12, rect.top(), turnWidth - 8, rect.height()), row->turn, FontRole::Small,
                color(Token::Text2));
    icons::paint(*painter, QRectF(rect.left() + 12 + turnWidth, rect.center().y() - iconSide / 2, iconSide, iconSide), row->icon,
                 color(Token::Text2));
    const double left = rect.left() + 12 + turnWidth + iconSide + 10;
    QRectF words(left, rect.top(), rect.right() - pencil - left, rect.height());
    if (row->corrected) {
        const double room = paint::badgeWidth(tr("corrected"));
        paint::badge(*painter, words.right() - room, rect.center().y(), tr("corrected"), Tone::Warning);
        words.setRight(words.right() - room - 8);
    }
    paint::text(*painter, words, row->text, FontRole::BodyMedium, color(Token::Text));
    icons::paint(*painter, QRectF(rect.right() - 28, rect.center().y() - 7, 14, 14), "pencil", color(Token::Text3));
    painter->restore();
}

} // namespace muster::app
