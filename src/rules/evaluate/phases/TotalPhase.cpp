// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Phases.h"

#include "base/Number.h"
#include "base/SeededHash.h"
#include "base/Text.h"
#include "rules/evaluate/phases/Apply.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace muster::rules {

namespace {

constexpr std::size_t few = 16; ///< so many types are searched one after the other; a file may claim any number

/// Costs added up by type, in the order in which the types came.
class CostSum
{
public:
    void add(const std::vector<CostValue> &more)
    {
        for (const CostValue &cost : more) {
            const std::size_t place = placeOf(cost.typeId);
            if (place == m_costs.size()) {
                m_costs.push_back(cost);
                if (!m_places.empty())
                    m_places.emplace(cost.typeId, place);
            } else {
                m_costs[place].value = base::rounded(m_costs[place].value + cost.value);
            }
        }
    }
    [[nodiscard]] const std::vector<CostValue> &costs() const { return m_costs; }
    [[nodiscard]] std::vector<CostValue> take() { return std::move(m_costs); }

private:
    std::size_t placeOf(const std::string &type)
    {
        if (m_costs.size() <= few) {
            const auto same = std::find_if(m_costs.begin(), m_costs.end(), [&](const CostValue &c) { return c.typeId == type; });
            return static_cast<std::size_t>(same - m_costs.begin());
        }
        if (m_places.empty())
            for (std::size_t place = 0; place < m_costs.size(); ++place)
                m_places.emplace(m_costs[place].typeId, place);
        const auto known = m_places.find(type);
        return known == m_places.end() ? m_costs.size() : known->second;
    }

    std::vector<CostValue> m_costs;
    std::unordered_map<std::string, std::size_t, base::SeededTextHash> m_places; ///< only when there are many
};

/// The totals by type, to find one among many.
class TotalList
{
public:
    explicit TotalList(std::vector<RosterCost> totals) : m_totals(std::move(totals)) {}
    /// Null when the type is not there.
    [[nodiscard]] RosterCost *find(const std::string &type)
    {
        if (m_totals.size() <= few) {
            const auto same = std::find_if(m_totals.begin(), m_totals.end(), [&](const RosterCost &c) { return c.typeId == type; });
            return same == m_totals.end() ? nullptr : &*same;
        }
        for (std::size_t place = m_places.size(); place < m_totals.size(); ++place)
            m_places.emplace(m_totals[place].typeId, place);
        const auto place = m_places.find(type);
        return place == m_places.end() ? nullptr : &m_totals[place->second];
    }
    RosterCost &add(const CostValue &cost)
    {
        static_cast<CostValue &>(m_totals.emplace_back()) = {cost.name, cost.typeId, 0};
        return m_totals.back();
    }
    [[nodiscard]] std::vector<RosterCost> take() { return std::move(m_totals); }

private:
    std::vector<RosterCost> m_totals;
    std::unordered_map<std::string, std::size_t, base::SeededTextHash> m_places;
};

// Every cost type of the game and the catalogues in use, in the order of the data.
std::vector<RosterCost> allTypes(const Evaluation &evaluation)
{
    std::vector<RosterCost> totals;
    const auto add = [&](const CostType &type) {
        const bool known = std::any_of(totals.begin(), totals.end(), [&](const RosterCost &c) { return c.typeId == type.idText; });
        if (known)
            return;
        RosterCost cost;
        cost.name = type.name;
        cost.typeId = type.idText;
        cost.hidden = type.hidden;
        const Context context{-1, -1, -1, nullptr, nullptr};
        forEachModifier(type, [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind == ModifierField::Hidden && evaluation.counter->times(modifier, chain, context) > 0)
                cost.hidden = hiddenBy(modifier);
        });
        totals.push_back(std::move(cost));
    };
    for (const CostType &type : evaluation.data->gameSystem().costTypes)
        add(type);
    for (const ForceItem &force : evaluation.tree.forces)
        if (force.book)
            for (const CostType *type : force.book->costTypes())
                add(*type);
    return totals;
}

} // namespace

void evaluateTotals(Evaluation &evaluation)
{
    const int count = static_cast<int>(evaluation.tree.items.size());
    std::vector<CostSum> sums(static_cast<std::size_t>(count));
    std::vector<CostSum> forceSums(evaluation.tree.forces.size());
    CostSum rosterSum;
    for (int index = count - 1; index >= 0; --index) { // children stand behind their parents
        SelectionRecord &record = evaluation.record(index);
        CostSum sum;
        sum.add(record.value.costs); // own types first
        sum.add(sums[static_cast<std::size_t>(index)].take());
        const Item &item = evaluation.item(index);
        CostSum &above = item.parent >= 0 ? sums[static_cast<std::size_t>(item.parent)] : forceSums[static_cast<std::size_t>(item.force)];
        above.add(sum.costs());
        record.value.totalCosts = sum.take();
    }
    for (std::size_t index = evaluation.tree.forces.size(); index-- > 0;) {
        const ForceItem &force = evaluation.tree.forces[index];
        forceSums[index].add(evaluation.forces[force.key].value.costs);
        (force.parent >= 0 ? forceSums[static_cast<std::size_t>(force.parent)] : rosterSum).add(forceSums[index].costs());
        evaluation.forces[force.key].value.totalCosts = forceSums[index].take();
    }
    TotalList totals(evaluation.data ? allTypes(evaluation) : std::vector<RosterCost>());
    for (const CostValue &cost : rosterSum.costs()) {
        RosterCost *total = totals.find(cost.typeId);
        (total ? *total : totals.add(cost)).value = cost.value;
    }
    for (int index = 0; index < count; ++index)
        for (const CostValue &cost : evaluation.record(index).value.costs)
            if (RosterCost *total = cost.value != 0 ? totals.find(cost.typeId) : nullptr)
                total->used = true;
    for (const ForceItem &force : evaluation.tree.forces)
        for (const CostValue &cost : evaluation.forces[force.key].value.costs)
            if (RosterCost *total = cost.value != 0 ? totals.find(cost.typeId) : nullptr)
                total->used = true;
    // In the newer dialect a limit of nothing is none.
    const bool zeroIsNone = evaluation.data && evaluation.data->newerDialect();
    for (const CostValue &limit : evaluation.roster.costLimits)
        if (RosterCost *total = limit.value > 0 || (limit.value == 0 && !zeroIsNone) ? totals.find(limit.typeId) : nullptr)
            total->limit = limit.value;
    evaluation.totals = totals.take();
}

} // namespace muster::rules
