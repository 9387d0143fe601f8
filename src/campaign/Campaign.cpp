// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Campaign.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace muster::campaign {

namespace {

constexpr int newestFormat = 1;
const QStringList knownKeys{"format", "kind", "id", "name", "system", "note", "created", "players", "rules", "events", "draft"};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Campaign)
};

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
    QJsonArray players;
    for (const Player &player : campaign.start.players)
        players.append(QJsonObject{{"id", player.id}, {"name", player.name}, {"colour", player.colour}});
    QJsonArray events;
    for (const Event &event : campaign.events)
        events.append(toJson(event));
    QJsonObject json = campaign.extra;
    json["format"] = newestFormat;
    json["kind"] = "campaign";
    json["id"] = campaign.start.id;
    json["name"] = campaign.start.name;
    json["system"] = campaign.start.system;
    json["note"] = campaign.start.note;
    json["created"] = campaign.start.created.toUTC().toString(Qt::ISODateWithMs);
    json["players"] = players;
    json["rules"] = campaign.rules.toJson();
    json["events"] = events;
    if (!campaign.draft.isEmpty())
        json["draft"] = campaign.draft;
    return json;
}

bool fromJson(const QJsonObject &json, Campaign &campaign, QString *why)
{
    const auto refuse = [why](const QString &reason) {
        if (why)
            *why = reason;
        return false;
    };
    if (json["kind"].toString() != "campaign")
        return refuse(Words::tr("this is not a campaign"));
    if (json["format"].toInt() > newestFormat)
        return refuse(Words::tr("it was written by a newer version of Muster (format %1)").arg(json["format"].toInt()));
    if (!json["events"].isArray() || json["id"].toString().isEmpty())
        return refuse(Words::tr("the campaign is damaged: its log or its id is missing"));
    Campaign read;
    read.start = {json["id"].toString(), json["name"].toString(), json["system"].toString(), json["note"].toString(),
                  QDateTime::fromString(json["created"].toString(), Qt::ISODateWithMs), {}};
    for (const QJsonValue &player : json["players"].toArray())
        read.start.players.append({player["id"].toString(), player["name"].toString(), player["colour"].toString()});
    read.rules = CampaignRules::fromJson(json["rules"].toObject());
    for (const QJsonValue &event : json["events"].toArray())
        read.events.append(eventFromJson(event.toObject()));
    read.draft = json["draft"].toObject();
    read.extra = json;
    for (const QString &key : knownKeys)
        read.extra.remove(key);
    campaign = read;
    return true;
}

} // namespace muster::campaign
