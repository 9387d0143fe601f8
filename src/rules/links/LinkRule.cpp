// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/links/LinkRule.h"

namespace muster::rules {

namespace {

const std::string &wordIn(const std::map<std::string, std::string> &words, const std::string &language)
{
    static const std::string none;
    auto found = words.find(language);
    if (found == words.end())
        found = words.find("en");
    return found == words.end() ? none : found->second;
}

} // namespace

const std::string &LinkRule::nameIn(const std::string &language) const
{
    return wordIn(name, language);
}

const std::string &LinkRule::labelIn(const std::string &language) const
{
    return wordIn(label, language);
}

} // namespace muster::rules
