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

QSet<QString> Ladder::entriesOfRanks(bool all) const
{
    QSet<QString> entries;
    for (const Rank &rank : ranks) {
        for (const RankOption &option : rank.options) {
            if (all || option.count > 0)
                entries.insert(option.entry);
        }
    }
    return entries;
}

} // namespace muster::campaign
