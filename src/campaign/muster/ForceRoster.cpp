// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/ForceRoster.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/HeldEntry.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/FormationOrder.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterWriter.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::campaign {

namespace {

using rules::Selection;

base::Error forceFailed(base::Message sentence)
{
    return {"campaign.force", std::move(sentence), {}};
}

/// Somebody of the roster who can be a soldier, and the force they stand in.
struct Candidate
{
    const Selection *selection = nullptr;
    QString catalogue;
};

int selectionCost(const rules::EffectiveSelection &selection, const std::string &type)
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

// Weapons and kit in words: whatever was chosen below them, but for ranks and settings.
QString roleOf(const Selection &soldier, const CampaignRules &rules)
{
    QSet<QString> rankEntries;
    for (const Ladder &ladder : rules.ladders)
        rankEntries.unite(ladder.entriesOfRanks(true));
    QStringList parts;
    rules::forEachSelection(soldier, [&](const Selection &child) {
        const QString name = text::fromUtf8(child.name);
        if (&child != &soldier && !rankEntries.contains(text::fromUtf8(std::string(rules::lastSegment(child.entryId))))
            && !parts.contains(name))
            parts.append(name);
    });
    return parts.mid(0, 4).join(", ");
}

// Whether one of the entries can be chosen below the node, at any depth.
bool offers(const rules::EntryNode &node, const QSet<QString> &entries, int depth = 0)
{
    constexpr int deepest = 6; // data may lead back to themselves
    for (const rules::EntryNode *child : node.entriesBelow()) {
        const std::string &path = child->path();
        if (entries.contains(text::fromUtf8(std::string(rules::lastSegment(path)))) || entries.contains(text::fromUtf8(path)))
            return true;
        if (depth < deepest && offers(*child, entries, depth + 1))
            return true;
    }
    return false;
}

/// Makes soldiers of what stands in a roster.
class Enlisting
{
public:
    Enlisting(const rules::Evaluator &evaluator, const GameBasis &game, const CampaignRules &rules, const Stamps &stamps)
        : m_evaluator(evaluator), m_game(game), m_rules(rules), m_stamps(stamps)
    {
    }

    /// Units, and single figures that stand in no unit; where the game is about them the figures in the units instead. Whoever
    /// leads is one too where they are bought beside the units.
    void collect(const rules::Force &force, std::vector<Candidate> &found) const
    {
        collect(force.selections, text::fromUtf8(force.catalogueId), found);
        for (const rules::Force &child : force.forces)
            collect(child, found);
    }

    [[nodiscard]] Recruit recruit(const Candidate &candidate) const
    {
        const Selection &selection = *candidate.selection;
        Recruit recruit;
        recruit.id = text::freshId(m_stamps);
        recruit.name = text::fromUtf8(selection.customName.empty() ? selection.name : selection.customName);
        recruit.role = roleOf(selection, m_rules);
        recruit.selection = text::fromUtf8(selection.id);
        recruit.entry = text::fromUtf8(selection.entryId);
        int points = 0, life = 0;
        if (const rules::EffectiveSelection *now = m_evaluator.selection(selection.id)) {
            points = selectionCost(*now, m_game.pointsCost);
            life = m_rules.lifePointsCost.isEmpty() ? 0 : selectionCost(*now, m_rules.lifePointsCost.toStdString());
        }
        if (const Ladder *ladder = ladderOf(candidate)) {
            recruit.ladder = ladder->id;
            const int rank = rankOf(selection, *ladder);
            const int held = rank >= 0 ? rank : std::max(0, ladder->indexForLifePoints(life));
            recruit.rank = ladder->ranks.value(held).id;
            // The rank is only a label where the sheet says other life points.
            if (life > 0 && life != ladder->ranks.value(held).lifePoints)
                recruit.lifePoints = life;
        } else {
            recruit.lifePoints = life;
        }
        recruit.basePoints = points
            - lifePointPriceIn(m_evaluator.roster(), life, m_game, m_rules); // the list may price them in its own way
        return recruit;
    }

    /// How far from leading the force they are, 0 for the first choice; -1: they never do. The pack names who can, best first; where
    /// it names nobody, whoever climbs a ladder; in a game without ladders anybody.
    [[nodiscard]] int leaderRank(const Candidate &candidate, const Recruit &recruit) const
    {
        for (int i = 0; i < m_rules.leaders.size(); ++i) {
            if (isIn(*candidate.selection, {m_rules.leaders.at(i)}))
                return i;
        }
        const bool anybody = m_rules.leaders.isEmpty() && (m_rules.ladders.isEmpty() || !recruit.ladder.isEmpty());
        return anybody ? 0 : -1;
    }

private:
    void collect(const std::vector<Selection> &selections, const QString &catalogue, std::vector<Candidate> &found) const
    {
        for (const Selection &selection : selections) {
            const bool figure = selection.type == "unit" || selection.type == "model";
            const auto before = found.size();
            if (figure && selection.type == "unit" && m_rules.figuresAreSoldiers())
                collect(selection.selections, catalogue, found); // a unit without figures of its own is one itself
            if (figure && found.size() == before)
                found.push_back({&selection, catalogue});
            else if (!figure && isIn(selection, m_rules.leaders))
                found.push_back({&selection, catalogue});
            else if (!figure)
                collect(selection.selections, catalogue, found);
        }
    }

    [[nodiscard]] bool isIn(const Selection &selection, const QStringList &categories) const
    {
        const rules::EffectiveSelection *now = categories.isEmpty() ? nullptr : m_evaluator.selection(selection.id);
        return now && std::any_of(now->categories.begin(), now->categories.end(), [&](const rules::CategoryValue &category) {
                   return categories.contains(text::fromUtf8(category.entryId));
               });
    }

    // The ladder of their army, if this kind of figure climbs it: they have a rank of it, or the data offer them one.
    [[nodiscard]] const Ladder *ladderOf(const Candidate &candidate) const
    {
        const Ladder *ladder = m_rules.ladderFor(candidate.catalogue);
        if (!ladder || rankOf(*candidate.selection, *ladder) >= 0)
            return ladder;
        if (!ladder->categories.isEmpty())
            return isIn(*candidate.selection, ladder->categories) ? ladder : nullptr;
        const QSet<QString> entries = ladder->entriesOfRanks();
        const rules::EffectiveSelection *now = m_evaluator.selection(candidate.selection->id);
        return entries.isEmpty() || (now && now->node && offers(*now->node, entries)) ? ladder : nullptr;
    }

    const rules::Evaluator &m_evaluator;
    const GameBasis &m_game;
    const CampaignRules &m_rules;
    const Stamps m_stamps;
};

// Formations have their leaders in front by themselves; a list without them begins with whoever leads the force.
void leaderFirst(ForceEnlisted &force, const rules::Evaluator &evaluator)
{
    const std::vector<rules::RosterGroup> groups = rules::rosterGroups(evaluator);
    if (std::any_of(groups.begin(), groups.end(), [](const rules::RosterGroup &group) { return group.formation(); }))
        return;
    const auto leader = std::find_if(force.soldiers.begin(), force.soldiers.end(),
                                     [&](const Recruit &each) { return each.id == force.leader; });
    if (leader != force.soldiers.end())
        std::rotate(force.soldiers.begin(), leader, leader + 1);
}

} // namespace

base::Result<ForceEnlisted> enlistRoster(const rules::Roster &roster, const GameBasis &game, const CampaignRules &rules,
                                         const QString &player, const Stamps &stamps)
{
    if (!game.data)
        return forceFailed(base::Message(QT_TRANSLATE_NOOP("Message", "the data of this game are not installed")));
    if (roster.forces.empty())
        return forceFailed(base::Message(QT_TRANSLATE_NOOP("Message", "the roster %1 is empty"), {text::fromUtf8(roster.name)}));
    rules::Evaluator evaluator(game.data);
    evaluator.evaluate(roster);
    // The book lists them as the sheet does, in whatever order they were added.
    const rules::Roster written = rules::inFormationOrder(evaluator);
    evaluator.evaluate(written);
    ForceEnlisted force;
    force.force = text::freshId(stamps);
    force.player = player;
    force.name = text::fromUtf8(roster.name);
    force.catalogue = text::fromUtf8(roster.forces.front().catalogueId);
    const Enlisting enlisting(evaluator, game, rules, stamps);
    std::vector<Candidate> soldiers;
    for (const rules::Force &part : written.forces)
        enlisting.collect(part, soldiers);
    if (soldiers.empty())
        return forceFailed(base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier in the roster %1"), {force.name}));
    int most = -1, nearest = std::numeric_limits<int>::max();
    QHash<QString, int> names;
    for (const Candidate &candidate : soldiers) {
        Recruit recruit = enlisting.recruit(candidate);
        // Equals get numbers, so that a report can name them.
        if (const int same = ++names[recruit.name]; same > 1)
            recruit.name += QString(" %1").arg(same);
        const Ladder *ladder = rules.ladder(recruit.ladder);
        const int life = recruit.lifePoints ? recruit.lifePoints
            : ladder                        ? ladder->ranks.value(std::max(0, ladder->indexOf(recruit.rank))).lifePoints
                                            : 0;
        const int rank = enlisting.leaderRank(candidate, recruit);
        if (rank >= 0 && (rank < nearest || (rank == nearest && life > most))) {
            most = life;
            nearest = rank;
            force.leader = recruit.id;
        }
        force.soldiers.append(recruit);
    }
    leaderFirst(force, evaluator);
    rules::Roster kept = roster;
    rules::takeSnapshot(kept, evaluator);
    force.roster = text::fromUtf8(rules::writeRoster(kept));
    return force;
}

} // namespace muster::campaign
