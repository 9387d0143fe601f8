// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "battle/log/ThrownDice.h"
#include "packs/table/TableRules.h"

namespace muster::battle {

/// The dice of an attack in words: "Hits 2 (A S A), Not saved 1 (T S)". Empty without dice.
[[nodiscard]] base::Message diceWords(const QVector<ThrownDice> &dice, const packs::TableRules &rules, const QString &language);
/// What stands before the dice: what they were thrown for, and which of several kinds they are.
[[nodiscard]] base::Message diceName(const QVector<ThrownDice> &dice, qsizetype index, const packs::TableRules &rules,
                                     const QString &language);

} // namespace muster::battle
