// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "packs/Pack.h"

#include <QStringList>

namespace muster::app {

/// What other data would do to one roster of the library.
struct RosterEffect
{
    QString name;
    double before = 0;
    double after = 0;
    std::optional<double> limit;
    QString pointsName;
    bool legal = true;   ///< with the other data
    QStringList changes; ///< one line each: "Crusher, pts: 150 → 160"
};

/// Judges every roster of this game by the new data; nothing is stored.
[[nodiscard]] std::vector<RosterEffect> effectsOf(library::Library &library, const packs::PackPtr &now, const packs::PackPtr &then,
                                                  const QString &language);
/// How many rosters of the library are of this game.
[[nodiscard]] int rostersOf(library::Library &library, const QString &gameSystemId);

} // namespace muster::app
