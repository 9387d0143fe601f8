// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterActionForce.h"

#include "campaign/AfterAction.h"
#include "campaign/muster/Figure.h"
#include "text/Speaking.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::campaign {

namespace {

base::Error refusedLine(base::Message sentence)
{
    return base::Error{"campaign.report", std::move(sentence), {}};
}

bool isCalled(const LocalText &name, const QString &id, const QString &wanted)
{
    return id == wanted || name.isAny(wanted);
}

// An empty name is nobody; a name that nobody has is nothing.
std::optional<QString> playerCalled(const QString &wanted, const CampaignState &state)
{
    if (wanted.isEmpty())
        return wanted;
    for (const Player &player : state.players) {
        if (player.id == wanted || player.name.compare(wanted, Qt::CaseInsensitive) == 0)
            return player.id;
    }
    return std::nullopt;
}

base::Result<Event> readThrow(const QJsonValue &line, const CampaignState &state, const CampaignRules &rules, const Stamps &stamps)
{
    const SoldierState *soldier = findSoldier(state, line["soldier"].toString());
    if (!soldier)
        return refusedLine(
            {QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {line["soldier"].toString()}});
    const auto table = std::find_if(rules.tables.begin(), rules.tables.end(),
                                    [&](const RollTable &each) { return isCalled(each.name, each.id, line["table"].toString()); });
    if (table == rules.tables.end())
        return refusedLine({QT_TRANSLATE_NOOP("Message", "the rules have no table %1"), {line["table"].toString()}});
    const DiceSpec spec = diceSpec(table->dice).value_or(DiceSpec());
    QVector<int> dice;
    for (const QJsonValue &die : line["dice"].toArray())
        dice.append(figure(die));
    const int value = dice.isEmpty() ? figure(line["value"]) : spec.valueOf(dice);
    const RollRow *row = table->rowFor(value);
    if (!row)
        return refusedLine({QT_TRANSLATE_NOOP("Message", "%1 has no line for %2"), {table->name.in(text::current().code()), value}});
    TableRolled rolled;
    rolled.soldier = soldier->id;
    rolled.table = table->id;
    rolled.dice = dice.isEmpty() ? spec.showing(value).value_or(QVector<int>()) : dice;
    rolled.row = row->id;
    rolled.name = row->name.in(QStringLiteral("en"));
    rolled.note = line["note"].toString();
    return makeEvent(rolled, stamps);
}

} // namespace

base::Result<QMap<QString, int>> readCounters(const QJsonValue &json, const CampaignRules &rules)
{
    QMap<QString, int> changes;
    const QJsonObject object = json.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto counter = std::find_if(rules.counters.begin(), rules.counters.end(),
                                          [&](const ForceCounter &each) { return isCalled(each.name, each.id, it.key()); });
        if (counter == rules.counters.end())
            return refusedLine({QT_TRANSLATE_NOOP("Message", "the rules count no %1"), {it.key()}});
        if (!it.value().isDouble())
            return refusedLine({QT_TRANSLATE_NOOP("Message", "%1 must be a whole number, %2 at most"), {it.key(), highestFigure}});
        changes.insert(counter->id, figure(it.value()));
    }
    return changes;
}

base::Result<QMap<QString, QString>> readAreas(const QJsonValue &json, const CampaignState &state)
{
    QMap<QString, QString> changes;
    const QJsonObject object = json.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto area = std::find_if(state.map.areas.begin(), state.map.areas.end(), [&](const AreaState &each) {
            return each.area.id == it.key() || each.area.name.compare(it.key(), Qt::CaseInsensitive) == 0;
        });
        if (area == state.map.areas.end())
            return refusedLine({QT_TRANSLATE_NOOP("Message", "there is no area %1 on the map"), {it.key()}});
        const auto player = playerCalled(it.value().toString(), state);
        if (!player)
            return refusedLine({QT_TRANSLATE_NOOP("Message", "there is no player %1"), {it.value().toString()}});
        changes.insert(area->area.id, *player);
    }
    return changes;
}

bool hasForceLines(const QJsonObject &json)
{
    return json.contains("throws") || json.contains("counted");
}

base::Result<QVector<Event>> readForceLines(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                            const Stamps &stamps)
{
    QVector<Event> events;
    for (const QJsonValue &line : json["counted"].toArray()) {
        const QString wanted = line["force"].toString();
        const auto force = std::find_if(state.forces.begin(), state.forces.end(), [&](const ForceState &each) {
            return wanted.isEmpty() ? state.forces.size() == 1 : each.id == wanted || each.name.compare(wanted, Qt::CaseInsensitive) == 0;
        });
        if (force == state.forces.end())
            return refusedLine({QT_TRANSLATE_NOOP("Message", "there is no force %1"), {wanted}});
        const auto changes = readCounters(line["counters"], rules);
        if (!changes)
            return changes.error();
        events.append(makeEvent(CountersChanged{force->id, *changes, line["reason"].toString()}, stamps));
    }
    for (const QJsonValue &line : json["throws"].toArray()) {
        const auto rolled = readThrow(line, state, rules, stamps);
        if (!rolled)
            return rolled.error();
        events.append(*rolled);
    }
    return events;
}

base::Result<QVector<Event>> readMap(const QJsonObject &json, const CampaignState &state, const Stamps &stamps)
{
    MapDrawn map;
    QVector<Event> holders;
    for (const QJsonValue &line : json["areas"].toArray()) {
        Area area;
        area.name = line["name"].toString();
        if (area.name.isEmpty())
            return refusedLine(base::Message(QT_TRANSLATE_NOOP("Message", "every area needs a name")));
        const auto known = std::find_if(state.map.areas.begin(), state.map.areas.end(),
                                        [&](const AreaState &each) { return each.area.name == area.name; });
        area.id = line["id"].toString(known == state.map.areas.end() ? text::freshId(stamps) : known->area.id);
        area.gives = line["gives"].toString();
        area.column = figure(line["column"]);
        area.row = figure(line["row"]);
        for (const QJsonValue &number : line["outline"].toArray())
            area.outline.append(std::clamp(figure(number), 0, 1000));
        map.areas.append(area);
        if (!line["holder"].isString())
            continue;
        const auto player = playerCalled(line["holder"].toString(), state);
        if (!player)
            return refusedLine({QT_TRANSLATE_NOOP("Message", "there is no player %1"), {line["holder"].toString()}});
        if (known == state.map.areas.end() ? !player->isEmpty() : known->owner != *player)
            holders.append(makeEvent(AreaTaken{area.id, *player, {}}, stamps));
    }
    if (map.areas.isEmpty())
        return refusedLine(base::Message(QT_TRANSLATE_NOOP("Message", "the map has no areas")));
    map.keepsPicture = true;
    return QVector<Event>{makeEvent(map, stamps)} + holders;
}

} // namespace muster::campaign
