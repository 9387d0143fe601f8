// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/ForceRoster.h"

#include "campaign/Fold.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
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

bool isEntry(const Selection &selection, const std::string &entry)
{
    return selection.entryId == entry || rules::lastSegment(selection.entryId) == entry || selection.entryId.starts_with(entry + "::")
        || selection.entryId.find("::" + entry + "::") != std::string::npos;
}

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
    recruit.basePoints = points - rules.lifePointPrice(life);
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

namespace {

/// Puts what the campaign knows into a copy of the enlisted roster, one soldier after the other.
class Mustering
{
public:
    Mustering(MusteredRoster &result, const CampaignState &state, const CampaignRules &rules, const GameBasis &game)
        : m_result(result), m_state(state), m_rules(rules), m_game(game), m_ids(1),
          m_operations(result.roster, game.data.get(), m_ids)
    {
    }

    void place(const SoldierState &soldier, int rank)
    {
        const std::string id = selectionOf(soldier);
        if (id.empty()) {
            m_result.unknown.append(soldier.id);
            return;
        }
        m_result.selections.insert(soldier.id, fromStd(id));
        if (rules::findSelection(std::as_const(m_result.roster), id).selection->customName != soldier.name.toStdString())
            (void)m_operations.setCustomName(id, soldier.name.toStdString()).ok();
        // Whoever has the rank he came with keeps what his sheet says of it, be it other life points than the rank's.
        const bool asEnlisted = soldier.selection.toStdString() == id && !soldier.record.isEmpty() && soldier.record.first().rank == rank;
        if (soldier.ladder >= 0 && !asEnlisted)
            setRank(id, m_rules.ladders.at(soldier.ladder), rank);
        for (const QString &entry : soldier.equipmentEntries)
            (void)m_operations.addSelection(id, entry.toStdString()).ok();
    }

    void takeOut(const SoldierState &soldier)
    {
        const std::string id = soldier.selection.toStdString();
        if (!id.empty() && rules::findSelection(std::as_const(m_result.roster), id))
            (void)m_operations.removeSelection(id).ok();
    }

    // Kits are copied from the roster as it was enlisted, whoever has fallen since.
    void keepKits(const rules::Roster &enlisted) { m_kits = enlisted; }

private:
    std::string selectionOf(const SoldierState &soldier)
    {
        const std::string own = soldier.selection.toStdString();
        if (!own.empty() && rules::findSelection(std::as_const(m_result.roster), own))
            return own;
        if (m_result.roster.forces.empty())
            return {};
        const std::string forceId = m_result.roster.forces.front().id;
        const SoldierState *like = &soldier;
        for (int depth = 0; like && depth < 20 && like->selection.isEmpty() && !like->like.isEmpty(); ++depth)
            like = m_state.soldier(like->like);
        if (like && like != &soldier) {
            const rules::SelectionPlace kit = rules::findSelection(std::as_const(m_kits), like->selection.toStdString());
            if (kit) {
                const auto copy = m_operations.copySelection(*kit.selection, forceId);
                return copy ? copy->createdId : std::string();
            }
        }
        if (soldier.entry.isEmpty())
            return {};
        const auto added = m_operations.addSelection(forceId, soldier.entry.toStdString());
        return added ? added->createdId : std::string();
    }

    void setRank(const std::string &soldier, const Ladder &ladder, int rank)
    {
        QMap<QString, int> wanted; // option -> how many; everything the ladder ever gives is decided
        for (const Rank &other : ladder.ranks) {
            for (const RankOption &option : other.options)
                wanted.insert(option.entry, 0);
        }
        bool any = false;
        for (const RankOption &option : ladder.ranks.value(rank).options) {
            wanted[option.entry] = option.count;
            any = any || option.count > 0;
        }
        if (!any)
            return; // the pack does not say how this rank looks in a roster
        std::vector<std::string> leaving;
        QMap<QString, int> missing;
        for (auto it = wanted.begin(); it != wanted.end(); ++it)
            compare(soldier, it.key().toStdString(), it.value(), leaving, missing);
        for (auto it = missing.begin(); it != missing.end(); ++it) {
            if (!leaving.empty()) {
                const auto replaced = m_operations.replaceSelection(leaving.back(), it.key().toStdString());
                if (replaced) {
                    leaving.pop_back();
                    continue;
                }
            }
            (void)m_operations.addSelection(soldier, it.key().toStdString(), {}, it.value()).ok();
        }
        for (const std::string &id : leaving)
            (void)m_operations.removeSelection(id).ok();
    }

    void compare(const std::string &soldier, const std::string &entry, int count, std::vector<std::string> &leaving,
                 QMap<QString, int> &missing)
    {
        std::string found;
        int number = 0;
        rules::forEachSelection(*rules::findSelection(std::as_const(m_result.roster), soldier).selection, [&](const Selection &child) {
            if (found.empty() && child.id != soldier && isEntry(child, entry)) {
                found = child.id;
                number = child.number;
            }
        });
        if (count == 0 && !found.empty())
            leaving.push_back(found);
        else if (count > 0 && found.empty())
            missing.insert(fromStd(entry), count);
        else if (count > 0 && number != count)
            (void)m_operations.setCount(found, count).ok();
    }

    MusteredRoster &m_result;
    const CampaignState &m_state;
    const CampaignRules &m_rules;
    const GameBasis &m_game;
    rules::Roster m_kits;
    base::RandomIdSource m_ids; // repeatable: the same force gives the same roster
    rules::Operations m_operations;
};

base::Result<MusteredRoster> muster(const QString &forceId, const CampaignState &state, const CampaignRules &rules,
                                    const GameBasis &game, const QStringList &only, const QString &special, int specialRank)
{
    const ForceState *force = state.force(forceId);
    if (!force || force->roster.isEmpty())
        return failed(Words::tr("this force was enlisted without a roster"));
    const std::string xml = force->roster.toStdString();
    base::Result<rules::ReadRoster> read = rules::readRoster(xml, force->name.toStdString());
    if (!read)
        return read.error();
    MusteredRoster result{std::move(read->roster), {}, {}};
    Mustering mustering(result, state, rules, game);
    mustering.keepKits(result.roster);
    for (int index : force->soldiers) {
        const SoldierState &soldier = state.soldiers.at(index);
        const bool wanted = only.isEmpty() ? soldier.inService() : only.contains(soldier.id);
        if (wanted || soldier.id == special)
            mustering.place(soldier, soldier.id == special ? specialRank : soldier.rank);
        else
            mustering.takeOut(soldier);
    }
    return result;
}

} // namespace

base::Result<MusteredRoster> musterRoster(const QString &force, const CampaignState &state, const CampaignRules &rules,
                                          const GameBasis &game, const QStringList &only)
{
    return muster(force, state, rules, game, only, {}, -1);
}

base::Result<MusteredRoster> musterWithRank(const QString &soldier, int rank, const CampaignState &state,
                                            const CampaignRules &rules, const GameBasis &game)
{
    const SoldierState *who = state.soldier(soldier);
    if (!who)
        return failed(Words::tr("there is no such soldier"));
    return muster(who->force, state, rules, game, {}, soldier, rank);
}

} // namespace muster::campaign
