// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/FormationOrder.h"

#include <map>
#include <random>

namespace muster::test {

/// The same roster made in another order: everything at its level is mixed, but what stands in the same place (a slot, a
/// category of the force) keeps its order, which is the player's.
class ShuffledRoster
{
public:
    ShuffledRoster(const rules::Evaluator &evaluator, unsigned seed) : m_evaluator(evaluator), m_random(seed) {}

    rules::Roster operator()()
    {
        rules::Roster roster = m_evaluator.roster();
        std::map<std::string, std::string> places;
        for (const rules::RosterGroup &group : rules::rosterGroups(m_evaluator))
            for (const rules::Selection *selection : group.selections) {
                const rules::EffectiveSelection *effective = m_evaluator.selection(selection->id);
                const rules::CategoryValue *category = effective ? effective->primaryCategory() : nullptr;
                places[selection->id] = group.kind == rules::RosterGroup::Kind::Independent
                    ? "units"
                    : std::to_string(int(group.kind)) + (category ? category->entryId : std::string());
            }
        for (rules::Force &force : roster.forces) {
            mix(force.selections, [&](const rules::Selection &selection) { return places[selection.id]; });
            for (rules::Selection &selection : force.selections)
                shuffle(selection);
        }
        return roster;
    }

private:
    void shuffle(rules::Selection &owner)
    {
        mix(owner.selections,
            [](const rules::Selection &selection) { return selection.entryGroupId.empty() ? selection.entryId : selection.entryGroupId; });
        for (rules::Selection &selection : owner.selections)
            shuffle(selection);
    }

    template <typename Place>
    void mix(std::vector<rules::Selection> &selections, Place &&place)
    {
        std::map<std::string, std::vector<rules::Selection>> left;
        std::vector<std::string> turns;
        for (rules::Selection &selection : selections) {
            turns.push_back(place(selection));
            left[turns.back()].push_back(std::move(selection));
        }
        std::shuffle(turns.begin(), turns.end(), m_random);
        selections.clear();
        for (const std::string &turn : turns) {
            selections.push_back(std::move(left[turn].front()));
            left[turn].erase(left[turn].begin());
        }
    }

    const rules::Evaluator &m_evaluator;
    std::mt19937 m_random;
};

} // namespace muster::test
