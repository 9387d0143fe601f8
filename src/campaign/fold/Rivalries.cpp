// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Rivalries.h"

#include <algorithm>

namespace muster::campaign {

QVector<Rivalry> rivalries(const CampaignState &state, const QString &soldier)
{
    QVector<Rivalry> all;
    QHash<QPair<QString, QString>, int> index;
    for (const SoldierState &victim : state.soldiers) {
        for (const ServiceEntry &entry : victim.record) {
            for (const QString &killer : entry.eliminatedBy) {
                if (!soldier.isEmpty() && soldier != killer && soldier != victim.id)
                    continue;
                const QPair<QString, QString> pair{std::min(killer, victim.id), std::max(killer, victim.id)};
                if (!index.contains(pair)) {
                    index.insert(pair, int(all.size()));
                    all.append(Rivalry{killer, victim.id, 0, 0, {}});
                }
                Rivalry &rivalry = all[index.value(pair)];
                ++(rivalry.one == killer ? rivalry.oneWins : rivalry.otherWins);
                if (!rivalry.missions.contains(entry.mission))
                    rivalry.missions.append(entry.mission);
            }
        }
    }
    for (Rivalry &rivalry : all) {
        std::sort(rivalry.missions.begin(), rivalry.missions.end());
        const bool swap = soldier.isEmpty() ? rivalry.otherWins > rivalry.oneWins : rivalry.one != soldier;
        if (swap) {
            std::swap(rivalry.one, rivalry.other);
            std::swap(rivalry.oneWins, rivalry.otherWins);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Rivalry &a, const Rivalry &b) {
        const int met = a.oneWins + a.otherWins, theirs = b.oneWins + b.otherWins;
        return met != theirs ? met > theirs : a.missions < b.missions;
    });
    return all;
}

} // namespace muster::campaign
