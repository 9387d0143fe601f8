// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/JsonText.h"

#include "base/Number.h"
#include "rules/data/read/JsonTree.h"

#include <algorithm>

namespace muster::rules {

namespace {

// Of the four digits of an escape.
std::uint32_t hexNumber(const char *digits)
{
    std::uint32_t code = 0;
    for (const char digit : std::string_view(digits, 4))
        code = code * 16 + static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
    return code;
}

} // namespace

bool looksLikeJson(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && bytes[first] == '{';
}

std::string elementName(std::string_view container)
{
    std::string name(container);
    if (name.starts_with("shared") && name.size() > 6) {
        name.erase(0, 6);
        name[0] = static_cast<char>(name[0] >= 'A' && name[0] <= 'Z' ? name[0] - 'A' + 'a' : name[0]);
    }
    if (name.ends_with("ies"))
        name.replace(name.size() - 3, 3, "y");
    else if (name.ends_with('s'))
        name.pop_back();
    return name;
}

// Most numbers are a few digits: they need not be read to see that they are numbers.
bool isJsonNumber(std::string_view word)
{
    const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
    if (!digits.empty() && digits.size() < 16
        && std::all_of(digits.begin(), digits.end(), [](char sign) { return sign >= '0' && sign <= '9'; }))
        return true;
    return base::parseNumber(word).has_value();
}

bool isTextElement(std::uint32_t key, std::string_view name)
{
    switch (key) {
    case nameKey("description"):
    case nameKey("readme"):
    case nameKey("comment"):
    case nameKey("customNotes"):
        return name == "description" || name == "readme" || name == "comment" || name == "customNotes";
    default:
        return false;
    }
}

char *decodeJsonText(char *first, char *close)
{
    char *out = first;
    for (char *in = first; in < close;) {
        if (*in != '\\') {
            *out++ = *in++;
            continue;
        }
        static constexpr std::string_view marks = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const char mark = in[1];
        in += 2;
        if (const std::size_t place = marks.find(mark); place != std::string_view::npos) {
            *out++ = meanings[place];
            continue;
        }
        if (mark != 'u' || close - in < 4)
            break;
        std::uint32_t code = hexNumber(in);
        in += 4;
        if (code >= 0xD800 && code < 0xDC00 && close - in >= 6 && in[0] == '\\' && in[1] == 'u') {
            code = 0x10000 + ((code - 0xD800) << 10) + ((hexNumber(in + 2) - 0xDC00) & 0x3FF);
            in += 6;
        }
        out = appendUtf8(out, code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? 0xFFFD : code);
    }
    return out;
}

} // namespace muster::rules
