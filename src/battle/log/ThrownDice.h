// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QJsonObject>
#include <QStringList>
#include <QVector>

namespace muster::battle {

/// Equal dice of an attack that lay on the table together. What the event says follows from them when it is recorded; whoever
/// corrects the event later leaves them as they fell.
struct ThrownDice
{
    packs::LocalText name; ///< what they were thrown for
    QString weapon;        ///< where several fired
    QString die;           ///< of the game
    QStringList faces;     ///< as they lie in the end
    QVector<int> counted;  ///< indexes of dice: successes, or those that are added up
    QVector<int> rerolled; ///< indexes of dice that were thrown again
    QStringList before;    ///< what those had shown
    int result = 0;        ///< successes, or the sum
    QJsonObject extra{};

    friend bool operator==(const ThrownDice &, const ThrownDice &) = default;
};

} // namespace muster::battle
