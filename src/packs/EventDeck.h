// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QList>
#include <QStringList>

namespace muster::packs {

/// One card of a deck.
struct EventCard
{
    QString id;
    int number = 0;
    LocalText title;
    LocalText text;
    int copies = 1;
    bool opensSecondary = false; ///< drawing it opens the secondary mission
    QString symbol;              ///< of resources/symbols; empty = that of the deck
};

/// A deck of event or order cards.
struct EventDeck
{
    QString id;
    QString kind = QStringLiteral("event"); ///< "event" or "order"
    LocalText name;
    QStringList catalogueIds; ///< whom it is for; empty = everybody
    QString colour;           ///< "#24407A": of its cards; empty = that of the game
    QString symbol;
    QList<EventCard> cards;
};

} // namespace muster::packs
