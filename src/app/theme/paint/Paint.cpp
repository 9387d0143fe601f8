// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/Paint.h"

#include "app/theme/paint/ShapedText.h"
#include "app/theme/style/Icons.h"

#include <QStyle>
#include <QTreeView>

#include <cmath>

namespace muster::app::paint {

namespace {

double digitWidth(const QFontMetricsF &metrics)
{
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

double baseline(const QRectF &rect, const QFontMetricsF &metrics)
{
    return rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
}

// The theme asks such a Qt for figures of one width (Theme.cpp). Its metrics of a single letter know nothing of that, those of a text do.
constexpr bool fontHasTabularFigures = QT_VERSION >= QT_VERSION_CHECK(6, 7, 0);

constexpr double badgePadding = 7;
constexpr double badgeIcon = 12;
constexpr double badgeGap = 4;
constexpr double badgeHeight = 18;
constexpr double counterHeight = 16;

} // namespace

double text(QPainter &painter, const QRectF &rect, const QString &text, FontRole role, const QColor &color, Qt::Alignment align)
{
    painter.setPen(color);
    return shapedText(painter, rect, text, role, align);
}

double numberWidth(const QString &figure, FontRole role)
{
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    if constexpr (fontHasTabularFigures)
        return textWidth(figure, role);
    const double digit = digitWidth(metrics);
    double width = 0;
    for (const QChar c : figure)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void drawNumber(QPainter &painter, const QRectF &rect, const QString &figure, FontRole role, const QColor &color, Qt::Alignment align)
{
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    const double width = numberWidth(figure, role);
    double x = rect.left();
    if (align & Qt::AlignRight)
        x = rect.right() - width;
    else if (align & Qt::AlignHCenter)
        x = rect.center().x() - width / 2;
    painter.setFont(roleFont(role));
    painter.setPen(color);
    const double y = baseline(rect, metrics);
    if constexpr (fontHasTabularFigures)
        return painter.drawText(QPointF(x, y), figure);
    const double digit = digitWidth(metrics);
    for (const QChar c : figure) {
        const double own = metrics.horizontalAdvance(c);
        const double cell = c.isDigit() ? digit : own;
        painter.drawText(QPointF(x + (cell - own) / 2, y), QString(c));
        x += cell;
    }
}

void hatch(QPainter &painter, const QRectF &rect, const QColor &color, double pen, double step)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(color, pen));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

void branchArrow(QPainter &painter, const QRectF &rect, bool open)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(Token::Text3), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = rect.center() + QPointF(0.5, 0.5);
    if (open)
        painter.drawPolyline(QPolygonF({c + QPointF(-3, -1.5), c + QPointF(0, 1.5), c + QPointF(3, -1.5)}));
    else
        painter.drawPolyline(QPolygonF({c + QPointF(-1.5, -3), c + QPointF(1.5, 0), c + QPointF(-1.5, 3)}));
    painter.restore();
}

QRectF fullRow(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view)
        return option.rect;
    return QRectF(0, option.rect.top(), view->viewport()->width(), option.rect.height());
}

void rowGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index, bool rule)
{
    const bool first = index.column() == 0;
    QRectF part = option.rect;
    if (first)
        part.setLeft(0);
    if (index.column() == index.model()->columnCount(index.parent()) - 1)
        part.setRight(fullRow(option).right());
    if (option.state & QStyle::State_Selected) {
        const bool focused = option.widget && option.widget->hasFocus();
        painter.fillRect(part, color(focused ? Token::Selection : Token::SelectionInactive));
        if (first)
            painter.fillRect(QRectF(0, part.top(), 3, part.height()), color(Token::Accent));
    } else if (option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled) {
        painter.fillRect(part, color(Token::Hover));
    }
    if (rule)
        painter.fillRect(QRectF(part.left(), part.bottom() - 1, part.width(), 1), color(Token::Line2));
    // The view drew the branch arrow before the row's ground covered it.
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (first && tree && index.model()->hasChildren(index)) {
        const int indent = tree->indentation();
        branchArrow(painter, QRectF(option.rect.left() - indent, option.rect.top(), indent, option.rect.height()), tree->isExpanded(index));
    }
}

double badgeWidth(const QString &text, const QString &icon)
{
    const double words = textWidth(text, FontRole::CaptionStrong);
    return words + 2 * badgePadding + (icon.isEmpty() ? 0 : badgeIcon + badgeGap - 2);
}

double badge(QPainter &painter, double left, double middle, const QString &text, Tone tone, const QString &icon)
{
    const double width = badgeWidth(text, icon);
    const QRectF rect(left, middle - badgeHeight / 2, width, badgeHeight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(softToken(tone)));
    painter.drawRoundedRect(rect, 3, 3);
    const QColor strong = color(strongToken(tone));
    double x = left + badgePadding;
    if (!icon.isEmpty()) {
        x -= 2;
        icons::paint(painter, QRectF(x, middle - badgeIcon / 2, badgeIcon, badgeIcon), icon, strong);
        x += badgeIcon + badgeGap;
    }
    painter.setFont(roleFont(FontRole::CaptionStrong));
    painter.setPen(strong);
    painter.drawText(QRectF(x, rect.top(), width, rect.height()), Qt::AlignVCenter | Qt::TextSingleLine, text);
    painter.restore();
    return width;
}

double counterWidth(int count)
{
    return qMax(counterHeight + 2, numberWidth(QString::number(count), FontRole::CaptionStrong) + 11);
}

double counter(QPainter &painter, double left, double middle, int count, Tone tone)
{
    const double width = counterWidth(count);
    const QRectF rect(left, middle - counterHeight / 2, width, counterHeight);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(softToken(tone)));
    painter.drawRoundedRect(rect, counterHeight / 2, counterHeight / 2);
    drawNumber(painter, rect, QString::number(count), FontRole::CaptionStrong, color(strongToken(tone)), Qt::AlignCenter);
    painter.restore();
    return width;
}

void codeBox(QPainter &painter, const QRectF &rect, const QString &code)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::Line));
    painter.setBrush(color(Token::Alt));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    text(painter, rect, code, FontRole::CaptionMedium, color(Token::Text2), Qt::AlignCenter);
    painter.restore();
}

double keyBox(QPainter &painter, const QRectF &rect, const QString &key)
{
    const double width = Theme::current().metrics(FontRole::Caption).horizontalAdvance(key) + 11;
    const QRectF box(rect.right() - width, rect.center().y() - 9, width, 18);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::Line));
    painter.setBrush(color(Token::Alt));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    text(painter, box, key, FontRole::Caption, color(Token::Text2), Qt::AlignCenter);
    painter.restore();
    return width;
}

void dashedOutline(QPainter &painter, const QRectF &rect, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(color, 1, Qt::CustomDashLine);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 4, 4);
    painter.restore();
}

void dropLine(QPainter &painter, double left, double right, double y)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(Token::Accent), 2));
    painter.setBrush(color(Token::Base));
    painter.drawLine(QPointF(left + 8, y), QPointF(right, y));
    painter.drawEllipse(QPointF(left + 4, y), 3, 3);
    painter.restore();
}

void tagSquare(QPainter &painter, const QPointF &centre, const QColor &color, double side)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), 2, 2);
    painter.restore();
}

void unitTile(QPainter &painter, const QRectF &square, const QString &kindIcon, const GameColours &game)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(game.soft);
    painter.drawRoundedRect(square, 4, 4);
    // In whole pixels: such an icon is drawn once and kept, any other at every painting.
    const double side = std::round(square.width() * (square.width() > 40 ? 0.62 : square.width() > 26 ? 0.6 : 0.72));
    icons::paint(painter, QRectF(square.center().x() - side / 2, square.center().y() - side / 2, side, side), kindIcon, game.strong);
    painter.restore();
}

} // namespace muster::app::paint
