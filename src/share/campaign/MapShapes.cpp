// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/MapShapes.h"

#include "campaign/fold/Names.h"
#include "text/Typography.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::share {

using namespace campaign;

namespace {

class MapWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignMap)
};

// Differ in hue and in lightness, readable behind dark text.
const QStringList mapColours{"#4a86c8", "#cf8a2c", "#9a67b4", "#4f9d69", "#c9555a", "#3f9ea8", "#8a8f3c", "#7a6a5c"};

QPointF middleOf(const QVector<QPointF> &outline)
{
    QPointF sum;
    for (const QPointF &point : outline)
        sum += point;
    return outline.isEmpty() ? sum : sum / double(outline.size());
}

QVector<QPointF> outlineOf(const Area &area, bool isPicture, const QSizeF &size)
{
    if (!isPicture)
        return hexagon(area.column, area.row);
    QVector<QPointF> points;
    for (int i = 0; i + 1 < area.outline.size(); i += 2)
        points.append(QPointF(area.outline.at(i) / 1000.0 * size.width(), area.outline.at(i + 1) / 1000.0 * size.height()));
    return points;
}

QString wordsOf(const MapShape &shape)
{
    QStringList parts{shape.name, shape.owner.isEmpty() ? MapWords::tr("nobody") : shape.ownerName};
    if (shape.since > 0)
        parts.append(MapWords::tr("since mission %1").arg(shape.since));
    if (shape.taken)
        parts.append(shape.from.isEmpty() ? MapWords::tr("new", "an area that nobody held") : MapWords::tr("from %1").arg(shape.from));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QVector<QPointF> hexagon(int column, int row)
{
    const double half = std::sqrt(3.0) / 2;
    const QPointF centre(2 * half * (column + (row % 2 ? 0.5 : 0.0)), 1.5 * row);
    return {centre + QPointF(0, -1), centre + QPointF(half, -0.5), centre + QPointF(half, 0.5),
            centre + QPointF(0, 1),  centre + QPointF(-half, 0.5), centre + QPointF(-half, -0.5)};
}

MapDrawing mapDrawing(const CampaignState &state, int mission, const QSizeF &size)
{
    MapDrawing drawing;
    drawing.isPicture = !state.map.picture.isEmpty() && size.isValid();
    const int shown = mission < 0 ? state.fought() : mission;
    for (const AreaState &area : state.map.areas) {
        MapShape shape;
        shape.id = area.area.id;
        shape.name = area.area.name;
        shape.outline = outlineOf(area.area, drawing.isPicture, size);
        if (shape.outline.size() < 3)
            continue;
        QRectF box(shape.outline.first(), QSizeF(0, 0));
        for (const QPointF &point : std::as_const(shape.outline))
            box = QRectF(QPointF(std::min(box.left(), point.x()), std::min(box.top(), point.y())),
                         QPointF(std::max(box.right(), point.x()), std::max(box.bottom(), point.y())));
        drawing.bounds = drawing.bounds.isNull() ? box : drawing.bounds.united(box);
        shape.centre = middleOf(shape.outline);
        shape.room = box.width() / 2;
        const AreaChange *last = mission < 0 ? (area.history.isEmpty() ? nullptr : &area.history.last()) : area.changeUntil(shown);
        shape.owner = last ? last->owner : QString();
        shape.ownerName = playerName(shape.owner, state);
        shape.since = last ? last->mission : -1;
        shape.taken = last && last->mission == shown && shown > 0;
        if (shape.taken && !last->from.isEmpty())
            shape.from = playerName(last->from, state);
        shape.words = wordsOf(shape);
        drawing.shapes.append(shape);
    }
    if (drawing.isPicture)
        drawing.bounds = QRectF(QPointF(0, 0), size);
    return drawing;
}

QString playerColour(const QVector<Player> &players, const QString &player)
{
    for (int i = 0; i < players.size(); ++i) {
        if (players.at(i).id == player)
            return players.at(i).colour.isEmpty() ? mapColours.at(i % mapColours.size()) : players.at(i).colour;
    }
    return {};
}

QString playerMark(const QVector<Player> &players, const QString &player)
{
    QString name;
    for (const Player &each : players)
        name = each.id == player ? each.name : name;
    for (int length = 1; length <= 3; ++length) {
        const QString mark = name.left(length);
        const auto same = std::count_if(players.begin(), players.end(),
                                        [&mark](const Player &each) { return each.name.startsWith(mark, Qt::CaseInsensitive); });
        if (same <= 1)
            return mark;
    }
    return name.left(3);
}

int areasHeld(const CampaignState &state, const QString &player, int mission)
{
    return int(std::count_if(state.map.areas.begin(), state.map.areas.end(),
                             [&](const AreaState &area) { return (mission < 0 ? area.owner : area.ownerAfter(mission)) == player; }));
}

QStringList areaHistory(const CampaignState &state, const QString &area)
{
    struct Line
    {
        int event;
        QString words;
    };
    QVector<Line> lines;
    for (const AreaState &each : state.map.areas) {
        if (!area.isEmpty() && each.area.id != area)
            continue;
        for (const AreaChange &change : each.history) {
            const QString owner = change.owner.isEmpty() ? MapWords::tr("nobody") : playerName(change.owner, state);
            QString words = change.from.isEmpty() ? owner : MapWords::tr("%1 from %2").arg(owner, playerName(change.from, state));
            if (area.isEmpty())
                words = text::labelled(each.area.name, words);
            if (change.mission > 0)
                words = MapWords::tr("%1, mission %2").arg(words, QString::number(change.mission));
            lines.append({change.event, words});
        }
    }
    std::stable_sort(lines.begin(), lines.end(), [](const Line &a, const Line &b) { return a.event > b.event; });
    QStringList words;
    for (const Line &line : std::as_const(lines))
        words.append(line.words);
    return words;
}

QString mapNews(const CampaignState &state, int mission)
{
    QStringList words;
    for (const AreaState &area : state.map.areas) {
        for (const AreaChange &change : area.history) {
            if (change.mission != mission || mission <= 0)
                continue;
            const QString owner = playerName(change.owner, state), from = playerName(change.from, state);
            words.append(change.owner.isEmpty()      ? MapWords::tr("%1 lost %2.").arg(from, area.area.name)
                             : change.from.isEmpty() ? MapWords::tr("%1 took %2.").arg(owner, area.area.name)
                                                     : MapWords::tr("%1 took %2 from %3.").arg(owner, area.area.name, from));
        }
    }
    return words.join(QLatin1Char(' '));
}

} // namespace muster::share
