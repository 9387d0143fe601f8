// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <optional>
#include <string>

namespace muster::rules {

/// What was done to a file's text so that it could be read.
struct TextEncoding
{
    bool readable = true;
    base::Message doubt; ///< a sentence when characters may not be what their writer meant; empty otherwise
    int line = 0;        ///< where the doubt begins, from 1
};

/// Turns the text of an XML file into UTF-8: the encoding comes from its first bytes or from its declaration. Bytes that are not
/// UTF-8 although the file says so are read as Windows-1252, which is what such files mostly are, and told.
[[nodiscard]] TextEncoding convertToUtf8(std::string &buffer);

} // namespace muster::rules
