// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// Two soldiers of different forces who have put each other out of action.
struct Rivalry
{
    QString one, other; ///< soldiers; the one who leads comes first
    int oneWins = 0, otherWins = 0;
    QVector<int> missions; ///< numbers

    friend bool operator==(const Rivalry &, const Rivalry &) = default;
};

/// All of them, the oldest feud with most encounters first; `soldier`: only theirs.
[[nodiscard]] QVector<Rivalry> rivalries(const CampaignState &state, const QString &soldier = {});

} // namespace muster::campaign
