// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "rules/document/JsonValue.h"

#include <pugixml.hpp>

#include <string_view>
#include <vector>

namespace muster::rules {

/// What does not come back when a file is converted and converted back. The order of keys says nothing, nor whether a number or truth
/// stands as a text.
[[nodiscard]] std::vector<base::Finding> lossesOf(const JsonValue &original, const JsonValue &back, std::string_view fileName);
/// `text` is what the original was parsed from.
[[nodiscard]] std::vector<base::Finding> lossesOf(const pugi::xml_document &original, const pugi::xml_document &back, std::string_view text,
                                                  std::string_view fileName);

} // namespace muster::rules
