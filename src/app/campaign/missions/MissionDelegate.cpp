// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/MissionDelegate.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "models/campaign/CampaignMissionModel.h"

#include <QAbstractItemView>
#include <QPainter>

namespace muster::app {

using MissionModel = models::CampaignMissionModel;

namespace {

constexpr double left = 39;

// Heights follow the font: whoever reads with larger letters sees all of them.
double titleHeight()
{
    return std::max(18.0, Theme::current().metrics(FontRole::BodyMedium).height() + 1.0);
}
double lineHeight()
{
    return std::max(17.0, Theme::current().metrics(FontRole::Small).height() + 1.0);
}
double newsHeight()
{
    return lineHeight() + 2;
}

double widthOf(const QString &text)
{
    return Theme::current().metrics(FontRole::Small).horizontalAdvance(text);
}

// What a mission brought: broken after a comma rather than cut off.
QStringList outcomeLines(const QModelIndex &index, double room)
{
    QStringList lines;
    for (const QString &side : index.data(MissionModel::OutcomeRole).toString().split('\n', Qt::SkipEmptyParts)) {
        QStringList parts = side.split(QStringLiteral(", "));
        // A long name has a line of its own, with what follows it below.
        if (const auto colon = parts.first().indexOf(QStringLiteral(": ")); colon > 0 && widthOf(parts.first() + ',') > room) {
            lines.append(parts.first().left(colon + 1));
            parts.first().remove(0, colon + 2);
        }
        QString line;
        for (const QString &part : std::as_const(parts)) {
            if (!line.isEmpty() && widthOf(line + QStringLiteral(", ") + part) > room) {
                lines.append(line + ',');
                line.clear();
            }
            line += line.isEmpty() ? part : QStringLiteral(", ") + part;
        }
        lines.append(line);
    }
    return lines;
}

// The badge stands behind the figures, or below them where they need the whole width.
bool badgeNeedsLine(const QModelIndex &index, const QString &badge, double room)
{
    return index.data(MissionModel::CorrectedRole).toBool()
        && widthOf(index.data(MissionModel::FiguresRole).toString()) + paint::badgeWidth(badge) + 8 > room;
}

double roomIn(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return (view ? view->viewport()->width() : option.rect.width()) - left - 13;
}

void paintRing(QPainter &painter, const QRectF &ring, int result)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (result == MissionModel::Success || result == MissionModel::Failure) {
        icons::paint(painter, ring.adjusted(-1, -1, 1, 1), result == MissionModel::Success ? "ok" : "failed",
                     color(result == MissionModel::Success ? Token::Ok : Token::Error));
        return;
    }
    QPen pen(color(Token::Control), 1.5);
    if (result == MissionModel::Planned)
        pen.setDashPattern({1.6, 1.8});
    painter.setPen(pen);
    painter.setBrush(color(Token::Base));
    painter.drawEllipse(ring);
    if (result == MissionModel::Cancelled) {
        painter.drawLine(ring.topRight() + QPointF(-2.5, 2.5), ring.bottomLeft() + QPointF(2.5, -2.5));
        return;
    }
    if (result != MissionModel::Drawn)
        return;
    painter.setPen(QPen(color(Token::Text2), 1.6, Qt::SolidLine, Qt::RoundCap));
    for (const double y : {-1.9, 1.9})
        painter.drawLine(ring.center() + QPointF(-3, y), ring.center() + QPointF(3, y));
}

void paintNews(QPainter &painter, QRectF line, const models::MissionNews &news)
{
    static const char *const names[] = {"promotion", "wounded", "killed", "star"};
    const Token tints[] = {Token::Advantage, Token::Warning, Token::Error, Token::Advantage};
    icons::paint(painter, QRectF(line.left(), line.center().y() - 6, 12, 12), names[news.kind], color(tints[news.kind]));
    line.setLeft(line.left() + 19);
    paint::text(painter, line, news.text, FontRole::Small, color(Token::Text));
}

} // namespace

QSize MissionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double room = roomIn(option);
    const auto lines = outcomeLines(index, room).size() + !index.data(MissionModel::FiguresRole).toString().isEmpty()
        + badgeNeedsLine(index, tr("Corrected"), room);
    const auto news = index.data(MissionModel::NewsRole).toList().size();
    const int height = int(12 + titleHeight() + double(lines) * lineHeight() + double(news) * newsHeight() + (news ? 3 : 0) + 11);
    return {std::max(120, option.rect.width()), height};
}

void MissionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paint::rowGround(*painter, option, index);
    const QRectF row = option.rect;
    const double right = row.right() - 12;
    const QRectF ring(14, row.top() + 14, 14, 14);
    painter->setPen(QPen(color(Token::Line), 1));
    const double x = ring.center().x();
    if (index.row() > 0)
        painter->drawLine(QPointF(x, row.top()), QPointF(x, ring.top() - 1));
    if (index.row() + 1 < index.model()->rowCount())
        painter->drawLine(QPointF(x, ring.bottom() + 1), QPointF(x, row.bottom() + 1));
    const int result = index.data(MissionModel::ResultRole).toInt();
    paintRing(*painter, ring, result);
    double y = row.top() + 12;
    const QString date = index.data(MissionModel::DateRole).toString();
    const double dateWidth = Theme::current().metrics(FontRole::Small).horizontalAdvance(date) + 4;
    const bool open = result == MissionModel::Planned || result == MissionModel::Cancelled;
    const double width = paint::text(*painter, {left, y, right - left - dateWidth - 4, titleHeight()}, index.data().toString(),
                                     open ? FontRole::Body : FontRole::BodyMedium, color(open ? Token::Text2 : Token::Text));
    if (result == MissionModel::Cancelled)
        painter->fillRect(QRectF(left, y + titleHeight() / 2, width, 1), color(Token::Text2));
    paint::text(*painter, {right - dateWidth, y, dateWidth, titleHeight()}, date, FontRole::Small, color(Token::Text2),
                Qt::AlignRight | Qt::AlignVCenter);
    y += titleHeight();
    const double room = roomIn(option);
    for (const QString &words : outcomeLines(index, room)) {
        paint::text(*painter, {left, y, right - left, lineHeight()}, words, FontRole::Small, color(Token::Text2));
        y += lineHeight();
    }
    if (const QString words = index.data(MissionModel::FiguresRole).toString(); !words.isEmpty()) {
        const double badge = paint::badgeWidth(tr("Corrected"));
        paint::text(*painter, {left, y, right - left, lineHeight()}, words, FontRole::Small, color(Token::Text2));
        const bool below = badgeNeedsLine(index, tr("Corrected"), room);
        if (below)
            y += lineHeight();
        if (index.data(MissionModel::CorrectedRole).toBool())
            paint::badge(*painter, below ? left : right - badge, y + lineHeight() / 2, tr("Corrected"), Tone::Neutral);
        y += lineHeight();
    }
    const QVariantList all = index.data(MissionModel::NewsRole).toList();
    y += all.isEmpty() ? 0 : 3;
    for (const QVariant &news : all) {
        paintNews(*painter, {left, y, right - left, newsHeight()}, news.value<models::MissionNews>());
        y += newsHeight();
    }
    painter->fillRect(QRectF(left, row.bottom() - 1, right - left, 1), color(Token::Line2));
    painter->restore();
}

} // namespace muster::app
