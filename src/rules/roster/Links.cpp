// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Links.h"

namespace muster::rules {

namespace {

constexpr std::string_view linkPrefix = "link:";

} // namespace

std::string linkKey(std::string_view ruleId)
{
    return std::string(linkPrefix).append(ruleId);
}

bool isLinkKey(std::string_view key)
{
    return key.starts_with(linkPrefix);
}

std::string_view linkRuleOf(std::string_view key)
{
    return key.substr(linkPrefix.size());
}

std::string linkTarget(const Selection &selection, std::string_view ruleId)
{
    const auto found = selection.extras.find(linkKey(ruleId));
    return found == selection.extras.end() ? std::string() : found->second;
}

bool hasLinks(const Roster &roster)
{
    bool found = false;
    forEachSelection(roster, [&found](const Selection &selection) {
        for (const auto &[key, value] : selection.extras)
            found = found || isLinkKey(key);
    });
    return found;
}

} // namespace muster::rules
