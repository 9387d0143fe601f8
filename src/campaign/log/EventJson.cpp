// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/EventFields.h"

#include <algorithm>

namespace muster::campaign {

namespace {

static_assert(std::variant_size_v<Payload> == 30, "a new kind of event needs its name in eventTypeNames()");

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

QJsonObject write(const UnknownEvent &event)
{
    return event.json;
}

QJsonObject write(const Correction &correction)
{
    FieldWriter writer;
    writer.json = correction.extra;
    fields(writer, const_cast<Correction &>(correction)); // the writer only reads
    return writer.json;
}

template <typename T>
QJsonObject write(const T &payload)
{
    return FieldWriter::write(payload);
}

template <std::size_t index = 1>
void readPayload(int type, FieldReader &reader, Payload &payload)
{
    if constexpr (index < std::variant_size_v<Payload>) {
        if (type != int(index))
            return readPayload<index + 1>(type, reader, payload);
        auto &value = payload.emplace<index>();
        fields(reader, value);
        value.extra = reader.rest();
    }
}

UnknownEvent unknown(const QJsonObject &json, UnknownEvent::Why why, const ReadFault &fault = {})
{
    return {why,
            json["type"].toString(),
            fault,
            json["name"].toString(),
            json["soldier"].toString(),
            QDate::fromString(json["date"].toString(), Qt::ISODate),
            json["plan"].toString(),
            json};
}

} // namespace

const QStringList &outcomeNames()
{
    static const QStringList names{"survived", "recovered", "wounded", "dead"};
    return names;
}

const QStringList &objectiveResultNames()
{
    static const QStringList names{"not read", "done", "failed"};
    return names;
}

const QStringList &gameResultNames()
{
    static const QStringList names{"", "won", "drawn", "lost"};
    return names;
}

const QStringList &statusNames()
{
    static const QStringList names{"fit", "wounded", "dead", "retired"};
    return names;
}

const QStringList &verdictNames()
{
    static const QStringList names{"confirmed", "disputed"};
    return names;
}

const QStringList &eventTypeNames()
{
    static const QStringList names{"",       "enlisted",   "planned", "mission",   "granted",   "handed-out", "promotion", "award",
                                   "bought", "recruited",  "status",  "described", "leader",    "joined",     "drawn",     "reshuffled",
                                   "note",   "correction", "sold",    "handed",    "cancelled", "judged",     "picture",   "stashed",
                                   "issued", "counted",    "rolled",  "map",       "taken",     "rules"};
    return names;
}

QJsonObject toJson(const Event &event)
{
    QJsonObject json = std::visit([](const auto &payload) { return write(payload); }, event.payload);
    if (event.as<UnknownEvent>()) {
        if (json.value("id").toString() != event.id) // not json["id"]: that would put one there
            json["id"] = event.id;
        return json;
    }
    if (!event.id.isEmpty())
        json["id"] = event.id;
    if (!event.by.isEmpty())
        json["by"] = event.by;
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
    reader("id", event.id)("at", event.at)("by", event.by);
    const QJsonValue type = reader.take(QStringLiteral("type"));
    const int index = type.toString().isEmpty() ? -1 : int(eventTypeNames().indexOf(type.toString()));
    if (index < 0) {
        event.payload = type.isString() && !type.toString().isEmpty()
            ? unknown(json, UnknownEvent::Why::Kind)
            : unknown(json, UnknownEvent::Why::Damaged, {QStringLiteral("type"), type.toString(), false});
        return event;
    }
    readPayload(index, reader, event.payload);
    if (const QJsonValue needs = json["needs"]; needs.toDouble() > newestFormat)
        faults.prepend({QStringLiteral("needs"), QString::number(needs.toDouble()), true});
    if (!faults.isEmpty()) {
        const bool newer = std::any_of(faults.cbegin(), faults.cend(), [](const ReadFault &fault) { return fault.newer; });
        const auto first = std::find_if(faults.cbegin(), faults.cend(), [newer](const ReadFault &fault) { return fault.newer == newer; });
        event.payload = unknown(json, newer ? UnknownEvent::Why::Choice : UnknownEvent::Why::Damaged, *first);
    }
    return event;
}

QJsonObject toJson(const Player &player)
{
    return FieldWriter::write(player);
}
QJsonObject toJson(const Recruit &recruit)
{
    return FieldWriter::write(recruit);
}
QJsonObject toJson(const Participant &participant)
{
    return FieldWriter::write(participant);
}

Recruit recruitFromJson(const QJsonObject &json, QVector<ReadFault> *faults)
{
    QVector<ReadFault> own;
    return FieldReader::read<Recruit>(json, faults ? *faults : own);
}

Participant participantFromJson(const QJsonObject &json, QVector<ReadFault> *faults)
{
    QVector<ReadFault> own;
    return FieldReader::read<Participant>(json, faults ? *faults : own);
}

} // namespace muster::campaign
