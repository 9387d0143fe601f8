// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/PriceTrial.h"

#include "base/Number.h"
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

void CostSums::add(const std::vector<CostAmount> &costs, double sign)
{
    for (const CostAmount &cost : costs) {
        const auto same = std::find_if(m_costs.begin(), m_costs.end(),
                                       [&](const CostAmount &known) { return known.typeId == cost.typeId; });
        if (same == m_costs.end())
            m_costs.push_back({cost.typeId, sign * cost.value});
        else
            same->value += sign * cost.value;
    }
}

void CostSums::round()
{
    for (CostAmount &cost : m_costs)
        cost.value = base::rounded(cost.value);
}

PriceTrial::PriceTrial(const Evaluation &list) : m_evaluation(list.data, list.factStore, list.keys) {}

void PriceTrial::follow(const Evaluation &list, bool anew)
{
    // Conditions may look at the limits: then everything is to be computed.
    if (anew || m_evaluation.roster.costLimits != list.roster.costLimits)
        m_evaluation.selections.clear();
    m_evaluation.roster = list.roster;
    m_before = {};
    for (const Item &item : list.tree.items)
        m_before.add(item.costs);
}

void PriceTrial::evaluateCostsOf()
{
    ++m_evaluation.turn;
    m_evaluation.touched.clear();
    layOut(m_evaluation);
    collectIncoming(m_evaluation);
    evaluateCategories(m_evaluation);
    collectIncoming(m_evaluation);
    commitIncoming(m_evaluation);
    evaluateCosts(m_evaluation);
}

PriceTrial::Price PriceTrial::of(const std::string &placeId, const EntryNode &node)
{
    Price price;
    m_ids.restart();
    Operations operations(m_evaluation.roster, m_evaluation.data.get(), m_ids);
    operations.keepUnitsApart(); // as every edit of a player
    const Operations::Outcome outcome = operations.addSelection(placeId, node.path(), node.groupPath());
    if (!outcome)
        return price;
    evaluateCostsOf();
    CostSums more;
    const int first = m_evaluation.tree.find(outcome->createdId);
    for (int index = first; index < m_evaluation.item(first).end; ++index) {
        for (CostAmount cost : m_evaluation.item(index).costs) {
            cost.value = 0; // the types that it has come first, also where it costs nothing
            more.add({cost});
        }
        for (const std::uint64_t pair : m_evaluation.record(index).costsSeen.pairs())
            price.seen.add(pair);
    }
    for (const Item &item : m_evaluation.tree.items)
        more.add(item.costs);
    more.add(m_before.costs(), -1);
    more.round();
    revert(m_evaluation.roster, *outcome);
    price.seen.finish();
    price.costs = more.costs();
    price.possible = true;
    return price;
}

} // namespace muster::rules
