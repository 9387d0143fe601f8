// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Advantages.h"

#include "base/Number.h"
#include "rules/evaluate/Evaluator.h"

#include <algorithm>

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
        forEachSelection(m_evaluator.roster(), [&](const Selection &selection) { look(selection); });
        return std::move(m_found);
    }

private:
    void look(const Selection &formation)
    {
        const EffectiveSelection *value = m_evaluator.selection(formation.id);
        if (!value || value->orphan || value->node->children().empty())
            return;
        // A unit that shares a rule with its transport is no formation.
        if (value->type == "unit" || value->type == "model")
            return;
        // A copy: asking for the infos of others may move the list.
        const EffectiveInfo info = m_evaluator.info(formation.id);
        if (info.rules.empty())
            return;
        std::vector<MissingSlot> missing;
        bool missingKnown = false;
        for (const EffectiveRule &rule : info.rules) {
            const bool offered = offeredBelow(*value->node, rule.id);
            std::vector<std::pair<std::string, std::string>> having;
            std::vector<std::pair<std::string, std::string>> waiting;
            for (const Selection &inner : formation.selections)
                forEachSelection(inner, [&](const Selection &unit) {
                    const EffectiveInfo &own = m_evaluator.info(unit.id);
                    if (findRule(own.rules, rule.id))
                        having.emplace_back(unit.id, nameOf(unit));
                    else if (findRule(own.hiddenRules, rule.id))
                        waiting.emplace_back(unit.id, nameOf(unit));
                });
            if (!offered && having.empty() && waiting.empty())
                continue;
            if (!missingKnown) {
                missing = missingSlots(formation);
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
            advantage.unitsWhenFilled = static_cast<int>(advantage.unitIds.size()) + unitsToCome(formation, rule.id);
            m_found.push_back(std::move(advantage));
        }
    }

    std::string nameOf(const Selection &selection) const
    {
        const EffectiveSelection *value = m_evaluator.selection(selection.id);
        return !selection.customName.empty() ? selection.customName : value ? value->name : selection.name;
    }

    // Whether something that may be chosen inside has an info link to the rule: then it is an advantage even while empty.
    static bool offeredBelow(const EntryNode &formation, const std::string &ruleId)
    {
        const auto &below = formation.entriesBelow();
        return std::any_of(below.begin(), below.end(), [&](const EntryNode *entry) { return carries(*entry, ruleId); });
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
    static int unitsOf(const EntryNode &candidate, const std::string &ruleId)
    {
        if (carries(candidate, ruleId))
            return 1;
        int units = 0;
        if (candidate.entry().type == EntryType::Upgrade)
            for (const EntryNode *inner : candidate.entriesBelow())
                units += carries(*inner, ruleId) ? inner->defaultAmount() : 0;
        return units;
    }

    // The least that the empty mandatory slots will add to the units that have the rule.
    int unitsToCome(const Selection &formation, const std::string &ruleId)
    {
        int units = 0;
        for (const Slot &slot : m_evaluator.slotsOf(formation.id)) {
            if (!slot.group || slot.min <= slot.current || slot.hidden)
                continue;
            int least = -1;
            for (const Candidate &candidate : slot.candidates)
                if (candidate.canAdd)
                    least = least < 0 ? unitsOf(*candidate.node, ruleId) : std::min(least, unitsOf(*candidate.node, ruleId));
            units += std::max(0, least) * base::ceiled(slot.min - slot.current);
        }
        return units;
    }

    // What the formation still must have; a pair or another package in it counts as part of it.
    std::vector<MissingSlot> missingSlots(const Selection &formation)
    {
        std::vector<MissingSlot> missing;
        addMissing(formation, missing);
        for (const Selection &inner : formation.selections) {
            const EffectiveSelection *value = m_evaluator.selection(inner.id);
            if (value && value->type == "upgrade")
                addMissing(inner, missing);
        }
        return missing;
    }

    void addMissing(const Selection &owner, std::vector<MissingSlot> &missing)
    {
        for (const Slot &slot : m_evaluator.slotsOf(owner.id)) {
            if (slot.group && slot.min > slot.current && !slot.hidden)
                missing.push_back({slot.groupId, slot.name, base::ceiled(slot.min - slot.current)});
            for (const Candidate &candidate : slot.candidates)
                if (candidate.min > candidate.current && !candidate.hidden)
                    missing.push_back(
                        {candidate.entryId, candidate.name, base::ceiled(candidate.min - candidate.current)});
        }
    }

    Evaluator &m_evaluator;
    std::vector<Advantage> m_found;
};

} // namespace

std::vector<Advantage> advantages(Evaluator &evaluator)
{
    return Search(evaluator).run();
}

} // namespace muster::rules
