// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace muster::base {

/// Why something could not be done: a stable code for programs, a sentence for people, and the place.
struct Error
{
    std::string code;  ///< stable, dotted, lower case: "xml.syntax", "roster.unknown-entry"
    std::string text;  ///< one English sentence without the place
    std::string where; ///< file, "file:line", or empty

    /// "where: text", or only the text.
    [[nodiscard]] std::string message() const { return where.empty() ? text : where + ": " + text; }
    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace muster::base
