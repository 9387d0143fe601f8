// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace muster::packs {

/// A circle on the table.
struct MapCircle
{
    QPointF centre;
    double radius = 0;
    friend bool operator==(const MapCircle &, const MapCircle &) = default;
};

/// An area of the table: rectangles and circles together, without others.
struct MapArea
{
    QList<QRectF> rects, withoutRects;
    QList<MapCircle> circles, withoutCircles;
    [[nodiscard]] bool isEmpty() const { return rects.isEmpty() && circles.isEmpty(); }
    /// Whether a point lies in it, its edge counted.
    [[nodiscard]] bool contains(const QPointF &point) const;
    /// The smallest rectangle around it; what is taken away does not count.
    [[nodiscard]] QRectF bounds() const;
    friend bool operator==(const MapArea &, const MapArea &) = default;
};

/// Where a side puts its units.
struct MapZone
{
    QString side;
    MapArea area;
    LocalText note;       ///< "deploys here"
    bool example = false; ///< its size is a rule, its place is not
    friend bool operator==(const MapZone &, const MapZone &) = default;
};

/// Where objectives may lie, and where the map shows them.
struct MapObjective
{
    QString side; ///< who puts it down; empty = nobody in particular
    QString letter;
    MapArea area;
    LocalText note;
    QList<QPointF> shown;
    friend bool operator==(const MapObjective &, const MapObjective &) = default;
};

enum class MapEdge { Left, Top, Right, Bottom };

/// A stretch of an edge over which units come in.
struct MapArrival
{
    QString side;
    MapEdge edge = MapEdge::Left;
    double from = 0, to = 0;
    LocalText note;
    bool later = false; ///< reserves, not everybody
    friend bool operator==(const MapArrival &, const MapArrival &) = default;
};

/// A distance that the rules name.
struct MapMeasure
{
    QPointF from, to;
    friend bool operator==(const MapMeasure &, const MapMeasure &) = default;
};

/// A table to scale, x to the right and y down from the upper left corner, in the unit of the game.
struct TableMap
{
    QSizeF size; ///< empty = the rules give none, there is no map
    double objectiveDiameter = 0, objectiveReach = 0;
    QList<MapZone> zones;
    QList<MapObjective> objectives;
    QList<MapArrival> arrivals;
    QList<MapMeasure> measures;

    [[nodiscard]] bool isEmpty() const { return size.isEmpty(); }
    friend bool operator==(const TableMap &, const TableMap &) = default;
};

} // namespace muster::packs
