// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/scenario/ScenarioPlan.h"
#include "print/layout/Canvas.h"
#include "print/scenario/MapScale.h"

namespace muster::print {

/// Draws a table with its zones, objectives and arrivals to scale.
class MapDrawing
{
public:
    MapDrawing(Canvas &canvas, const packs::ScenarioPlan &plan, const MapScale &scale, const QPointF &origin);

    /// Edge, zones, objectives, arrows, measures, figures along the edge, and below it a bar of 50 mm.
    void draw();
    /// What it takes on paper, figures and bar counted.
    [[nodiscard]] static QSizeF size(const packs::ScenarioPlan &plan, const MapScale &scale);
    /// Room that the arrows need at the left, top and right of the table.
    static constexpr double margin = 3.0;

private:
    [[nodiscard]] QPointF at(const QPointF &table) const;
    [[nodiscard]] QRectF at(const QRectF &table) const;
    [[nodiscard]] QPainterPath outline(const packs::MapArea &area) const;
    void drawZone(const packs::MapZone &zone);
    void dots(const packs::MapArea &area);
    void hatch(const packs::MapArea &area);
    void drawObjectiveAreas();
    void drawObjectives();
    void drawObjectiveNote(const packs::MapObjective &objective);
    void drawArrival(const packs::MapArrival &arrival);
    void drawMeasure(const packs::MapMeasure &measure);
    void drawZoneName(const packs::MapZone &zone);
    void drawEdge();
    void drawBar();
    void label(const QPointF &middle, const QString &text, const Font &font, double width = 60);

    Canvas &m_canvas;
    const packs::ScenarioPlan &m_plan;
    MapScale m_scale;
    QPointF m_origin;
};

} // namespace muster::print
