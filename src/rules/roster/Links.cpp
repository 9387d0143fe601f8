// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Links.h"

#include <algorithm>

namespace muster::rules {

std::string linkTarget(const Selection &selection, std::string_view ruleId)
{
    const auto found = std::find_if(selection.associations.begin(), selection.associations.end(),
                                    [&](const AssociationChoice &choice) { return choice.associationId == ruleId; });
    return found == selection.associations.end() ? std::string() : found->to;
}

bool hasLinks(const Roster &roster)
{
    bool found = false;
    forEachSelection(roster, [&found](const Selection &selection) { found = found || !selection.associations.empty(); });
    return found;
}

} // namespace muster::rules
