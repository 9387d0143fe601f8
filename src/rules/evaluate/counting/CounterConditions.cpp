// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

constexpr int maximalRepeats = 100'000; // beyond any real list; keeps a hostile file from blocking us

} // namespace

bool Counter::holds(const Condition &condition, const Context &context) const
{
    switch (condition.type) {
    case ConditionType::InstanceOf:
        return isInstance(condition, context);
    case ConditionType::NotInstanceOf:
        return !isInstance(condition, context);
    case ConditionType::Unknown:
        return false;
    default:
        break;
    }
    const double found = value(condition, context);
    if (std::isnan(found))
        return false;
    const double wanted = condition.value;
    switch (condition.type) {
    case ConditionType::EqualTo:
        return found == wanted;
    case ConditionType::NotEqualTo:
        return found != wanted;
    case ConditionType::LessThan:
        return found < wanted;
    case ConditionType::GreaterThan:
        return found > wanted;
    case ConditionType::AtLeast:
        return found >= wanted;
    case ConditionType::AtMost:
        return found <= wanted;
    default:
        return false;
    }
}

bool Counter::holds(const ConditionGroup &group, const Context &context) const
{
    const auto one = [&](const auto &part) { return holds(part, context); };
    switch (group.type) {
    case ConditionGroup::Type::And:
        return holds(group.conditions, group.groups, context);
    case ConditionGroup::Type::Or:
        return (group.conditions.empty() && group.groups.empty()) || std::any_of(group.conditions.begin(), group.conditions.end(), one)
            || std::any_of(group.groups.begin(), group.groups.end(), one);
    case ConditionGroup::Type::Count:
        break;
    }
    const auto count = std::count_if(group.conditions.begin(), group.conditions.end(), one)
        + std::count_if(group.groups.begin(), group.groups.end(), one);
    return count >= group.min && (group.max < 0 || count <= group.max);
}

bool Counter::holds(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context) const
{
    return std::all_of(conditions.begin(), conditions.end(), [&](const Condition &part) { return holds(part, context); })
        && std::all_of(groups.begin(), groups.end(), [&](const ConditionGroup &part) { return holds(part, context); });
}

double Counter::repeats(std::span<const Repeat> list, const Context &context) const
{
    if (list.empty())
        return 1;
    double sum = 0;
    for (const Repeat &repeat : list) {
        const double found = value(repeat, context);
        if (std::isnan(found) || repeat.value == 0)
            continue;
        const double quotient = found / repeat.value;
        // A quotient that misses a whole number by rounding only counts as that number.
        const double nearest = std::round(quotient);
        const double exact = std::fabs(quotient - nearest) < 1e-9 ? nearest : quotient;
        sum += (repeat.roundUp ? std::ceil(exact) : std::floor(exact)) * repeat.repeats;
    }
    return sum;
}

int Counter::times(const Modifier &modifier, const GroupChain &chain, const Context &context) const
{
    if (modifier.type == ModifierType::Unknown)
        return 0;
    double times = 1;
    for (const ModifierGroup *group : chain) {
        if (!holds(group->conditions, group->conditionGroups, context))
            return 0;
        times *= repeats(group->repeats, context);
    }
    if (!holds(modifier.conditions, modifier.conditionGroups, context))
        return 0;
    times *= repeats(modifier.repeats, context);
    return static_cast<int>(std::clamp(times, 0.0, double(maximalRepeats)));
}

void Counter::sourcesOf(const Query &query, const Context &context, std::vector<int> &items) const
{
    if (query.fieldKind != FieldKind::Cost || !query.childId)
        return;
    const Wanted wanted{query.childId, query.shared, nullptr, nullptr};
    forEachItem(query, resolve(query.scopeKind, query.scope, context), [&](int index) {
        if (query.percentValue || matches(index, wanted))
            items.push_back(index);
    });
}

void Counter::sourcesOf(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context,
                        std::vector<int> &items) const
{
    for (const Condition &condition : conditions)
        if (condition.type != ConditionType::InstanceOf && condition.type != ConditionType::NotInstanceOf)
            sourcesOf(condition, context, items);
    for (const ConditionGroup &group : groups)
        sourcesOf(group.conditions, group.groups, context, items);
}

void Counter::costSources(const Modifier &modifier, const GroupChain &chain, const Context &context, std::vector<int> &items) const
{
    for (const ModifierGroup *group : chain) {
        sourcesOf(group->conditions, group->conditionGroups, context, items);
        for (const Repeat &repeat : group->repeats)
            sourcesOf(repeat, context, items);
    }
    sourcesOf(modifier.conditions, modifier.conditionGroups, context, items);
    for (const Repeat &repeat : modifier.repeats)
        sourcesOf(repeat, context, items);
}

} // namespace muster::rules
