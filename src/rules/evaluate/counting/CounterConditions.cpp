// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

constexpr int maximalRepeats = 100'000; // beyond any real list; keeps a hostile file from blocking us

// What is not a number compares with nothing.
bool compares(ConditionType type, double found, double wanted)
{
    switch (type) {
    case ConditionType::EqualTo:
        return found == wanted;
    case ConditionType::NotEqualTo:
        return found != wanted && !std::isnan(found);
    case ConditionType::LessThan:
        return found < wanted;
    case ConditionType::GreaterThan:
        return found > wanted;
    case ConditionType::AtLeast:
        return found >= wanted;
    case ConditionType::AtMost:
        return found <= wanted;
    case ConditionType::Always:
        return true;
    default:
        return false;
    }
}

// How often `each` is in what was found.
double wholeTimes(double found, double each, bool roundUp)
{
    if (std::isnan(found) || each == 0)
        return 0;
    const double quotient = found / each;
    // A quotient that misses a whole number by rounding only counts as that number.
    const double nearest = std::round(quotient);
    const double exact = std::fabs(quotient - nearest) < 1e-9 ? nearest : quotient;
    return roundUp ? std::ceil(exact) : std::floor(exact);
}

bool compares(ConditionGroup::Type type, double first, double second)
{
    using Type = ConditionGroup::Type;
    switch (type) {
    case Type::Greater:
        return first > second;
    case Type::GreaterOrEqual:
        return first >= second;
    case Type::Less:
        return first < second;
    case Type::LessOrEqual:
        return first <= second;
    case Type::Equal:
        return first == second;
    default:
        return first != second;
    }
}

} // namespace

bool Counter::holds(const Condition &condition, const Context &context) const
{
    if (condition.fromOwner && context.owner >= 0) {
        Condition seenFromOwner = condition;
        seenFromOwner.fromOwner = false;
        return holds(seenFromOwner, candidate(context.owner, {}, context.seen));
    }
    switch (condition.type) {
    case ConditionType::InstanceOf:
        return isInstance(condition, context);
    case ConditionType::NotInstanceOf:
        return !isInstance(condition, context);
    case ConditionType::Before:
        return context.owner != Context::nobody && (context.owner < 0 || context.item < context.owner);
    default:
        break;
    }
    double found = value(condition, context);
    if (newer() && std::isnan(found) && !condition.percentValue && resolve(condition, context).kind == Element::Kind::None)
        found = 0; // nothing is in what is nowhere
    if (newer() && found == 0 && condition.type == ConditionType::AtLeast && condition.scopeKind == ScopeKind::Self)
        return false; // "at least none of itself" never holds there, and data count on it
    return compares(condition.type, found, condition.value);
}

bool Counter::holds(const ConditionGroup &group, const Context &context) const
{
    using Type = ConditionGroup::Type;
    if (group.type >= Type::Greater) {
        const std::vector<double> parts = numbers(group, context);
        return parts.size() > 1
            && std::all_of(parts.begin() + 1, parts.end(), [&](double part) { return compares(group.type, parts.front(), part); });
    }
    if (group.type >= Type::Add)
        return number(group, context) != 0;
    const auto one = [&](const auto &part) { return holds(part, context); };
    const auto local = [&](const LocalConditionGroup &part) { return compares(part.type, countLocal(part, context), part.value); };
    if (group.type == Type::And || group.type == Type::Not) {
        const bool all = std::all_of(group.conditions.begin(), group.conditions.end(), one)
            && std::all_of(group.groups.begin(), group.groups.end(), one) && std::all_of(group.locals.begin(), group.locals.end(), local);
        return all == (group.type == Type::And);
    }
    if (group.type == Type::Or)
        return (group.conditions.empty() && group.groups.empty() && group.locals.empty())
            || std::any_of(group.conditions.begin(), group.conditions.end(), one)
            || std::any_of(group.groups.begin(), group.groups.end(), one) || std::any_of(group.locals.begin(), group.locals.end(), local);
    const auto count = std::count_if(group.conditions.begin(), group.conditions.end(), one)
        + std::count_if(group.groups.begin(), group.groups.end(), one) + std::count_if(group.locals.begin(), group.locals.end(), local);
    return count >= group.min && (group.max < 0 || count <= group.max);
}

bool Counter::holds(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context) const
{
    return std::all_of(conditions.begin(), conditions.end(), [&](const Condition &part) { return holds(part, context); })
        && std::all_of(groups.begin(), groups.end(), [&](const ConditionGroup &part) { return holds(part, context); });
}

// Local groups that stand beside repeats are both: a condition, and so many times for every `value` of those that pass.
double Counter::repeatsOf(std::span<const Repeat> list, std::span<const LocalConditionGroup> locals, const Context &context) const
{
    if (list.empty() && locals.empty())
        return 1;
    double sum = 0;
    for (const LocalConditionGroup &local : locals) {
        const double found = countLocal(local, context);
        if (!compares(local.type, found, local.value))
            return 0;
        sum += wholeTimes(found, local.value == 0 ? 1 : local.value, local.roundUp) * local.repeats;
    }
    for (const Repeat &repeat : list)
        sum += wholeTimes(value(repeat, context), repeat.value, repeat.roundUp) * repeat.repeats;
    // Those that pass and those that count against them: only when they are as many nothing happens.
    return locals.empty() ? sum : std::fabs(sum);
}

int Counter::times(const Modifier &modifier, const GroupChain &chain, const Context &context) const
{
    if (modifier.type == ModifierType::Unknown || !modifier.understood)
        return 0;
    double times = 1;
    for (const ModifierGroup *group : chain) {
        if (!group->understood || !holds(group->conditions, group->conditionGroups, context))
            return 0;
        times *= repeatsOf(group->repeats, group->locals, context);
    }
    if (!holds(modifier.conditions, modifier.conditionGroups, context))
        return 0;
    times *= repeatsOf(modifier.repeats, modifier.locals, context);
    // The newer dialect attaches a text once, however often it is repeated.
    const bool once = newer() && (modifier.type == ModifierType::Append || modifier.type == ModifierType::Prepend);
    return static_cast<int>(std::clamp(times, 0.0, once ? 1.0 : double(maximalRepeats)));
}

void Counter::sourcesOf(const Query &query, const Context &context, std::vector<int> &items) const
{
    if (query.fieldKind != FieldKind::Cost || !query.childId)
        return;
    const Wanted wanted{query.childId, query.shared, nullptr, nullptr};
    forEachItem(query, resolve(query, context), [&](int index) {
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
    for (const ConditionGroup &group : groups) {
        sourcesOf(group.conditions, group.groups, context, items);
        sourcesOf(group.locals, context, items);
    }
}

void Counter::costSources(const Modifier &modifier, const GroupChain &chain, const Context &context, std::vector<int> &items) const
{
    for (const ModifierGroup *group : chain) {
        sourcesOf(group->conditions, group->conditionGroups, context, items);
        sourcesOf(group->locals, context, items);
        for (const Repeat &repeat : group->repeats)
            sourcesOf(repeat, context, items);
    }
    sourcesOf(modifier.conditions, modifier.conditionGroups, context, items);
    sourcesOf(modifier.locals, context, items);
    for (const Repeat &repeat : modifier.repeats)
        sourcesOf(repeat, context, items);
}

} // namespace muster::rules
