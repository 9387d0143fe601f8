// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/log/BattleEvent.h"

#include "battle/log/BattleEventFields.h"

#include <algorithm>

namespace muster::battle {

namespace {

static_assert(std::variant_size_v<Payload> == 23, "a new kind of event needs its name in eventTypeNames()");

void fields(FieldWriter &f, Correction &v)
{
    f("target", v.target)("reason", v.reason);
    f.json["replacement"] = v.replacement ? QJsonValue(toJson(*v.replacement)) : QJsonValue(QJsonValue::Null);
}

// A replacement that cannot be read must not be taken for "it never happened".
void fields(FieldReader &f, Correction &v)
{
    f("target", v.target)("reason", v.reason);
    const QString key = QStringLiteral("replacement");
    const QJsonValue json = f.take(key);
    if (json.isObject())
        v.replacement = std::make_shared<const Event>(eventFromJson(json.toObject()));
    else if (!json.isNull())
        f.refuse(key, json);
}

QJsonObject writePayload(const UnknownEvent &event)
{
    return event.json;
}

QJsonObject writePayload(const Correction &correction)
{
    FieldWriter writer;
    writer.json = correction.extra;
    fields(writer, const_cast<Correction &>(correction)); // the writer only reads
    return writer.json;
}

template <typename T>
QJsonObject writePayload(const T &payload)
{
    return FieldWriter::write(payload);
}

template <std::size_t index = 1>
void readBattlePayload(int type, FieldReader &reader, Payload &payload)
{
    if constexpr (index < std::variant_size_v<Payload>) {
        if (type != int(index))
            return readBattlePayload<index + 1>(type, reader, payload);
        auto &value = payload.emplace<index>();
        fields(reader, value);
        value.extra = reader.rest();
    }
}

} // namespace

bool operator==(const Correction &a, const Correction &b)
{
    if (a.target != b.target || a.reason != b.reason || a.extra != b.extra || bool(a.replacement) != bool(b.replacement))
        return false;
    return !a.replacement || *a.replacement == *b.replacement;
}

Event makeEvent(Payload payload)
{
    return {campaign::newId(), QDateTime::currentDateTimeUtc(), std::move(payload)};
}

const QStringList &eventTypeNames()
{
    static const QStringList names{"",       "begun",      "turn",       "phase",    "activated",      "damaged",
                                   "healed", "eliminated", "ammunition", "marker",   "marker-cleared", "moved",
                                   "card",   "dice",       "scored",     "resource", "note",           "picture",
                                   "ended",  "correction", "scanned",    "token",    "secondary"};
    return names;
}

QJsonObject toJson(const Event &event)
{
    QJsonObject json = std::visit([](const auto &payload) { return writePayload(payload); }, event.payload);
    if (event.as<UnknownEvent>()) {
        if (json.value("id").toString() != event.id) // not json["id"]: that would put one there
            json["id"] = event.id;
        return json;
    }
    if (!event.id.isEmpty())
        json["id"] = event.id;
    if (!event.by.isEmpty())
        json["author"] = event.by;
    if (event.at.isValid())
        json["at"] = event.at.toUTC().toString(Qt::ISODateWithMs);
    json["type"] = eventTypeNames().at(int(event.payload.index()));
    return json;
}

Event eventFromJson(const QJsonObject &json)
{
    Event event;
    QVector<ReadFault> faults;
    FieldReader reader(json, faults);
    reader("id", event.id)("at", event.at)("author", event.by); // "by" says which unit did it
    const QJsonValue type = reader.take(QStringLiteral("type"));
    const int index = type.toString().isEmpty() ? -1 : int(eventTypeNames().indexOf(type.toString()));
    if (index < 0) {
        const bool kind = type.isString() && !type.toString().isEmpty();
        event.payload = kind ? UnknownEvent{UnknownEvent::Why::Kind, type.toString(), {}, json}
                             : UnknownEvent{UnknownEvent::Why::Damaged, {}, {QStringLiteral("type"), type.toString(), false}, json};
        return event;
    }
    readBattlePayload(index, reader, event.payload);
    if (const QJsonValue needs = json["needs"]; needs.toDouble() > newestFormat)
        faults.prepend({QStringLiteral("needs"), QString::number(needs.toDouble()), true});
    if (!faults.isEmpty()) {
        const bool newer = std::any_of(faults.cbegin(), faults.cend(), [](const ReadFault &fault) { return fault.newer; });
        const auto first = std::find_if(faults.cbegin(), faults.cend(), [newer](const ReadFault &fault) { return fault.newer == newer; });
        event.payload = UnknownEvent{newer ? UnknownEvent::Why::Choice : UnknownEvent::Why::Damaged, type.toString(), *first, json};
    }
    return event;
}

} // namespace muster::battle
