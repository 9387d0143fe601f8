// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::library {
class Library;
}

namespace muster::app {

/// What the print workspace had on its table, noted on this machine for the next start.
struct LastPrinted
{
    QString id; ///< empty: there is nothing to print
    bool isCampaign = false;
};

/// What was there last, else what the roster workspace has or will have on its table, else any roster.
[[nodiscard]] LastPrinted lastPrinted(const library::Library &library);
void noteLastPrinted(library::Library &library, const LastPrinted &shown);

} // namespace muster::app
