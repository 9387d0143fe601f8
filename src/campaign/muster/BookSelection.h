// SPDX-License-Identifier: GPL-3.0-or-later
// Selections that a roster has from the campaign book: no entry of the army list, with a name and a price of their own.
#pragma once

#include "campaign/GameBasis.h"
#include "campaign/fold/CampaignState.h"

#include <optional>

namespace muster::campaign {

enum class BookPart { Soldier, Kit, Rank, Price };

/// `lifePoints` is counted only where the rules have a cost for it.
[[nodiscard]] rules::Selection bookSelection(BookPart part, std::string id, const QString &name, int points, const GameBasis &game,
                                             const std::string &lifePointsCost = {}, int lifePoints = 0);

/// What a selection stands for in a mustered list; nothing where it is one of the army list.
[[nodiscard]] std::optional<BookPart> bookPart(const rules::Selection &selection);

} // namespace muster::campaign
