// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Adds an entry to a force or selection, with its mandatory and default choices.
class AddSelection final : public RosterCommand
{
public:
    AddSelection(std::string parentId, std::string entryId, std::string groupId, int count);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_parentId;
    std::string m_entryId;
    std::string m_groupId;
    int m_count = 0;
};

} // namespace muster::documents
