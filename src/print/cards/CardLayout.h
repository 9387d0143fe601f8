// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/cards/CardMetrics.h"

#include <memory>

namespace muster::print {

/// What the player chose for all cards.
struct CardOptions
{
    QSizeF size{63.5, 88.9}; ///< trim, millimetres
    InkMode ink = InkMode::Colour;
    bool tracks = true; ///< boxes to tick
    bool photo = true;
    bool notes = true;
    bool backs = true;  ///< false: fronts only, so the front also says the points and nothing may move to a back
    double bleed = 0.0; ///< with bleed the edge of the card is printed in the game colour

    friend bool operator==(const CardOptions &, const CardOptions &) = default;
};

/// What had to give way on a card, so that nothing is cut; the list of the print dialog.
enum class Adaptation {
    SmallTable,   ///< the weapon table took a small step
    SmallText,    ///< rule texts went below their usual size
    NoPhoto,      ///< the photo left the card
    RulesToBack,  ///< the rules stand on the back only
    RulesToFront, ///< the last rules stand on the front, where there was room
    Continued     ///< there is a second card
};

struct AdaptationNote
{
    Adaptation kind;
    double points = 0; ///< SmallTable, SmallText: smallest type used
    QString detail;
};

/// One physical card; origin of both faces is the top left corner of the trim.
struct Card
{
    std::shared_ptr<const DisplayList> front;
    std::shared_ptr<const DisplayList> back;
    QString key; ///< selection id
    QString title;
    int part = 1, parts = 1;
};

/// A unit's card (with continuation cards where one is not enough) and what had to be done to fit it.
struct CardResult
{
    std::vector<Card> cards;
    std::vector<AdaptationNote> notes;
    [[nodiscard]] bool has(Adaptation kind) const;
};

/// "2/9" at the foot; 0 = no number.
struct CardNumber
{
    int number = 0;
    int total = 0;
    [[nodiscard]] QString text() const;
};

/// Lays one card out: type shrinks to its floor, then content moves to the back, then to a further card.
[[nodiscard]] CardResult layoutCard(const CardContent &content, const CardOptions &options, const TextMeter &meter,
                                    const CardNumber &number = {});

} // namespace muster::print
