// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// A unit joins, rides or pilots another one, or leaves it.
class ChangeLink final : public RosterCommand
{
public:
    ChangeLink(std::string id, std::string ruleId, std::string hostId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_id;
    std::string m_ruleId;
    std::string m_hostId; ///< empty: nobody
};

} // namespace muster::documents
