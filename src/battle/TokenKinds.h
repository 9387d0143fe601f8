// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

namespace muster::battle {

/// What the tokens of one kind and its figures are doing.
struct TokenKind
{
    QString id; ///< of the card, or of the entry of the figure
    QString name;
    int points = 0;
    int inBags = 0;         ///< not drawn yet
    int blips = 0;          ///< in the hand
    int reinforcements = 0; ///< in the hand
    int onBoards = 0;       ///< tokens that lie there, and figures that stand there
    int figures = 0;        ///< that the game master has; 0: a dummy, or nobody knows
    int free = 0;           ///< of them, not on the boards

    friend bool operator==(const TokenKind &, const TokenKind &) = default;
};

/// The id by which tokens know a figure of an entry.
[[nodiscard]] QString tokenKindId(const QString &entry);
/// It stands where everybody sees it.
[[nodiscard]] bool standsOnBoard(const UnitState &unit, const packs::TableRules &rules);
/// It lies on the boards as a token, or its figure stands there.
[[nodiscard]] bool liesOnBoard(const TokenState &token, const BattleState &state, const packs::TableRules &rules);
/// The card that a token is; null: its bag is not in this battle.
[[nodiscard]] const PileCard *cardOf(const TokenState &token, const BattleState &state);
[[nodiscard]] bool isReinforcement(const TokenState &token, const packs::TableRules &rules);
/// Whether the game master has a list: without one nobody knows which figures there are.
[[nodiscard]] bool knowsFigures(const BattleState &state);
/// A figure for this card that is not on the boards: fresh ones first, then those that were eliminated. Null: there is none.
[[nodiscard]] const UnitState *freeFigure(const PileCard &card, const BattleState &state, const packs::TableRules &rules,
                                          const QStringList &taken = {});
/// One row for each kind, in the order of the game master's list.
[[nodiscard]] QVector<TokenKind> tokenKinds(const BattleState &state, const packs::TableRules &rules, const QString &language);

} // namespace muster::battle
