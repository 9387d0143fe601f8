// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

#include <QTextStream>

namespace muster::cli {

/// docs/schema/battle.json
[[nodiscard]] QJsonObject battleJson(const battle::Battle &battle, const battle::BattleState &state, const QString &language);
void writeBattle(const battle::Battle &battle, const battle::BattleState &state, const QString &language, QTextStream &out);

} // namespace muster::cli
