// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

#include <vector>

namespace muster::documents {

/// A selection on its way, and the slot it goes to.
struct SelectionMove
{
    std::string selectionId;
    std::string groupId; ///< empty: none in particular
};

/// Moves several selections to one place, in the order in which they are named.
class MoveSelections final : public RosterCommand
{
public:
    MoveSelections(std::vector<SelectionMove> moves, std::string newParentId, std::size_t newIndex);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::vector<SelectionMove> m_moves;
    std::string m_newParentId;
    std::size_t m_newIndex = 0; ///< before the one that stands there now
};

} // namespace muster::documents
