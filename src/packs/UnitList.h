// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"

#include <string>
#include <vector>

namespace muster::packs {

/// A unit that a faction offers, as the data list it; no roster is needed.
struct ListedUnit
{
    const rules::EntryNode *node = nullptr; ///< the first place where it is offered
    std::string id;                         ///< plain id of the entry
    std::string name;
    std::vector<std::string> categoryIds;         ///< primary first
    std::vector<rules::Cost> costs;               ///< of one: its own, plus one of each model it must have
    std::vector<rules::Cost> minimumCosts;        ///< as it is when added, mandatory choices included
    std::vector<const rules::Profile *> profiles; ///< its own and those of the models and options in it, each once
    std::vector<const rules::Rule *> rules;
};

/// The units of a faction in the order of the data: entries of type unit wherever they are, entries of type model where
/// they stand in no unit; hidden ones left out, each once.
[[nodiscard]] std::vector<ListedUnit> listUnits(const rules::Book &book);

/// How many units listUnits() would give, without making them.
[[nodiscard]] std::size_t countUnits(const rules::Book &book);

/// Lists show this cost: always, or in the forces that the data name. What is hidden everywhere only helps the data to count.
[[nodiscard]] bool isShown(const rules::CostType &type);

} // namespace muster::packs
