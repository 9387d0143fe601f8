// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/ForceRoster.h"

#include "campaign/Fold.h"
#include "campaign/HeldEntry.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterWriter.h"

#include <QCoreApplication>
#include <QSet>

#include <cmath>

namespace muster::campaign {

namespace {

using rules::Selection;

QString fromStd(const std::string &text)
{
    return QString::fromStdString(text);
}

base::Error failed(const QString &sentence)
{
    return {"campaign.force", sentence.toStdString(), {}};
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ForceRoster)
};

// Units, and single figures that stand in no unit: who can be a soldier.
void collectSoldiers(const std::vector<Selection> &selections, std::vector<const Selection *> &found)
{
    for (const Selection &selection : selections) {
        if (selection.type == "unit" || selection.type == "model")
            found.push_back(&selection);
        else
            collectSoldiers(selection.selections, found);
    }
}

void collectSoldiers(const rules::Force &force, std::vector<const Selection *> &found)
{
    collectSoldiers(force.selections, found);
    for (const rules::Force &child : force.forces)
        collectSoldiers(child, found);
}

int costOf(const rules::EffectiveSelection &selection, const std::string &type)
{
    for (const rules::CostValue &cost : selection.totalCosts) {
        if (cost.typeId == type)
            return int(std::lround(cost.value));
    }
    return 0;
}

// The rank whose options the selection holds; the one with most of them where several fit.
int rankOf(const Selection &soldier, const Ladder &ladder)
{
    int best = -1, most = 0;
    for (int i = 0; i < ladder.ranks.size(); ++i) {
        int held = 0, wanted = 0;
        for (const RankOption &option : ladder.ranks.at(i).options) {
            if (option.count <= 0)
                continue;
            ++wanted;
            rules::forEachSelection(soldier, [&](const Selection &child) {
                held += child.number == option.count && isEntry(child, option.entry.toStdString());
            });
        }
        if (wanted > 0 && held >= wanted && held > most) {
            best = i;
            most = held;
        }
    }
    return best;
}

// Weapons and kit in words: whatever was chosen below him, but for ranks and settings.
QString roleOf(const Selection &soldier, const CampaignRules &rules)
{
    QSet<QString> rankEntries;
    for (const Ladder &ladder : rules.ladders) {
        for (const Rank &rank : ladder.ranks) {
            for (const RankOption &option : rank.options)
                rankEntries.insert(option.entry);
        }
    }
    QStringList parts;
    rules::forEachSelection(soldier, [&](const Selection &child) {
        const QString name = fromStd(child.name);
        if (&child != &soldier && !rankEntries.contains(fromStd(std::string(rules::lastSegment(child.entryId)))) && !parts.contains(name))
            parts.append(name);
    });
    return parts.mid(0, 4).join(", ");
}

Recruit recruitOf(const Selection &selection, const rules::Evaluator &evaluator, const GameBasis &game,
                  const CampaignRules &rules, const QString &catalogue)
{
    Recruit recruit;
    recruit.id = newId();
    recruit.name = fromStd(selection.customName.empty() ? selection.name : selection.customName);
    recruit.role = roleOf(selection, rules);
    recruit.selection = fromStd(selection.id);
    recruit.entry = fromStd(selection.entryId);
    int points = 0, life = 0;
    if (const rules::EffectiveSelection *now = evaluator.selection(selection.id)) {
        points = costOf(*now, game.pointsCost);
        life = rules.lifePointsCost.isEmpty() ? 0 : costOf(*now, rules.lifePointsCost.toStdString());
    }
    const Ladder *ladder = rules.ladderFor(catalogue);
    const int rank = ladder ? rankOf(selection, *ladder) : -1;
    if (ladder && (rank >= 0 || ladder->catalogues.contains(catalogue))) {
        recruit.ladder = ladder->id;
        const int held = rank >= 0 ? rank : std::max(0, ladder->indexForLifePoints(life));
        recruit.rank = ladder->ranks.value(held).id;
        // The rank is only a label where the sheet says other life points.
        if (life > 0 && life != ladder->ranks.value(held).lifePoints)
            recruit.lifePoints = life;
    }
    recruit.basePoints = points - lifePointPriceIn(evaluator.roster(), life, game, rules); // the list may price them in its own way
    return recruit;
}

} // namespace

base::Result<ForceEnlisted> enlistRoster(const rules::Roster &roster, const GameBasis &game, const CampaignRules &rules,
                                         const QString &player)
{
    if (!game.data)
        return failed(Words::tr("the data of this game are not installed"));
    if (roster.forces.empty())
        return failed(Words::tr("the roster %1 is empty").arg(fromStd(roster.name)));
    rules::Evaluator evaluator(game.data);
    evaluator.evaluate(roster);
    ForceEnlisted force;
    force.force = newId();
    force.player = player;
    force.name = fromStd(roster.name);
    force.catalogue = fromStd(roster.forces.front().catalogueId);
    std::vector<const Selection *> soldiers;
    for (const rules::Force &part : roster.forces)
        collectSoldiers(part, soldiers);
    if (soldiers.empty())
        return failed(Words::tr("there is no soldier in the roster %1").arg(force.name));
    int most = -1;
    QHash<QString, int> names;
    for (const Selection *selection : soldiers) {
        Recruit recruit = recruitOf(*selection, evaluator, game, rules, force.catalogue);
        // Equals get numbers, so that a report can name them.
        if (const int same = ++names[recruit.name]; same > 1)
            recruit.name += QString(" %1").arg(same);
        const Ladder *ladder = rules.ladder(recruit.ladder);
        const int life = recruit.lifePoints ? recruit.lifePoints
            : ladder ? ladder->ranks.value(std::max(0, ladder->indexOf(recruit.rank))).lifePoints : 0;
        if (life > most) {
            most = life;
            force.leader = recruit.id;
        }
        force.soldiers.append(recruit);
    }
    rules::Roster kept = roster;
    rules::takeSnapshot(kept, evaluator);
    force.roster = fromStd(rules::writeRoster(kept));
    return force;
}

} // namespace muster::campaign
