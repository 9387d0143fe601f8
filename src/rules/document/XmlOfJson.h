// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/document/JsonValue.h"

#include <string>

namespace muster::rules {

/// Game data in JSON as XML: a scalar is an attribute, a list a container with an element for each item, "$text" the text. What XML has no
/// way to say is left out. `root` is the name of the outermost element, `value` what it holds.
[[nodiscard]] std::string xmlOfJson(const std::string &root, const JsonValue &value);

} // namespace muster::rules
