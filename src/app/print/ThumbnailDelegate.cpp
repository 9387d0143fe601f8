// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/ThumbnailDelegate.h"

#include "app/theme/style/Theme.h"

#include <QPainter>

namespace muster::app {

namespace {

constexpr int gap = 6;

} // namespace

void ThumbnailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto image = index.data(Qt::DecorationRole).value<QPixmap>();
    const bool chosen = option.state & QStyle::State_Selected;
    const int line = option.fontMetrics.height();
    const QRect area = option.rect.adjusted(0, gap, 0, -line - gap);
    // Before its picture is drawn a page is white paper of the usual shape.
    const QSize size = image.isNull() ? QSize(picture.width(), picture.height()) : image.deviceIndependentSize().toSize();
    QRect paper(QPoint(), size);
    paper.moveCenter(area.center());
    painter->save();
    painter->fillRect(paper, Qt::white);
    if (!image.isNull())
        painter->drawPixmap(paper.topLeft(), image);
    painter->setPen(QPen(color(chosen ? Token::Accent : Token::PaperLine), chosen ? 2 : 1));
    painter->drawRect(paper.adjusted(-1, -1, 0, 0));
    QFont font = option.font;
    font.setBold(chosen);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect text(option.rect.left(), area.bottom() + gap / 2, option.rect.width(), line + gap);
    painter->drawText(text, Qt::AlignHCenter | Qt::AlignTop,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, option.rect.width() - 4));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(color(Token::Focus), 2));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

QSize ThumbnailDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {picture.width() + 16, picture.height() + 3 * gap + option.fontMetrics.height()};
}

} // namespace muster::app
