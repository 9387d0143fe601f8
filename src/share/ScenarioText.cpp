// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/ScenarioText.h"

#include "text/Speaking.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

namespace muster::share {

using namespace packs;

namespace {

struct ScenarioWords
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioText)
};

QString figure(double value)
{
    return text::currentLocale().toString(value, 'f', value == int(value) ? 0 : 1);
}

QString tableText(double width, double height, const Pack &pack)
{
    const QString size = QStringLiteral("%1 × %2").arg(figure(width), figure(height));
    return pack.manifest().measure == Measure::Centimetre ? ScenarioWords::tr("%1 cm").arg(size) : ScenarioWords::tr("%1 inches").arg(size);
}

QString sidesText(const QStringList &sides, const ScenarioPlan &plan, const QString &language)
{
    QStringList names;
    for (const QString &side : sides)
        names.append(plan.side(side)->name.in(language));
    return names.join(QStringLiteral(", "));
}

QString range(int from, int to)
{
    return from == to ? QString::number(to) : ScenarioWords::tr("%1 to %2").arg(QString::number(from), QString::number(to));
}

QString reservesText(const ScenarioPlan &plan, const QString &language)
{
    QStringList parts{sidesText(plan.reserves.sides, plan, language)};
    if (!plan.reserves.least.isEmpty())
        parts.append(plan.reserves.least.in(language));
    parts.append(ScenarioWords::tr("from turn %1 by themselves").arg(plan.reserves.automaticFrom()));
    if (plan.reserves.scattered)
        parts.append(ScenarioWords::tr("scattered"));
    return parts.join(ScenarioWords::tr("; "));
}

QString returnText(const ScenarioReturn &back)
{
    if (back.units == ScenarioReturn::all)
        return back.heroes ? ScenarioWords::tr("all units, heroes too") : ScenarioWords::tr("all units, no heroes");
    return back.heroes ? ScenarioWords::tr("%n unit(s) of each side, heroes too", nullptr, back.units)
                       : ScenarioWords::tr("%n unit(s) of each side, no heroes", nullptr, back.units);
}

QString scenarioObjectives(const TableMap &map, const Pack &pack)
{
    qsizetype shown = 0;
    for (const MapObjective &objective : map.objectives)
        shown += objective.shown.size();
    if (map.objectiveDiameter <= 0)
        return QString::number(shown);
    const bool metric = pack.manifest().measure == Measure::Centimetre;
    return metric ? ScenarioWords::tr("%1, discs of %2 mm").arg(QString::number(shown), figure(map.objectiveDiameter * 10))
                  : ScenarioWords::tr("%1, discs of %2 inches").arg(QString::number(shown), figure(map.objectiveDiameter));
}

void addWaiting(QList<ScenarioFact> &facts, const ScenarioPlan &plan, const QString &language)
{
    if (!plan.reserves.isEmpty())
        facts.append({"reserves", ScenarioWords::tr("Reserves"), reservesText(plan, language)});
    if (plan.ambush.units > 0)
        facts.append({"ambush", ScenarioWords::tr("Ambush"),
                      ScenarioWords::tr("%1: %n unit(s)", nullptr, plan.ambush.units).arg(sidesText(plan.ambush.sides, plan, language))});
    if (plan.comesBack.units != 0)
        facts.append({"return", ScenarioWords::tr("Comes back"), returnText(plan.comesBack)});
}

QString plain(QString markdown)
{
    static const QRegularExpression marks(QStringLiteral("\\*+"));
    return markdown.remove(marks);
}

QJsonArray areaRects(const QList<QRectF> &rects)
{
    QJsonArray list;
    for (const QRectF &rect : rects)
        list.append(QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()});
    return list;
}

QJsonArray areaCircles(const QList<MapCircle> &circles)
{
    QJsonArray list;
    for (const MapCircle &circle : circles)
        list.append(QJsonArray{circle.centre.x(), circle.centre.y(), circle.radius});
    return list;
}

QJsonObject areaJson(const MapArea &area)
{
    return {{"rects", areaRects(area.rects)},
            {"circles", areaCircles(area.circles)},
            {"without", QJsonObject{{"rects", areaRects(area.withoutRects)}, {"circles", areaCircles(area.withoutCircles)}}}};
}

QJsonObject mapJson(const TableMap &map, const QString &language)
{
    QJsonArray zones, objectives, arrivals;
    for (const MapZone &zone : map.zones)
        zones.append(
            QJsonObject{{"side", zone.side}, {"area", areaJson(zone.area)}, {"note", zone.note.in(language)}, {"example", zone.example}});
    for (const MapObjective &objective : map.objectives) {
        QJsonArray shown;
        for (const QPointF &point : objective.shown)
            shown.append(QJsonArray{point.x(), point.y()});
        objectives.append(
            QJsonObject{{"side", objective.side}, {"letter", objective.letter}, {"area", areaJson(objective.area)}, {"shown", shown}});
    }
    static const char *const edges[] = {"left", "top", "right", "bottom"};
    for (const MapArrival &arrival : map.arrivals)
        arrivals.append(QJsonObject{{"side", arrival.side},
                                    {"edge", edges[int(arrival.edge)]},
                                    {"from", arrival.from},
                                    {"to", arrival.to},
                                    {"later", arrival.later}});
    return {{"size", QJsonArray{map.size.width(), map.size.height()}},
            {"objectiveDiameter", map.objectiveDiameter},
            {"objectiveReach", map.objectiveReach},
            {"zones", zones},
            {"objectives", objectives},
            {"arrivals", arrivals}};
}

QJsonObject reservesJson(const ScenarioReserves &reserves)
{
    QJsonArray dice, chances;
    for (int turn = 1; turn < reserves.automaticFrom(); ++turn) {
        dice.append(reserves.dice.at(turn - 1));
        chances.append(reserves.chance(turn));
    }
    return {{"sides", QJsonArray::fromStringList(reserves.sides)},
            {"dice", dice},
            {"chances", chances},
            {"automaticFrom", reserves.automaticFrom()},
            {"scattered", reserves.scattered}};
}

} // namespace

QString scenarioPlace(const Scenario &scenario, const QString &language)
{
    const text::Speaking speaking(language);
    QString place = scenario.group.in(language);
    if (place.isEmpty() && scenario.own)
        place = ScenarioWords::tr("Own missions");
    if (scenario.number > 0)
        place += (place.isEmpty() ? QString() : QStringLiteral(" ")) + QString::number(scenario.number);
    return place;
}

QList<ScenarioFact> scenarioFacts(const Scenario &scenario, const Pack &pack, const QString &language)
{
    const text::Speaking speaking(language);
    const ScenarioPlan &plan = scenario.plan;
    QList<ScenarioFact> facts;
    if (!plan.map.isEmpty() && plan.tables.isEmpty())
        facts.append({"table", ScenarioWords::tr("Table"), tableText(plan.map.size.width(), plan.map.size.height(), pack)});
    if (scenario.turns > 0)
        facts.append({"turns", ScenarioWords::tr("Turns"), QString::number(scenario.turns)});
    if (plan.pointsTo > 0)
        facts.append({"points", ScenarioWords::tr("Points"), range(plan.pointsFrom, plan.pointsTo)});
    if (plan.playersTo > 0)
        facts.append({"players", ScenarioWords::tr("Players"), range(plan.playersFrom, plan.playersTo)});
    addWaiting(facts, plan, language);
    if (!plan.map.objectives.isEmpty())
        facts.append({"objectives", ScenarioWords::tr("Objectives"), scenarioObjectives(plan.map, pack)});
    if (scenario.victoryPoints > 0)
        facts.append({"victory", ScenarioWords::tr("Victory points to win"), QString::number(scenario.victoryPoints)});
    return facts;
}

QStringList scenarioSwitches(const Scenario &scenario, const Pack &pack, const QString &language)
{
    QStringList sentences;
    for (const MissionSwitch &one : pack.missionSwitches()) {
        const auto found = scenario.plan.switches.constFind(one.id);
        if (found == scenario.plan.switches.constEnd())
            continue;
        const QString number = *found > 0 ? QString::number(*found) : QStringLiteral("….");
        const QString text = one.text.in(language);
        sentences.append(text.contains(QLatin1String("%1")) ? text.arg(number) : text.isEmpty() ? one.name.in(language) : text);
    }
    return sentences;
}

QString scenarioText(const Scenario &scenario, const Pack &pack, const QString &language, bool secondary)
{
    const text::Speaking speaking(language);
    QStringList lines{scenario.name.in(language), scenarioPlace(scenario, language)};
    if (scenario.house)
        lines.append(ScenarioWords::tr("A house mission: ours, not of the rules."));
    if (!scenario.summary.isEmpty())
        lines.append(scenario.summary.in(language));
    lines.append(QString());
    for (const ScenarioFact &fact : scenarioFacts(scenario, pack, language))
        lines.append(ScenarioWords::tr("%1: %2").arg(fact.label, fact.value));
    for (const TableSize &table : scenario.plan.tables)
        lines.append(ScenarioWords::tr("Table %1: %2").arg(tableText(table.width, table.height, pack), table.use.in(language)));
    lines += scenarioSwitches(scenario, pack, language);
    for (const ScenarioSection &section : scenario.sections)
        lines += {QString(), section.title.in(language), plain(section.text.in(language))};
    for (const MissionToken &token : scenario.plan.tokens)
        lines.append(QStringLiteral("%1 × %2").arg(QString::number(token.count), token.name.in(language)));
    const HiddenMission &hidden = scenario.plan.secondary;
    if (hidden.there && !hidden.opens.isEmpty())
        lines += {QString(), hidden.opens.in(language)};
    if (hidden.there && secondary && !hidden.text.isEmpty())
        lines += {QString(), ScenarioWords::tr("Secondary mission"), plain(hidden.text.in(language))};
    return lines.join('\n') + '\n';
}

QJsonObject scenarioJson(const Scenario &scenario, const QString &language, bool secondary)
{
    const ScenarioPlan &plan = scenario.plan;
    QJsonArray sections, sides, tables, tokens;
    for (const ScenarioSection &section : scenario.sections)
        sections.append(QJsonObject{{"title", section.title.in(language)}, {"text", section.text.in(language)}});
    for (const ScenarioSide &side : plan.sides)
        sides.append(QJsonObject{{"id", side.id}, {"name", side.name.in(language)}});
    for (const TableSize &table : plan.tables)
        tables.append(QJsonObject{{"size", QJsonArray{table.width, table.height}}, {"use", table.use.in(language)}});
    for (const MissionToken &token : plan.tokens)
        tokens.append(QJsonObject{{"name", token.name.in(language)}, {"count", token.count}, {"reinforcement", token.reinforcement}});
    QJsonObject awards, switches;
    for (auto it = scenario.awards.begin(); it != scenario.awards.end(); ++it)
        awards.insert(it.key(), it.value());
    for (auto it = plan.switches.begin(); it != plan.switches.end(); ++it)
        switches.insert(it.key(), it.value());
    QJsonObject json{{"id", scenario.id},
                     {"number", scenario.number},
                     {"group", scenario.group.in(language)},
                     {"name", scenario.name.in(language)},
                     {"summary", scenario.summary.in(language)},
                     {"turns", scenario.turns},
                     {"victoryPoints", scenario.victoryPoints},
                     {"points", QJsonArray{plan.pointsFrom, plan.pointsTo}},
                     {"players", QJsonArray{plan.playersFrom, plan.playersTo}},
                     {"house", scenario.house},
                     {"own", scenario.own},
                     {"sides", sides},
                     {"tables", tables},
                     {"engagement", plan.engagement},
                     {"ambush", QJsonObject{{"sides", QJsonArray::fromStringList(plan.ambush.sides)}, {"units", plan.ambush.units}}},
                     {"comesBack", QJsonObject{{"units", plan.comesBack.units}, {"heroes", plan.comesBack.heroes}}},
                     {"tokens", tokens},
                     {"switches", switches},
                     {"sections", sections},
                     {"awards", awards}};
    json.insert("map", plan.map.isEmpty() ? QJsonValue() : QJsonValue(mapJson(plan.map, language)));
    json.insert("reserves", plan.reserves.isEmpty() ? QJsonValue() : QJsonValue(reservesJson(plan.reserves)));
    if (plan.secondary.there) {
        QJsonObject hidden{{"opens", plan.secondary.opens.in(language)}};
        if (secondary)
            hidden.insert("text", plan.secondary.text.in(language));
        json.insert("secondary", hidden);
    }
    return json;
}

} // namespace muster::share
