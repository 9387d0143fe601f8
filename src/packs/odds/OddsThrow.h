// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Throw.h"
#include "packs/odds/OddsQuestion.h"
#include "packs/odds/OddsRules.h"
#include "packs/table/TableRules.h"

namespace muster::packs {

/// Equal dice that lay on the table together, as the game calls them.
struct OddsThrow
{
    LocalText name;       ///< what they were thrown for: hits, saves; empty: nobody says
    QString weapon;       ///< id of its profile, where there are weapons
    QString die;          ///< of table.json, or "d8"
    QStringList faces;    ///< as they lie in the end
    QVector<int> counted; ///< indexes of those that count
    QVector<int> rerolled;
    QStringList before; ///< what the dice of `rerolled` had shown
    int result = 0;     ///< successes, or the sum of those that count
    QString step{};     ///< of the mode: "hits"
};

/// An attack that was thrown die by die.
struct OddsThrown
{
    std::vector<OddsThrow> throws;
    int lost = 0, own = 0;
};

/// Throws what a reply is about: the dice of the game, and what follows from them. An error where the mode has steps that are no
/// dice: nothing is made up then.
[[nodiscard]] base::Result<OddsThrown> throwOdds(const OddsRules &rules, const TableRules &table, const OddsMode &mode,
                                                 const OddsReply &reply, const odds::Chance &chance);

} // namespace muster::packs
