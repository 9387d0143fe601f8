// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/commands/RosterCommand.h"

namespace muster::documents {

/// Moves a selection among its siblings, or under another force or selection.
class MoveSelection final : public RosterCommand
{
public:
    MoveSelection(std::string selectionId, std::size_t newIndex);
    MoveSelection(std::string selectionId, std::string newParentId, std::string groupId, std::size_t newIndex);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_selectionId;
    std::string m_newParentId; ///< empty: it keeps its parent
    std::string m_groupId;
    std::size_t m_newIndex = 0;
};

} // namespace muster::documents
