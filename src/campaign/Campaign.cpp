// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Campaign.h"

#include "campaign/log/EventFields.h"
#include "campaign/log/LogJson.h"

#include <QCoreApplication>

namespace muster::campaign {

namespace {

template <typename F>
void describe(F &f, CampaignStart &v)
{
    f("id", v.id)("name", v.name)("system", v.system)("note", v.note)("created", v.created).list("players", v.players);
}

const LogHead &campaignHead()
{
    static const LogHead head(QStringLiteral("campaign"), newestFormat);
    return head;
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
    campaignHead().writeTo(json, campaign.extra, events);
    if (!campaign.extra.contains("rules"))
        json["rules"] = campaign.rules.toJson();
    if (!campaign.draft.isEmpty())
        json["draft"] = campaign.draft;
    return json;
}

bool fromJson(const QJsonObject &json, Campaign &campaign, base::Message *why)
{
    const base::Message reason = campaignHead().whyNot(
        json, QT_TRANSLATE_NOOP("Message", "this is not a campaign"),
        QT_TRANSLATE_NOOP("Message", "the campaign is damaged: its log or its id is missing"),
        QT_TRANSLATE_NOOP("Message", "the campaign is damaged: entry %1 of its log is none"));
    if (!reason.empty()) {
        if (why)
            *why = reason;
        return false;
    }
    Campaign read;
    FieldReader reader(json, read.start.faults);
    campaignHead().takeFrom(reader, json);
    reader.take(QStringLiteral("draft"));
    describe(reader, read.start);
    read.rules = CampaignRules::fromJson(takeObject(reader, QStringLiteral("rules")));
    const QJsonArray log = json["events"].toArray();
    for (const QJsonValue &event : log)
        read.events.append(eventFromJson(event.toObject()));
    read.draft = json["draft"].toObject();
    read.extra = reader.rest();
    campaign = read;
    return true;
}

} // namespace muster::campaign
