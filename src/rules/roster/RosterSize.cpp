// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterSize.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace muster::rules {

namespace {

constexpr std::array<std::string_view, 6> lists{"costs", "rules", "profiles", "characteristics", "attributes", "categories"};
constexpr std::ptrdiff_t mostInOne = 1'000;

bool isList(std::string_view name)
{
    return std::find(lists.begin(), lists.end(), name) != lists.end();
}

} // namespace

bool isOverloaded(const pugi::xml_node &roster)
{
    struct Walker : pugi::xml_tree_walker
    {
        bool for_each(pugi::xml_node &node) override
        {
            return !isList(node.name()) || std::distance(node.begin(), node.end()) <= mostInOne;
        }
    } walker;
    return !pugi::xml_node(roster).traverse(walker);
}

} // namespace muster::rules
