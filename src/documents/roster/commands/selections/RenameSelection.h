// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// The user's own name of a selection or force; empty takes it back.
class RenameSelection final : public RosterCommand
{
public:
    RenameSelection(std::string id, std::string name);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::RenameSelection; }
    [[nodiscard]] std::string subject() const override { return m_id; }

private:
    std::string m_id;
    std::string m_name;
};

} // namespace muster::documents
