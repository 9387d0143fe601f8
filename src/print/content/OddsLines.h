// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"

namespace muster::print {

/// What the units of a roster do to the typical targets of the game, in a few words for cards and the army summary.
class OddsLines
{
public:
    /// Nothing is said where the game does not say how attacks are resolved.
    explicit OddsLines(const RosterSource &source);

    /// "Five men I2 3.9 / 5 · Walker V4 1.2 / 6": the targets that it can hurt, means of one attack.
    [[nodiscard]] QString of(const RosterUnit &unit) const;
    /// A target, and how many of it one attack of every unit destroys on average.
    struct Together
    {
        QString name;
        double destroyed = 0;
        int able = 0; ///< units that can hurt it
    };
    [[nodiscard]] std::vector<Together> all() const;

private:
    share::OddsSide m_mine, m_targets;
    packs::OddsMatrix m_matrix;
};

} // namespace muster::print
