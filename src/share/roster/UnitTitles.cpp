// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/UnitTitles.h"

#include "share/roster/RosterLook.h"

namespace muster::share {

QStringList unitTitles(const rules::Entry &entry, const packs::Language *language)
{
    QStringList found;
    for (const rules::Profile &profile : entry.profiles) {
        for (const rules::Characteristic &value : profile.characteristics) {
            if (!value.typeIdText.ends_with(".char.designation") || value.value.empty())
                continue;
            found << toText(value.value);
            if (language)
                found << language->value(profile.idText, value.typeIdText, value.value);
        }
    }
    found.removeDuplicates();
    return found;
}

} // namespace muster::share
