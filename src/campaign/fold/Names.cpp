// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"

#include <algorithm>

namespace muster::campaign {

QString rankName(const SoldierState &soldier, const CampaignRules &rules, const QString &language)
{
    return rankName(soldier, soldier.rank, rules, language);
}

QString rankName(const SoldierState &soldier, int rank, const CampaignRules &rules, const QString &language)
{
    return rules.ladders.value(soldier.ladder).ranks.value(rank).name.in(language);
}

QString rankName(const QString &id, const CampaignRules &rules, const QString &language)
{
    for (const Ladder &ladder : rules.ladders) {
        if (const int index = ladder.indexOf(id); index >= 0)
            return ladder.ranks.at(index).name.in(language);
    }
    return id;
}

bool isRank(const QString &id, const CampaignRules &rules)
{
    return std::any_of(rules.ladders.begin(), rules.ladders.end(), [&id](const Ladder &ladder) { return ladder.indexOf(id) >= 0; });
}

QString sideName(const Side &side, const CampaignState &state)
{
    const ForceState *force = state.force(side.force);
    return force ? force->name : side.force.isEmpty() ? playerName(side.player, state) : side.force;
}

QString gameTitle(const QVector<Side> &sides, const CampaignState &state)
{
    QStringList names;
    for (const Side &side : sides) {
        const ForceState *force = state.force(side.force);
        const QString player = playerName(force ? force->player : side.player, state);
        names.append(player.isEmpty() ? sideName(side, state) : player);
    }
    return names.join(QStringLiteral(" – "));
}

QString playerName(const QString &id, const CampaignState &state)
{
    for (const Player &player : state.players) {
        if (player.id == id)
            return player.name;
    }
    return id;
}

QString playerToEnlist(const CampaignState &state)
{
    for (const Player &player : state.players) {
        const bool has = std::any_of(state.forces.begin(), state.forces.end(),
                                     [&player](const ForceState &force) { return force.player == player.id; });
        if (!has)
            return player.id;
    }
    return state.players.isEmpty() ? QString() : state.players.first().id;
}

} // namespace muster::campaign
