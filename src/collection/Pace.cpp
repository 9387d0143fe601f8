// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Pace.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace muster::collection {

namespace {

constexpr int lookBack = 56; // eight weeks

// Work is a move between two states of what is owned already, or from the shop; a figure that comes in painted was painted before.
int workIn(const Change &change, State state)
{
    if (change.kind != Change::Kind::Move || !change.from || !change.to)
        return 0;
    const bool before = *change.from >= state, after = *change.to >= state;
    return before == after ? 0 : after ? change.count : -change.count;
}

void forEachWork(const Actions &actions, State state, const std::function<void(const QDate &, int)> &take)
{
    for (const Action &action : inForce(actions)) {
        int sum = 0;
        for (const Change &change : action.changes)
            sum += workIn(change, state);
        if (sum != 0)
            take(action.happened.date(), sum);
    }
}

} // namespace

int reached(const Actions &actions, State state, const QDate &first, const QDate &last)
{
    int figures = 0;
    forEachWork(actions, state, [&](const QDate &day, int count) { figures += day >= first && day <= last ? count : 0; });
    return figures;
}

QList<MonthOfWork> months(const Actions &actions, State state)
{
    QList<MonthOfWork> found;
    forEachWork(actions, state, [&found](const QDate &day, int count) {
        const QDate month(day.year(), day.month(), 1);
        auto at = std::find_if(found.begin(), found.end(), [&month](const MonthOfWork &one) { return one.month == month; });
        if (at == found.end())
            at = found.insert(found.end(), {month, 0});
        at->figures += count;
    });
    std::sort(found.begin(), found.end(), [](const MonthOfWork &a, const MonthOfWork &b) { return a.month > b.month; });
    return found;
}

Pace paceOf(const Actions &actions, const QDate &today)
{
    const QDate first = today.addDays(-lookBack + 1);
    QDate since = today;
    int painted = 0, built = 0;
    forEachWork(actions, State::Painted, [&](const QDate &day, int count) {
        if (day >= first && day <= today) {
            painted += count;
            since = std::min(since, day);
        }
    });
    forEachWork(actions, State::Built, [&](const QDate &day, int count) {
        if (day >= first && day <= today) {
            built += count;
            since = std::min(since, day);
        }
    });
    Pace pace;
    // Less than a week says little: one good evening is not a pace for every day.
    pace.days = std::max(7, int(since.daysTo(today)) + 1);
    pace.paintedPerDay = std::max(0, painted) / double(pace.days);
    pace.builtPerDay = std::max(0, built) / double(pace.days);
    return pace;
}

int Pace::daysFor(int toBuild, int toPaint) const
{
    // Who has painted has built as well; building alone is taken to be as quick as painting where nobody noted it.
    if ((toPaint > 0 && paintedPerDay <= 0) || (toBuild > 0 && builtPerDay <= 0 && paintedPerDay <= 0))
        return -1;
    double needed = toPaint > 0 ? toPaint / paintedPerDay : 0;
    if (toBuild > 0)
        needed += toBuild / (builtPerDay > 0 ? builtPerDay : paintedPerDay);
    return int(std::ceil(needed - 1e-9));
}

} // namespace muster::collection
