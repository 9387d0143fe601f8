// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/cards/CardLayout.h"
#include "print/content/RosterSource.h"

namespace muster::print {

/// Every card of a deck, as often as it is in it; the backs carry the deck's name and nothing that could give a card away.
[[nodiscard]] std::vector<Card> deckCards(const packs::EventDeck &deck, const packs::Pack &pack, const QString &language,
                                          const CardOptions &options, const TextMeter &meter);
/// The decks of a kind ("event", "order") that an army meets; all of that kind for a game master's army, which has none of its own.
[[nodiscard]] std::vector<const packs::EventDeck *> decksFor(const packs::Pack &pack, const QString &kind, const QString &catalogue);

/// A card for each formation of the army: what belongs to it, what it costs, and boxes for the turns in which it was activated.
[[nodiscard]] std::vector<Card> dividerCards(const RosterSource &source, const CardOptions &options, const TextMeter &meter);

} // namespace muster::print
