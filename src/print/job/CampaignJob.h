// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/CampaignSource.h"
#include "print/job/PrintJob.h"

namespace muster::print {

/// Lays out everything that the settings ask for of a campaign: report, service records, and sheets and cards of every
/// force as it stands now. `without` holds ids of soldiers.
[[nodiscard]] PrintedJob layoutCampaignJob(const CampaignSource &source, const PrintSettings &settings, const TextMeter &meter,
                                           const Progress &progress = {});

} // namespace muster::print
