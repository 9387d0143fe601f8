// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"
#include "share/table/TableResult.h"

namespace muster::share {

/// What a phone page handed back, and whose list it was made of.
struct HandedToBattle
{
    QString side;
    TableResult result;
};

/// The list is one of those that the battle holds copies of.
[[nodiscard]] base::Result<HandedToBattle> readForBattle(const QString &text, const battle::Battle &battle);
/// The entries that bring the side to what was ticked on the page; none where it stands so already.
[[nodiscard]] QVector<battle::Payload> tapsOf(const HandedToBattle &handed, const battle::Battle &battle, const battle::BattleState &state);

} // namespace muster::share
