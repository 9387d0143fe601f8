// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/PaletteDelegate.h"

#include "app/shell/palette/PaletteModel.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

namespace muster::app {

namespace {

// Draws runs of matched and other letters one after the other; gives the width.
double drawName(QPainter &painter, const QRectF &rect, const QString &name, const QList<int> &letters, bool refused)
{
    const Theme &theme = Theme::current();
    double x = rect.left();
    qsizetype i = 0;
    while (i < name.size() && x < rect.right()) {
        const bool matched = letters.contains(int(i));
        qsizetype end = i + 1;
        while (end < name.size() && letters.contains(int(end)) == matched)
            ++end;
        const FontRole role = matched ? FontRole::BodyStrong : FontRole::Body;
        const QString part = name.mid(i, end - i);
        const Token token = matched ? Token::Accent : refused ? Token::Text3 : Token::Text;
        paint::text(painter, QRectF(x, rect.top(), rect.right() - x, rect.height()), part, role, color(token));
        x += theme.metrics(role).horizontalAdvance(part);
        i = end;
    }
    return qMin(x, rect.right()) - rect.left();
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF row = option.rect;
    const QString text = index.data().toString();
    if (index.data(PaletteModel::HeadingRole).toBool()) {
        paint::text(*painter, row.adjusted(18, 4, 0, 0), text, FontRole::CaptionStrong, color(Token::Text3));
        painter->restore();
        return;
    }
    const bool refused = index.data(PaletteModel::RefusedRole).toBool();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(option.state & QStyle::State_Selected ? Token::Selection : Token::Hover));
        painter->drawRoundedRect(row.adjusted(6, 0, -6, 0), 4, 4);
    }
    const QRectF square(row.left() + 18, row.center().y() - 8, 16, 16);
    if (const QString name = index.data(PaletteModel::IconNameRole).toString(); !name.isEmpty())
        icons::paint(*painter, square, name, color(refused ? Token::Hatch : Token::Text2));
    else if (const auto icon = index.data(Qt::DecorationRole).value<QIcon>(); !icon.isNull())
        icon.paint(painter, square.toRect(), Qt::AlignCenter, refused ? QIcon::Disabled : QIcon::Normal);

    double right = row.right() - 18;
    if (const QString key = index.data(PaletteModel::KeyRole).toString(); !key.isEmpty())
        right -= paint::keyBox(*painter, QRectF(row.left(), row.top(), right - row.left(), row.height()), key) + 8;
    if (const QString words = index.data(PaletteModel::RightRole).toString(); !words.isEmpty()) {
        const QRectF place(row.left(), row.top(), right - row.left(), row.height());
        right -= paint::text(*painter, place, words, FontRole::Small, color(Token::Text2), Qt::AlignRight | Qt::AlignVCenter) + 8;
    }
    // The reason never elides; the name does.
    const QString second = index.data(PaletteModel::SecondRole).toString();
    const double secondWidth = second.isEmpty() ? 0 : Theme::current().metrics(FontRole::Small).horizontalAdvance(second) + 10;
    const double left = square.right() + 12;
    const QRectF nameRect(left, row.top(), qMax(60.0, right - left - secondWidth), row.height());
    const auto letters = index.data(PaletteModel::LettersRole).value<QList<int>>();
    const double used = drawName(*painter, nameRect, text, letters, refused);
    if (!second.isEmpty())
        paint::text(*painter, QRectF(left + used + 10, row.top(), right - left - used - 10, row.height()), second, FontRole::Small,
                    color(Token::Text3));
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {200, index.data(PaletteModel::HeadingRole).toBool() ? 28 : 32};
}

} // namespace muster::app
