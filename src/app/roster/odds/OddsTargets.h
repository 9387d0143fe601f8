// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/workspace/Services.h"
#include "share/odds/OddsSide.h"

namespace muster::app {

/// A unit that can be shot at, and how it is found again: "typical:ID", "mine:SELECTION", "list:ROSTER/SELECTION".
struct OddsAim
{
    QString key, name, detail, icon;
    packs::OddsUnit unit;

    [[nodiscard]] bool isValid() const { return !key.isEmpty(); }
};

/// Units of one list, or the typical targets.
struct OddsAims
{
    QString key;  ///< "typical", "mine", "list:ROSTER"
    QString name; ///< of the list
    share::OddsSide side;
    std::vector<OddsAim> aims;
};

/// Whom the units of a roster can be asked about: typical targets, this list, other lists of the library with the same game.
class OddsTargets
{
public:
    explicit OddsTargets(const Services &services) : m_services(services) {}

    [[nodiscard]] OddsAims typical(const RosterEditor &editor) const;
    [[nodiscard]] OddsAims mine(const RosterEditor &editor) const;
    /// Another list; no aims when it cannot be read.
    [[nodiscard]] OddsAims list(const RosterEditor &editor, const library::Record &record) const;
    /// The other lists of this game, the latest first; not more than one could look through.
    [[nodiscard]] library::Records others(const RosterEditor &editor) const;
    /// All aims of "typical", "mine" or "list:ROSTER".
    [[nodiscard]] OddsAims group(const RosterEditor &editor, const QString &key) const;
    /// The aim as it is now; not valid when it is gone.
    [[nodiscard]] OddsAim find(const RosterEditor &editor, const QString &key) const;

private:
    [[nodiscard]] OddsAims made(const RosterEditor &editor, const QString &key, const QString &prefix, const QString &name,
                                share::OddsSide side) const;

    const Services &m_services;
};

} // namespace muster::app
