// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/paint/Paint.h"

#include <QList>

namespace muster::app {

/// What a points gauge shows.
struct GaugeData
{
    struct Segment
    {
        double value = 0;
        double over = 0; ///< part of the value beyond a cap of its own, drawn hatched
        QString name = {};
    };
    QList<Segment> segments; ///< one per formation
    double limit = 0;        ///< 0 or less: no limit
    double reserved = 0;     ///< least price of empty mandatory slots
    QString unit;            ///< "pts"

    [[nodiscard]] double used() const;
    [[nodiscard]] bool isOver() const { return limit > 0 && used() > limit; }
    /// A figure of the gauge in the user's language, without the separators of thousands.
    [[nodiscard]] static QString figure(double value);
    /// "19 left", "18 over", in the user's language.
    [[nodiscard]] QString remark() const;
    /// The sentence for a screen reader.
    [[nodiscard]] QString sentence() const;
};

namespace paint {

/// The bar alone: segments in the game colour, hatched reserve, hatched excess behind the limit line.
void gaugeBar(QPainter &painter, const QRectF &bar, const GaugeData &data, const GameColours &game, const QColor &gap);
/// A slim bar of one value, as on library cards and group caps.
void miniBar(QPainter &painter, const QRectF &bar, double value, double limit, const GameColours &game);

/// Experience bar: what was there before at half strength, the gain solid; enough for a promotion turns it.
struct Experience
{
    double value = 0;
    double needed = 0;  ///< 0: no further rank
    double before = -1; ///< for a preview: the value before the gain
    [[nodiscard]] bool canPromote() const { return needed > 0 && value >= needed; }
};
void experienceBar(QPainter &painter, const QRectF &bar, const Experience &experience, const GameColours &game);

/// Rank shield; rung 1 is an outline, then chevrons, pips and a star are cut out of the filled shield.
void rankShield(QPainter &painter, const QRectF &square, int rung, const GameColours &game, const QColor &ground);

} // namespace paint

} // namespace muster::app
