// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "campaign/log/FieldReader.h"
#include "campaign/log/FieldWriter.h"

#include <algorithm>
#include <memory>
#include <variant>

namespace muster::campaign {

/// How an entry of a log is written and read, the same for every kind of log. `Log` names its types `Event`, `Payload`, `Unknown` and
/// `Correction`, its `newestFormat`, the key `author` under which an entry says who recorded it, `names()` of the kinds of entries, and
/// `unknown(json, why, fault)`, what stands for an entry that cannot be counted. `fields()` describes each kind.
template <typename Log>
class LogJson
{
    using Event = typename Log::Event;
    using Payload = typename Log::Payload;
    using Unknown = typename Log::Unknown;
    using Correction = typename Log::Correction;

public:
    static QJsonObject write(const Event &event)
    {
        QJsonObject json = std::visit([](const auto &payload) { return writePayload(payload); }, event.payload);
        if (event.template as<Unknown>()) {
            if (json.value("id").toString() != event.id) // not json["id"]: that would put one there
                json["id"] = event.id;
            return json;
        }
        if (!event.id.isEmpty())
            json["id"] = event.id;
        if (!event.by.isEmpty())
            json[QLatin1String(Log::author)] = event.by;
        if (event.at.isValid())
            json["at"] = event.at.toUTC().toString(Qt::ISODateWithMs);
        json["type"] = Log::names().at(int(event.payload.index()));
        return json;
    }

    static Event read(const QJsonObject &json)
    {
        Event event;
        QVector<ReadFault> faults;
        FieldReader reader(json, faults);
        reader("id", event.id)("at", event.at)(QLatin1String(Log::author), event.by);
        const QJsonValue type = reader.take(QStringLiteral("type"));
        const int index = type.toString().isEmpty() ? -1 : int(Log::names().indexOf(type.toString()));
        if (index < 0) {
            event.payload = type.isString() && !type.toString().isEmpty()
                ? Log::unknown(json, Unknown::Why::Kind, {})
                : Log::unknown(json, Unknown::Why::Damaged, {QStringLiteral("type"), type.toString(), false});
            return event;
        }
        readPayload<1>(index, reader, event.payload);
        if (const QJsonValue needs = json["needs"]; needs.toDouble() > Log::newestFormat)
            faults.prepend({QStringLiteral("needs"), QString::number(needs.toDouble()), true});
        if (!faults.isEmpty()) {
            const auto isNewer = [](const ReadFault &fault) { return fault.newer; };
            const auto newer = std::find_if(faults.cbegin(), faults.cend(), isNewer);
            event.payload = newer != faults.cend() ? Log::unknown(json, Unknown::Why::Choice, *newer)
                                                   : Log::unknown(json, Unknown::Why::Damaged, faults.first());
        }
        return event;
    }

private:
    static QJsonObject writePayload(const Unknown &event) { return event.json; }
    static QJsonObject writePayload(const Correction &correction)
    {
        FieldWriter writer;
        writer.json = correction.extra;
        writer("target", correction.target)("reason", correction.reason);
        writer.json["replacement"] = correction.replacement ? QJsonValue(write(*correction.replacement)) : QJsonValue(QJsonValue::Null);
        return writer.json;
    }
    template <typename T>
    static QJsonObject writePayload(const T &payload)
    {
        return FieldWriter::write(payload);
    }

    // A replacement that cannot be read must not be taken for "it never happened".
    static void readFields(FieldReader &reader, Correction &correction)
    {
        reader("target", correction.target)("reason", correction.reason);
        const QString key = QStringLiteral("replacement");
        const QJsonValue json = reader.take(key);
        if (json.isObject())
            correction.replacement = std::make_shared<const Event>(read(json.toObject()));
        else if (!json.isNull())
            reader.refuse(key, json);
    }
    template <typename T>
    static void readFields(FieldReader &reader, T &value)
    {
        fields(reader, value);
    }

    // The first kind is the entry that cannot be counted: no name leads to it.
    template <std::size_t index>
    static void readPayload(int type, FieldReader &reader, Payload &payload)
    {
        if constexpr (index < std::variant_size_v<Payload>) {
            if (type != int(index))
                return readPayload<index + 1>(type, reader, payload);
            auto &value = payload.template emplace<index>();
            readFields(reader, value);
            value.extra = reader.rest();
        }
    }
};

/// What stands around a log in its file: `kind` and `format` say what it is, `events` is the log.
class LogHead
{
public:
    LogHead(const QString &kind, int newestFormat) : m_kind(kind), m_newest(newestFormat) {}

    /// Why the file is no such log, whatever stands in it: one that needs a newer version, or is damaged; empty: it may be read.
    /// `other`, `damaged` and `noEntry` (%1 is the number of an entry) are the sentences about it.
    [[nodiscard]] base::Message whyNot(const QJsonObject &json, const char *other, const char *damaged, const char *noEntry) const;

    /// Adds what the file says of itself to the fields that `json` has already; a newer number in `extra` stays.
    void writeTo(QJsonObject &json, const QJsonObject &extra, const QJsonArray &events) const;
    /// Takes the keys that writeTo() writes; a newer number stays with what it speaks of.
    void takeFrom(FieldReader &reader, const QJsonObject &json) const;

private:
    QString m_kind;
    int m_newest;
};

/// An object that stands beside the log: something else under its key is a fault, and kept.
[[nodiscard]] QJsonObject takeObject(FieldReader &reader, const QString &key);

} // namespace muster::campaign
