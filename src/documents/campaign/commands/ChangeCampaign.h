// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "documents/campaign/commands/CampaignCommand.h"

namespace muster::documents {

/// Changes what stands beside the log of a campaign: rules, name, note, players.
class ChangeCampaign final : public CampaignCommand
{
public:
    /// Only start and rules of the two are used.
    ChangeCampaign(const QString &sentence, const campaign::Campaign &before, const campaign::Campaign &after);

    [[nodiscard]] QByteArray payload() const override;
    /// Whether the campaign is as it was before the change, so that it can be done again.
    [[nodiscard]] bool fits(const campaign::Campaign &campaign) const
    {
        return campaign.start == m_before.start && campaign.rules == m_before.rules;
    }

private:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;

    campaign::Campaign m_before;
    campaign::Campaign m_after;
};

} // namespace muster::documents
