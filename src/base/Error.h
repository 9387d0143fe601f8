// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <string>

namespace muster::base {

/// Why something could not be done: a stable code for programs, a sentence for people, and the place.
struct Error
{
    std::string code;  ///< stable, dotted, lower case: "xml.syntax", "roster.unknown-entry"
    Message sentence;  ///< without the place
    std::string where; ///< file, "file:line", or empty

    /// The sentence in English.
    [[nodiscard]] std::string text() const { return sentence.english(); }
    /// "where: text", or only the text, in English.
    [[nodiscard]] std::string message() const { return where.empty() ? text() : where + ": " + text(); }
    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace muster::base
