// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Renames the roster.
class RenameRoster final : public RosterCommand
{
public:
    explicit RenameRoster(std::string name);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::RenameRoster; }

private:
    std::string m_name;
};

} // namespace muster::documents
