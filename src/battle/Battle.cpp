// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/Battle.h"

#include "battle/log/BattleEventFields.h"
#include "campaign/log/LogJson.h"
#include "packs/table/TableReader.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace muster::battle {

namespace {

template <typename F>
void describeStart(F &f, BattleStart &v)
{
    f("id", v.id)("name", v.name)("system", v.system)("systemName", v.systemName)("note", v.note)("created", v.created);
    f("campaign", v.campaign)("plan", v.plan)("report", v.report);
}

const campaign::LogHead &battleHead()
{
    static const campaign::LogHead head(QStringLiteral("battle"), newestFormat);
    return head;
}

} // namespace

// From the end: the last word on an event counts.
QVector<const Event *> Battle::eventsNow() const
{
    QHash<QString, const Event *> instead;
    QVector<const Event *> all(events.size());
    for (qsizetype i = events.size() - 1; i >= 0; --i) {
        all[i] = instead.value(events.at(i).id, &events.at(i));
        const Correction *correction = all.at(i) ? all.at(i)->as<Correction>() : nullptr;
        if (correction && !instead.contains(correction->target))
            instead.insert(correction->target, correction->replacement.get());
    }
    return all;
}

const Event *Battle::eventNow(const QString &id) const
{
    const auto recorded = std::find_if(events.begin(), events.end(), [&id](const Event &each) { return each.id == id; });
    return recorded == events.end() ? nullptr : eventsNow().at(recorded - events.begin());
}

const Begun *Battle::begun() const
{
    for (const Event &event : events) {
        if (const auto *begun = event.as<Begun>())
            return begun;
    }
    return nullptr;
}

const Begun *Battle::begunNow() const
{
    for (const Event *event : eventsNow()) {
        if (event && event->as<Begun>())
            return event->as<Begun>();
    }
    return nullptr;
}

QJsonObject toJson(const Battle &battle)
{
    QJsonArray events;
    for (const Event &event : battle.events)
        events.append(toJson(event));
    FieldWriter writer;
    writer.json = battle.extra;
    describeStart(writer, const_cast<BattleStart &>(battle.start)); // the writer only reads
    QJsonObject json = writer.json;
    battleHead().writeTo(json, battle.extra, events);
    if (!battle.start.told.isEmpty())
        json["told"] = battle.start.told;
    if (!battle.extra.contains("rules") && !battle.rules.json.isEmpty())
        json["rules"] = battle.rules.json;
    return json;
}

bool fromJson(const QJsonObject &json, Battle &battle, base::Message *why)
{
    const base::Message reason = battleHead().whyNot(json, QT_TRANSLATE_NOOP("Message", "this is not a battle"),
                                                     QT_TRANSLATE_NOOP("Message", "the battle is damaged: its log or its id is missing"),
                                                     QT_TRANSLATE_NOOP("Message", "the battle is damaged: entry %1 of its log is none"));
    if (!reason.empty()) {
        if (why)
            *why = reason;
        return false;
    }
    Battle read;
    FieldReader reader(json, read.start.faults);
    battleHead().takeFrom(reader, json);
    describeStart(reader, read.start);
    const QJsonObject rules = campaign::takeObject(reader, QStringLiteral("rules"));
    read.start.told = campaign::takeObject(reader, QStringLiteral("told"));
    packs::Findings findings; // a pack was judged when it was installed
    if (!rules.isEmpty())
        read.rules = packs::readTable(rules, {}, findings);
    const QJsonArray log = json["events"].toArray();
    for (const QJsonValue &event : log)
        read.events.append(eventFromJson(event.toObject()));
    read.extra = reader.rest();
    battle = read;
    return true;
}

Event correctionOf(const QString &event, std::optional<Payload> replacement, const QString &reason, const base::Stamps &stamps)
{
    std::shared_ptr<const Event> instead;
    if (replacement)
        instead = std::make_shared<const Event>(makeEvent(std::move(*replacement), stamps));
    return makeEvent(Correction{event, std::move(instead), reason}, stamps);
}

} // namespace muster::battle
