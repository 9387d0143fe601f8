// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace muster::share {

/// Gives the text of one `{kind:argument}` part; empty = not known.
using TemplatePart = std::function<QString(const QString &kind, const QString &argument)>;

/// Fills a template of cards.json (docs/PACKS.md), for the screen and for paper alike. Empty when it has parts and none of them
/// is known; what stands between two values goes with the one that is not there.
[[nodiscard]] QString fillTemplate(const QString &pattern, const TemplatePart &part);

/// "COST=R,COST=B" as dice: "1R+2B"; `count` tells how many there are of a cost.
[[nodiscard]] QString diceText(const QString &argument, const std::function<double(const QString &costTypeId)> &count);

/// The digits of a code: "4" of "V4"; empty when there are none.
[[nodiscard]] QString digitsOf(const QString &text);

/// Runs of blanks and line ends as one space; unlike simplified() it keeps the no-break spaces of French.
[[nodiscard]] QString oneLine(const QString &text);

} // namespace muster::share
