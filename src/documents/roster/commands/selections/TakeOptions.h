// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

#include <vector>

namespace muster::documents {

/// Chooses for several selections what was chosen for another one, which may be of another entry or roster: as far as the data
/// know it there. Units inside stay, and so does what is mandatory and the other one has nothing for.
class TakeOptions final : public RosterCommand
{
public:
    TakeOptions(std::vector<std::string> selectionIds, rules::Selection like);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;

private:
    [[nodiscard]] rules::Operations::Outcome equip(rules::Operations &operations, const std::string &id) const;

    std::vector<std::string> m_selectionIds;
    rules::Selection m_like;
};

} // namespace muster::documents
