// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleEventReader.h"

#include "battle/fold/RunningFold.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::cli {

namespace {

constexpr qsizetype mostAtOnce = 2'000; ///< each is held against the battle as those before it left it
constexpr int mostMore = 1'000;         ///< dice

base::Error eventError(base::Message sentence)
{
    return {"battle.event", std::move(sentence), {}};
}

// By id, else by name; empty: nobody, or several.
template <typename T>
QString idFor(const QVector<T> &all, const QString &wanted)
{
    QString found;
    for (const T &each : all) {
        if (each.id == wanted)
            return wanted;
        if (each.name.compare(wanted, Qt::CaseInsensitive) != 0)
            continue;
        if (!found.isEmpty())
            return {};
        found = each.id;
    }
    return found;
}

base::Message resolveNames(QJsonObject &json, const battle::BattleState &state)
{
    for (const char *key : {"unit", "by", "inside"}) {
        const QString name = json.value(QLatin1String(key)).toString();
        const QString id = name.isEmpty() ? QString() : idFor(state.units, name);
        if (!name.isEmpty() && id.isEmpty())
            return {QT_TRANSLATE_NOOP("Message", "there is no unit %1 in this battle, or several are called so: give the id"), {name}};
        if (!id.isEmpty())
            json[QLatin1String(key)] = id;
    }
    for (const char *key : {"side", "first", "bySide"}) {
        const QString name = json.value(QLatin1String(key)).toString();
        const QString id = name.isEmpty() ? QString() : idFor(state.sides, name);
        if (!name.isEmpty() && id.isEmpty())
            return {QT_TRANSLATE_NOOP("Message", "there is no side %1 in this battle"), {name}};
        if (!id.isEmpty())
            json[QLatin1String(key)] = id;
    }
    return {};
}

// What chance has to say.
base::Result<battle::Payload> completed(battle::Payload payload, const battle::DiceCup &cup, const battle::BattleState &state)
{
    if (auto *card = std::get_if<battle::CardDrawn>(&payload); card && card->card.isEmpty()) {
        const auto drawn = cup.draw(card->pile);
        if (!drawn)
            return drawn.error();
        card->card = drawn->card;
    }
    auto *dice = std::get_if<battle::DiceRolled>(&payload);
    if (!dice)
        return payload;
    if (!dice->faces.isEmpty()) {
        const auto typed = cup.typed(dice->roll, dice->die, dice->faces);
        if (!typed)
            return typed.error();
        dice->faces = typed->faces;
        dice->die = typed->die;
        dice->byHand = true;
        return payload;
    }
    const int count = std::max(1, dice->extra.take(QStringLiteral("count")).toInt(1));
    const battle::UnitState *unit = state.unit(dice->unit);
    const int asked = std::clamp(dice->extra.take(QStringLiteral("more")).toInt(), -mostMore, mostMore);
    const int more = asked + (unit ? unit->moreDiceFor(dice->roll) : 0);
    const auto thrown = dice->roll.isEmpty() ? cup.dice(dice->die, count) : cup.roll(dice->roll, more);
    if (!thrown)
        return thrown.error();
    dice->faces = thrown->faces;
    dice->die = thrown->die;
    return payload;
}

} // namespace

base::Result<QVector<battle::Event>> readBattleEvents(const QJsonDocument &json, const battle::Battle &battle,
                                                      const battle::RandomSource &random)
{
    QJsonArray list = json.isArray() ? json.array() : QJsonArray{json.object()};
    if (json.isObject() && json.object().value("events").isArray())
        list = json.object().value("events").toArray();
    if (list.size() > mostAtOnce)
        return eventError({QT_TRANSLATE_NOOP("Message", "the file has %1 events; more than %2 are not read at once"),
                           {int(list.size()), int(mostAtOnce)}});
    battle::Battle now = battle;
    battle::RunningFold running;
    running.restart(now, QStringLiteral("en"));
    QVector<battle::Event> events;
    int number = 0;
    for (const QJsonValue &value : std::as_const(list)) {
        ++number;
        const auto wrong = [number](const base::Message &why) {
            return eventError({QT_TRANSLATE_NOOP("Message", "event %1: %2"), {number, why}});
        };
        const battle::BattleState &state = running.state();
        const qsizetype problems = state.problems.size();
        QJsonObject object = value.toObject();
        if (const base::Message why = resolveNames(object, state); !why.empty())
            return wrong(why);
        const battle::Event read = battle::eventFromJson(object);
        if (const auto *unknown = read.as<battle::UnknownEvent>())
            return wrong(
                unknown->fault.where.isEmpty()
                    ? base::Message(QT_TRANSLATE_NOOP("Message", "there is no event of the type %1"), {unknown->type})
                    : base::Message(QT_TRANSLATE_NOOP("Message", "%1 cannot be %2"), {unknown->fault.where, unknown->fault.value}));
        auto payload = completed(read.payload, battle::DiceCup(now.rules, state, random), state);
        if (!payload)
            return wrong(payload.error().sentence);
        battle::Event event = battle::makeEvent(std::move(*payload));
        now.events.append(event);
        running.follow();
        if (running.state().problems.size() > problems)
            return wrong(running.state().problems.last().text);
        events.append(event);
    }
    if (events.isEmpty())
        return eventError({QT_TRANSLATE_NOOP("Message", "there is no event in this file")});
    return events;
}

} // namespace muster::cli
