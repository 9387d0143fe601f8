// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/layout/PaperText.h"

namespace muster::print {

/// One line of a platoon sheet.
struct SheetRow
{
    enum class Kind {
        Figure,  ///< a unit or one of its models
        Other,   ///< something without figures that was paid for: an officer, the rest of a squad's price
        Heading, ///< of a formation, of the independent units, of a category
        Total,   ///< of a formation
    };
    Kind kind = Kind::Figure;
    const UnitGroup *group = nullptr;
    const RosterUnit *unit = nullptr;
    const rules::Selection *selection = nullptr; ///< Kind::Figure
    QString slot, name;
    double points = 0; ///< of everything but figures
};

/// The lines of the sheet, platoon by platoon. `models`: a row for each model of a squad instead of one for the squad.
[[nodiscard]] std::vector<SheetRow> platoonRows(const RosterSource &source, bool models);

} // namespace muster::print
