// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <string>
#include <vector>

namespace muster::base {

/// How bad a finding is; only errors make a list illegal or a data set faulty.
enum class Severity { Info, Warning, Error };

[[nodiscard]] constexpr const char *toString(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return "info";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

/// Something a reader, linker or check noticed in a file: data, never a bare string.
struct Finding
{
    std::string rule; ///< stable id: "link.broken", "id.duplicate", "xml.syntax"
    Severity severity = Severity::Error;
    std::string file; ///< file name as it was given to the reader
    int line = 0;     ///< from 1; 0 when unknown
    Message sentence;
    std::vector<std::string> path; ///< ids from the outside to the culprit, where there are any
    int count = 1;                 ///< identical findings are merged

    /// The sentence in English.
    [[nodiscard]] std::string text() const { return sentence.english(); }
    /// "file:line: text", in English.
    [[nodiscard]] std::string message() const
    {
        std::string where = file;
        if (line > 0)
            where += ":" + std::to_string(line);
        return where.empty() ? text() : where + ": " + text();
    }
    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace muster::base
