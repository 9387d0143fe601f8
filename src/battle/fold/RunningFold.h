// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

#include <memory>

namespace muster::battle {

class BattleFolder;

/// The state of a battle that goes on: the same as fold(), without playing the whole log again for every entry that is added.
class RunningFold
{
public:
    RunningFold();
    ~RunningFold();

    /// The whole log. The battle is asked again by follow(), and outlives this.
    void restart(const Battle &battle, const QString &language);
    /// Events were appended to the log.
    void follow();
    [[nodiscard]] const BattleState &state() const;

private:
    const Battle *m_battle = nullptr;
    QString m_language;
    std::unique_ptr<BattleFolder> m_folder;
};

} // namespace muster::battle
