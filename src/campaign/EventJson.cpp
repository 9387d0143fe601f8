// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Event.h"

#include "campaign/JsonFields.h"

#include <QJsonArray>

namespace muster::campaign {

namespace {

const QStringList outcomeNames{"survived", "recovered", "wounded", "dead"};
const QStringList objectiveNames{"not read", "done", "failed"};
const QStringList resultNames{"", "won", "drawn", "lost"};
const QStringList statusNames{"fit", "wounded", "dead", "retired"};

// One function per struct describes its fields for both directions, so that reading and writing cannot differ.
template<typename F> void fields(F &f, Player &v) { f("id", v.id)("name", v.name)("colour", v.colour); }

template<typename F> void fields(F &f, Recruit &v)
{
    f("id", v.id)("name", v.name)("role", v.role)("ladder", v.ladder)("rank", v.rank)("lifePoints", v.lifePoints)(
        "basePoints", v.basePoints)("experience", v.experience)("selection", v.selection)("entry", v.entry)("like", v.like);
}

template<typename F> void fields(F &f, Kill &v)
{
    f("kind", v.kind)("points", v.points)("count", v.count, 1)("victim", v.victim);
}

template<typename F> void fields(F &f, Participant &v)
{
    f("soldier", v.soldier).list("kills", v.kills).choice("outcome", v.outcome, outcomeNames)("misses", v.misses, 1)(
        "bonus", v.bonus)("note", v.note);
}

template<typename F> void fields(F &f, Side &v)
{
    f("force", v.force).choice("result", v.result, resultNames)("victoryPoints", v.victoryPoints);
    f.choices("objectives", v.objectives, objectiveNames)("actingLeader", v.actingLeader).list("kills", v.kills);
}

template<typename F> void fields(F &f, Share &v) { f("soldier", v.soldier)("points", v.points); }

template<typename F> void fields(F &f, ForceEnlisted &v)
{
    f("force", v.force)("player", v.player)("name", v.name)("catalogue", v.catalogue)("leader", v.leader);
    f.list("soldiers", v.soldiers)("roster", v.roster);
}

template<typename F> void fields(F &f, MissionPlanned &v)
{
    f("scenario", v.scenario)("name", v.name)("date", v.date)("soldiers", v.soldiers)("notes", v.notes);
}

template<typename F> void fields(F &f, MissionFought &v)
{
    f("plan", v.plan)("scenario", v.scenario)("name", v.name)("date", v.date).list("sides", v.sides);
    f.list("participants", v.participants)("awards", v.awards)("eventsDrawn", v.eventsDrawn)("notes", v.notes);
}

template<typename F> void fields(F &f, ExperienceGranted &v) { f.list("shares", v.shares)("reason", v.reason); }
template<typename F> void fields(F &f, PoolHandedOut &v) { f("force", v.force).list("shares", v.shares); }
template<typename F> void fields(F &f, Promotion &v) { f("soldier", v.soldier)("rank", v.rank); }

template<typename F> void fields(F &f, Award &v)
{
    f("soldier", v.soldier)("name", v.name)("reason", v.reason)("experience", v.experience);
}

template<typename F> void fields(F &f, EquipmentBought &v)
{
    f("soldier", v.soldier)("name", v.name)("points", v.points)("experience", v.experience)("entry", v.entry);
}

template<typename F> void fields(F &f, SoldierRecruited &v) { f("force", v.force).one("recruit", v.soldier); }

template<typename F> void fields(F &f, StatusChanged &v)
{
    f("soldier", v.soldier).choice("status", v.status, statusNames)("misses", v.misses, 1)("reason", v.reason);
}

template<typename F> void fields(F &f, SoldierDescribed &v)
{
    f("soldier", v.soldier)("name", v.name)("role", v.role)("portrait", v.portrait);
}

template<typename F> void fields(F &f, LeaderNamed &v) { f("force", v.force)("soldier", v.soldier); }
template<typename F> void fields(F &f, PlayerJoined &v) { f.one("player", v.player); }

template<typename F> void fields(F &f, CardDrawn &v)
{
    f("deck", v.deck)("card", v.card)("copy", v.copy)("opensSecondary", v.opensSecondary);
}

template<typename F> void fields(F &f, DeckReshuffled &v) { f("deck", v.deck); }
template<typename F> void fields(F &f, Note &v) { f("soldier", v.soldier)("text", v.text); }

template<typename F> void fields(F &f, Correction &v) { f("target", v.target)("reason", v.reason).event("replacement", v.replacement); }

template<typename F> void fields(F &, UnknownEvent &) {}

// In the order of the variant; the first is for types of newer versions.
const QStringList typeNames{"", "enlisted", "planned", "mission", "granted", "handed-out", "promotion", "award",
                            "bought", "recruited", "status", "described", "leader", "joined", "drawn", "reshuffled",
                            "note", "correction"};
static_assert(std::variant_size_v<Payload> == 18);

class Writer : public FieldWriter<Writer>
{
public:
    template<typename T> QJsonObject write(const T &value)
    {
        Writer inner;
        fields(inner, const_cast<T &>(value)); // the writer only reads
        return inner.json;
    }
    Writer &event(const QString &key, const std::shared_ptr<const Event> &event)
    {
        json[key] = event ? QJsonValue(toJson(*event)) : QJsonValue(QJsonValue::Null);
        return *this;
    }
};

class Reader : public FieldReader<Reader>
{
public:
    explicit Reader(const QJsonObject &object) : FieldReader(object) {}
    template<typename T> T read(const QJsonObject &object)
    {
        T value;
        Reader inner(object);
        fields(inner, value);
        return value;
    }
    Reader &event(const QString &key, std::shared_ptr<const Event> &event)
    {
        seen.insert(key);
        if (json[key].isObject())
            event = std::make_shared<const Event>(eventFromJson(json[key].toObject()));
        return *this;
    }
};

template<std::size_t index = 1>
bool readPayload(int type, Reader &reader, Payload &payload)
{
    if constexpr (index < std::variant_size_v<Payload>) {
        if (type != int(index))
            return readPayload<index + 1>(type, reader, payload);
        fields(reader, payload.emplace<index>());
        return true;
    } else {
        return false;
    }
}

} // namespace

QJsonObject toJson(const Event &event)
{
    QJsonObject json = event.extra;
    if (!event.id.isEmpty())
        json["id"] = event.id;
    if (event.at.isValid())
        json["at"] = event.at.toUTC().toString(Qt::ISODateWithMs);
    const UnknownEvent *unknown = event.as<UnknownEvent>();
    json["type"] = unknown ? unknown->type : typeNames.at(int(event.payload.index()));
    const QJsonObject own = std::visit([](const auto &payload) { return Writer().write(payload); }, event.payload);
    for (auto it = own.begin(); it != own.end(); ++it)
        json[it.key()] = it.value();
    return json;
}

Event eventFromJson(const QJsonObject &json)
{
    Event event;
    event.id = json["id"].toString();
    event.at = QDateTime::fromString(json["at"].toString(), Qt::ISODateWithMs);
    Reader reader(json);
    reader.seen = {"id", "at", "type"};
    const QString type = json["type"].toString();
    const int index = type.isEmpty() ? -1 : int(typeNames.indexOf(type));
    if (!readPayload(index, reader, event.payload))
        event.payload = UnknownEvent{type};
    event.extra = json;
    for (const QString &key : std::as_const(reader.seen))
        event.extra.remove(key);
    return event;
}

QJsonObject toJson(const Recruit &recruit) { return Writer().write(recruit); }
Recruit recruitFromJson(const QJsonObject &json) { return Reader(json).read<Recruit>(json); }
QJsonObject toJson(const Participant &participant) { return Writer().write(participant); }
Participant participantFromJson(const QJsonObject &json) { return Reader(json).read<Participant>(json); }

} // namespace muster::campaign
