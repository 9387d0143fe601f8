// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "packs/Pack.h"
#include "rules/evaluate/Evaluator.h"

namespace muster::battle {

/// Who comes to the table: a judged list, or just a name.
struct Opponent
{
    QString name; ///< empty: that of the list
    QString player;
    QString role;                     ///< side of the scenario; empty: in their order
    QString force;                    ///< of a campaign
    rules::Evaluator *list = nullptr; ///< makes the copy of its list
    bool gameMaster = false;
};

/// A battle with the event that begins it: copies of the lists and of everything the game and the scenario say now, so that nothing
/// that is changed later changes it. `scenario` may be null.
[[nodiscard]] Battle newBattle(const packs::Pack &pack, const QVector<Opponent> &opponents, const packs::Scenario *scenario,
                               const QString &name, const QString &language, const base::Stamps &stamps = base::Stamps::system());

} // namespace muster::battle
