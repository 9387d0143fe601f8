// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Phases.h"

#include "base/Number.h"
#include "base/Text.h"

#include <algorithm>

namespace muster::rules {

namespace {

void addTo(std::vector<CostValue> &sum, const std::vector<CostValue> &more)
{
    for (const CostValue &cost : more) {
        const auto same = std::find_if(sum.begin(), sum.end(), [&](const CostValue &c) { return c.typeId == cost.typeId; });
        if (same == sum.end())
            sum.push_back(cost);
        else
            same->value = base::rounded(same->value + cost.value);
    }
}

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
                cost.hidden = base::isTrue(modifier.value);
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

void evaluateTotals(Evaluation &evaluation, std::vector<std::string> &changed)
{
    const int count = static_cast<int>(evaluation.tree.items.size());
    std::vector<std::vector<CostValue>> sums(static_cast<std::size_t>(count));
    std::vector<std::vector<CostValue>> forceSums(evaluation.tree.forces.size());
    std::vector<CostValue> rosterSum;
    for (int index = count - 1; index >= 0; --index) { // children stand behind their parents
        auto &sum = sums[static_cast<std::size_t>(index)];
        SelectionRecord &record = evaluation.record(index);
        std::vector<CostValue> own = record.value.costs;
        addTo(own, sum); // own types first
        sum = std::move(own);
        const Item &item = evaluation.item(index);
        addTo(item.parent >= 0 ? sums[static_cast<std::size_t>(item.parent)] : forceSums[static_cast<std::size_t>(item.force)], sum);
        if (record.value.totalCosts != sum) {
            record.value.totalCosts = std::move(sum);
            if (std::find(changed.begin(), changed.end(), record.value.id) == changed.end())
                changed.push_back(record.value.id);
        }
    }
    for (std::size_t index = evaluation.tree.forces.size(); index-- > 0;) {
        const ForceItem &force = evaluation.tree.forces[index];
        addTo(force.parent >= 0 ? forceSums[static_cast<std::size_t>(force.parent)] : rosterSum, forceSums[index]);
        evaluation.forces[force.key].value.totalCosts = forceSums[index];
    }
    std::vector<RosterCost> totals = evaluation.data ? allTypes(evaluation) : std::vector<RosterCost>();
    for (const CostValue &cost : rosterSum) {
        auto place = std::find_if(totals.begin(), totals.end(), [&](const RosterCost &c) { return c.typeId == cost.typeId; });
        if (place == totals.end()) {
            place = totals.insert(place, RosterCost{});
            static_cast<CostValue &>(*place) = {cost.name, cost.typeId, 0};
        }
        place->value = cost.value;
    }
    for (int index = 0; index < count; ++index)
        for (const CostValue &cost : evaluation.record(index).value.costs)
            for (RosterCost &total : totals)
                total.used = total.used || (cost.value != 0 && total.typeId == cost.typeId);
    for (const CostValue &limit : evaluation.roster.costLimits)
        for (RosterCost &total : totals)
            if (total.typeId == limit.typeId && limit.value >= 0)
                total.limit = limit.value;
    evaluation.totals = std::move(totals);
}

} // namespace muster::rules
