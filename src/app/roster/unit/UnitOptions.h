// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/unit/OptionRow.h"

namespace muster::app {

/// One choice of a unit: a group of options with what the data want of it.
struct OptionSection
{
    QString key;
    QString title;
    QString remark; ///< "choose one", "up to 2"
    struct Option
    {
        OptionData data;
        QString ownerId; ///< selection the option belongs to
        QString groupId;
        QString entryId;    ///< composite; empty = "none of these"
        QStringList chosen; ///< selections of it
        int each = 1;       ///< of how many it is: numbers in the list are totals, the row speaks of one
        int factor = 1;     ///< what a count of the row is multiplied with to change it in the list
    };
    std::vector<Option> options;
};

/// The options of a selection, and of what was chosen inside it, in the order of the data.
[[nodiscard]] std::vector<OptionSection> optionSections(const RosterEditor &editor, const QString &selectionId);

/// Applies what the user chose in a row.
void chooseOption(RosterEditor &editor, const OptionSection &section, const OptionSection::Option &option, int count);

} // namespace muster::app
