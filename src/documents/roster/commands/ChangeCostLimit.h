// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Sets or removes the limit of a cost type.
class ChangeCostLimit final : public RosterCommand
{
public:
    ChangeCostLimit(std::string costTypeId, double value);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &document) const override;
    [[nodiscard]] Verb verb() const override { return Verb::ChangeCostLimit; }
    [[nodiscard]] std::string subject() const override { return m_costTypeId; }

private:
    std::string m_costTypeId;
    double m_value = 0;
};

} // namespace muster::documents
