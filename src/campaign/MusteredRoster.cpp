// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/MusteredRoster.h"

#include "campaign/HeldEntry.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"

#include <QCoreApplication>

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

/// Puts what the campaign knows into a copy of the enlisted roster, one soldier after the other.
class Mustering
{
public:
    Mustering(MusteredRoster &result, const CampaignState &state, const CampaignRules &rules, const GameBasis &game)
        : m_result(result), m_state(state), m_rules(rules), m_ids(1),
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
