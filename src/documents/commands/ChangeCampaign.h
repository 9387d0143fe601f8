// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "documents/commands/CampaignCommand.h"

namespace muster::documents {

/// Changes what stands beside the log of a campaign: rules, name, note, players.
class ChangeCampaign final : public CampaignCommand
{
public:
    /// Only start and rules of the two are used.
    ChangeCampaign(const QString &sentence, const campaign::Campaign &before, const campaign::Campaign &after);

    [[nodiscard]] QByteArray payload() const override;

private:
    void perform(bool forward) override;

    campaign::Campaign m_before;
    campaign::Campaign m_after;
};

} // namespace muster::documents
