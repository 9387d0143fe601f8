// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Text.h"

namespace muster::base {

namespace {

bool isBlank(char character)
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

// One code point, or the byte itself where the text is not UTF-8.
char32_t decode(std::string_view text, std::size_t &at)
{
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned char lead = byte(at);
    int more = lead < 0xC2 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : lead < 0xF5 ? 3 : 0;
    if (at + more >= text.size() || more == 0) {
        ++at;
        return lead;
    }
    char32_t value = lead & (0x3F >> more);
    for (int i = 1; i <= more; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80) {
            ++at;
            return lead;
        }
        value = (value << 6) | (byte(at + i) & 0x3F);
    }
    at += more + 1;
    return value;
}

char32_t lower(char32_t value)
{
    if ((value >= U'A' && value <= U'Z') || (value >= 0xC0 && value <= 0xDE && value != 0xD7)
        || (value >= 0x391 && value <= 0x3A9) || (value >= 0x410 && value <= 0x42F))
        return value + 32;
    if (value >= 0x400 && value <= 0x40F)
        return value + 80;
    const bool pairs = (value >= 0x100 && value <= 0x137) || (value >= 0x14A && value <= 0x177);
    if (pairs && (value & 1) == 0)
        return value + 1;
    const bool oddPairs = (value >= 0x139 && value <= 0x148) || (value >= 0x179 && value <= 0x17E);
    if (oddPairs && (value & 1) == 1)
        return value + 1;
    return value == 0x178 ? 0xFF : value;
}

// The digits at a place without leading zeros; moves past them.
std::string_view digitsAt(std::string_view text, std::size_t &at)
{
    while (at < text.size() && text[at] == '0')
        ++at;
    const std::size_t start = at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return text.substr(start, at - start);
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    if (text.empty())
        return parts;
    for (std::size_t at = 0;;) {
        const std::size_t end = separator.empty() ? std::string_view::npos : text.find(separator, at);
        parts.push_back(text.substr(at, end == std::string_view::npos ? end : end - at));
        if (end == std::string_view::npos)
            return parts;
        at = end + separator.size();
    }
}

std::string join(const std::vector<std::string> &parts, std::string_view separator)
{
    std::string text;
    for (const std::string &part : parts) {
        if (&part != &parts.front())
            text += separator;
        text += part;
    }
    return text;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (std::size_t at = 0;;) {
        const std::size_t hit = from.empty() ? std::string_view::npos : text.find(from, at);
        result += text.substr(at, hit == std::string_view::npos ? hit : hit - at);
        if (hit == std::string_view::npos)
            return result;
        result += to;
        at = hit + from.size();
    }
}

bool lessNaturally(std::string_view first, std::string_view second)
{
    std::size_t a = 0;
    std::size_t b = 0;
    while (a < first.size() && b < second.size()) {
        if (isDigit(first[a]) && isDigit(second[b])) {
            const std::string_view left = digitsAt(first, a);
            const std::string_view right = digitsAt(second, b);
            if (left.size() != right.size())
                return left.size() < right.size();
            if (left != right)
                return left < right;
            continue;
        }
        const char32_t left = lower(decode(first, a));
        const char32_t right = lower(decode(second, b));
        if (left != right)
            return left < right;
    }
    return a >= first.size() && b < second.size();
}

std::string xmlEscaped(std::string_view text, bool inAttribute)
{
    std::string result;
    result.reserve(text.size() + 8);
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '&')
            result += "&amp;";
        else if (character == '<')
            result += "&lt;";
        else if (character == '>')
            result += "&gt;";
        else if (character == '"' && inAttribute)
            result += "&quot;";
        else if (byte < 0x20 && (inAttribute || character == '\r')) {
            if (character == '\n' || character == '\r' || character == '\t')
                result += "&#" + std::to_string(byte) + ";";
        } else if (byte >= 0x20 || character == '\n' || character == '\t') {
            result += character; // other control characters cannot stand in XML at all
        }
    }
    return result;
}

} // namespace muster::base
