// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Removes a selection whatever its number.
class RemoveSelection final : public RosterCommand
{
public:
    explicit RemoveSelection(std::string selectionId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_selectionId;
};

} // namespace muster::documents
