// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/CatalogueRows.h"

#include <map>

namespace muster::models {

/// One thing of the catalogue, gathered from every place that knows it.
struct CatalogueItem
{
    const rules::EntryNode *node = nullptr;
    const rules::Candidate *root = nullptr;   ///< as a single unit of the force; all three stand in CatalogueItems::asked
    const rules::Candidate *target = nullptr; ///< in the slot that is being filled
    const rules::Candidate *inside = nullptr; ///< in some formation of the roster, or another slot of the one being filled
    QStringList otherSlots;                   ///< slots of the same formation that know it

    /// The place into which it goes when it is taken now, so that its price is the one that will be paid; null when no place of
    /// the roster knows it.
    [[nodiscard]] const rules::Candidate *shown(bool targeted) const
    {
        if (target)
            return target;
        const bool inFirst = inside && inside->canAdd && (targeted || !root || !root->canAdd);
        return inFirst ? inside : root ? root : inside;
    }
};

/// Everything a force can field and everything its formations take, in the order of the data.
struct CatalogueItems
{
    std::map<std::string, CatalogueItem> items; ///< by plain id
    std::vector<std::string> order;
    QString slotName;      ///< of the slot that is being filled
    bool targeted = false; ///< a slot is being filled
    std::vector<rules::SlotList> asked;

    CatalogueItem &item(const rules::EntryNode &node);
    /// The slots of a place, which stay as long as this.
    rules::SlotList ask(const rules::Evaluator &evaluator, const std::string &ownerId);
};

[[nodiscard]] CatalogueItems catalogueItems(const rules::Evaluator &evaluator, const share::RosterLook &look, const CatalogueQuery &query);

} // namespace muster::models
