// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "packs/odds/OddsRules.h"

namespace muster::packs {

/// What an input is: a number (a word stands for one), or the dice of one shot or several.
struct OddsValue
{
    double number = 0;
    QString text;                          ///< as it was given
    std::vector<QMap<QString, int>> shots; ///< of dice: how many of each kind
};

/// Reads what a person typed or a profile says: 5, K, bunker, 2R+1B, 3x2R, 2B/2R. Errors say what is allowed.
[[nodiscard]] base::Result<OddsValue> readOddsValue(const OddsRules &rules, const OddsInput &input, const QString &text);

/// What may be written: "0 to 999", "open, cover or bunker".
[[nodiscard]] base::Message allowedValues(const OddsRules &rules, const OddsInput &input);

} // namespace muster::packs
