// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/Battle.h"

#include "battle/log/BattleEventFields.h"
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
    if (!battle.extra.contains("format"))
        json["format"] = newestFormat;
    json["kind"] = "battle";
    if (!battle.start.told.isEmpty())
        json["told"] = battle.start.told;
    if (!battle.extra.contains("rules") && !battle.rules.json.isEmpty())
        json["rules"] = battle.rules.json;
    json["events"] = events;
    return json;
}

bool fromJson(const QJsonObject &json, Battle &battle, base::Message *why)
{
    const auto refuse = [why](const base::Message &reason) {
        if (why)
            *why = reason;
        return false;
    };
    if (json["kind"].toString() != "battle")
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "this is not a battle")));
    if (const double needs = json["needs"].toDouble(); needs > newestFormat)
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "it needs a newer version of Muster (format %1)"), {needs}));
    if (!json["events"].isArray() || json["id"].toString().isEmpty())
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "the battle is damaged: its log or its id is missing")));
    const QJsonArray log = json["events"].toArray();
    Battle read;
    FieldReader reader(json, read.start.faults);
    for (const char *key : {"kind", "events"})
        reader.take(QString::fromLatin1(key));
    if (json["format"].toDouble() <= newestFormat)
        reader.take(QStringLiteral("format")); // a newer number stays with what it speaks of
    describeStart(reader, read.start);
    const QJsonValue rules = reader.take(QStringLiteral("rules"));
    if (!rules.isObject() && !rules.isUndefined())
        reader.refuse(QStringLiteral("rules"), rules);
    const QJsonValue told = reader.take(QStringLiteral("told"));
    if (!told.isObject() && !told.isUndefined())
        reader.refuse(QStringLiteral("told"), told);
    read.start.told = told.toObject();
    packs::Findings findings; // a pack was judged when it was installed
    if (!rules.toObject().isEmpty())
        read.rules = packs::readTable(rules.toObject(), {}, findings);
    int number = 0;
    for (const QJsonValue &event : log) {
        ++number;
        if (!event.isObject())
            return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "the battle is damaged: entry %1 of its log is none"), {number}));
        read.events.append(eventFromJson(event.toObject()));
    }
    read.extra = reader.rest();
    battle = read;
    return true;
}

Event correctionOf(const QString &event, std::optional<Payload> replacement, const QString &reason)
{
    std::shared_ptr<const Event> instead;
    if (replacement)
        instead = std::make_shared<const Event>(makeEvent(std::move(*replacement)));
    return makeEvent(Correction{event, std::move(instead), reason});
}

} // namespace muster::battle
