// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "battle/dice/DiceCup.h"

#include <QJsonDocument>

namespace muster::cli {

/// Events as a script writes them: one, or a list. Units and sides may be named by id or by name; an entry for dice without faces is
/// thrown here, one for a card without a card is drawn. Nothing is guessed: what the battle does not know is an error.
[[nodiscard]] base::Result<QVector<battle::Event>> readBattleEvents(const QJsonDocument &json, const battle::Battle &battle,
                                                                    const battle::RandomSource &random);

} // namespace muster::cli
