// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Lets two selections change places.
class SwapSelections final : public RosterCommand
{
public:
    SwapSelections(std::string firstId, std::string secondId) : m_firstId(std::move(firstId)), m_secondId(std::move(secondId)) {}

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_firstId;
    std::string m_secondId;
};

} // namespace muster::documents
