// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsMatrix.h"
#include "share/roster/RosterLook.h"

namespace muster::share {

/// The units of one side, as an attack sees them and as a player calls them.
struct OddsSide
{
    std::vector<packs::OddsUnit> units;
    QStringList names;
    QStringList ids;   ///< of the selections, or of the typical targets
    QStringList codes; ///< the badge of its card: "I2"; may be empty
    QStringList icons;

    [[nodiscard]] std::vector<double> points() const;
    [[nodiscard]] bool isEmpty() const { return units.empty(); }
    /// Units of the same name and figures once, with their number before the name.
    [[nodiscard]] OddsSide together() const;
};

/// The units of a roster: what an army puts on the table, top units first; units inside units too.
[[nodiscard]] std::vector<const rules::Selection *> oddsUnitsOf(const rules::Roster &roster);
[[nodiscard]] OddsSide oddsSide(const packs::Pack &pack, const rules::Evaluator &evaluator, const RosterLook &look);
/// The typical targets of the game.
[[nodiscard]] OddsSide typicalSide(const packs::Pack &pack, const QString &language);

/// A matrix as something to paste: share of the target lost on average, or chance to destroy it.
enum class OddsFigure { Share, Destroyed };
[[nodiscard]] QString oddsMatrixText(const packs::OddsMatrix &matrix, const OddsSide &mine, const OddsSide &theirs, OddsFigure figure);
/// Every figure of every cell, exact, one row for a pair; decimal points in every language.
[[nodiscard]] QString oddsMatrixCsv(const packs::OddsMatrix &matrix, const OddsSide &mine, const OddsSide &theirs);

} // namespace muster::share
