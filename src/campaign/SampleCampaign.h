// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "packs/Pack.h"

#include <optional>

namespace muster::campaign {

/// The campaign that comes with a pack (samples/NAME.campaign.json), by the pack's rules and with a fresh id. Names and notes
/// are in `language` where samples/NAME.LANGUAGE.json translates them. None: the pack has no sample.
[[nodiscard]] std::optional<Campaign> sampleCampaign(const packs::Pack &pack, const QString &language,
                                                     const Stamps &stamps = Stamps::system());
/// The same for one of several; `file` is a name of sampleCampaignFiles().
[[nodiscard]] std::optional<Campaign> sampleCampaign(const packs::Pack &pack, const QString &file, const QString &language,
                                                     const Stamps &stamps = Stamps::system());
[[nodiscard]] QStringList sampleCampaignFiles(const packs::Pack &pack);

} // namespace muster::campaign
