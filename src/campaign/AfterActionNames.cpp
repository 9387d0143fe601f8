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

namespace {

const SoldierState *soldierCalled(const CampaignState &state, const QString &name, const QStringList &forces)
{
    const SoldierState *found = nullptr;
    for (const SoldierState &soldier : state.soldiers) {
        if (!isCalled(soldier.name, name) || (!forces.isEmpty() && !forces.contains(soldier.force)))
            continue;
        // A fallen soldier's name may be taken again; among the living it must be unique.
        if (found && found->inService() && soldier.inService())
            return nullptr;
        if (!found || soldier.inService())
            found = &soldier;
    }
    return found;
}

bool isNobody(const CampaignState &state, const QString &name)
{
    return std::none_of(state.soldiers.begin(), state.soldiers.end(),
                        [&name](const SoldierState &soldier) { return isCalled(soldier.name, name); });
}

} // namespace

const ForceState *findForce(const CampaignState &state, const QString &name)
{
    for (const ForceState &force : state.forces) {
        if (force.id == name || isCalled(force.name, name))
            return &force;
    }
    return nullptr;
}

const SoldierState *findSoldier(const CampaignState &state, const QString &name, const QStringList &forces)
{
    if (const SoldierState *soldier = state.soldier(name))
        return soldier;
    if (const SoldierState *soldier = forces.isEmpty() ? nullptr : soldierCalled(state, name, forces))
        return soldier;
    // "Zog (Waaagh Grub)", where two players have one; a name may hold brackets of its own.
    if (const auto bracket = name.lastIndexOf(QLatin1String(" (")); bracket > 0 && name.endsWith(')') && isNobody(state, name)) {
        const ForceState *force = findForce(state, name.mid(bracket + 2).chopped(1));
        return force ? soldierCalled(state, name.left(bracket), {force->id}) : nullptr;
    }
    return soldierCalled(state, name, {});
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
