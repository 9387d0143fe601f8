// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/fold/CampaignState.h"

#include <initializer_list>

namespace muster::campaign {

/// What a report is refused with.
[[nodiscard]] base::Error wrongReport(base::Message sentence);
/// Empty, or what is wrong: a value of another type must not be read as nothing.
[[nodiscard]] base::Message wrongInReport(const QJsonValue &json, std::initializer_list<const char *> numbers,
                                          std::initializer_list<const char *> lists = {});

/// Whose ranks a newcomer of the force has; null: nobody's.
[[nodiscard]] const Ladder *ladderOfRecruit(const CampaignState &state, const ForceState &force, const SoldierState *like,
                                            const CampaignRules &rules);
/// A soldier of a report or of a force that joins; `usual`: whose ranks count where the report says none.
[[nodiscard]] base::Result<Recruit> readRecruit(const QJsonObject &json, const CampaignRules &rules, const Ladder *usual,
                                                const Stamps &stamps);

} // namespace muster::campaign
