// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Campaign.h"

#include "campaign/log/EventFields.h"

#include <QCoreApplication>

namespace muster::campaign {

namespace {

template <typename F>
void describe(F &f, CampaignStart &v)
{
    f("id", v.id)("name", v.name)("system", v.system)("note", v.note)("created", v.created).list("players", v.players);
}

// Empty: all of them are entries, whatever they say.
base::Message damageOf(const QJsonArray &log)
{
    for (qsizetype i = 0; i < log.size(); ++i) {
        if (!log.at(i).isObject())
            return base::Message(QT_TRANSLATE_NOOP("Message", "the campaign is damaged: entry %1 of its log is none"), {int(i + 1)});
    }
    return {};
}

} // namespace

const Event *Campaign::event(const QString &id) const
{
    for (const Event &event : events) {
        if (event.id == id)
            return &event;
    }
    return nullptr;
}

QJsonObject toJson(const Campaign &campaign)
{
    QJsonArray events;
    for (const Event &event : campaign.events)
        events.append(toJson(event));
    FieldWriter writer;
    writer.json = campaign.extra;
    describe(writer, const_cast<CampaignStart &>(campaign.start)); // the writer only reads
    QJsonObject json = writer.json;
    if (!campaign.extra.contains("format"))
        json["format"] = newestFormat;
    json["kind"] = "campaign";
    if (!campaign.extra.contains("rules"))
        json["rules"] = campaign.rules.toJson();
    json["events"] = events;
    if (!campaign.draft.isEmpty())
        json["draft"] = campaign.draft;
    return json;
}

bool fromJson(const QJsonObject &json, Campaign &campaign, base::Message *why)
{
    const auto refuse = [why](const base::Message &reason) {
        if (why)
            *why = reason;
        return false;
    };
    if (json["kind"].toString() != "campaign")
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "this is not a campaign")));
    if (const double needs = json["needs"].toDouble(); needs > newestFormat)
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "it needs a newer version of Muster (format %1)"), {needs}));
    if (!json["events"].isArray() || json["id"].toString().isEmpty())
        return refuse(base::Message(QT_TRANSLATE_NOOP("Message", "the campaign is damaged: its log or its id is missing")));
    const QJsonArray log = json["events"].toArray();
    if (const base::Message damage = damageOf(log); !damage.empty())
        return refuse(damage);
    Campaign read;
    FieldReader reader(json, read.start.faults);
    for (const char *key : {"kind", "events", "draft"})
        reader.take(QString::fromLatin1(key));
    if (json["format"].toDouble() <= newestFormat)
        reader.take(QStringLiteral("format")); // a newer number stays with what it speaks of
    describe(reader, read.start);
    const QJsonValue rules = reader.take(QStringLiteral("rules"));
    if (!rules.isObject() && !rules.isUndefined())
        reader.refuse(QStringLiteral("rules"), rules);
    read.rules = CampaignRules::fromJson(rules.toObject());
    for (const QJsonValue &event : log)
        read.events.append(eventFromJson(event.toObject()));
    read.draft = json["draft"].toObject();
    read.extra = reader.rest();
    campaign = read;
    return true;
}

} // namespace muster::campaign
