// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// One of the user's own marks ("tag", "painted", ...) on a selection, a force, or (empty id) the roster.
class ChangeTag final : public RosterCommand
{
public:
    ChangeTag(std::string id, std::string key, std::string value);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::ChangeTag; }
    [[nodiscard]] std::string subject() const override { return m_id + "/" + m_key; }

private:
    std::string m_id;
    std::string m_key;
    std::string m_value; ///< empty removes the mark
};

} // namespace muster::documents
