// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/LibraryTableDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/workspace/DocumentLook.h"

#include <QHelpEvent>
#include <QToolTip>

namespace muster::app {

using models::LibraryModel;
using models::LibraryRow;

namespace {

constexpr int rowHeight = 32;
constexpr int inset = 8;

} // namespace

QSize LibraryTableDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const LibraryRow *row = m_model.row(index);
    if (!row || row->kind == LibraryRow::Kind::Heading)
        return {80, rowHeight};
    const QFontMetricsF metrics(roleFont(index.column() == LibraryModel::Name ? FontRole::BodyMedium : FontRole::Body));
    const int extra = index.column() == LibraryModel::Name ? 40 : index.column() == LibraryModel::Verdict ? 40 : 3 * inset;
    return {int(metrics.horizontalAdvance(index.data().toString())) + extra, rowHeight};
}

// Only over words that do not fit.
bool LibraryTableDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                     const QModelIndex &index)
{
    const LibraryRow *row = m_model.row(index);
    const bool cut = sizeHint(option, index).width() > option.rect.width();
    if (row && (cut || row->conflict != LibraryRow::Conflict::None || m_model.isShared()))
        return RenamingDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText();
    return true;
}

void LibraryTableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const LibraryRow *row = m_model.row(index);
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF cell = QRectF(option.rect).adjusted(inset, 0, -inset, 0);
    if (row->kind == LibraryRow::Kind::Heading) {
        painter->fillRect(option.rect, color(Token::Alt));
        if (index.column() == 0)
            paint::text(*painter, cell,
                        QStringLiteral("%1  %2  %3").arg(row->heading, QString::number(row->count), row->folded ? row->remark : QString()),
                        FontRole::SmallStrong, color(Token::Text));
        painter->restore();
        return;
    }
    paint::rowGround(*painter, option, index, true);
    const QString text = index.data().toString();
    if (index.column() == LibraryModel::Name) {
        const packs::PackPtr pack = m_packs.find(row->record.packId);
        const QColor hue = Theme::current().game(pack ? QColor(pack->manifest().hue) : QColor()).strong;
        icons::paint(*painter, QRectF(cell.left(), cell.center().y() - 8, 16, 16), documentLook(row->record.kind).icon, hue);
        paint::text(*painter, cell.adjusted(24, 0, 0, 0), text, FontRole::BodyMedium, color(Token::Text));
    } else if (index.column() == LibraryModel::Points) {
        paint::drawNumber(*painter, cell, text, FontRole::Body, color(Token::Text));
    } else if (index.column() == LibraryModel::Verdict && !text.isEmpty()) {
        const Tone tone = row->conflict != LibraryRow::Conflict::None ? Tone::Warning : row->record.legal() ? Tone::Ok : Tone::Error;
        icons::paint(*painter, QRectF(cell.left(), cell.center().y() - 7, 14, 14), toneIcon(tone), color(strongToken(tone)));
        paint::text(*painter, cell.adjusted(21, 0, 0, 0), text, FontRole::Body, color(strongToken(tone)));
    } else {
        paint::text(*painter, cell, text, FontRole::Body, color(Token::Text2));
    }
    painter->restore();
}

} // namespace muster::app
