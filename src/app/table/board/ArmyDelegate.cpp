// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ArmyDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QPainter>

namespace muster::app {

namespace {

constexpr int tileHeight = 65, compactTile = 58, goneHeight = 44, headingHeight = 26;
constexpr double boxSide = 15, boxGap = 3, kindTile = 40;

void tickedBox(QPainter &painter, const QRectF &box, bool circle, bool ticked, const QColor &line)
{
    painter.setPen(QPen(line, 1.2));
    painter.setBrush(ticked ? color(Token::SelectionInactive) : color(Token::Base));
    if (circle)
        painter.drawEllipse(box);
    else
        painter.drawRoundedRect(box, 2, 2);
    if (!ticked)
        return;
    painter.setPen(QPen(color(Token::Text), 1.6));
    const QRectF cross = box.adjusted(4, 4, -4, -4);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace

ArmyDelegate::ArmyDelegate(const ArmyModel &model, const TableSession &session, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_session(session)
{
}

QSize ArmyDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const ArmyRow *row = m_model.row(index);
    if (!row || row->kind == ArmyRow::Kind::Heading)
        return {100, headingHeight};
    return {100,
            row->kind == ArmyRow::Kind::Gone || row->kind == ArmyRow::Kind::Formation ? goneHeight
                : m_compact                                                           ? compactTile
                                                                                      : tileHeight};
}

void ArmyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ArmyRow *row = m_model.row(index);
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF rect = option.rect;
    if (row->kind == ArmyRow::Kind::Heading) {
        painter->fillRect(rect, color(Token::Header));
        const double x = rect.left() + 12;
        const double used = paint::text(*painter, rect.adjusted(12, 0, -12, 0), row->name, FontRole::SmallStrong, color(Token::Text));
        paint::text(*painter, QRectF(x + used + 8, rect.top(), rect.right() - x - used - 16, rect.height()), row->second, FontRole::Small,
                    color(Token::Text2));
        painter->restore();
        return;
    }
    const bool selected = row->key == m_session.current();
    const bool focused = (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Active);
    painter->fillRect(rect, color(selected ? Token::Selection : option.state & QStyle::State_MouseOver ? Token::Hover : Token::Base));
    if (selected)
        painter->fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), color(Token::Accent));
    painter->setPen(color(Token::Line2));
    painter->drawLine(QPointF(rect.left(), rect.bottom() + 0.5), QPointF(rect.right(), rect.bottom() + 0.5));
    if (row->kind == ArmyRow::Kind::Formation)
        paintFormation(*painter, rect, *row);
    else if (row->kind == ArmyRow::Kind::Gone)
        paintGone(*painter, rect, *row);
    else
        paintTile(*painter, rect, *row, selected);
    if (focused) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(color(Token::Focus), 2));
        painter->drawRect(rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

void ArmyDelegate::paintTile(QPainter &painter, const QRectF &rect, const ArmyRow &row, bool selected) const
{
    double left = rect.left() + 12;
    const double middle = rect.center().y();
    if (row.along) {
        painter.setPen(QPen(color(Token::Hatch), 1.5));
        painter.drawLine(QPointF(left + 7, rect.top()), QPointF(left + 7, middle));
        painter.drawLine(QPointF(left + 7, middle), QPointF(left + 15, middle));
        left += 16;
    }
    const QRectF kind(left, middle - kindTile / 2, kindTile, kindTile);
    if (row.done) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Alt));
        painter.drawRoundedRect(kind, 5, 5);
        icons::paint(painter, kind.adjusted(9, 9, -9, -9), row.icon, color(Token::Text2));
    } else {
        paint::unitTile(painter, kind, row.icon, m_session.colours());
    }
    const double text = kind.right() + 10, right = rect.right() - ring;
    const QRectF name(text, middle - 25, right - text, 22);
    const double codeRoom = row.code.isEmpty() ? 0 : Theme::current().metrics(FontRole::CaptionMedium).horizontalAdvance(row.code) + 12;
    const double targetRoom = row.target ? paint::badgeWidth(tr("target"), "target") + 6 : 0;
    const double used = paint::text(painter, name.adjusted(0, 0, -codeRoom - targetRoom, 0), row.name,
                                    row.done ? FontRole::BodyMedium : FontRole::BodyStrong, color(row.done ? Token::Text2 : Token::Text));
    double x = text + used + 6;
    if (!row.code.isEmpty()) {
        paint::codeBox(painter, QRectF(x, name.center().y() - 8, codeRoom - 4, 16), row.code);
        x += codeRoom + 2;
    }
    if (row.target)
        paint::badge(painter, x, name.center().y(), tr("target"), Tone::Accent, "target");
    paintState(painter, QRectF(text, middle + 1, right - text, 22), row, selected);
    paintRing(painter, QRectF(rect.right() - ring, rect.top(), ring, rect.height()), row);
}

// Boxes give way to a figure, the marker keeps its word.
void ArmyDelegate::paintState(QPainter &painter, const QRectF &line, const ArmyRow &row, bool selected) const
{
    double badges = 0;
    for (const TileBadge &badge : row.badges)
        badges += paint::badgeWidth(badge.text, badge.icon) + 5;
    const double boxes = double(row.boxes.size()) * (boxSide + boxGap);
    double x = line.left();
    if (boxes + 6 + badges <= line.width()) {
        for (const auto &box : row.boxes) {
            tickedBox(painter, QRectF(x + 0.5, line.center().y() - boxSide / 2, boxSide - 1, boxSide - 1), box.first, box.second,
                      color(selected ? Token::Text2 : Token::Control));
            x += boxSide + boxGap;
        }
        x += row.boxes.isEmpty() ? 0 : 5;
    } else {
        x += paint::text(painter, line, row.count, FontRole::BodyMedium, color(Token::Text)) + 8;
    }
    int hidden = 0;
    for (const TileBadge &badge : row.badges) {
        const double room = paint::badgeWidth(badge.text, badge.icon);
        if (hidden > 0 || x + room > line.right()) {
            ++hidden;
            continue;
        }
        x += paint::badge(painter, x, line.center().y(), badge.text, badge.tone, badge.icon) + 5;
    }
    if (hidden > 0)
        paint::text(painter, QRectF(x, line.top(), line.right() - x, line.height()), QStringLiteral("+%1").arg(hidden),
                    FontRole::CaptionStrong, color(Token::Text2));
}

void ArmyDelegate::paintRing(QPainter &painter, const QRectF &rect, const ArmyRow &row) const
{
    const QPointF centre(rect.center().x(), rect.center().y() - (row.done ? 7 : 0));
    if (!row.done) {
        painter.setPen(QPen(color(Token::Control), 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, 9.5, 9.5);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::Text2));
    painter.drawEllipse(centre, 10, 10);
    icons::paint(painter, QRectF(centre.x() - 7, centre.y() - 7, 14, 14), "check", color(Token::Base));
    paint::text(painter, QRectF(rect.left(), centre.y() + 11, rect.width(), 15), tr("done"), FontRole::Caption, color(Token::Text2),
                Qt::AlignHCenter | Qt::AlignVCenter);
}

void ArmyDelegate::paintFormation(QPainter &painter, const QRectF &rect, const ArmyRow &row) const
{
    const QRectF name(rect.left() + 12, rect.top() + 4, rect.width() - ring - 12, 19);
    paint::text(painter, name, row.name, FontRole::SmallStrong, color(row.done ? Token::Text2 : Token::Text));
    paint::text(painter, name.translated(0, 17), row.second, FontRole::Small, color(Token::Text2));
    paintRing(painter, QRectF(rect.right() - ring, rect.top(), ring, rect.height()), row);
}

void ArmyDelegate::paintGone(QPainter &painter, const QRectF &rect, const ArmyRow &row) const
{
    const QRectF kind(rect.left() + 12, rect.center().y() - 14, 28, 28);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::Alt));
    painter.drawRoundedRect(kind, 4, 4);
    icons::paint(painter, kind.adjusted(7, 7, -7, -7), row.icon, color(Token::Text3));
    const QRectF text(kind.right() + 10, rect.top() + 4, rect.right() - kind.right() - 22, 19);
    const double used = paint::text(painter, text, row.name, FontRole::BodyMedium, color(Token::Text2));
    painter.setPen(QPen(color(Token::Text2), 1));
    painter.drawLine(QPointF(text.left(), text.center().y() + 1), QPointF(text.left() + used, text.center().y() + 1));
    paint::text(painter, text.translated(0, 17), row.second, FontRole::Small, color(Token::Text2));
}

} // namespace muster::app
