// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/ExactSizes.h"

#include "base/Number.h"

#include <algorithm>
#include <optional>

namespace muster::rules {

namespace {

constexpr int largestSquad = 200; ///< no squad is larger

/// Above `from` of them the minimum is `minimum`.
struct SizeStep
{
    double from = 0;
    double minimum = 0;
};

bool countsSiblings(const Constraint &constraint, Constraint::Type type)
{
    return constraint.type == type && constraint.fieldKind == FieldKind::Selections && constraint.scopeKind == ScopeKind::Parent
        && !constraint.percentValue;
}

// "Set the minimum when there are more than n of this very entry"; nothing for anything else.
std::optional<SizeStep> sizeStepOf(const Modifier &modifier, const Entry &entry)
{
    const auto value = base::parseNumber(modifier.value);
    if (modifier.type != ModifierType::Set || !value || modifier.conditions.size() != 1 || !modifier.conditionGroups.empty()
        || !modifier.repeats.empty())
        return std::nullopt;
    const Condition &condition = modifier.conditions.front();
    if (condition.fieldKind != FieldKind::Selections || condition.childId != entry.id)
        return std::nullopt;
    if (condition.type == ConditionType::GreaterThan)
        return SizeStep{condition.value, *value};
    if (condition.type == ConditionType::AtLeast)
        return SizeStep{condition.value - 1, *value};
    return std::nullopt;
}

} // namespace

std::vector<int> exactSizes(const EntryNode &node)
{
    const Entry &entry = node.entry();
    const auto constraint = [&entry](Constraint::Type type) {
        return std::find_if(entry.constraints.begin(), entry.constraints.end(),
                            [type](const Constraint &each) { return countsSiblings(each, type); });
    };
    const auto least = constraint(Constraint::Type::Min), most = constraint(Constraint::Type::Max);
    if (least == entry.constraints.end() || most == entry.constraints.end() || most->value < 1 || most->value > largestSquad)
        return {};
    std::vector<SizeStep> steps;
    for (const Modifier &modifier : entry.modifiers) {
        if (modifier.fieldKind != ModifierField::ById || (modifier.field != least->id && modifier.field != most->id))
            continue;
        const std::optional<SizeStep> step = sizeStepOf(modifier, entry);
        if (!step || modifier.field == most->id)
            return {};
        steps.push_back(*step);
    }
    std::vector<int> sizes;
    for (int size = 1; !steps.empty() && size <= int(most->value); ++size) {
        double minimum = least->value;
        for (const SizeStep &step : steps)
            minimum = size > step.from ? step.minimum : minimum;
        if (size >= minimum)
            sizes.push_back(size);
    }
    return sizes;
}

} // namespace muster::rules
