// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"
#include "campaign/log/Event.h"

#include <functional>

namespace muster::documents {

/// The mission as it is recorded, with what the battle says now (`now`) and did not say before (`told`). Everything else stays as
/// somebody entered it: how bad a wound is, bonus points, notes, the date.
[[nodiscard]] campaign::MissionFought mergedMission(const campaign::MissionFought &told, const campaign::MissionFought &now,
                                                    campaign::MissionFought recorded);

/// What has to be recorded in the battle so that its end is that of the mission: of what is different from what it told. `sideOf`:
/// index of the side that a force is; -1: none. Empty: nothing.
[[nodiscard]] QVector<battle::Event> eventsFrom(const campaign::MissionFought &told, const campaign::MissionFought &recorded,
                                                const battle::BattleState &state, const std::function<int(const QString &)> &sideOf);

} // namespace muster::documents
