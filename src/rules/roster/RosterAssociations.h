// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/SeededHash.h"
#include "rules/roster/Roster.h"

#include <pugixml.hpp>

#include <string_view>
#include <unordered_map>

namespace muster::rules {

/// The choices in an <associations> of a roster's file, however the program calls their attributes.
void readAssociations(const pugi::xml_node &list, bool (*isPlainId)(std::string_view), std::vector<AssociationChoice> &choices);

/// Who has joined each selection, in the order of the list: what other programs look for at the one that is joined. `to` is who has.
using IncomingAssociations = std::unordered_map<std::string, std::vector<AssociationChoice>, base::SeededTextHash>;
[[nodiscard]] IncomingAssociations incomingAssociations(const Roster &roster);

} // namespace muster::rules
