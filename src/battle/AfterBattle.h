// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

namespace muster::battle {

/// The battle as an after-action report that campaign::readAfterAction() reads: result, score, objectives, kills of each soldier,
/// who was eliminated, cards drawn. Sides that the campaign does not know are left out by whoever reads it. `lost`: what became of
/// those who were eliminated, where nobody has said otherwise ("recovered", "wounded", "dead").
[[nodiscard]] QJsonObject afterBattle(const Battle &battle, const BattleState &state, const QString &lost = QStringLiteral("recovered"));

} // namespace muster::battle
