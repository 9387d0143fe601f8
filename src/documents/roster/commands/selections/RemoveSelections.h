// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

#include <vector>

namespace muster::documents {

/// Removes several selections as one step; those inside another one of the list go with it.
class RemoveSelections final : public RosterCommand
{
public:
    RemoveSelections(const rules::Roster &roster, const std::vector<std::string> &selectionIds);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::vector<std::string> m_selectionIds;
};

} // namespace muster::documents
