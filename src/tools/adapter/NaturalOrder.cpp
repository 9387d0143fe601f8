// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/NaturalOrder.h"

namespace muster::tools {

namespace {

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
    if ((value >= U'A' && value <= U'Z') || (value >= 0xC0 && value <= 0xDE && value != 0xD7) || (value >= 0x391 && value <= 0x3A9)
        || (value >= 0x410 && value <= 0x42F))
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

} // namespace muster::tools
