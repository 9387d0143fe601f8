// SPDX-License-Identifier: GPL-3.0-or-later
// How the names in a report are understood.
#include "campaign/AfterAction.h"
#include "text/Translator.h"

#include <algorithm>

namespace muster::campaign {

namespace {

bool isCalled(const QString &name, const QString &wanted)
{
    return name.compare(wanted, Qt::CaseInsensitive) == 0;
}

bool named(const LocalText &name, const QString &wanted)
{
    const QStringList languages = text::Translator::available();
    return std::any_of(languages.begin(), languages.end(), [&](const QString &code) { return isCalled(name.in(code), wanted); });
}

} // namespace

int findRank(const Ladder &ladder, const QString &name)
{
    for (int i = 0; i < ladder.ranks.size(); ++i) {
        if (ladder.ranks.at(i).id == name || named(ladder.ranks.at(i).name, name))
            return i;
    }
    return -1;
}

const SoldierState *findSoldier(const CampaignState &state, const QString &name)
{
    if (const SoldierState *soldier = state.soldier(name))
        return soldier;
    const SoldierState *found = nullptr;
    for (const SoldierState &soldier : state.soldiers) {
        if (!isCalled(soldier.name, name))
            continue;
        // A fallen soldier's name may be taken again; among the living it must be unique.
        if (found && found->inService() && soldier.inService())
            return nullptr;
        if (!found || soldier.inService())
            found = &soldier;
    }
    return found;
}

const EnemyKind *findEnemy(const CampaignRules &rules, const QString &name)
{
    for (const EnemyKind &enemy : rules.enemies) {
        if (enemy.id == name || named(enemy.name, name))
            return &enemy;
    }
    return nullptr;
}

} // namespace muster::campaign
