// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"

#include "base/Text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace muster::base {

namespace {

// Some standard libraries read whole numbers only this way.
bool readDouble(std::string_view text, double &value)
{
#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    return code == std::errc() && end == text.data() + text.size();
#else
    std::istringstream stream{std::string(text)};
    stream.imbue(std::locale::classic());
    return bool(stream >> std::noskipws >> value) && stream.peek() == std::istringstream::traits_type::eof();
#endif
}

} // namespace

std::optional<double> parseNumber(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || text.size() > 400) // formatNumber() writes every digit of the largest and the smallest
        return std::nullopt;
    double value = 0;
    if (!readDouble(text, value) || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<int> parseInteger(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || code != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

int ceiled(double value)
{
    return std::isnan(value) ? 0 : static_cast<int>(std::clamp(std::ceil(value), -1e9, 1e9));
}

double rounded(double value)
{
    if (value == std::trunc(value) && std::fabs(value) < 1e15)
        return value == 0 ? 0.0 : value; // also turns -0 into 0
    if (!std::isfinite(value))
        return 0;
    char buffer[40];
    const auto [end, code] = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific, 14);
    double result = 0;
    if (code != std::errc())
        return value;
    return readDouble(std::string_view(buffer, std::size_t(end - buffer)), result) ? result : value;
}

std::string formatNumber(double value)
{
    value = rounded(value);
    char buffer[400];
    const auto [end, code] = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
    if (code != std::errc())
        return "0";
    return std::string(buffer, end);
}

std::string formatJavaDouble(double value)
{
    std::string text = formatNumber(value);
    if (text.find('.') == std::string::npos)
        text += ".0";
    return text;
}

} // namespace muster::base
