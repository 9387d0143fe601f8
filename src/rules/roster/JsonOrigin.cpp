// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/JsonOrigin.h"

#include <algorithm>
#include <cstring>

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
    const auto stands = [](char character) { return static_cast<unsigned char>(character) >= 0x20 || std::strchr("\t\n\r", character); };
    // Other control codes have no place in XML, and none in JSON either: such a file is not kept.
    if (json.find('\0') == std::string_view::npos && std::all_of(json.begin(), json.end(), stands))
        roster.foreign.attributes.emplace_back(jsonOriginMark, json);
}

} // namespace muster::rules
