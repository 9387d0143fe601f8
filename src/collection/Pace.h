// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Action.h"

#include <QDate>

namespace muster::collection {

/// How many figures came into a state (or beyond it) between two days, both counted. What was moved back counts against it;
/// what somebody owned already when the collection was begun is not counted as work.
[[nodiscard]] int reached(const Actions &actions, State state, const QDate &first, const QDate &last);

/// The same by month, newest first: "painted 23 in October".
struct MonthOfWork
{
    QDate month; ///< its first day
    int figures = 0;
    friend bool operator==(const MonthOfWork &, const MonthOfWork &) = default;
};
[[nodiscard]] QList<MonthOfWork> months(const Actions &actions, State state);

/// How fast the player has worked of late, to say how long the rest will take.
struct Pace
{
    double paintedPerDay = 0; ///< 0: nothing is known yet
    double builtPerDay = 0;
    int days = 0; ///< how many days it was taken from
    friend bool operator==(const Pace &, const Pace &) = default;

    /// Days that this work takes, building and painting one after the other; negative when nobody knows.
    [[nodiscard]] int daysFor(int toBuild, int toPaint) const;
};
/// From the last eight weeks, or since the first work in them.
[[nodiscard]] Pace paceOf(const Actions &actions, const QDate &today);

} // namespace muster::collection
