// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/league/FormDelegate.h"

#include "app/theme/paint/Paint.h"
#include "campaign/league/League.h"
#include "share/campaign/LeagueText.h"

namespace muster::app {

namespace {

constexpr double side = 18, gap = 4;

} // namespace

void FormDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paint::rowGround(*painter, option, index);
    const QString form = index.data().toString();
    const QString won = share::resultLetter(campaign::GameResult::Won), lost = share::resultLetter(campaign::GameResult::Lost);
    double x = option.rect.left() + 8;
    const double top = option.rect.center().y() - side / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < campaign::formLength; ++i, x += side + gap) {
        const QRectF box(x, top, side, side);
        if (i >= form.size()) {
            paint::dashedOutline(*painter, box.adjusted(0.5, 0.5, -0.5, -0.5), color(Token::Control));
            continue;
        }
        const QString letter = form.mid(i, 1);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(letter == won ? Token::OkSoft : letter == lost ? Token::ErrorSoft : Token::SelectionInactive));
        painter->drawRoundedRect(box, 3, 3);
        paint::text(*painter, box, letter, FontRole::SmallStrong,
                    color(letter == won        ? Token::Ok
                              : letter == lost ? Token::Error
                                               : Token::Text2),
                    Qt::AlignCenter);
    }
    painter->restore();
}

QSize FormDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {int(16 + campaign::formLength * (side + gap)), QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace muster::app
