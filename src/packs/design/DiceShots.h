// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

#include <vector>

namespace muster::packs {

/// The dice of one roll by their letter: 2 of "R", 1 of "B".
using DicePoolText = QMap<QString, int>;

/// What a weapon rolls as games with coloured dice print it: "2R+1B" is one roll, "3x2R" and "3x(1R+1B)" are three, "2B/2R" two
/// different ones. Empty when it is something else ("special").
[[nodiscard]] std::vector<DicePoolText> diceShots(const QString &text);

} // namespace muster::packs
