// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/CollectionDelegate.h"

#include "app/theme/paint/CollectionDot.h"
#include "app/theme/paint/Paint.h"
#include "collection/Needs.h"

namespace muster::app {

using models::CollectionModel;
using models::CollectionRow;

namespace {

constexpr int collectionRowHeight = 30;
constexpr int cellInset = 8;

} // namespace

QSize CollectionDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetricsF metrics(roleFont(FontRole::Body));
    const int extra = index.column() == CollectionModel::Name ? 60 : 3 * cellInset;
    return {int(metrics.horizontalAdvance(index.data().toString())) + extra, collectionRowHeight};
}

void CollectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const CollectionRow *row = m_model.row(index);
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF cell = QRectF(option.rect).adjusted(cellInset, 0, -cellInset, 0);
    const QString text = index.data().toString();
    const bool counted = index.column() >= CollectionModel::Owned && index.column() <= CollectionModel::Based;
    if (row->heading) {
        painter->fillRect(option.rect, color(Token::Alt));
        if (index.column() == CollectionModel::Name)
            paint::text(*painter, cell, text, FontRole::SmallStrong, color(Token::Text));
        else if (counted)
            paint::drawNumber(*painter, cell, text, FontRole::Small, color(Token::Text2));
        painter->restore();
        return;
    }
    paint::rowGround(*painter, option, index, true);
    if (index.column() == CollectionModel::Name) {
        const auto dot = collection::dotOf(row->counts, row->wanted);
        paint::collectionDot(*painter, {cell.left() + 6, cell.center().y()}, int(dot.kind));
        paint::text(*painter, cell.adjusted(20, 0, 0, 0), text, FontRole::BodyMedium, color(Token::Text));
    } else if (counted) {
        paint::drawNumber(*painter, cell, text, index.column() == CollectionModel::Owned ? FontRole::BodyMedium : FontRole::Body,
                          color(text == QStringLiteral("·") ? Token::Text3 : Token::Text));
    } else {
        const bool short_ = index.column() == CollectionModel::Rosters && row->wanted > row->counts.owned();
        paint::text(*painter, cell, text, FontRole::Body, color(short_ ? Token::Error : Token::Text2),
                    index.column() == CollectionModel::Rosters ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    painter->restore();
}

} // namespace muster::app
