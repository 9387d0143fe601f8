// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/RecordDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "models/campaign/CampaignRecordModel.h"

#include <QPainter>

namespace muster::app {

using RecordModel = models::CampaignRecordModel;

namespace {

constexpr double lineHeight = 17;

} // namespace

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto after = index.data(RecordModel::AfterRole).toStringList().size();
    const int lines = 1 + !index.data(RecordModel::DetailRole).toString().isEmpty();
    return {std::max(100, option.rect.width()), int(9 + lines * lineHeight + double(after) * lineHeight + 9)};
}

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paint::rowGround(*painter, option, index, true);
    const QRectF row = option.rect;
    const double left = 40, right = row.right() - 14;
    double y = row.top() + 9;
    if (const int number = index.data(RecordModel::NumberRole).toInt())
        paint::drawNumber(*painter, {0, y, 26, lineHeight}, QString::number(number), FontRole::Small, color(Token::Text2));
    const QString gain = index.data(RecordModel::GainRole).toString();
    const double gainWidth = gain.isEmpty() ? 0 : paint::numberWidth(gain, FontRole::SmallStrong) + 6;
    paint::text(*painter, {left, y, right - left - gainWidth, lineHeight}, index.data(RecordModel::TitleRole).toString(),
                FontRole::SmallMedium, color(Token::Text));
    paint::drawNumber(*painter, {right - gainWidth, y, gainWidth, lineHeight}, gain, FontRole::SmallStrong, color(Token::Text));
    y += lineHeight;
    if (const QString detail = index.data(RecordModel::DetailRole).toString(); !detail.isEmpty()) {
        paint::text(*painter, {left, y, right - left, lineHeight}, detail, FontRole::Small, color(Token::Text2));
        y += lineHeight;
    }
    const QStringList after = index.data(RecordModel::AfterRole).toStringList();
    const int promotions = index.data(RecordModel::PromotionsRole).toInt();
    for (int i = 0; i < after.size(); ++i) {
        const bool promotion = i < promotions;
        const QColor tint = color(promotion ? Token::Advantage : Token::Text2);
        icons::paint(*painter, QRectF(left, y + 3, 12, 12), promotion ? "promotion" : "note", tint);
        paint::text(*painter, {left + 18, y, right - left - 18, lineHeight}, after.at(i),
                    promotion ? FontRole::SmallStrong : FontRole::Small, tint);
        y += lineHeight;
    }
    painter->restore();
}

} // namespace muster::app
