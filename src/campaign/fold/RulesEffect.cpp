// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/RulesEffect.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "text/Speaking.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

class RulesEffectWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesEffect)
};

const Standing *lineOf(const QString &player, const CampaignState &state)
{
    const auto found = std::find_if(state.standings.begin(), state.standings.end(),
                                    [&player](const Standing &line) { return line.player == player; });
    return found == state.standings.end() ? nullptr : &*found;
}

} // namespace

QVector<Event> eventsOfChange(const Campaign &campaign, const CampaignState &state, int from, const Stamps &stamps)
{
    if (from <= 1)
        return {};
    RulesKept kept;
    kept.rules = campaign.rules.toJson();
    if (from <= state.fought())
        kept.until = state.log.at(state.missions.at(from - 1).event).id;
    return {makeEvent(kept, stamps)};
}

QStringList effectOf(const CampaignState &before, const CampaignState &after, const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    QStringList lines;
    for (const SoldierState &now : after.soldiers) {
        const SoldierState *then = before.soldier(now.id);
        if (then && then->earned != now.earned)
            lines.append(
                RulesEffectWords::tr("%1: %2 → %3 experience").arg(now.name, QString::number(then->earned), QString::number(now.earned)));
        if (then && then->rank != now.rank)
            lines.append(QString::fromUtf8("%1: %2 → %3").arg(now.name, rankName(*then, rules, language), rankName(now, rules, language)));
    }
    for (const Standing &now : after.standings) {
        const Standing *then = lineOf(now.player, before);
        if (then && then->points != now.points)
            lines.append(RulesEffectWords::tr("%1: %2 → %3 points in the table")
                             .arg(playerName(now.player, after), QString::number(then->points), QString::number(now.points)));
    }
    for (const ForceState &now : after.forces) {
        const ForceState *then = before.force(now.id);
        if (then && then->pool() != now.pool())
            lines.append(
                RulesEffectWords::tr("%1: %2 → %3 in the pool").arg(now.name, QString::number(then->pool()), QString::number(now.pool())));
    }
    for (const Problem &problem : after.problems) {
        if (!before.problems.contains(problem))
            lines.append(problemText(problem, after, rules, language));
    }
    const auto again = std::count_if(before.problems.begin(), before.problems.end(),
                                     [&after](const Problem &problem) { return !after.problems.contains(problem); });
    if (again > 0)
        lines.append(RulesEffectWords::tr("%n (entry|entries) in order again, or with another finding", nullptr, int(again)));
    return lines;
}

} // namespace muster::campaign
