// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/library/HiddenPassword.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace muster::cli {

namespace {

void blot(char *argument, std::size_t first, std::size_t end)
{
    std::fill(argument + first, argument + end, '*');
}

void hide(char *argument)
{
    const std::string_view text(argument);
    const std::size_t begin = text.find("://"); // of whatever, misspelt maybe
    if (begin == text.npos)
        return;
    const std::size_t end = std::min(text.find_first_of("/?#", begin + 3), text.size());
    const std::size_t at = text.substr(0, end).rfind('@');
    const std::size_t colon = text.find(':', begin + 3);
    if (at != text.npos && at > begin && colon < at)
        blot(argument, colon + 1, at);
    for (const char *option : {"?password=", "&password="}) {
        if (const std::size_t found = text.find(option, end); found != text.npos) {
            const std::size_t value = found + std::strlen(option);
            blot(argument, value, std::min(text.find('&', value), text.size()));
        }
    }
}

} // namespace

void hidePasswords(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i)
        hide(argv[i]);
}

} // namespace muster::cli
