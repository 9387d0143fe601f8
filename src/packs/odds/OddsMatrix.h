// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsQuestion.h"

#include <functional>

namespace muster::packs {

/// What one unit does to another in one attack.
struct OddsCell
{
    const OddsMode *mode = nullptr; ///< the kind of attack; null: it has none for this target
    double destroyed = 0;
    double mean = 0;
    double size = 0;    ///< all there is to lose; 0: no end
    bool known = false; ///< false: figures are missing, see `unknown`
    QStringList unknown, notCounted;
    LocalText counted;

    /// Of what the target has, what is lost on average.
    [[nodiscard]] double share() const { return size > 0 ? mean / size : 0; }
    /// Something can be lost at all.
    [[nodiscard]] bool hurts() const { return known && mean > 0; }
};

/// Each of some units at each of others.
struct OddsMatrix
{
    std::vector<std::vector<OddsCell>> rows; ///< [attacker][target]

    /// Mean share lost of a row, each target by its points (all alike where there are none); unknown cells left out.
    [[nodiscard]] double average(std::size_t row, const std::vector<double> &points) const;
};

/// Works the matrix out. `question` has the conditions; its mode: null takes the best one for each pair. Stops where `goOn`,
/// asked before each row, says no: the rest is empty.
[[nodiscard]] base::Result<OddsMatrix> oddsMatrix(const OddsAsker &asker, OddsQuestion question, const std::vector<OddsUnit> &attackers,
                                                  const std::vector<OddsUnit> &targets, const std::function<bool()> &goOn = {});

} // namespace muster::packs
