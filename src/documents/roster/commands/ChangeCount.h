// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Sets how many of a selection there are; 0 removes it.
class ChangeCount final : public RosterCommand
{
public:
    ChangeCount(std::string selectionId, int count);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::ChangeCount; }
    [[nodiscard]] std::string subject() const override { return m_selectionId; }

private:
    std::string m_selectionId;
    int m_count = 0;
};

} // namespace muster::documents
