// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/Event.h"
#include "documents/campaign/commands/CampaignCommand.h"

namespace muster::documents {

/// Appends events to the log of a campaign.
using RecordEvents = AppendEvents<CampaignCommand, campaign::Event>;

} // namespace muster::documents
