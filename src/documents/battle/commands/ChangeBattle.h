// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "documents/battle/commands/BattleCommand.h"

namespace muster::documents {

/// Changes what stands beside the log of a battle: its name, its note, the campaign it belongs to.
class ChangeBattle final : public BattleCommand
{
public:
    ChangeBattle(const QString &sentence, battle::BattleStart before, battle::BattleStart after);

    [[nodiscard]] QByteArray payload() const override;
    /// Whether the battle is as it was before the change, so that it can be done again.
    [[nodiscard]] bool fits(const battle::BattleStart &start) const;

private:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;

    battle::BattleStart m_before;
    battle::BattleStart m_after;
};

} // namespace muster::documents
