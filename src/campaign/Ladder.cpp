// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Ladder.h"

namespace muster::campaign {

int Ladder::indexOf(const QString &rankId) const
{
    for (int i = 0; i < ranks.size(); ++i) {
        if (ranks.at(i).id == rankId)
            return i;
    }
    return -1;
}

int Ladder::indexForLifePoints(int lifePoints) const
{
    int index = ranks.isEmpty() ? -1 : 0;
    for (int i = 0; i < ranks.size(); ++i) {
        if (ranks.at(i).lifePoints <= lifePoints)
            index = i;
    }
    return index;
}

} // namespace muster::campaign
