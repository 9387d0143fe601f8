// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/formation/FormationDelegate.h"

#include "app/theme/paint/CollectionDot.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/paint/ShapedText.h"
#include "app/theme/style/Icons.h"

#include <cmath>
#include <functional>

namespace muster::app {

namespace {

constexpr double rightInset = 14;
constexpr double leastName = 60; ///< of a name beside its signs
constexpr double tagWidth = 18, signWidth = 24;
const QString noFigure = QStringLiteral("–");

// The second line of a unit: what was chosen for it.
double chosenHeight(const models::FormationRow &row)
{
    return row.chosen.isEmpty() ? 0 : std::ceil(Theme::current().metrics(FontRole::Small).height()) - 2;
}

double signsWidth(const models::FormationRow &row)
{
    return (row.tag.isEmpty() ? 0 : tagWidth) + (row.note ? signWidth : 0) + (row.hasProblem || row.hasWarning ? signWidth : 0);
}

} // namespace

FormationColumns FormationColumns::forWidth(double width, bool codes, double slotWords)
{
    // Larger fonts of the desktop need wider columns.
    const double scale = std::max(1.0, Theme::current().metrics(FontRole::Body).height() / 17.0);
    FormationColumns columns;
    columns.points = width - rightInset;
    columns.code = columns.points - (codes ? 62 : 30) * scale;
    columns.star = columns.code - (codes ? 36 : 20) * scale;
    // As wide as the longest slot word, but the units keep the larger part.
    columns.unit = std::clamp(slotWords, 110.0, std::max(130.0, width * 0.42));
    return columns;
}

void FormationDelegate::measureSlots()
{
    m_slotWords = 0;
    const std::function<void(const QModelIndex &, int)> walk = [&](const QModelIndex &parent, int depth) {
        for (int i = 0; i < m_model->rowCount(parent); ++i) {
            const QModelIndex index = m_model->index(i, 0, parent);
            const Row *row = m_model->row(index);
            if (!row->slot.isEmpty() && depth <= 2) // units inside units step in by themselves
                m_slotWords = std::max(m_slotWords, 16.0 * depth + 36 + paint::textWidth(row->slot, FontRole::Small));
            walk(index, depth + 1);
        }
    };
    if (m_model)
        walk({}, 0);
}

FormationDelegate::FormationDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize FormationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    int height = 30;
    if (row) {
        switch (row->kind) {
        case Row::Kind::Force:
            height = 34;
            break;
        case Row::Kind::Formation:
        case Row::Kind::Section:
            height = 32;
            break;
        case Row::Kind::EmptySlot:
            height = 34;
            break;
        case Row::Kind::Advantage:
            height = 26;
            break;
        case Row::Kind::Unit:
        case Row::Kind::AddLink:
            break;
        }
    }
    // Larger fonts of the desktop make higher rows.
    const int line = option.fontMetrics.height() + 10;
    return {option.rect.width(), std::max(height, line) + (row ? int(chosenHeight(*row)) : 0)};
}

double FormationDelegate::unitLeft(const Frame &frame) const
{
    // Units inside units step in, but never run into the codes.
    const double nested = std::max(0.0, frame.indent - 44);
    return frame.columns.unit + std::min(nested, 80.0);
}

void FormationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF full = paint::fullRow(option);
    const QRectF line = full.adjusted(0, 0, 0, -chosenHeight(*row));
    const Frame frame{*painter, line, double(option.rect.left()), FormationColumns::forWidth(full.width(), m_codes, m_slotWords)};
    switch (row->kind) {
    case Row::Kind::Force:
    case Row::Kind::Formation:
    case Row::Kind::Section:
        paintHeading(frame, *row);
        break;
    case Row::Kind::Advantage:
        paintAdvantage(frame, *row);
        break;
    case Row::Kind::Unit:
        paintUnit(frame, *row);
        paintChosen(frame, *row);
        break;
    case Row::Kind::EmptySlot:
        paintEmptySlot(frame, *row);
        break;
    case Row::Kind::AddLink:
        paintAddLink(frame, *row);
        break;
    }
    painter->restore();
}

void FormationDelegate::paintPoints(const Frame &frame, const Row &row, bool strong) const
{
    const QRectF rect(frame.columns.points - 120, frame.row.top(), 120, frame.row.height());
    const QColor ink = color(row.overCap || (row.hasProblem && row.limit >= 0) ? Token::Error : row.orphan ? Token::Text3 : Token::Text);
    const FontRole role = strong ? FontRole::BodyStrong : FontRole::Body;
    if (row.limit >= 0 && row.kind == Row::Kind::Force) {
        const QString limit = QStringLiteral(" / ") + share::amount(row.limit);
        const double width = paint::numberWidth(limit, FontRole::Body);
        paint::drawNumber(frame.painter, rect, limit, FontRole::Body, color(Token::Text2));
        paint::drawNumber(frame.painter, rect.adjusted(0, 0, -width, 0), share::amount(row.points), role, ink);
        return;
    }
    paint::drawNumber(frame.painter, rect, row.pointsKnown ? share::amount(row.points) : noFigure, role, ink);
}

void FormationDelegate::paintHeading(const Frame &frame, const Row &row) const
{
    if (row.kind == Row::Kind::Force || row.kind == Row::Kind::Section) {
        frame.painter.setPen(QPen(color(Token::Line2), 1));
        const double y = row.kind == Row::Kind::Force ? frame.row.bottom() - 0.5 : frame.row.top() + 0.5;
        frame.painter.drawLine(QPointF(frame.row.left(), y), QPointF(frame.row.right(), y));
    }
    const double right = frame.columns.points - 70;
    double x = frame.indent + 4;
    const QString name = row.nickname.isEmpty() ? row.name : row.nickname;
    x += paint::text(frame.painter, QRectF(x, frame.row.top(), right - x, frame.row.height()), name, FontRole::BodyStrong,
                     color(row.orphan ? Token::Text3 : Token::Text));
    if (row.hasProblem && row.kind == Row::Kind::Formation) {
        icons::paint(frame.painter, QRectF(x + 8, frame.row.center().y() - 7, 14, 14), QStringLiteral("problem"), color(Token::Error));
        x += 22;
    }
    const QString remark = row.overCap || row.nickname.isEmpty() ? row.remark : row.name;
    if (row.overCap && x + 40 < right)
        paint::text(frame.painter, QRectF(x + 8, frame.row.top(), frame.columns.points - 56 - x, frame.row.height()), remark,
                    FontRole::SmallStrong, color(Token::Error), Qt::AlignRight | Qt::AlignVCenter);
    else if (!remark.isEmpty() && x + 12 < right)
        paint::text(frame.painter, QRectF(x + 8, frame.row.top(), right - x - 8, frame.row.height()), remark, FontRole::Small,
                    color(Token::Text2));
    paintPoints(frame, row, row.kind != Row::Kind::Section);
}

void FormationDelegate::paintAdvantage(const Frame &frame, const Row &row) const
{
    const bool active = row.mark == Row::Mark::Active;
    const double x = frame.indent + 4;
    icons::paint(frame.painter, QRectF(x, frame.row.center().y() - 8, 16, 16), active ? "star" : "star-hollow", color(Token::Advantage));
    const double right = frame.row.right() - rightInset;
    const double taken = paint::text(frame.painter, QRectF(x + 24, frame.row.top(), right - x - 24, frame.row.height()), row.name,
                                     FontRole::SmallStrong, color(Token::Text));
    const double after = x + 24 + taken;
    if (after + 20 < right)
        paint::text(frame.painter, QRectF(after, frame.row.top(), right - after, frame.row.height()), QStringLiteral(" · ") + row.remark,
                    FontRole::Small, color(Token::Text2));
}

void FormationDelegate::paintSlotWord(const Frame &frame, const Row &row) const
{
    if (row.slot.isEmpty())
        return;
    const double left = std::min(frame.indent + 4, frame.columns.unit - 40);
    paint::text(frame.painter, QRectF(left, frame.row.top(), unitLeft(frame) - left - 8, frame.row.height()), row.slot, FontRole::Small,
                color(Token::Text2));
}

QRectF FormationDelegate::codeRect(const Frame &frame, const QString &code)
{
    const QFontMetricsF &metrics = Theme::current().metrics(FontRole::CaptionMedium);
    const double wide = std::max(26.0, metrics.horizontalAdvance(code) + 8), high = std::max(18.0, metrics.height() + 4);
    return {frame.columns.code - wide / 2, frame.row.center().y() - high / 2, wide, high};
}

bool FormationDelegate::hasDot(const Row &row) const
{
    return m_dots && int(m_dots->ofSelection(row.id).kind) != 0;
}

// Words only for the exception: what is missing or not painted.
double FormationDelegate::paintDot(const Frame &frame, const Row &row, double x, double right) const
{
    if (!hasDot(row) || x + 20 > right)
        return 0;
    const auto dot = m_dots->ofSelection(row.id);
    paint::collectionDot(frame.painter, {x + 13, frame.row.center().y()}, int(dot.kind));
    if (right - x < leastName) // dots of an elision would say nothing; the tool tip does
        return 20;
    return 20
        + paint::text(frame.painter, QRectF(x + 22, frame.row.top(), right - x - 22, frame.row.height()), dot.words(), FontRole::Small,
                      color(Token::Text2)); // never in the colour of an error: the list is as legal as before
}

double FormationDelegate::paintSigns(const Frame &frame, const Row &row, double x, double right) const
{
    const double middle = frame.row.center().y();
    if (!row.tag.isEmpty() && x + 16 < right) {
        paint::tagSquare(frame.painter, QPointF(x + 13, middle), QColor(row.tag));
        x += tagWidth;
    }
    if (row.note && x + 22 < right) {
        icons::paint(frame.painter, QRectF(x + 8, middle - 7, 14, 14), QStringLiteral("note"), color(Token::Text2));
        x += 22;
    }
    if ((row.hasProblem || row.hasWarning) && x + 22 < right) {
        icons::paint(frame.painter, QRectF(x + 8, middle - 7, 14, 14), row.hasProblem ? "problem" : "warning",
                     color(row.hasProblem ? Token::Error : Token::Warning));
        x += 22;
    }
    return x;
}

void FormationDelegate::paintUnit(const Frame &frame, const Row &row) const
{
    paintSlotWord(frame, row);
    const double middle = frame.row.center().y();
    double x = unitLeft(frame);
    icons::paint(frame.painter, QRectF(x, middle - 8, 16, 16), row.icon, color(row.orphan ? Token::Text3 : Token::Text2));
    x += 24;
    const double right = frame.columns.star - 14;
    QString name = row.number > 1 ? QStringLiteral("%1× %2").arg(row.number).arg(row.name) : row.name;
    if (row.orphan) {
        QFont italic = roleFont(FontRole::Body);
        italic.setItalic(true);
        frame.painter.setFont(italic);
        frame.painter.setPen(color(Token::Text3));
        const QString shown = QFontMetricsF(italic).elidedText(name, Qt::ElideRight, right - x);
        frame.painter.drawText(QRectF(x, frame.row.top(), right - x, frame.row.height()), Qt::AlignVCenter, shown);
        x += QFontMetricsF(italic).horizontalAdvance(shown) + 8;
        paint::text(frame.painter, QRectF(x, frame.row.top(), right - x, frame.row.height()), row.remark, FontRole::Small,
                    color(Token::Text3));
    } else {
        // A long name leaves room for the signs behind it: one that is not seen is as good as none.
        const double end = std::max(x + leastName, right - signsWidth(row));
        x += paint::text(frame.painter, QRectF(x, frame.row.top(), end - x - (hasDot(row) ? 22 : 0), frame.row.height()), name,
                         FontRole::BodyMedium, color(Token::Text));
        if (row.models > 0 && x + 24 < end)
            x += 6
                + paint::text(frame.painter, QRectF(x + 6, frame.row.top(), end - x - 6, frame.row.height()),
                              QStringLiteral("×%1").arg(row.models), FontRole::Body, color(Token::Text2));
        x += paintDot(frame, row, x, end);
        if (!row.nickname.isEmpty() && x + 20 < end)
            x += 6
                + paint::text(frame.painter, QRectF(x + 6, frame.row.top(), end - x - 6, frame.row.height()), tr("“%1”").arg(row.nickname),
                              FontRole::Body, color(Token::Text2));
        x = paintSigns(frame, row, x, right);
        if (!row.remark.isEmpty() && x + 40 < right) // whom it joins, who rides it
            paint::text(frame.painter, QRectF(x + 10, frame.row.top(), right - x - 10, frame.row.height()), row.remark, FontRole::Small,
                        color(Token::Text2));
    }
    if (row.mark != Row::Mark::None)
        icons::paint(frame.painter, QRectF(frame.columns.star - 7, middle - 7, 14, 14),
                     row.mark == Row::Mark::Active ? "star" : "star-hollow", color(Token::Advantage));
    if (!row.code.isEmpty() && m_codes)
        paint::codeBox(frame.painter, codeRect(frame, row.code), row.code);
    paintPoints(frame, row, false);
}

void FormationDelegate::paintChosen(const Frame &frame, const Row &row) const
{
    const double left = unitLeft(frame) + 24, high = chosenHeight(row);
    if (high > 0)
        paint::text(frame.painter, QRectF(left, frame.row.bottom() - 6, frame.columns.points - 34 - left, high + 3), row.chosen,
                    FontRole::Small, color(Token::Text2));
}

void FormationDelegate::paintEmptySlot(const Frame &frame, const Row &row) const
{
    paintSlotWord(frame, row);
    const bool target = m_target.isValid() && m_target.ownerId == row.ownerId && m_target.groupId == row.groupId;
    const double middle = frame.row.center().y();
    const double left = unitLeft(frame);
    const QRectF outline(left - 7, frame.row.top() + 3, frame.columns.points + 4 - left + 7, frame.row.height() - 6);
    paint::dashedOutline(frame.painter, outline, color(target ? Token::Accent : Token::Control));
    icons::paint(frame.painter, QRectF(left, middle - 8, 16, 16), target ? "target" : "plus", color(target ? Token::Accent : Token::Text2));
    const QString required = tr("Required");
    const double badge = paint::badgeWidth(required, "problem");
    const double right = outline.right() - badge - 12;
    double x = left + 24;
    x += paint::text(frame.painter, QRectF(x, frame.row.top(), right - x, frame.row.height()), row.name, FontRole::BodyMedium,
                     color(target ? Token::Accent : Token::Text))
        + 8;
    if (x + 20 < right)
        paint::text(frame.painter, QRectF(x, frame.row.top(), right - x, frame.row.height()), row.remark, FontRole::Small,
                    color(Token::Text2));
    paint::badge(frame.painter, outline.right() - badge - 5, middle, required, Tone::Error, "problem");
}

void FormationDelegate::paintAddLink(const Frame &frame, const Row &row) const
{
    paintSlotWord(frame, row);
    const bool target = m_target.isValid() && m_target.ownerId == row.ownerId && m_target.groupId == row.groupId;
    const double left = unitLeft(frame);
    icons::paint(frame.painter, QRectF(left, frame.row.center().y() - 8, 16, 16), target ? "target" : "plus", color(Token::Accent));
    paint::text(frame.painter, QRectF(left + 24, frame.row.top(), frame.columns.points - left - 24, frame.row.height()), row.name,
                FontRole::BodyMedium, color(Token::Accent));
}

} // namespace muster::app
