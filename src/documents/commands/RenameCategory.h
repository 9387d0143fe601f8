// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/commands/RosterCommand.h"

namespace muster::documents {

/// The user's own name and note for a category of a force.
class RenameCategory final : public RosterCommand
{
public:
    RenameCategory(std::string forceId, std::string categoryId, std::string name, std::string note);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::RenameCategory; }
    [[nodiscard]] std::string subject() const override { return m_forceId + "/" + m_categoryId; }

private:
    std::string m_forceId;
    std::string m_categoryId;
    std::string m_name;
    std::string m_note;
};

} // namespace muster::documents
