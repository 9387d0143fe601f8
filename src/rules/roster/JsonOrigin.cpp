// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/JsonOrigin.h"

#include <algorithm>

namespace muster::rules {

const std::string *jsonOriginOf(const Roster &roster)
{
    const auto &all = roster.foreign.attributes;
    const auto found = std::find_if(all.begin(), all.end(), [](const auto &attribute) { return attribute.first == jsonOriginMark; });
    return found == all.end() ? nullptr : &found->second;
}

void setJsonOrigin(Roster &roster, std::string_view json)
{
    std::erase_if(roster.foreign.attributes, [](const auto &attribute) { return attribute.first == jsonOriginMark; });
    roster.foreign.attributes.emplace_back(jsonOriginMark, json);
}

} // namespace muster::rules
