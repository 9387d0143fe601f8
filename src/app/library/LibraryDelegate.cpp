// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/LibraryDelegate.h"

#include "app/theme/paint/GaugePaint.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/workspace/DocumentLook.h"
#include "models/LibraryKind.h"
#include "share/roster/RosterLook.h"

#include <QHelpEvent>
#include <QToolTip>

namespace muster::app {

using models::LibraryModel;
using models::LibraryRow;

namespace {

constexpr int cardHeight = 128;
constexpr int leastWidth = 250;
constexpr int edge = 12; // between the cards and the frame
constexpr int gap = 6;   // half of what is between two cards

/// The card inside the cell of the view.
QRectF cardIn(const QRectF &cell)
{
    return cell.adjusted(gap, 6, -gap, -6).adjusted(0.5, 0.5, -0.5, -0.5);
}

QRectF nameIn(const QRectF &card)
{
    return {card.left() + 54, card.top() + 9, card.width() - 66, 20};
}

// "(copy)" at the end is what tells two of them apart: the words before it give way.
QString shortened(const QString &name, double room)
{
    const auto &metrics = Theme::current().metrics(FontRole::BodyStrong);
    const qsizetype mark = name.endsWith(')') ? name.lastIndexOf(QStringLiteral(" (")) : -1;
    if (mark <= 0 || metrics.horizontalAdvance(name) <= room)
        return name;
    const QString end = name.mid(mark);
    const double left = room - metrics.horizontalAdvance(end);
    return left < 40 ? name : metrics.elidedText(name.left(mark), Qt::ElideRight, left) + end;
}

QString amountText(const library::Record &record)
{
    return share::amount(record.points);
}

} // namespace

LibraryDelegate::LibraryDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent)
    : RenamingDelegate(parent), m_model(model), m_packs(packs)
{
}

int LibraryDelegate::columns() const
{
    return std::max(1, m_width / leastWidth);
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const LibraryRow *row = m_model.row(index);
    if (row && row->kind == LibraryRow::Kind::Heading)
        return {m_width, 44};
    return {m_width / columns(), cardHeight};
}

void LibraryDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const QRect name = nameIn(cardIn(option.rect)).toRect();
    editor->setGeometry(name.adjusted(-8, -4, 4, 4));
}

// A card that says everything needs no second box over its neighbours.
bool LibraryDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const LibraryRow *row = m_model.row(index);
    if (row && (isCut(*row, option.rect) || row->conflict != LibraryRow::Conflict::None || m_model.isShared()))
        return RenamingDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText();
    return true;
}

bool LibraryDelegate::isCut(const LibraryRow &row, const QRect &cell) const
{
    if (row.kind == LibraryRow::Kind::Heading)
        return false;
    const double room = nameIn(cardIn(cell)).width();
    return Theme::current().metrics(FontRole::BodyStrong).horizontalAdvance(row.record.name) > room
        || Theme::current().metrics(FontRole::Small).horizontalAdvance(LibraryModel::whereText(row)) > room;
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
    if (row.key == QLatin1String("heading:samples")) { // it folds
        paint::branchArrow(painter, QRectF(x, line.top(), 16, line.height()), !row.folded);
        x += 20;
    }
    x += paint::text(painter, line.adjusted(x - line.left(), 0, 0, 0), row.heading, FontRole::Title, color(Token::Text)) + 8;
    const QString count = QString::number(row.count);
    x += paint::text(painter, QRectF(x, line.top(), 60, line.height()), count, FontRole::Body, color(Token::Text2)) + 12;
    paint::text(painter, QRectF(x, line.top(), line.right() - x, line.height()), row.remark, FontRole::Small, color(Token::Text2));
}

void LibraryDelegate::paintCard(QPainter &painter, const QStyleOptionViewItem &option, const LibraryRow &row) const
{
    const QRectF card = cardIn(option.rect);
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = option.state & QStyle::State_HasFocus;
    painter.setBrush(color(selected ? Token::Base : option.state & QStyle::State_MouseOver ? Token::Hover : Token::Raised));
    painter.setPen(QPen(color(selected || focused ? Token::Accent : Token::Line), selected ? 2 : 1));
    painter.drawRoundedRect(card, 6, 6);
    const packs::PackPtr pack = m_packs.find(row.record.packId);
    const GameColours game = Theme::current().game(pack ? QColor(pack->manifest().hue) : QColor());
    paintHead(painter, card, row, game);
    paintMiddle(painter, card, row, game);
    paintFoot(painter, card, row);
}

void LibraryDelegate::paintHead(QPainter &painter, const QRectF &card, const LibraryRow &row, const GameColours &game) const
{
    const library::Record &record = row.record;
    paint::unitTile(painter, QRectF(card.left() + edge, card.top() + edge, 32, 32), documentLook(record.kind).icon, game);
    const QRectF text = nameIn(card);
    paint::text(painter, text, shortened(record.name, text.width()), FontRole::BodyStrong, color(Token::Text));
    paint::text(painter, text.translated(0, 19), LibraryModel::whereText(row), FontRole::Small, color(Token::Text2));
}

void LibraryDelegate::paintMiddle(QPainter &painter, const QRectF &card, const LibraryRow &row, const GameColours &game) const
{
    const library::Record &record = row.record;
    const double y = card.top() + 58;
    const models::LibraryKind &kind = models::libraryKind(record.kind);
    if (!kind.hasPoints) {
        const QString badge = documentLook(record.kind).badge();
        const double width = paint::badgeWidth(badge);
        paint::badge(painter, card.right() - edge - width, y + 11, badge, Tone::Neutral);
        paint::text(painter, QRectF(card.left() + edge, y, card.width() - 3 * edge - width, 22), kind.figures(row), FontRole::Small,
                    color(Token::Text));
        return;
    }
    // The figure stands out, the limit follows it.
    const QString limit = record.limit ? QStringLiteral(" / %1 %2").arg(share::amount(*record.limit), record.pointsName)
                                       : QStringLiteral(" %1").arg(record.pointsName);
    const double limitWidth = paint::numberWidth(limit, FontRole::Small),
                 figureWidth = paint::numberWidth(amountText(record), FontRole::SmallStrong);
    const bool over = record.limit && record.points > *record.limit;
    const double right = card.right() - edge;
    paint::drawNumber(painter, QRectF(right - limitWidth, y, limitWidth, 22), limit, FontRole::Small, color(Token::Text2));
    paint::drawNumber(painter, QRectF(right - limitWidth - figureWidth, y, figureWidth, 22), amountText(record), FontRole::SmallStrong,
                      color(over ? Token::Error : Token::Text));
    paint::miniBar(painter, QRectF(card.left() + edge, y + 8, card.width() - 3 * edge - limitWidth - figureWidth, 6), record.points,
                   record.limit.value_or(std::max(1.0, record.points)), game);
}

void LibraryDelegate::paintFoot(QPainter &painter, const QRectF &card, const LibraryRow &row) const
{
    const QRectF foot(card.left() + edge, card.bottom() - 30, card.width() - 2 * edge, 22);
    const QString right = row.kind == LibraryRow::Kind::Sample ? tr("Sample")
        : row.record.deleted                                   ? LibraryModel::deletedText(row.record)
                                                               : LibraryModel::changedText(row.record.changed);
    const double taken = paint::text(painter, foot, right, FontRole::Small, color(Token::Text2), Qt::AlignRight | Qt::AlignVCenter) + 8;
    double left = 0;
    const auto state = [&](Tone tone, const QString &words) {
        icons::paint(painter, QRectF(foot.left(), foot.center().y() - 7, 14, 14), toneIcon(tone), color(strongToken(tone)));
        left = 21 + paint::text(painter, foot.adjusted(21, 0, -taken, 0), words, FontRole::SmallMedium, color(strongToken(tone))) + 10;
    };
    if (row.conflict != LibraryRow::Conflict::None)
        state(Tone::Warning, row.conflict == LibraryRow::Conflict::Ours ? tr("Two versions: yours") : tr("Two versions: theirs"));
    else if (row.record.verdict == library::Verdict::Illegal)
        state(Tone::Error, LibraryModel::verdictText(row.record));
    else if (row.record.verdict == library::Verdict::Legal)
        state(Tone::Ok, LibraryModel::verdictText(row.record));
    if (!row.battles.isEmpty() && foot.width() - taken - left > 40)
        paint::text(painter, foot.adjusted(left, 0, -taken, 0), row.battles, FontRole::Small, color(Token::Text2));
}

} // namespace muster::app
