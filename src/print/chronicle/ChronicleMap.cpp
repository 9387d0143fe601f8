// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Pictures.h"
#include "campaign/fold/Names.h"
#include "print/chronicle/Chronicle.h"
#include "print/sheets/SheetTable.h"
#include "share/campaign/MapShapes.h"

#include <QPainterPath>
#include <QTransform>

namespace muster::print {

using namespace campaign;

namespace {

constexpr int mapPictureSide = 1800; ///< pixels

// A tint of the holder's colour, so that names stay black; nobody's land is white.
QRgb tintOf(const QString &colour, const Inks &inks)
{
    if (colour.isEmpty() || inks.saver())
        return 0;
    const QColor full(colour);
    const auto pale = [](int part) { return 255 - (255 - part) * 2 / 5; };
    return inks.shade(qRgb(pale(full.red()), pale(full.green()), pale(full.blue())));
}

void drawMap(Canvas &c, const QRectF &area, const share::MapDrawing &drawing, const QImage &picture, const CampaignState &state)
{
    const double scale = std::min(area.width() / drawing.bounds.width(), area.height() / drawing.bounds.height());
    QTransform place;
    place.translate(area.center().x(), area.top());
    place.scale(scale, scale);
    place.translate(-drawing.bounds.center().x(), -drawing.bounds.top());
    if (!picture.isNull())
        c.image(place.mapRect(drawing.bounds), picture);
    for (const share::MapShape &shape : drawing.shapes) {
        QPainterPath outline;
        outline.addPolygon(place.map(QPolygonF(shape.outline)));
        outline.closeSubpath();
        c.path(outline, picture.isNull() ? tintOf(share::playerColour(state.players, shape.owner), c.inks()) : 0, {0.35, Inks::text});
        const QPointF centre = place.map(shape.centre);
        const double room = shape.room * scale * 1.7;
        const QString mark = shape.owner.isEmpty() ? QString() : share::playerMark(state.players, shape.owner);
        c.textMid(centre.x(), centre.y() - 1.6, shape.name, c.meter().fitted(shape.name, regular(8.4), room, 4.5), Inks::text,
                  Align::Centre);
        c.textMid(centre.x(), centre.y() + 2.2, mark, c.meter().fitted(mark, bold(9), room, 5), Inks::text, Align::Centre);
    }
}

} // namespace

void drawTerritories(SheetFrame &frame, const CampaignSource &source)
{
    const CampaignState &state = source.state();
    if (state.map.areas.isEmpty())
        return;
    const QImage picture = state.map.picture.isEmpty() ? QImage() : archive::readPicture(state.map.picture, mapPictureSide);
    const share::MapDrawing drawing = share::mapDrawing(state, -1, picture.size());
    const QString title = source.translate("Paper", "Territories");
    const auto page = [&] { return chroniclePage(frame, title, source.campaign().start.name); };
    double y = page();
    if (!drawing.bounds.isEmpty()) {
        const double height = std::min(frame.width() * drawing.bounds.height() / drawing.bounds.width(), (frame.bottom() - y) * 0.55);
        drawMap(frame.canvas(), QRectF(frame.left(), y, frame.width(), height), drawing, picture, state);
        y += height + 5;
    }
    SheetTable held({{source.translate("Paper", "Player"), 2.4}, {QString(), 0.8}, {source.translate("Paper", "areas"), 1, Align::Right}});
    for (const Player &player : state.players)
        held.add({player.name, share::playerMark(state.players, player.id), QString::number(share::areasHeld(state, player.id, -1))});
    if (!held.isEmpty())
        y = held.draw(frame, y, page) + 5;
    SheetTable changes({{source.translate("Paper", "Area"), 2},
                        {source.translate("Paper", "Mission"), 0.9, Align::Right},
                        {source.translate("Paper", "from"), 2},
                        {source.translate("Paper", "to"), 2}});
    for (const AreaState &area : state.map.areas) {
        for (const AreaChange &change : area.history)
            changes.add({area.area.name, change.mission ? QString::number(change.mission) : QString(), playerName(change.from, state),
                         playerName(change.owner, state)});
    }
    if (changes.isEmpty())
        return;
    const QString heading = source.translate("Paper", "How they changed hands");
    if (y + 8 + changes.leastHeight(frame) > frame.bottom())
        y = page();
    y = frame.heading(frame.left(), y, frame.width(), heading);
    changes.draw(frame, y, page);
}

} // namespace muster::print
