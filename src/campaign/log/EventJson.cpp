// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/EventFields.h"
#include "campaign/log/LogJson.h"

namespace muster::campaign {

namespace {

static_assert(std::variant_size_v<Payload> == 30, "a new kind of event needs its name in eventTypeNames()");

/// The log of a campaign, for LogJson.
struct CampaignLog
{
    using Event = campaign::Event;
    using Payload = campaign::Payload;
    using Unknown = UnknownEvent;
    using Correction = campaign::Correction;
    static constexpr int newestFormat = campaign::newestFormat;
    static constexpr const char *author = "by";

    static const QStringList &names() { return eventTypeNames(); }
    static UnknownEvent unknown(const QJsonObject &json, UnknownEvent::Why why, const ReadFault &fault)
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
};

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
    return LogJson<CampaignLog>::write(event);
}

Event eventFromJson(const QJsonObject &json)
{
    return LogJson<CampaignLog>::read(json);
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
