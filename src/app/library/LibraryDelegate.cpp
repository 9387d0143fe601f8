// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/LibraryDelegate.h"

#include "app/theme/GaugePaint.h"
#include "app/theme/Icons.h"
#include "app/theme/Paint.h"
#include "share/RosterLook.h"

namespace muster::app {

using models::LibraryModel;
using models::LibraryRow;

namespace {
constexpr int cardHeight = 128;
constexpr int gap = 12;
}

LibraryDelegate::LibraryDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_packs(packs)
{
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const LibraryRow *row = m_model.row(index);
    if (row && row->kind == LibraryRow::Kind::Heading)
        return {m_width - 4, 44};
    // As many cards as fit side by side share the width.
    const int columns = std::max(1, (m_width - 4) / 264);
    return {(m_width - 4) / columns, cardHeight};
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const LibraryRow *row = m_model.row(index);
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row->kind == LibraryRow::Kind::Heading)
        paintHeading(*painter, option.rect, *row);
    else
        paintCard(*painter, option, *row);
    painter->restore();
}

void LibraryDelegate::paintHeading(QPainter &painter, const QRectF &rect, const LibraryRow &row) const
{
    const QRectF line = rect.adjusted(gap, 10, -gap, 0);
    double x = line.left();
    x += paint::text(painter, line, row.heading, FontRole::Title, color(Token::Text)) + 8;
    const QString count = QString::number(row.count);
    x += paint::text(painter, QRectF(x, line.top(), 60, line.height()), count, FontRole::Body, color(Token::Text2)) + 12;
    paint::text(painter, QRectF(x, line.top(), line.right() - x, line.height()), row.remark, FontRole::Small, color(Token::Text2));
}

void LibraryDelegate::paintCard(QPainter &painter, const QStyleOptionViewItem &option, const LibraryRow &row) const
{
    const library::Record &record = row.record;
    const QRectF card = QRectF(option.rect).adjusted(gap, 6, -gap / 3.0, -6).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool selected = option.state & QStyle::State_Selected;
    painter.setBrush(color(selected ? Token::Base : option.state & QStyle::State_MouseOver ? Token::Hover : Token::Raised));
    painter.setPen(QPen(color(selected ? Token::Accent : Token::Line), selected ? 2 : 1));
    painter.drawRoundedRect(card, 6, 6);

    const packs::PackPtr pack = m_packs.find(record.packId);
    const GameColours game = Theme::current().game(pack ? QColor(pack->manifest().hue) : QColor());
    const bool campaign = record.kind == library::Kind::Campaign;
    paint::unitTile(painter, QRectF(card.left() + 12, card.top() + 12, 32, 32), campaign ? "campaign" : "roster", game);
    const QRectF text(card.left() + 54, card.top() + 9, card.width() - 66, 20);
    paint::text(painter, text, record.name, FontRole::BodyStrong, color(Token::Text));
    const QString where = record.faction.isEmpty() ? record.packName : tr("%1, %2").arg(record.packName, record.faction);
    paint::text(painter, text.translated(0, 19), where, FontRole::Small, color(Token::Text2));

    const double y = card.top() + 58;
    if (campaign) {
        paint::text(painter, QRectF(card.left() + 12, y, card.width() - 24, 22), record.note, FontRole::Small, color(Token::Text));
    } else {
        const QString points = record.limit ? QStringLiteral("%1 / %2 %3").arg(share::amount(record.points), share::amount(*record.limit), record.pointsName)
                                            : QStringLiteral("%1 %2").arg(share::amount(record.points), record.pointsName);
        const double width = paint::numberWidth(points, FontRole::SmallMedium) + 10;
        paint::drawNumber(painter, QRectF(card.right() - 12 - width, y, width, 22), points, FontRole::SmallMedium, color(Token::Text));
        paint::miniBar(painter, QRectF(card.left() + 12, y + 8, card.width() - 30 - width, 6), record.points,
                       record.limit.value_or(std::max(1.0, record.points)), game);
    }
    const QRectF foot(card.left() + 12, card.bottom() - 30, card.width() - 24, 22);
    const bool bad = record.verdict == library::Verdict::Illegal;
    if (record.verdict != library::Verdict::Unknown) {
        const Tone tone = bad ? Tone::Error : Tone::Ok;
        icons::paint(painter, QRectF(foot.left(), foot.center().y() - 7, 14, 14), toneIcon(tone), color(strongToken(tone)));
        paint::text(painter, foot.adjusted(21, 0, 0, 0), bad ? tr("Problems") : tr("Legal"), FontRole::SmallMedium, color(strongToken(tone)));
    }
    const QString right = row.kind == LibraryRow::Kind::Sample ? tr("Sample")
        : campaign ? tr("Campaign") : m_model.data(m_model.index(m_model.find([&row](const LibraryRow &other) { return other.key == row.key; }).row(), LibraryModel::Changed), Qt::DisplayRole).toString();
    paint::text(painter, foot, right, FontRole::Small, color(Token::Text2), Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace muster::app
