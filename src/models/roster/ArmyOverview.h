// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <vector>

namespace muster::models {

/// One line of an overview: a name, a figure, what is worth saying about it.
struct OverviewLine
{
    QString label;
    QString value;
    QString remark;
    double part = -1;  ///< of the whole, 0 to 1, for a bar; -1 = none, -2 = plain words
    bool good = false; ///< an advantage that is active
    friend bool operator==(const OverviewLine &, const OverviewLine &) = default;
};

/// Lines under a heading.
struct OverviewPart
{
    QString title;
    QString remark;
    std::vector<OverviewLine> lines;
    friend bool operator==(const OverviewPart &, const OverviewPart &) = default;
};

/// The army at a glance: its figures, points by formation and by type, limits used and left, advantages and what they lack.
struct ArmyOverview
{
    std::vector<OverviewLine> figures;
    std::vector<OverviewPart> parts; ///< only those that say something
    friend bool operator==(const ArmyOverview &, const ArmyOverview &) = default;
};

/// Of one force of the roster, in the player's language; child forces are counted with it. The pack, which may be null, knows how
/// many figures a unit has whose models are not chosen one by one.
[[nodiscard]] ArmyOverview armyOverview(rules::Evaluator &evaluator, const packs::Pack *pack, const share::RosterLook &look,
                                        const std::string &forceId);

} // namespace muster::models
