// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/GaugePaint.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace muster::app {

QString GaugeData::figure(double value)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', std::abs(value - std::round(value)) < 1e-9 ? 0 : 1);
}

double GaugeData::used() const
{
    double sum = 0;
    for (const Segment &segment : segments)
        sum += segment.value;
    return sum;
}

QString GaugeData::remark() const
{
    if (limit <= 0)
        return QCoreApplication::translate("PointsGauge", "no limit");
    if (isOver())
        return QCoreApplication::translate("PointsGauge", "%1 over").arg(figure(used() - limit));
    return QCoreApplication::translate("PointsGauge", "%1 left").arg(figure(limit - used()));
}

QString GaugeData::sentence() const
{
    if (limit <= 0)
        return QCoreApplication::translate("PointsGauge", "%1 %2, no limit").arg(figure(used()), unit);
    QString text = QCoreApplication::translate("PointsGauge", "%1 of %2 %3, %4").arg(figure(used()), figure(limit), unit, remark());
    if (reserved > 0)
        text += QCoreApplication::translate("PointsGauge", ", %1 needed for empty slots").arg(figure(reserved));
    return text;
}

namespace paint {

namespace {

constexpr std::array opacities{1.0, 0.82, 0.68, 0.54};

void clipRound(QPainter &painter, const QRectF &bar, double radius)
{
    QPainterPath clip;
    clip.addRoundedRect(bar, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(clip, Qt::IntersectClip);
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(float(opacity));
    return color;
}

void excess(QPainter &painter, const QRectF &rect)
{
    painter.fillRect(rect, color(Token::ErrorSoft));
    hatch(painter, rect, color(Token::Error), 2, 5);
}

} // namespace

void gaugeBar(QPainter &painter, const QRectF &bar, const GaugeData &data, const GameColours &game, const QColor &gap)
{
    painter.save();
    clipRound(painter, bar, 3);
    painter.fillRect(bar, color(Token::Track));
    const double used = data.used();
    const double whole = std::max({data.limit, used, 1.0});
    const double scale = bar.width() / whole;
    const double limit = data.limit > 0 ? data.limit : whole;
    double sum = 0;
    for (qsizetype i = 0; i < data.segments.size(); ++i) {
        const auto &segment = data.segments.at(i);
        const double inside = std::clamp(limit - sum, 0.0, segment.value);
        const double solid = std::max(0.0, std::min(inside, segment.value - segment.over));
        const double x = bar.left() + sum * scale;
        painter.fillRect(QRectF(x, bar.top(), solid * scale, bar.height()),
                         faded(game.strong, opacities[std::size_t(i) % opacities.size()]));
        if (solid < segment.value)
            excess(painter, QRectF(x + solid * scale, bar.top(), (segment.value - solid) * scale, bar.height()));
        sum += segment.value;
        if (i + 1 < data.segments.size() || sum < whole)
            painter.fillRect(QRectF(bar.left() + sum * scale - 2, bar.top(), 2, bar.height()), gap);
    }
    if (data.reserved > 0 && !data.isOver()) {
        const double reserve = std::min(data.reserved, limit - sum);
        hatch(painter, QRectF(bar.left() + sum * scale, bar.top(), reserve * scale, bar.height()), color(Token::Hatch), 1.4, 5);
    }
    if (data.isOver())
        painter.fillRect(QRectF(bar.left() + limit * scale - 1, bar.top(), 2, bar.height()), color(Token::Text));
    painter.restore();
}

void miniBar(QPainter &painter, const QRectF &bar, double value, double limit, const GameColours &game)
{
    painter.save();
    clipRound(painter, bar, std::min(3.0, bar.height() / 2));
    painter.fillRect(bar, color(Token::Track));
    const double whole = std::max({value, limit, 1.0});
    const double inside = limit > 0 ? std::min(value, limit) : value;
    painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * inside / whole, bar.height()), game.strong);
    if (inside < value)
        excess(painter, QRectF(bar.left() + bar.width() * inside / whole, bar.top(), bar.width() * (value - inside) / whole, bar.height()));
    painter.restore();
}

void experienceBar(QPainter &painter, const QRectF &bar, const Experience &experience, const GameColours &game)
{
    painter.save();
    clipRound(painter, bar, 3);
    painter.fillRect(bar, color(Token::Track));
    const QColor strong = experience.canPromote() ? color(Token::Advantage) : game.strong;
    const double share = experience.needed > 0 ? std::min(1.0, experience.value / experience.needed) : 0;
    if (experience.before < 0) {
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), strong);
    } else {
        const double before = experience.needed > 0 ? std::min(1.0, experience.before / experience.needed) : 0;
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * before, bar.height()), faded(game.strong, 0.5));
        painter.fillRect(QRectF(bar.left() + bar.width() * before, bar.top(), bar.width() * (share - before), bar.height()), strong);
    }
    painter.restore();
}

} // namespace paint

} // namespace muster::app
