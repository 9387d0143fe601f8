// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/AttachedUnits.h"

#include "rules/evaluate/Evaluator.h"

#include <algorithm>

namespace muster::rules {

std::vector<std::string> shownAsOne(const Evaluator &evaluator, std::string_view selectionId)
{
    std::vector<std::string> members = evaluator.attachedUnit(selectionId);
    const bool apart = std::any_of(members.begin(), members.end(), [&](const std::string &id) {
        const Selection *member = evaluator.chosen(id);
        const auto mark = member ? member->extras.find(attachedMark) : Extras::const_iterator();
        return member && mark != member->extras.end() && mark->second == attachedApart;
    });
    if (apart || members.size() < 2)
        members.clear();
    return members;
}

} // namespace muster::rules
