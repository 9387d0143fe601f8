// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// A step whose edit is already known: several commands run together, or a step that comes from the stored history.
class CombinedEdit final : public RosterCommand
{
public:
    CombinedEdit(QString sentence, rules::RosterEdit edit);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &) const override { return m_sentence; }

private:
    QString m_sentence;
};

} // namespace muster::documents
