// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/ScenarioPlanReader.h"

#include <QJsonArray>

#include <cmath>

namespace muster::packs {

namespace {

constexpr int mostPlanTurns = 99;
constexpr int mostTokens = 200;

QString place(const char *list, qsizetype index)
{
    return QStringLiteral("%1[%2]").arg(QLatin1String(list), QString::number(index));
}

} // namespace

void ScenarioPlanReader::wrong(const QString &key, base::Message reason)
{
    addError(m_findings, "pack.bad-value", m_file,
             base::Message(QT_TRANSLATE_NOOP("Message", "\"%1\" of %2: %3"), {key, m_json["id"].toString(), std::move(reason)}));
}

int ScenarioPlanReader::number(const QJsonObject &object, const char *key, const QString &where, int least, int most, int fallback)
{
    const QJsonValue value = object[QLatin1String(key)];
    if (value.isUndefined())
        return fallback;
    const double wanted = value.toDouble(least - 1.0);
    if (wanted >= least && wanted <= most && wanted == std::floor(wanted))
        return int(wanted);
    wrong(where.isEmpty() ? QString::fromLatin1(key) : where + QLatin1Char('.') + QLatin1String(key),
          {QT_TRANSLATE_NOOP("Message", "not a whole number from %1 to %2"), {least, most}});
    return fallback;
}

QString ScenarioPlanReader::sideOf(const QJsonObject &object, const QString &where)
{
    const QString side = object["side"].toString();
    if (side.isEmpty() || m_plan.side(side))
        return side;
    wrong(where, {QT_TRANSLATE_NOOP("Message", "there is no side \"%1\""), {side}});
    return {};
}

QStringList ScenarioPlanReader::sidesOf(const QJsonObject &object, const QString &where)
{
    QStringList known;
    for (const QString &side : stringList(object["sides"])) {
        if (m_plan.side(side))
            known.append(side);
        else
            wrong(where, {QT_TRANSLATE_NOOP("Message", "there is no side \"%1\""), {side}});
    }
    return known;
}

std::optional<QPointF> ScenarioPlanReader::point(const QJsonValue &value, const QString &where)
{
    const QJsonArray list = value.toArray();
    const QPointF at(list.at(0).toDouble(-1), list.at(1).toDouble(-1));
    if (list.size() == 2 && QRectF(QPointF(), m_plan.map.size).contains(at))
        return at;
    wrong(where, QT_TRANSLATE_NOOP("Message", "not a point [x, y] on the table"));
    return std::nullopt;
}

QList<QRectF> ScenarioPlanReader::rects(const QJsonValue &value, const QString &where)
{
    QList<QRectF> good;
    for (const QJsonValue &item : value.toArray()) {
        const QJsonArray list = item.toArray();
        const QRectF rect(list.at(0).toDouble(-1), list.at(1).toDouble(-1), list.at(2).toDouble(), list.at(3).toDouble());
        if (list.size() == 4 && !rect.isEmpty() && QRectF(QPointF(), m_plan.map.size).contains(rect))
            good.append(rect);
        else
            wrong(where, QT_TRANSLATE_NOOP("Message", "not a rectangle [x, y, width, height] on the table"));
    }
    return good;
}

QList<MapCircle> ScenarioPlanReader::circles(const QJsonValue &value, const QString &where)
{
    QList<MapCircle> good;
    for (const QJsonValue &item : value.toArray()) {
        const QJsonArray list = item.toArray();
        const MapCircle circle{{list.at(0).toDouble(-1), list.at(1).toDouble(-1)}, list.at(2).toDouble()};
        if (list.size() == 3 && circle.radius > 0 && QRectF(QPointF(), m_plan.map.size).contains(circle.centre))
            good.append(circle);
        else
            wrong(where, QT_TRANSLATE_NOOP("Message", "not a circle [x, y, radius] with its centre on the table"));
    }
    return good;
}

MapArea ScenarioPlanReader::area(const QJsonObject &object, const QString &where)
{
    const QJsonObject json = object["area"].toObject(), without = json["without"].toObject();
    MapArea area;
    area.rects = rects(json["rects"], where);
    area.circles = circles(json["circles"], where);
    area.withoutRects = rects(without["rects"], where);
    area.withoutCircles = circles(without["circles"], where);
    return area;
}

void ScenarioPlanReader::readSides()
{
    const QJsonArray list = m_json["sides"].toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const ScenarioSide side{object["id"].toString(), LocalText::fromJson(object["name"])};
        if (side.id.isEmpty() || side.name.isEmpty() || m_plan.side(side.id))
            wrong(place("sides", i), QT_TRANSLATE_NOOP("Message", "a side needs an id of its own and a name"));
        else
            m_plan.sides.append(side);
    }
}

void ScenarioPlanReader::readZones(const QJsonArray &list)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const QString where = place("map.zones", i);
        const MapZone zone{sideOf(object, where), area(object, where), LocalText::fromJson(object["note"]), object["example"].toBool()};
        if (zone.area.isEmpty())
            wrong(where, QT_TRANSLATE_NOOP("Message", "it has no area"));
        else
            m_plan.map.zones.append(zone);
    }
}

void ScenarioPlanReader::readObjectives(const QJsonArray &list)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const QString where = place("map.objectives", i);
        MapObjective objective{
            sideOf(object, where), object["letter"].toString(), area(object, where), LocalText::fromJson(object["note"]), {}};
        for (const QJsonValue &value : object["shown"].toArray()) {
            const auto at = point(value, where);
            if (at && !objective.area.isEmpty() && !objective.area.contains(*at))
                wrong(where, QT_TRANSLATE_NOOP("Message", "an objective is shown outside of its own area"));
            else if (at)
                objective.shown.append(*at);
        }
        m_plan.map.objectives.append(objective);
    }
}

void ScenarioPlanReader::readArrivals(const QJsonArray &list)
{
    static const QStringList edges{"left", "top", "right", "bottom"};
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const QString where = place("map.arrivals", i);
        const auto edge = edges.indexOf(object["edge"].toString());
        const bool upright = edge == 0 || edge == 2;
        const double length = upright ? m_plan.map.size.height() : m_plan.map.size.width();
        MapArrival arrival{sideOf(object, where),         MapEdge(std::max<qsizetype>(edge, 0)), object["from"].toDouble(0),
                           object["to"].toDouble(length), LocalText::fromJson(object["note"]),   object["later"].toBool()};
        if (edge < 0)
            wrong(where, {QT_TRANSLATE_NOOP("Message", "\"edge\" is \"%1\", not left, top, right or bottom"), {object["edge"].toString()}});
        else if (arrival.from < 0 || arrival.to > length || arrival.from >= arrival.to)
            wrong(where, QT_TRANSLATE_NOOP("Message", "\"from\" and \"to\" are no stretch of this edge"));
        else
            m_plan.map.arrivals.append(arrival);
    }
}

void ScenarioPlanReader::readMeasures(const QJsonArray &list)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonArray pair = list.at(i).toArray();
        const auto from = point(QJsonArray{pair.at(0), pair.at(1)}, place("map.measures", i));
        const auto to = point(QJsonArray{pair.at(2), pair.at(3)}, place("map.measures", i));
        if (from && to)
            m_plan.map.measures.append({*from, *to});
    }
}

void ScenarioPlanReader::readMap()
{
    if (!m_json.contains("map"))
        return;
    const QJsonObject json = m_json["map"].toObject();
    const QJsonArray size = json["size"].toArray();
    m_plan.map.size = {size.at(0).toDouble(), size.at(1).toDouble()};
    if (size.size() != 2 || m_plan.map.size.isEmpty() || m_plan.map.size.width() > 1000 || m_plan.map.size.height() > 1000) {
        wrong("map.size", QT_TRANSLATE_NOOP("Message", "not the [width, height] of a table"));
        m_plan.map = {};
        return;
    }
    m_plan.map.objectiveDiameter = json["objectiveDiameter"].toDouble();
    m_plan.map.objectiveReach = json["objectiveReach"].toDouble();
    readZones(json["zones"].toArray());
    readObjectives(json["objectives"].toArray());
    readArrivals(json["arrivals"].toArray());
    readMeasures(json["measures"].toArray());
}

void ScenarioPlanReader::readTables()
{
    const QJsonArray list = m_json["tables"].toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const QJsonArray size = object["size"].toArray();
        const TableSize table{size.at(0).toDouble(), size.at(1).toDouble(), LocalText::fromJson(object["use"])};
        if (table.width <= 0 || table.height <= 0)
            wrong(place("tables", i), QT_TRANSLATE_NOOP("Message", "not the [width, height] of a table"));
        else
            m_plan.tables.append(table);
    }
    const QJsonArray points = m_json["points"].toArray(), players = m_json["players"].toArray();
    m_plan.pointsFrom = points.at(0).toInt(), m_plan.pointsTo = points.at(1).toInt();
    m_plan.playersFrom = players.at(0).toInt(), m_plan.playersTo = players.at(1).toInt();
    if (m_plan.pointsFrom > m_plan.pointsTo || (m_json.contains("points") && points.size() != 2))
        wrong("points", QT_TRANSLATE_NOOP("Message", "not [from, to]"));
    if (m_plan.playersFrom > m_plan.playersTo || (m_json.contains("players") && players.size() != 2))
        wrong("players", QT_TRANSLATE_NOOP("Message", "not [from, to]"));
}

void ScenarioPlanReader::readWaiting()
{
    const QJsonObject reserves = m_json["reserves"].toObject(), ambush = m_json["ambush"].toObject(), back = m_json["comesBack"].toObject();
    m_plan.reserves.sides = sidesOf(reserves, "reserves");
    m_plan.reserves.least = LocalText::fromJson(reserves["least"]);
    m_plan.reserves.scattered = reserves["scattered"].toBool();
    // "[1, 3]" is a third.
    const auto fraction = [this, &reserves](const char *key, const char *sentence) {
        const QJsonArray pair = reserves[QLatin1String(key)].toArray();
        const double value = pair.at(0).toDouble() / std::max(1.0, pair.at(1).toDouble(1));
        if (value >= 0 && value <= 1)
            return value;
        wrong(QString("reserves.%1").arg(QLatin1String(key)), sentence);
        return 0.0;
    };
    m_plan.reserves.dieChance = fraction("dieChance", QT_TRANSLATE_NOOP("Message", "not a chance [1, 3]"));
    m_plan.reserves.share = fraction("share", QT_TRANSLATE_NOOP("Message", "not a share [1, 2]"));
    for (const QJsonValue &value : reserves["dice"].toArray())
        m_plan.reserves.dice.append(std::clamp(value.toInt(), 0, 20));
    m_plan.ambush.sides = sidesOf(ambush, "ambush");
    m_plan.ambush.units = number(ambush, "units", "ambush", 0, 99, m_plan.ambush.sides.isEmpty() ? 0 : 1);
    m_plan.comesBack.units = back["units"].toString() == QLatin1String("all") ? ScenarioReturn::all
                                                                              : number(back, "units", "comesBack", 0, 99);
    m_plan.comesBack.heroes = back["heroes"].toBool();
    m_plan.comesBack.over = LocalText::fromJson(back["over"]);
    m_plan.engagement = m_json["engagement"].toBool();
}

void ScenarioPlanReader::readScore()
{
    const QJsonArray list = m_json["score"].toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const ScoreLine line{LocalText::fromJson(object["name"]), number(object, "from", place("score", i), 1, mostPlanTurns, 1),
                             object["sum"].toBool(true)};
        if (line.name.isEmpty())
            wrong(place("score", i), QT_TRANSLATE_NOOP("Message", "\"name\" is missing"));
        else
            m_plan.score.append(line);
    }
}

void ScenarioPlanReader::readMission()
{
    const QJsonArray list = m_json["tokens"].toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list.at(i).toObject();
        const MissionToken token{LocalText::fromJson(object["name"]), number(object, "count", place("tokens", i), 0, mostTokens, 1),
                                 object["reinforcement"].toBool()};
        if (token.name.isEmpty())
            wrong(place("tokens", i), QT_TRANSLATE_NOOP("Message", "\"name\" is missing"));
        else
            m_plan.tokens.append(token);
    }
    if (m_json.contains("secondary")) {
        const QJsonObject secondary = m_json["secondary"].toObject();
        m_plan.secondary = {true, LocalText::fromJson(secondary["opens"]), LocalText::fromJson(secondary["text"])};
    }
    const QJsonObject switches = m_json["switches"].toObject();
    for (auto it = switches.begin(); it != switches.end(); ++it)
        m_plan.switches.insert(it.key(), std::clamp(it.value().toInt(1), 0, 999));
}

ScenarioPlan ScenarioPlanReader::read()
{
    readSides();
    readMap();
    readTables();
    readWaiting();
    readScore();
    readMission();
    return m_plan;
}

QList<MissionSwitch> readSwitches(const QJsonObject &json, const QString &file, Findings &findings)
{
    QList<MissionSwitch> switches;
    for (const QJsonValue &item : json["switches"].toArray()) {
        const QJsonObject object = item.toObject();
        MissionSwitch one;
        one.id = object["id"].toString();
        one.name = LocalText::fromJson(object["name"]);
        one.text = LocalText::fromJson(object["text"]);
        const QJsonArray range = object["number"].toArray();
        one.least = range.at(0).toInt(), one.most = range.at(1).toInt();
        one.usual = std::clamp(object["usual"].toInt(one.least), one.least, std::max(one.least, one.most));
        if (one.id.isEmpty() || one.name.isEmpty() || one.least > one.most)
            addError(findings, "pack.bad-value", file,
                     {QT_TRANSLATE_NOOP("Message", "a switch needs an id, a name and a number [from, to]: \"%1\""), {one.id}});
        else
            switches.append(one);
    }
    return switches;
}

} // namespace muster::packs
