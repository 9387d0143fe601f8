// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/log/BattleEvent.h"

#include "battle/log/BattleEventFields.h"
#include "campaign/log/LogJson.h"
#include "text/Stamped.h"

namespace muster::battle {

namespace {

static_assert(std::variant_size_v<Payload> == 23, "a new kind of event needs its name in eventTypeNames()");

/// The log of a battle, for LogJson.
struct BattleLog
{
    using Event = battle::Event;
    using Payload = battle::Payload;
    using Unknown = UnknownEvent;
    using Correction = battle::Correction;
    static constexpr int newestFormat = battle::newestFormat;
    static constexpr const char *author = "author"; // "by" says which unit did it

    static const QStringList &names() { return eventTypeNames(); }
    static UnknownEvent unknown(const QJsonObject &json, UnknownEvent::Why why, const ReadFault &fault)
    {
        return {why, json["type"].toString(), fault, json};
    }
};

} // namespace

bool operator==(const Correction &a, const Correction &b)
{
    if (a.target != b.target || a.reason != b.reason || a.extra != b.extra || bool(a.replacement) != bool(b.replacement))
        return false;
    return !a.replacement || *a.replacement == *b.replacement;
}

Event makeEvent(Payload payload, const base::Stamps &stamps)
{
    return {text::freshId(stamps), text::now(stamps), std::move(payload)};
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
    return campaign::LogJson<BattleLog>::write(event);
}

Event eventFromJson(const QJsonObject &json)
{
    return campaign::LogJson<BattleLog>::read(json);
}

} // namespace muster::battle
