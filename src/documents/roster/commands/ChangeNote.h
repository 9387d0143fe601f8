// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// The user's note on a selection, a force, or (empty id) the roster.
class ChangeNote final : public RosterCommand
{
public:
    ChangeNote(std::string id, std::string note);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::ChangeNote; }
    [[nodiscard]] std::string subject() const override { return m_id; }

private:
    std::string m_id;
    std::string m_note;
};

} // namespace muster::documents
