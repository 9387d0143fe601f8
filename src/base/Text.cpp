// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Text.h"

namespace muster::base {

namespace {

bool isBlank(char character)
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
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
