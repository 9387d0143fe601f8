// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterExport.h"

namespace muster::share {

// What every renderer of a list says in the same words.

/// "2× Grenade", "Sigrid (Death Masks ×5)", with what the unit's card says beside it.
[[nodiscard]] QString shownName(const ExportItem &item);
/// "14 pts, 2 PV"
[[nodiscard]] QString priceOf(const ExportItem &item);
/// "Dust Tactics · Axis · 98 / 100 pts"
[[nodiscard]] QString headLine(const RosterExport &roster);
[[nodiscard]] QString verdictOf(const RosterExport &roster);

/// Calls visit(item, depth) for what is in an item and is not said by it, and heading(title) where one of its headings begins;
/// what stands under a heading is one step deeper.
template <typename Heading, typename Visit>
void forEachChild(const ExportItem &owner, int depth, Heading &&heading, Visit &&visit)
{
    int shown = -1;
    for (const ExportItem &child : owner.children) {
        if (child.said)
            continue;
        if (child.heading >= 0 && child.heading != shown)
            heading(owner.headings[size_t(child.heading)], depth);
        shown = child.heading;
        visit(child, child.heading >= 0 ? depth + 1 : depth);
    }
}

} // namespace muster::share
