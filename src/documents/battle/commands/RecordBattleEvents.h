// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BattleEvent.h"
#include "documents/battle/commands/BattleCommand.h"

namespace muster::documents {

/// Appends events to the log of a battle.
class RecordBattleEvents final : public BattleCommand
{
public:
    RecordBattleEvents(const QString &sentence, QVector<battle::Event> events) : BattleCommand(sentence), m_events(std::move(events)) {}

    [[nodiscard]] const QVector<battle::Event> &events() const { return m_events; }
    [[nodiscard]] QByteArray payload() const override;

private:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;

    QVector<battle::Event> m_events;
};

} // namespace muster::documents
