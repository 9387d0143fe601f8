// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/GameBasis.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// Reads an after-action report (docs/CAMPAIGN.md): recruits, the mission, promotions, then kit, as events ready for the log.
/// Soldiers, forces and enemies may be named by id or by name. An unknown name is an error, nothing is guessed. With game data
/// kit is looked up in the army list. A report of kit alone needs no mission.
[[nodiscard]] base::Result<QVector<Event>> readAfterAction(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                                           const GameBasis *game = nullptr, const Stamps &stamps = Stamps::system());
/// Only the mission of a report, for a correction.
[[nodiscard]] base::Result<MissionFought> readMission(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules,
                                                      const Stamps &stamps = Stamps::system());
/// Reads a force: {"name", "player", "leader", "catalogue", "soldiers": [{"name", "role", "rank", "points", …}]}.
[[nodiscard]] base::Result<ForceEnlisted> readForce(const QJsonObject &json, const CampaignRules &rules,
                                                    const Stamps &stamps = Stamps::system());

/// A rank by id or by its name in any language, lower and upper case the same; -1 if there is none.
[[nodiscard]] int findRank(const Ladder &ladder, const QString &name);
/// A soldier by id or name; null if there is none or the name is not unique.
[[nodiscard]] const SoldierState *findSoldier(const CampaignState &state, const QString &name);
/// An enemy by id or by its name in any language; null if there is none.
[[nodiscard]] const EnemyKind *findEnemy(const CampaignRules &rules, const QString &name);

} // namespace muster::campaign
