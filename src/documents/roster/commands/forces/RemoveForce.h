// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Removes a force with everything in it.
class RemoveForce final : public RosterCommand
{
public:
    explicit RemoveForce(std::string forceId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_forceId;
};

} // namespace muster::documents
