// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Adds a force of a catalogue.
class AddForce final : public RosterCommand
{
public:
    AddForce(std::string forceEntryId, std::string catalogueId, std::string parentForceId);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    std::string m_forceEntryId;
    std::string m_catalogueId;
    std::string m_parentForceId;
};

} // namespace muster::documents
