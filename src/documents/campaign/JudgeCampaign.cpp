// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/JudgeCampaign.h"

#include "documents/campaign/CampaignDocument.h"

#include <QJsonDocument>

namespace muster::documents {

std::optional<library::Record> judgeCampaign(const library::StoredDocument &document)
{
    campaign::Campaign campaign;
    if (!campaign::fromJson(QJsonDocument::fromJson(document.content).object(), campaign))
        return std::nullopt;
    campaign.start.id = document.record.id;
    campaign.start.name = document.record.name;
    campaign.events.clear();
    for (const library::StoredEvent &event : document.events)
        campaign.events.append(campaign::eventFromJson(QJsonDocument::fromJson(event.payload).object()));
    return CampaignDocument(campaign, document.record.packName).record();
}

} // namespace muster::documents
