// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/fold/RunningFold.h"

#include "battle/fold/BattleFolder.h"

namespace muster::battle {

RunningFold::RunningFold() = default;
RunningFold::~RunningFold() = default;

void RunningFold::restart(const Battle &battle, const QString &language)
{
    m_battle = &battle;
    m_language = language;
    m_folder = std::make_unique<BattleFolder>(battle, language);
    m_folder->run();
}

void RunningFold::follow()
{
    if (!m_folder->follow())
        restart(*m_battle, m_language);
}

const BattleState &RunningFold::state() const
{
    static const BattleState none;
    return m_folder ? m_folder->state() : none;
}

} // namespace muster::battle
