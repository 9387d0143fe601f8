// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ParsedList.h"

#include <functional>

namespace muster::lists {

/// A line of another program's text, taken apart.
struct GrammarLine
{
    int rank = 0; ///< how far in it stands: blanks and bullets both count
    bool bullet = false;
    bool enhancement = false; ///< "Enhancement: ..." and its like in other programs: belongs to the unit above
    bool priced = false;      ///< points stand behind the name
    ListItem item;            ///< with what follows a colon as items
};

/// `plainPoints`: a bare number in brackets is a price ("Hero (130)").
[[nodiscard]] GrammarLine readGrammarLine(const QString &line, bool plainPoints);

/// Names of the data may have a colon of their own ("Own unit: infantry type 1"): the longest reading of a line that is known, else
/// the line as it was read.
[[nodiscard]] ListItem withLongestName(const ListItem &item, const std::function<bool(const ListItem &)> &isKnown);

/// "1,990" and "2 000" as a number.
[[nodiscard]] double readPoints(QString digits);
/// The sum in "(1,990 Points)" or "[500 pts, 3 CP]" at the end of a line, and the line without it.
[[nodiscard]] std::optional<double> takePoints(QString &line, bool plainPoints = false);

} // namespace muster::lists
