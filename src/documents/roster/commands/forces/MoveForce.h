// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Moves a force among its siblings.
class MoveForce final : public RosterCommand
{
public:
    MoveForce(std::string forceId, std::size_t newIndex);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_forceId;
    std::size_t m_newIndex = 0;
};

} // namespace muster::documents
