// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/user/UserCatalogue.h"
#include "packs/user/XmlText.h"

namespace muster::packs {

/// A user's unit from its selection entry; `root` is the catalogue, where the root links are.
[[nodiscard]] UserUnit readUserUnit(const pugi::xml_node &entry, const pugi::xml_node &root);
/// Writes the unit into its selection entry (made when there is none) and its root link. Parts of the entry that the unit
/// does not know of are left as they are.
void writeUserUnit(pugi::xml_node root, const UserUnit &unit);
/// Slot ids kept in the comment of an entry.
[[nodiscard]] QStringList slotsOf(const pugi::xml_node &entry);

} // namespace muster::packs
