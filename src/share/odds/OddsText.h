// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsQuestion.h"

namespace muster::share {

/// What an answer says, in the language of the thread.
struct OddsWords
{
    QString head;      ///< "47 % to destroy the squad"
    QStringList lines; ///< "On average 4.0 of 5 figures, at least one with 99 %."
};

/// Whole percents: "47 %", "< 1 %", "> 99 %".
[[nodiscard]] QString oddsPercent(double chance);
/// A mean with so many decimals.
[[nodiscard]] QString oddsMean(double value, int decimals = 1);
/// The first lines of an answer for a player; an answer with unknown figures says which.
[[nodiscard]] OddsWords oddsWords(const packs::OddsMode &mode, const packs::OddsReply &reply, const QString &language);
/// Names of rules in a language of the pack, as far as the asker or the units know them.
[[nodiscard]] QStringList oddsRuleNames(const packs::Pack &pack, const packs::OddsAsker &asker, const packs::OddsQuestion &question,
                                        const QStringList &rules, const QString &language);
/// Points of the target that are lost for each point that the attacker costs; nothing where a price is missing.
[[nodiscard]] std::optional<double> pointsPerPoint(const packs::OddsQuestion &question, const packs::OddsReply &reply);

} // namespace muster::share
