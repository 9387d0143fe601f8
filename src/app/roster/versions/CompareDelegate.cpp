// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/versions/CompareDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <cmath>

namespace muster::app {

using models::ComparedRow;
using Became = ComparedRow::Change;

namespace {

struct ChangeLook
{
    const char *icon;
    Token ink;
};

ChangeLook lookOf(Became change)
{
    switch (change) {
    case Became::Added:
        return {"plus", Token::Ok};
    case Became::Removed:
        return {"minus", Token::Error};
    case Became::Replaced:
        return {"swap", Token::Warning};
    case Became::Moved:
        return {"move-up", Token::Text2};
    case Became::Changed:
        return {"pencil", Token::Text2};
    case Became::Equal:
        break;
    }
    return {"", Token::Text3};
}

bool isHeading(const ComparedRow &row)
{
    return row.kind == ComparedRow::Kind::Force || row.kind == ComparedRow::Kind::Formation;
}

constexpr double cellEdge = 8, rowEdge = 4;

FontRole nameRole(const ComparedRow &row)
{
    return isHeading(row) ? FontRole::BodyStrong : row.change == Became::Equal ? FontRole::Body : FontRole::BodyMedium;
}

// What stands left of a name: how deep it is in its formation, its sign.
double leftOfName(const ComparedRow &row, bool sideB)
{
    if (row.kind != ComparedRow::Kind::Unit)
        return 0;
    return std::max(0, row.depth - 1) * 14 + ((sideB ? row.b : row.a).icon.isEmpty() ? 0 : 22);
}

double linesHeight(const QString &words, FontRole role, double width)
{
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    return words.isEmpty() ? 0
                           : std::ceil(metrics.boundingRect(QRectF(0, 0, std::max(40.0, width), 4000), Qt::TextWordWrap, words).height());
}

// What is equal has its options in one line; a change is read, so it has all the lines it needs.
double underHeight(const ComparedRow &row, bool sideB, double width)
{
    const QString under = CompareDelegate::underName(row, sideB);
    if (row.change == Became::Equal && !under.isEmpty())
        return std::ceil(Theme::current().metrics(FontRole::Small).height());
    return linesHeight(under, FontRole::Small, width);
}

} // namespace

CompareDelegate::CompareDelegate(Finder find, QObject *parent) : QStyledItemDelegate(parent), m_find(std::move(find)) {}

QString CompareDelegate::underName(const ComparedRow &row, bool sideB)
{
    if (row.kind == ComparedRow::Kind::Advantage)
        return {};
    if (sideB && !row.news.isEmpty())
        return row.news.join(QStringLiteral(", "));
    if (!sideB && row.change == Became::Moved)
        return row.a.place;
    return sideB ? row.b.detail : row.a.detail;
}

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ComparedRow *row = m_find(index.row());
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isHeading(*row))
        painter->fillRect(option.rect, color(Token::Alt));
    paint::rowGround(*painter, option, index, true);
    const QRectF cell = QRectF(option.rect).adjusted(cellEdge, 0, -cellEdge, 0);
    const bool quiet = row->change == Became::Equal && !isHeading(*row);
    const QColor ink = color(quiet ? Token::Text3 : Token::Text);
    const FontRole role = isHeading(*row) ? FontRole::BodyStrong : FontRole::Body;
    const auto points = [&](const ComparedRow::Side &side) {
        if (side.there() && row->kind != ComparedRow::Kind::Advantage)
            paint::drawNumber(*painter, cell, side.pointsKnown ? share::amount(side.points) : QStringLiteral("–"), role, ink);
    };
    switch (CompareColumn(index.column())) {
    case CompareColumn::Place:
        paint::text(*painter, cell, index.data().toString(), FontRole::Small, color(Token::Text2));
        break;
    case CompareColumn::NameA:
        paintName(*painter, cell, *row, false);
        break;
    case CompareColumn::NameB:
        paintName(*painter, cell, *row, true);
        break;
    case CompareColumn::PointsA:
        points(row->a);
        break;
    case CompareColumn::PointsB:
        points(row->b);
        break;
    case CompareColumn::Change:
        paintChange(*painter, cell, *row);
        break;
    case CompareColumn::Difference:
        if (row->kind != ComparedRow::Kind::Advantage)
            paint::drawNumber(*painter, cell, models::signedAmount(row->difference()), FontRole::BodyStrong, color(Token::Text));
        break;
    case CompareColumn::Count:
        break;
    }
    painter->restore();
}

void CompareDelegate::paintName(QPainter &painter, const QRectF &cell, const ComparedRow &row, bool sideB) const
{
    const ComparedRow::Side &side = sideB ? row.b : row.a;
    if (!side.there()) {
        paint::text(painter, cell, QStringLiteral("–"), FontRole::Body, color(Token::Text3));
        return;
    }
    const bool quiet = row.change == Became::Equal && !isHeading(row);
    const QString under = underName(row, sideB);
    QRectF line = cell.adjusted(leftOfName(row, sideB), 0, 0, 0);
    if (row.kind == ComparedRow::Kind::Advantage) {
        icons::paint(painter, QRectF(line.left(), line.center().y() - 7, 14, 14), side.active ? "star" : "star-hollow",
                     color(Token::Advantage));
        paint::text(painter, line.adjusted(20, 0, 0, 0), side.detail, FontRole::Small, color(quiet ? Token::Text3 : Token::Text));
        return;
    }
    if (row.kind == ComparedRow::Kind::Unit && !side.icon.isEmpty()) {
        const double first = under.isEmpty() ? line.height() / 2 : rowEdge + 1 + Theme::current().metrics(nameRole(row)).height() / 2;
        icons::paint(painter, QRectF(line.left() - 22, line.top() + first - 8, 16, 16), side.icon,
                     color(quiet ? Token::Text3 : Token::Text2));
    }
    // A name takes a second line before it loses a word.
    const double nameHigh = linesHeight(side.name, nameRole(row), line.width());
    const double underHigh = underHeight(row, sideB, line.width());
    const double top = line.top() + std::max(0.0, (line.height() - nameHigh - underHigh) / 2);
    painter.setFont(roleFont(nameRole(row)));
    painter.setPen(color(quiet ? Token::Text3 : Token::Text));
    painter.drawText(QRectF(line.left(), top, line.width(), nameHigh), Qt::TextWordWrap, side.name);
    const QRectF below(line.left(), top + nameHigh, line.width(), underHigh);
    if (quiet) {
        paint::text(painter, below, under, FontRole::Small, color(Token::Text3));
    } else if (!under.isEmpty()) {
        painter.setFont(roleFont(FontRole::Small));
        painter.setPen(color(Token::Text2));
        painter.drawText(below, Qt::TextWordWrap, under);
    }
}

void CompareDelegate::paintChange(QPainter &painter, const QRectF &cell, const ComparedRow &row) const
{
    if (isHeading(row) && row.change == Became::Equal)
        return;
    const ChangeLook look = lookOf(row.change);
    QRectF words = cell;
    if (*look.icon) {
        icons::paint(painter, QRectF(cell.left(), cell.center().y() - 6, 12, 12), QString::fromLatin1(look.icon), color(look.ink));
        words.adjust(18, 0, 0, 0);
    }
    if (words.width() < 40)
        return; // a narrow column has the sign; the word is in its tool tip
    paint::text(painter, words, models::changeWord(row.change), *look.icon ? FontRole::SmallMedium : FontRole::Small, color(look.ink));
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ComparedRow *row = m_find(index.row());
    const int least = std::max(30, option.fontMetrics.height() + 10);
    const auto column = CompareColumn(index.column());
    const bool sideB = column == CompareColumn::NameB;
    if (!row || row->kind == ComparedRow::Kind::Advantage || (!sideB && column != CompareColumn::NameA))
        return {60, least};
    const ComparedRow::Side &side = sideB ? row->b : row->a;
    const double width = option.rect.width() - 2 * cellEdge - leftOfName(*row, sideB);
    const double words = side.there() ? linesHeight(side.name, nameRole(*row), width) + underHeight(*row, sideB, width) : 0;
    return {60, std::max(least, int(words + 2 * rowEdge + 2))};
}

} // namespace muster::app
