// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace muster::app {

/// A line of the command palette that is not an action of a menu: a unit to add, a roster to open.
struct PaletteEntry
{
    QString group; ///< heading: "Units", "Rosters"
    QString icon;  ///< name of an icon
    QString text;
    QString second;       ///< quiet words behind the text: "add to support", or the reason when refused
    QString right;        ///< at the right edge: "V2, 7 pts"
    bool refused = false; ///< listed, but cannot be run; `second` says why
    std::function<void()> run;
};

} // namespace muster::app
