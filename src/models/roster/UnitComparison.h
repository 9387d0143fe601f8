// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/CatalogueModel.h"

namespace muster::models {

/// Units of the catalogue side by side.
struct UnitComparison
{
    struct Line
    {
        QString label;
        QStringList values;        ///< one for each unit; empty where it has none
        bool same = false;         ///< equal in all of them
        QStringList profiles = {}; ///< ids of the weapons and the like that stand in it; none: values of the unit itself
        friend bool operator==(const Line &, const Line &) = default;
    };
    QStringList names;
    std::vector<Line> lines; ///< price, own profile column by column, weapons and the like by kind, rules
};

[[nodiscard]] UnitComparison compareUnits(const rules::Evaluator &evaluator, const CatalogueModel &catalogue, const share::RosterLook &look,
                                          const QStringList &entryIds);

} // namespace muster::models
