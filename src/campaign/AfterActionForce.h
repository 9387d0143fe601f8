// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// What a side of a report says of the counters of its force: {"credits": 5}, by id or name.
[[nodiscard]] base::Result<QMap<QString, int>> readCounters(const QJsonValue &json, const CampaignRules &rules);
/// Which areas change hands: {"Refinery": "Bruno"}, by id or name; an empty text: nobody.
[[nodiscard]] base::Result<QMap<QString, QString>> readAreas(const QJsonValue &json, const CampaignState &state);
/// `throws`: [{"soldier", "table", "value" or "dice", "note"}], and `counted`: [{"force", "counters", "reason"}].
[[nodiscard]] base::Result<QVector<Event>> readForceLines(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                                          const Stamps &stamps = Stamps::system());
/// Whether a report says any of this outside its mission.
[[nodiscard]] bool hasForceLines(const QJsonObject &json);
/// A map: {"areas": [{"name", "gives", "column", "row", "outline": [x, y, …], "holder"}]}; who holds what is told after it.
[[nodiscard]] base::Result<QVector<Event>> readMap(const QJsonObject &json, const CampaignState &state,
                                                   const Stamps &stamps = Stamps::system());

} // namespace muster::campaign
