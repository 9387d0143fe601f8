// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster::base {

/// Without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// The parts between separators; an empty text gives no part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, std::string_view separator);
[[nodiscard]] std::string join(const std::vector<std::string> &parts, std::string_view separator);
/// Every occurrence of `from` replaced; an empty `from` changes nothing.
[[nodiscard]] std::string replaced(std::string_view text, std::string_view from, std::string_view to);
/// Escapes the five special characters of XML, and the line ends that an attribute would lose.
[[nodiscard]] std::string xmlEscaped(std::string_view text, bool inAttribute);
/// What game data and rosters write for yes.
[[nodiscard]] inline bool isTrue(std::string_view value)
{
    return value == "true" || value == "1";
}

} // namespace muster::base
