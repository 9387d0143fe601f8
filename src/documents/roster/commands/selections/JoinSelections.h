// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

#include <vector>

namespace muster::documents {

/// Whom a selection joins by one of its associations: a leader joins a unit. Nobody when the list is empty.
class JoinSelections final : public RosterCommand
{
public:
    JoinSelections(std::string id, std::string associationId, std::vector<std::string> to);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_id;
    std::string m_associationId;
    std::vector<std::string> m_to;
};

} // namespace muster::documents
