// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/scenario/MapDrawing.h"

#include "print/layout/RichText.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

using namespace packs;

namespace {

constexpr double axis = 5.0, barRow = 7.0, barLength = 50.0;

/// Beside the heading of a wide map there is room for the bar.
bool barAbove(double width)
{
    return width >= 150;
}

/// How far apart the figures along the edge stand.
double axisStep(double length)
{
    for (const double step : {5.0, 6.0, 10.0, 12.0, 15.0, 20.0, 30.0, 50.0, 60.0, 100.0})
        if (length / step <= 6.01)
            return step;
    return length;
}

} // namespace

MapDrawing::MapDrawing(Canvas &canvas, const ScenarioPlan &plan, const MapScale &scale, const QPointF &origin)
    : m_canvas(canvas), m_plan(plan), m_scale(scale), m_origin(origin)
{
}

QSizeF MapDrawing::size(const ScenarioPlan &plan, const MapScale &scale)
{
    const QSizeF table = scale.onPaper(plan.map.size);
    return table + QSizeF(2 * margin, margin + axis + (barAbove(table.width()) ? 0 : barRow));
}

QPointF MapDrawing::at(const QPointF &table) const
{
    return m_origin + table * m_scale.perUnit();
}

QRectF MapDrawing::at(const QRectF &table) const
{
    return {at(table.topLeft()), table.size() * m_scale.perUnit()};
}

QPainterPath MapDrawing::outline(const MapArea &area) const
{
    QPainterPath path, without;
    for (const QRectF &rect : area.rects)
        path.addRect(at(rect));
    for (const MapCircle &circle : area.circles)
        path.addEllipse(at(circle.centre), circle.radius * m_scale.perUnit(), circle.radius * m_scale.perUnit());
    for (const QRectF &rect : area.withoutRects)
        without.addRect(at(rect));
    for (const MapCircle &circle : area.withoutCircles)
        without.addEllipse(at(circle.centre), circle.radius * m_scale.perUnit(), circle.radius * m_scale.perUnit());
    return without.isEmpty() ? path : path.subtracted(without);
}

// A pattern tells the sides apart on any printer; colour would not.
void MapDrawing::dots(const MapArea &area)
{
    constexpr double pitch = 2.9, radius = 0.22;
    const QRectF bounds = at(area.bounds());
    QPainterPath all;
    for (double y = bounds.top() + pitch / 2; y < bounds.bottom(); y += pitch)
        for (double x = bounds.left() + pitch / 2; x < bounds.right(); x += pitch)
            if (area.contains((QPointF(x, y) - m_origin) / m_scale.perUnit()))
                all.addEllipse(QPointF(x, y), radius, radius);
    m_canvas.path(all, Inks::soft);
}

void MapDrawing::hatch(const MapArea &area)
{
    constexpr double pitch = 4.0, step = 0.1;
    const QRectF bounds = at(area.bounds());
    for (double start = bounds.left() - bounds.height(); start < bounds.right(); start += pitch) {
        QPointF from;
        bool drawing = false;
        for (double t = 0; t <= bounds.height() + step; t += step) {
            const QPointF point(start + t, bounds.bottom() - t);
            const bool inside = t <= bounds.height() && area.contains((point - m_origin) / m_scale.perUnit());
            if (inside && !drawing)
                from = point;
            if (!inside && drawing && t > step)
                m_canvas.line(from.x(), from.y(), point.x() - step, point.y() + step, {0.15, Inks::soft});
            drawing = inside;
        }
    }
}

void MapDrawing::label(const QPointF &middle, const QString &text, const Font &font, double width)
{
    const RichText words = RichText::plain(text, font.weight, font.italic);
    const RichText::Setting setting{font, width, 1.12, Align::Centre, Inks::text, 0};
    const double height = words.height(m_canvas.meter(), setting), wide = words.widestLine(m_canvas.meter(), setting);
    m_canvas.rect({middle.x() - wide / 2 - 0.6, middle.y() - height / 2 - 0.2, wide + 1.2, height + 0.4}, Inks::paper);
    words.draw(m_canvas, middle.x() - width / 2, middle.y() - height / 2, setting);
}

void MapDrawing::drawZone(const MapZone &zone)
{
    const bool first = m_plan.sides.isEmpty() || m_plan.sides.constFirst().id == zone.side;
    first ? hatch(zone.area) : dots(zone.area);
    m_canvas.path(outline(zone.area), 0, {zone.example ? 0.2 : 0.25, Inks::text, zone.example ? Dash::Dashed : Dash::Dotted});
}

// The name stands in the upper part of the zone, where no objective and no measure is.
void MapDrawing::drawZoneName(const MapZone &zone)
{
    const ScenarioSide *side = m_plan.side(zone.side);
    const QRectF bounds = at(zone.area.bounds());
    const QString language = m_canvas.paperText().language();
    const double room = bounds.width() - 1.6;
    // Below the arrows, where there are some.
    const bool arrows = std::any_of(m_plan.map.arrivals.begin(), m_plan.map.arrivals.end(),
                                    [&](const MapArrival &arrival) { return arrival.side == zone.side && arrival.edge == MapEdge::Top; });
    const QPointF top(bounds.center().x(), bounds.top() + std::min(arrows ? 13.0 : 7.0, bounds.height() / 3));
    if (side) {
        const QString name = side->name.in(language).toUpper();
        label(top, name, m_canvas.meter().fitted(name, bold(11), room, 6), room);
    }
    const QString note = zone.note.in(language);
    if (!note.isEmpty())
        label(top + QPointF(0, 4.6), note, m_canvas.meter().fitted(note, regular(7.6), room, 5.5), room);
}

void MapDrawing::drawObjectiveAreas()
{
    std::vector<MapArea> drawn;
    for (const MapObjective &objective : m_plan.map.objectives) {
        if (objective.area.isEmpty() || std::find(drawn.begin(), drawn.end(), objective.area) != drawn.end())
            continue;
        drawn.push_back(objective.area);
        m_canvas.path(outline(objective.area), 0, {0.3, Inks::text, Dash::Dashed});
    }
}

void MapDrawing::drawObjectives()
{
    const TableMap &map = m_plan.map;
    for (const MapObjective &objective : map.objectives) {
        for (const QPointF &point : objective.shown) {
            const double radius = std::max(2.2, map.objectiveDiameter / 2 * m_scale.perUnit());
            QPainterPath ring, disc;
            // The reach counts from the rim of the disc.
            if (map.objectiveReach > 0) {
                const double reach = (map.objectiveDiameter / 2 + map.objectiveReach) * m_scale.perUnit();
                ring.addEllipse(at(point), reach, reach);
                m_canvas.path(ring, 0, {0.15, Inks::text, Dash::Dashed});
            }
            disc.addEllipse(at(point), radius, radius);
            m_canvas.path(disc, m_canvas.inks().saver() ? Inks::paper : m_canvas.inks().plate(), {0.3, m_canvas.inks().line()});
            m_canvas.textMid(at(point).x(), at(point).y(), objective.letter, bold(9), m_canvas.inks().onPlate(), Align::Centre);
        }
        drawObjectiveNote(objective);
    }
}

// Inside the area, but where that lies on the edge of the table, beside it: there the arrows are.
void MapDrawing::drawObjectiveNote(const MapObjective &objective)
{
    const QString note = objective.note.in(m_canvas.paperText().language());
    if (note.isEmpty() || objective.area.isEmpty())
        return;
    const QRectF bounds = at(objective.area.bounds()), table = at(QRectF(QPointF(), m_plan.map.size));
    const double y = bounds.top() <= table.top() + 0.1 ? bounds.bottom() + 2.6
        : bounds.bottom() >= table.bottom() - 0.1      ? bounds.top() - 2.6
                                                       : bounds.bottom() - 2.4;
    label({bounds.center().x(), y}, note, m_canvas.meter().fitted(note, regular(6.8), bounds.width() - 2, 5), bounds.width() - 2);
}

void MapDrawing::drawArrival(const MapArrival &arrival)
{
    const QSizeF size = m_plan.map.size;
    const bool upright = arrival.edge == MapEdge::Left || arrival.edge == MapEdge::Right;
    const bool far = arrival.edge == MapEdge::Right || arrival.edge == MapEdge::Bottom;
    const double inward = far ? -1 : 1;
    const int arrows = arrival.to - arrival.from > 60 ? 3 : 2;
    const auto edgePoint = [&](double along) {
        return at(upright ? QPointF(far ? size.width() : 0, along) : QPointF(along, far ? size.height() : 0));
    };
    const QPointF in = upright ? QPointF(inward, 0) : QPointF(0, inward);
    for (int i = 0; i < arrows; ++i) {
        const double along = arrival.from + (arrival.to - arrival.from) * (2 * i + 1) / (2 * arrows);
        const QPointF edge = edgePoint(along), from = edge - in * (arrival.edge == MapEdge::Bottom ? 1.2 : 2.6), tip = edge + in * 7;
        const QPointF side = upright ? QPointF(0, 1.5) : QPointF(1.5, 0);
        QPainterPath head(tip);
        head.lineTo(tip - in * 3 + side);
        head.lineTo(tip - in * 3 - side);
        head.closeSubpath();
        m_canvas.line(from.x(), from.y(), (tip - in * 3).x(), (tip - in * 3).y(),
                      {0.6, Inks::text, arrival.later ? Dash::Dashed : Dash::Solid});
        m_canvas.path(head, Inks::text);
    }
    // Thick where they may come in.
    const QPointF a = edgePoint(arrival.from), b = edgePoint(arrival.to);
    m_canvas.line(a.x(), a.y(), b.x(), b.y(), {0.9, Inks::text});
    const QString note = arrival.note.in(m_canvas.paperText().language());
    if (!note.isEmpty()) {
        const double quarter = arrival.from + (arrival.to - arrival.from) * (arrows == 3 ? 0.33 : 0.5);
        label(edgePoint(quarter) + in * (upright ? 11 : 4.2), note, regular(6.8), upright ? 18 : 34);
    }
}

void MapDrawing::drawMeasure(const MapMeasure &measure)
{
    const QPointF a = at(measure.from), b = at(measure.to);
    const double length = std::hypot(measure.to.x() - measure.from.x(), measure.to.y() - measure.from.y());
    const bool level = std::abs(a.y() - b.y()) < std::abs(a.x() - b.x());
    m_canvas.line(a.x(), a.y(), b.x(), b.y(), {0.2, Inks::text});
    for (const QPointF &end : {a, b}) {
        const QPointF tick = level ? QPointF(0, 1.1) : QPointF(1.1, 0);
        m_canvas.line((end - tick).x(), (end - tick).y(), (end + tick).x(), (end + tick).y(), {0.2, Inks::text});
    }
    const QString text = QString::number(std::round(length * 10) / 10);
    const QPointF middle = (a + b) / 2;
    m_canvas.text(middle.x() + (level ? 0 : 1), middle.y() - (level ? 0.9 : -1), text, bold(8), Inks::text,
                  level ? Align::Centre : Align::Left);
}

void MapDrawing::drawEdge()
{
    const QRectF table = at(QRectF(QPointF(), m_plan.map.size));
    m_canvas.rect(table, 0, {0.6, Inks::text});
    const double step = axisStep(m_plan.map.size.width());
    for (double x = 0; x <= m_plan.map.size.width() + 1e-6; x += step) {
        const double at_ = table.left() + x * m_scale.perUnit();
        m_canvas.line(at_, table.bottom(), at_, table.bottom() + 1.4, {0.2, Inks::text});
        m_canvas.text(at_, table.bottom() + 4.2, QString::number(x), regular(7), Inks::text, Align::Centre);
    }
}

void MapDrawing::drawBar()
{
    const QRectF table = at(QRectF(QPointF(), m_plan.map.size));
    const bool above = barAbove(table.width());
    const double y = above ? table.top() - margin - 4.4 : table.bottom() + axis + 3.0, stands = barLength / m_scale.perUnit();
    const double left = above ? table.right() - barLength : table.left();
    m_canvas.line(left, y, left + barLength, y, {0.3, Inks::text});
    for (const double x : {left, left + barLength / 2, left + barLength})
        m_canvas.line(x, y - 1, x, y + 1, {0.3, Inks::text});
    const QString size = QString::number(std::round(stands * 10) / 10);
    const QString words = m_scale.inches ? m_canvas.translate("Paper", "%1 inches on the table, this bar is 50 mm")
                                         : m_canvas.translate("Paper", "%1 cm on the table, this bar is 50 mm");
    m_canvas.textMid(above ? left - 2 : left + barLength + 2.5, y, words.arg(size), regular(7), Inks::text,
                     above ? Align::Right : Align::Left);
}

void MapDrawing::draw()
{
    for (const MapZone &zone : m_plan.map.zones)
        drawZone(zone);
    drawEdge();
    drawObjectiveAreas(); // below the words, which have a ground of their own
    for (const MapArrival &arrival : m_plan.map.arrivals)
        drawArrival(arrival);
    for (const MapZone &zone : m_plan.map.zones)
        drawZoneName(zone);
    drawObjectives();
    for (const MapMeasure &measure : m_plan.map.measures)
        drawMeasure(measure);
    drawBar();
}

} // namespace muster::print
