// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/commands/CampaignCommand.h"

#include "archive/Packed.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/campaign/commands/ChangeCampaign.h"
#include "documents/campaign/commands/MergeEvents.h"
#include "documents/campaign/commands/RecordEvents.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

namespace {

QVector<campaign::Event> eventsOf(const QJsonValue &json)
{
    QVector<campaign::Event> events;
    const QJsonArray array = json.toArray();
    for (const QJsonValue &value : array)
        events.append(campaign::eventFromJson(value.toObject()));
    return events;
}

} // namespace

std::unique_ptr<CampaignCommand> CampaignCommand::restore(const QString &sentence, const QByteArray &payload)
{
    const QJsonObject json = QJsonDocument::fromJson(archive::unpacked(payload)).object();
    if (json.value("format").toInt() != 1)
        return nullptr;
    if (json.contains("append"))
        return std::make_unique<RecordEvents>(sentence, eventsOf(json.value("append")));
    if (json.contains("merge"))
        return std::make_unique<MergeEvents>(sentence, MergeEvents::Stored{eventsOf(json.value("merge")), eventsOf(json.value("order"))});
    campaign::Campaign before, after;
    if (!campaign::fromJson(json.value("before").toObject(), before) || !campaign::fromJson(json.value("after").toObject(), after))
        return nullptr;
    return std::make_unique<ChangeCampaign>(sentence, before, after);
}

} // namespace muster::documents
