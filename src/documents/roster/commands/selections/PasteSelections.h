// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

#include <vector>

namespace muster::documents {

/// Deep copies with fresh ids of selections that may come from another roster.
class PasteSelections final : public RosterCommand
{
public:
    PasteSelections(std::vector<rules::Selection> selections, std::string parentId, std::string groupId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::vector<rules::Selection> m_selections;
    std::string m_parentId;
    std::string m_groupId;
};

} // namespace muster::documents
