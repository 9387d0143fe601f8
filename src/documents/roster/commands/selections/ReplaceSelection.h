// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Takes another entry for the same slot.
class ReplaceSelection final : public RosterCommand
{
public:
    ReplaceSelection(std::string selectionId, std::string entryId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_selectionId;
    std::string m_entryId;
};

} // namespace muster::documents
