// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/commands/CampaignCommand.h"

#include "documents/CampaignDocument.h"
#include "documents/commands/ChangeCampaign.h"
#include "documents/commands/RecordEvents.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

std::unique_ptr<CampaignCommand> CampaignCommand::restore(const QString &sentence, const QByteArray &payload)
{
    const QJsonObject json = QJsonDocument::fromJson(qUncompress(payload)).object();
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

void CampaignCommand::undo()
{
    if (m_document->m_passive)
        return;
    // One that is refused keeps all before it too.
    if (m_document->m_refusedSteps == 0)
        m_document->m_refusal = whyKept();
    if (m_document->m_refusal.isEmpty())
        perform(false);
    else
        ++m_document->m_refusedSteps;
}

void CampaignCommand::redo()
{
    if (!m_document->m_passive)
        perform(true);
}

} // namespace muster::documents
