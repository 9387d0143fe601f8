// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/CostFix.h"

#include "base/Number.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr double tiny = 1e-9;

/// Looks at everything below a selection and keeps the cheapest step.
class CostFixSearch
{
public:
    CostFixSearch(const Tree &tree, Id costType, double excess)
        : m_tree(tree), m_costType(costType), m_excess(excess)
    {
    }

    std::optional<Fix> run(int owner)
    {
        for (int index = owner + 1; index < item(owner).end; ++index) {
            if (!item(index).facts->node)
                continue;
            tryFewer(index);
            tryWithout(index);
        }
        return m_best;
    }

private:
    [[nodiscard]] const Item &item(int index) const { return m_tree.items[static_cast<std::size_t>(index)]; }

    [[nodiscard]] double ownCost(int index) const
    {
        for (const CostAmount &cost : item(index).costs)
            if (cost.typeId == m_costType)
                return cost.value;
        return 0;
    }

    [[nodiscard]] double costWithin(int index) const
    {
        double sum = 0;
        for (int inner = index; inner < item(index).end; ++inner)
            sum += ownCost(inner);
        return sum;
    }

    // Sizes go by the minimum in most games (3, 6 or 9): a multiple of it is never an odd size.
    void tryFewer(int index)
    {
        const Item &chosen = item(index);
        const double each = costWithin(index) / chosen.number;
        if (chosen.number < 2 || each <= tiny)
            return;
        const int step = std::max(1, chosen.facts->node->minimum());
        const int left = (chosen.number - base::ceiled(m_excess / each - tiny)) / step * step;
        if (left >= step)
            offer((chosen.number - left) * each, {Fix::Kind::SetCount, chosen.selection->id, {}, {}, left, 0, nameOf(chosen)});
    }

    void tryWithout(int index)
    {
        const Item &chosen = item(index);
        const double cost = costWithin(index);
        if (cost + tiny < m_excess || chosen.facts->node->minimum() > 0 || needed(index))
            return;
        offer(cost, {Fix::Kind::Remove, chosen.selection->id, {}, {}, 0, 0, nameOf(chosen)});
    }

    // Its group would be short of selections without it.
    [[nodiscard]] bool needed(int index) const
    {
        const EntryNode *group = item(index).facts->node->parent();
        if (!group || !group->isGroup() || group->minimum() == 0)
            return false;
        const int parent = item(index).parent;
        int there = 0;
        for (int sibling = parent + 1; sibling < item(parent).end; sibling = item(sibling).end) {
            const EntryNode *node = item(sibling).facts->node;
            if (node && node->parent() == group)
                there += item(sibling).number;
        }
        return there - item(index).number < group->minimum();
    }

    void offer(double saved, Fix fix)
    {
        if (m_best && saved >= m_saved - tiny)
            return;
        m_saved = saved;
        m_best = std::move(fix);
    }

    static std::string nameOf(const Item &chosen) { return std::string(chosen.facts->node->name()); }

    const Tree &m_tree;
    Id m_costType;
    double m_excess;
    double m_saved = 0;
    std::optional<Fix> m_best;
};

} // namespace

std::optional<Fix> costFix(const Tree &tree, int owner, Id costType, double excess)
{
    return CostFixSearch(tree, costType, excess).run(owner);
}

} // namespace muster::rules
