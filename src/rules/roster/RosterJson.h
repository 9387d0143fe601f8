// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <string>
#include <string_view>

namespace muster::rules {

/// The JSON form of a roster file as the XML that says the same, so that one reader serves both. What is unknown in it becomes unknown
/// attributes and elements, which are kept.
[[nodiscard]] base::Result<std::string> rosterXmlOf(std::string json, std::string_view fileName);
/// The other way round: containers are lists, attributes keys, texts "$text"; two blanks of indentation, as others write it.
[[nodiscard]] std::string rosterJsonOf(const std::string &xml);

} // namespace muster::rules
