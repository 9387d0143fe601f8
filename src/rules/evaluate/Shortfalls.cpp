// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/EvaluatorState.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

/// Looks at what a selection must have, and at nothing else: the slots that SlotBuilder makes say the same and a lot more.
class ShortfallSearch
{
public:
    ShortfallSearch(Evaluation &evaluation, int item)
        : m_evaluation(evaluation), m_checker(evaluation), m_place{evaluation.item(item).force, item}
    {
    }

    std::vector<Shortfall> run()
    {
        for (const EntryNode *node : m_evaluation.facts.mandatoryBelow(*m_evaluation.item(m_place.item).facts->node)) {
            const Context context = m_checker.contextAt(m_place, *node, nullptr);
            const double missing = minimum(*node, context) - current(*node, context);
            if (missing > 0 && !isHidden(*node, context))
                m_found.push_back({node, m_checker.name(*node, context), missing});
        }
        return std::move(m_found);
    }

private:
    double minimum(const EntryNode &node, const Context &context)
    {
        double minimum = 0;
        for (const EffectiveLimit &limit : m_checker.limits(node, m_place, context)) {
            const Constraint &constraint = *limit.constraint;
            const bool here = constraint.fieldKind == FieldKind::Selections && !constraint.percentValue
                && constraint.scopeKind == ScopeKind::Parent;
            if (here && !limit.isMax() && (node.isGroup() || !std::isnan(limit.current)))
                minimum = std::max(minimum, limit.value);
        }
        return minimum;
    }

    double current(const EntryNode &node, const Context &context)
    {
        double current = 0;
        if (!node.isGroup()) {
            for (const int index : m_checker.chosen(node, m_place))
                current += m_evaluation.item(index).number;
            return current;
        }
        current = m_evaluation.counter->count(Query{}, {Element::Kind::Selection, m_place.item, {}}, {{}, true, &node, nullptr}, context);
        return m_evaluation.facts.of(node).allCollective && !m_evaluation.data->newerDialect()
            ? current / std::max(1, m_evaluation.item(m_place.item).number)
            : current;
    }

    // A group stays what it is in a hidden group where something is chosen.
    bool isHidden(const EntryNode &node, const Context &context)
    {
        if (!node.isGroup())
            return m_checker.hiddenAt(m_place, node, context);
        if (m_checker.hidden(node, context))
            return true;
        for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent()) {
            const Context around = m_checker.contextAt(m_place, *group, nullptr);
            if (m_checker.hidden(*group, around) && current(*group, around) == 0)
                return true;
        }
        return false;
    }

    Evaluation &m_evaluation;
    Checker m_checker;
    CheckPlace m_place;
    std::vector<Shortfall> m_found;
};

} // namespace

std::vector<Shortfall> Evaluator::shortfalls(std::string_view selectionId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int item = evaluation.data ? evaluation.tree.find(selectionId) : -1;
    if (item < 0 || !evaluation.item(item).facts->node)
        return {};
    return ShortfallSearch(evaluation, item).run();
}

} // namespace muster::rules
