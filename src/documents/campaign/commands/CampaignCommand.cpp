// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/commands/CampaignCommand.h"

#include "archive/Packed.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/campaign/commands/ChangeCampaign.h"
#include "documents/campaign/commands/RecordEvents.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

std::unique_ptr<CampaignCommand> CampaignCommand::restore(const QString &sentence, const QByteArray &payload)
{
    const QJsonObject json = QJsonDocument::fromJson(archive::unpacked(payload)).object();
    if (json.value("format").toInt() != 1)
        return nullptr;
    if (json.contains("append")) {
        QVector<campaign::Event> events;
        const QJsonArray array = json.value("append").toArray();
        for (const QJsonValue &value : array)
            events.append(campaign::eventFromJson(value.toObject()));
        return std::make_unique<RecordEvents>(sentence, events);
    }
    campaign::Campaign before, after;
    if (!campaign::fromJson(json.value("before").toObject(), before) || !campaign::fromJson(json.value("after").toObject(), after))
        return nullptr;
    return std::make_unique<ChangeCampaign>(sentence, before, after);
}

} // namespace muster::documents
