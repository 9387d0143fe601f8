// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/MusteredRoster.h"

#include "campaign/muster/Mustering.h"
#include "rules/roster/RosterReader.h"

#include <QCoreApplication>

namespace muster::campaign {

namespace {

base::Error failed(base::Message sentence)
{
    return {"campaign.force", std::move(sentence), {}};
}

// A force that was written down by hand: an empty list of its army, where the book says which that is.
rules::Roster listByHand(const ForceState &force, const GameBasis &game)
{
    base::RandomIdSource ids(2);
    rules::Roster roster = rules::newRoster(*game.data, force.name.toStdString(), ids);
    rules::Operations operations(roster, game.data.get(), ids);
    if (!operations.addForce(game.forceEntry, force.catalogue.toStdString())) {
        rules::Force part;
        part.id = ids.next();
        part.name = force.name.toStdString();
        part.catalogueId = force.catalogue.toStdString();
        roster.forces.push_back(part);
    }
    return roster;
}

base::Result<rules::Roster> enlistedList(const ForceState &force, const GameBasis &game)
{
    if (force.roster.isEmpty())
        return listByHand(force, game);
    const std::string xml = force.roster.toStdString();
    base::Result<rules::ReadRoster> read = rules::readRoster(xml, force.name.toStdString());
    if (!read)
        return read.error();
    if (read->roster.forces.empty())
        return listByHand(force, game);
    return std::move(read->roster);
}

base::Result<MusteredRoster> muster(const QString &forceId, const CampaignState &state, const CampaignRules &rules, const GameBasis &game,
                                    const QStringList &only, const QString &special, int specialRank)
{
    const ForceState *force = state.force(forceId);
    if (!force)
        return failed(base::Message(QT_TRANSLATE_NOOP("Message", "there is no such force")));
    if (!game.data)
        return failed(base::Message(QT_TRANSLATE_NOOP("Message", "the data of this game are not installed")));
    base::Result<rules::Roster> list = enlistedList(*force, game);
    if (!list)
        return list.error();
    MusteredRoster result;
    result.roster = std::move(*list);
    Mustering mustering(result, state, rules, game);
    for (int index : force->soldiers) {
        const SoldierState &soldier = state.soldiers.at(index);
        const bool wanted = only.isEmpty() ? soldier.inService() : only.contains(soldier.id);
        if (wanted || soldier.id == special)
            mustering.place(soldier, soldier.id == special ? specialRank : soldier.rank);
        else
            mustering.takeOut(soldier);
    }
    mustering.settlePrices();
    return result;
}

} // namespace

base::Result<MusteredRoster> musterRoster(const QString &force, const CampaignState &state, const CampaignRules &rules,
                                          const GameBasis &game, const QStringList &only)
{
    return muster(force, state, rules, game, only, {}, -1);
}

base::Result<MusteredRoster> musterWithRank(const QString &soldier, int rank, const CampaignState &state, const CampaignRules &rules,
                                            const GameBasis &game)
{
    const SoldierState *who = state.soldier(soldier);
    if (!who)
        return failed(base::Message(QT_TRANSLATE_NOOP("Message", "there is no such soldier")));
    return muster(who->force, state, rules, game, {}, soldier, rank);
}

int pointsWithRank(const SoldierState &soldier, int rank, const CampaignRules &rules)
{
    if (rank == soldier.rank || soldier.ladder < 0)
        return soldier.points;
    const int life = rules.ladders.at(soldier.ladder).ranks.value(rank).lifePoints;
    return soldier.basePoints + soldier.equipmentPoints + rules.lifePointPrice(life);
}

} // namespace muster::campaign
