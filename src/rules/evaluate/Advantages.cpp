// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Advantages.h"

#include "base/Number.h"
#include "rules/evaluate/Evaluator.h"

#include <algorithm>
#include <map>

namespace muster::rules {

namespace {

const EffectiveRule *findRule(const std::vector<EffectiveRule> &rules, const std::string &id)
{
    const auto place = std::find_if(rules.begin(), rules.end(), [&](const EffectiveRule &rule) { return rule.id == id; });
    return place == rules.end() ? nullptr : &*place;
}

/// Looks for formations: selections with a rule that selections in them may have too.
class Search
{
public:
    explicit Search(Evaluator &evaluator) : m_evaluator(evaluator) {}

    std::vector<Advantage> run()
    {
        for (const Force &force : m_evaluator.roster().forces)
            walk(force);
        return std::move(m_found);
    }

private:
    void walk(const Force &force)
    {
        walk(force.selections);
        for (const Force &inner : force.forces)
            walk(inner);
    }

    // A unit that shares a rule with its transport is no formation, nor is a weapon whose own options have the same rule: below units
    // nothing is looked for, which is most of a list.
    void walk(const std::vector<Selection> &selections)
    {
        for (const Selection &selection : selections) {
            const EffectiveSelection *value = m_evaluator.selection(selection.id);
            if (value && (value->type == "unit" || value->type == "model"))
                continue;
            look(selection, value);
            walk(selection.selections);
        }
    }

    void look(const Selection &formation, const EffectiveSelection *value)
    {
        if (!value || value->orphan || value->node->children().empty())
            return;
        // A copy: asking for the infos of others may move the list.
        const EffectiveInfo info = m_evaluator.info(formation.id);
        if (info.rules.empty())
            return;
        std::vector<Shortfall> own;
        std::vector<MissingSlot> missing;
        bool missingKnown = false;
        for (const EffectiveRule &rule : info.rules) {
            const bool offered = offeredBelow(*value->node, rule.id);
            std::vector<std::pair<std::string, std::string>> having;
            std::vector<std::pair<std::string, std::string>> waiting;
            for (const Selection &inner : formation.selections)
                forEachSelection(inner, [&](const Selection &unit) {
                    const EffectiveInfo &inside = m_evaluator.info(unit.id);
                    if (findRule(inside.rules, rule.id))
                        having.emplace_back(unit.id, nameOf(unit));
                    else if (findRule(inside.hiddenRules, rule.id))
                        waiting.emplace_back(unit.id, nameOf(unit));
                });
            if (!offered && having.empty() && waiting.empty())
                continue;
            if (!missingKnown) {
                own = m_evaluator.shortfalls(formation.id);
                missing = missingSlots(formation, own);
                missingKnown = true;
            }
            Advantage advantage;
            advantage.formationId = formation.id;
            advantage.formationName = nameOf(formation);
            advantage.ruleId = rule.id;
            advantage.name = rule.name;
            advantage.description = rule.description;
            advantage.missing = missing;
            advantage.active = missing.empty() && (!having.empty() || waiting.empty());
            for (const auto &[id, name] : advantage.active || !having.empty() ? having : waiting) {
                advantage.unitIds.push_back(id);
                advantage.unitNames.push_back(name);
            }
            advantage.unitsWhenFilled = static_cast<int>(advantage.unitIds.size()) + unitsToCome(formation, own, rule.id);
            m_found.push_back(std::move(advantage));
        }
    }

    std::string nameOf(const Selection &selection) const
    {
        const EffectiveSelection *value = m_evaluator.selection(selection.id);
        return !selection.customName.empty() ? selection.customName : value ? value->name : selection.name;
    }

    // Whether something that may be chosen inside has an info link to the rule: then it is an advantage even while empty.
    bool offeredBelow(const EntryNode &formation, const std::string &ruleId)
    {
        const auto [known, isNew] = m_offered.try_emplace({&formation, ruleId}, false);
        if (isNew) {
            const auto &below = formation.entriesBelow();
            known->second = std::any_of(below.begin(), below.end(), [&](const EntryNode *entry) { return carries(*entry, ruleId); });
        }
        return known->second;
    }

    // By an info link to it.
    static bool carries(const EntryNode &entry, const std::string &ruleId)
    {
        for (const Entry *part : entry.parts())
            for (const InfoLink &link : part->infoLinks)
                if (link.type == InfoLink::Type::Rule && entry.book().data().text(link.targetId) == ruleId)
                    return true;
        return false;
    }

    // How many units of one candidate carry the rule: itself, or of a pair what comes with it.
    int unitsOf(const EntryNode &candidate, const std::string &ruleId)
    {
        const auto [known, isNew] = m_units.try_emplace({&candidate, ruleId}, 0);
        if (!isNew)
            return known->second;
        if (carries(candidate, ruleId))
            return known->second = 1;
        if (candidate.entry().type == EntryType::Upgrade)
            for (const EntryNode *inner : candidate.entriesBelow())
                known->second += carries(*inner, ruleId) ? inner->defaultAmount() : 0;
        return known->second;
    }

    // The least that the empty mandatory slots will add to the units that have the rule.
    int unitsToCome(const Selection &formation, const std::vector<Shortfall> &shortfalls, const std::string &ruleId)
    {
        int units = 0;
        for (const Shortfall &shortfall : shortfalls)
            if (shortfall.node->isGroup())
                units += leastOf(formation, *shortfall.node, ruleId) * base::ceiled(shortfall.missing);
        return units;
    }

    // Whether a candidate can be added is asked only of those that would bring fewer: most slots are settled by the first one.
    int leastOf(const Selection &formation, const EntryNode &slot, const std::string &ruleId)
    {
        int least = -1;
        for (const EntryNode *candidate : slot.children()) {
            if (candidate->isGroup() || least == 0)
                continue;
            const int units = unitsOf(*candidate, ruleId);
            if ((least < 0 || units < least) && m_evaluator.takes(formation.id, *candidate))
                least = units;
        }
        return std::max(0, least);
    }

    // What the formation still must have; a pair or another package in it counts as part of it.
    std::vector<MissingSlot> missingSlots(const Selection &formation, const std::vector<Shortfall> &own)
    {
        std::vector<MissingSlot> missing;
        addMissing(own, missing);
        for (const Selection &inner : formation.selections) {
            const EffectiveSelection *value = m_evaluator.selection(inner.id);
            if (value && value->type == "upgrade")
                addMissing(m_evaluator.shortfalls(inner.id), missing);
        }
        return missing;
    }

    static void addMissing(const std::vector<Shortfall> &shortfalls, std::vector<MissingSlot> &missing)
    {
        for (const Shortfall &shortfall : shortfalls)
            missing.push_back({shortfall.node->path(), shortfall.name, base::ceiled(shortfall.missing)});
    }

    /// What the data alone decide is found out once for each kind of formation, however many of them there are.
    using Carrier = std::pair<const EntryNode *, std::string>;
    std::map<Carrier, bool> m_offered;
    std::map<Carrier, int> m_units;
    Evaluator &m_evaluator;
    std::vector<Advantage> m_found;
};

} // namespace

std::vector<Advantage> advantages(Evaluator &evaluator)
{
    return Search(evaluator).run();
}

} // namespace muster::rules
