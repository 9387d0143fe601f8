// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/roster/JudgedRoster.h"
#include "packs/odds/OddsUnit.h"

#include <optional>

namespace muster::cli {

/// Who attacks whom: the game, rosters and units that the options name. Without units everything is typed.
struct OddsSides
{
    packs::PackPtr pack;
    std::optional<JudgedRoster> mine, theirs;
    std::optional<packs::OddsUnit> attacker, target;
    QString attackerName, targetName; ///< in the language of the command
};

[[nodiscard]] base::Result<std::unique_ptr<OddsSides>> openSides(const QCommandLineParser &parser, const Context &context);

} // namespace muster::cli
