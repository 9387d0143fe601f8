// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/CatalogueDelegate.h"

#include "app/theme/Icons.h"
#include "app/theme/Paint.h"

#include <QTreeView>

namespace muster::app {

namespace {

using Row = models::CatalogueRow;

void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRectF &full, const Row &row)
{
    if (!(option.state & QStyle::State_Selected))
        painter.fillRect(full, color(Token::Alt));
    painter.setPen(QPen(color(Token::Line2), 1));
    painter.drawLine(QPointF(full.left(), full.top() + 0.5), QPointF(full.right(), full.top() + 0.5));
    // The ground covers the arrow of the tree: it is painted again.
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const bool open = tree && tree->isExpanded(index);
    icons::paint(painter, QRectF(option.rect.left() - 13, full.center().y() - 6, 12, 12), open ? "chevron-down" : "chevron-right", color(Token::Text2));
    const double left = option.rect.left() + 4;
    const QString count = QString::number(row.count);
    const double right = full.right() - 14 - paint::numberWidth(count, FontRole::Caption) - 8;
    const double taken = paint::text(painter, QRectF(left, full.top(), right - left, full.height()), row.name, FontRole::SmallStrong,
                                     color(Token::Text2));
    if (!row.reason.isEmpty() && left + taken + 30 < right)
        paint::text(painter, QRectF(left + taken + 8, full.top(), right - left - taken - 8, full.height()), row.reason,
                    FontRole::Caption, color(Token::Text2));
    paint::drawNumber(painter, QRectF(full.left(), full.top(), full.width() - 14, full.height()), count, FontRole::Caption, color(Token::Text2));
}

void paintEntry(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &full, const Row &row)
{
    const bool refused = !row.canAdd || !row.affordable;
    const QColor ink = color(refused ? Token::Text3 : Token::Text);
    const double middle = full.center().y();
    double left = full.left() + 12;
    icons::paint(painter, QRectF(left, middle - 8, 16, 16), row.kind == Row::Kind::Formation ? "roster" : row.icon,
                 color(refused ? Token::Text3 : Token::Text2));
    left += 24;
    double right = full.right() - 14;
    const QString points = row.pointsKnown ? share::amount(row.points) : QStringLiteral("–");
    const QString shown = row.kind == Row::Kind::Formation && row.points > 0
        ? CatalogueDelegate::tr("from %1").arg(points) : points;
    if (row.kind != Row::Kind::Other || row.points != 0) {
        paint::drawNumber(painter, QRectF(left, full.top(), right - left, full.height()), shown,
                          refused ? FontRole::Body : FontRole::BodyMedium, ink);
        right -= std::max(24.0, paint::numberWidth(shown, FontRole::BodyMedium)) + 8;
    }
    if (!row.code.isEmpty()) {
        paint::text(painter, QRectF(right - 24, full.top(), 24, full.height()), row.code, FontRole::Small, color(refused ? Token::Text3 : Token::Text2),
                    Qt::AlignRight | Qt::AlignVCenter);
        right -= 30;
    }
    // The reason never elides; the name does.
    const QString note = row.reason.isEmpty() ? row.remark : row.reason;
    if (!note.isEmpty()) {
        const double width = std::min(Theme::current().metrics(FontRole::Caption).horizontalAdvance(note) + 2, (right - left) * 0.62);
        paint::text(painter, QRectF(right - width, full.top(), width, full.height()), note, FontRole::Caption,
                    color(refused ? Token::Text3 : Token::Text2), Qt::AlignRight | Qt::AlignVCenter);
        right -= width + 8;
    }
    if (row.userMade) {
        icons::paint(painter, QRectF(right - 14, middle - 7, 14, 14), QStringLiteral("pencil"), color(Token::Text3));
        right -= 20;
    }
    Q_UNUSED(option)
    paint::text(painter, QRectF(left, full.top(), right - left, full.height()), row.name, refused ? FontRole::Body : FontRole::BodyMedium, ink);
}

} // namespace

void CatalogueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF full = paint::fullRow(option);
    if (row->kind == Row::Kind::Group)
        paintHeading(*painter, option, index, full, *row);
    else
        paintEntry(*painter, option, full, *row);
    painter->restore();
}

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    const int height = row && row->kind == Row::Kind::Group ? 26 : 28;
    return {option.rect.width(), std::max(height, option.fontMetrics.height() + 8)};
}

} // namespace muster::app
