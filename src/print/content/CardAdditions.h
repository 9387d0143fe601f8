// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"

namespace muster::print {

/// Whatever was chosen stands on the card: rules, options that no block shows, the player's note and photo go to the back.
/// `faces`: what they call silent the card says in another way.
void addMissing(CardContent &card, const RosterSource &source, const RosterUnit &unit, const std::vector<RuleEntry> &rules,
                const packs::CardFaces *faces = nullptr);

} // namespace muster::print
