// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/commands/ChangeCampaign.h"

#include "documents/campaign/CampaignDocument.h"

#include <QJsonDocument>

namespace muster::documents {

namespace {

campaign::Campaign headOf(const campaign::Campaign &campaign)
{
    campaign::Campaign head;
    head.start = campaign.start;
    head.rules = campaign.rules;
    return head;
}

// A copy has an id of its own, and the steps of the original.
campaign::CampaignStart startFor(const CampaignDocument &document, campaign::CampaignStart start)
{
    start.id = document.campaign().start.id;
    return start;
}

} // namespace

ChangeCampaign::ChangeCampaign(const QString &sentence, const campaign::Campaign &before, const campaign::Campaign &after)
    : CampaignCommand(sentence), m_before(headOf(before)), m_after(headOf(after))
{
}

QByteArray ChangeCampaign::payload() const
{
    const QJsonObject json{{"format", 1}, {"before", campaign::toJson(m_before)}, {"after", campaign::toJson(m_after)}};
    return qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact), 1);
}

void ChangeCampaign::perform(bool forward)
{
    const campaign::Campaign &head = forward ? m_after : m_before;
    document().setHead(startFor(document(), head.start), head.rules);
}

QString ChangeCampaign::whyKept() const
{
    const campaign::Campaign &now = document().campaign();
    return now.start == startFor(document(), m_after.start) && now.rules == m_after.rules
        ? QString()
        : CampaignDocument::tr("This cannot be undone: somebody else changed the rules or the name of the campaign after it.");
}

} // namespace muster::documents
