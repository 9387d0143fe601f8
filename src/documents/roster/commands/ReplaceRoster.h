// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/commands/RosterCommand.h"

namespace muster::documents {

/// Puts a whole other state in the roster's place: new game data taken.
class ReplaceRoster final : public RosterCommand
{
public:
    ReplaceRoster(QString sentence, rules::Roster before, rules::Roster after);

    [[nodiscard]] rules::Operations::Outcome prepare(rules::Operations &operations) override;
    [[nodiscard]] QString sentence(const RosterDocument &) const override { return m_sentence; }
    [[nodiscard]] QByteArray payload() const override;

private:
    void perform(bool forward) override;

    QString m_sentence;
    rules::Roster m_before;
    rules::Roster m_after;
};

} // namespace muster::documents
