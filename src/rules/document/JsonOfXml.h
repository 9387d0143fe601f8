// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/document/JsonValue.h"

#include <pugixml.hpp>

namespace muster::rules {

/// Game data in XML as JSON, the other way round than xmlOfJson(). What JSON has no way to say is left out.
[[nodiscard]] JsonValue jsonOfXml(pugi::xml_node element);

} // namespace muster::rules
