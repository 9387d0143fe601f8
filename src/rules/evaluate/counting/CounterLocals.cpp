// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

using counting::notANumber;

namespace {

// Only asks what the candidate is: then nothing but candidates that come, go or change can change the answer.
bool asksWhatItIs(const ConditionGroup &group)
{
    return group.locals.empty() && group.repeats.empty()
        && std::all_of(group.conditions.begin(), group.conditions.end(),
                       [](const Condition &condition) {
                           switch (condition.type) {
                           case ConditionType::InstanceOf:
                           case ConditionType::NotInstanceOf:
                               return condition.scopeKind == ScopeKind::Self;
                           case ConditionType::Before:
                           case ConditionType::Always:
                           case ConditionType::Never:
                               return true;
                           default:
                               return false;
                           }
                       })
        && std::all_of(group.groups.begin(), group.groups.end(), asksWhatItIs);
}

bool asksForOrder(const ConditionGroup &group)
{
    return std::any_of(group.conditions.begin(), group.conditions.end(),
                       [](const Condition &condition) { return condition.type == ConditionType::Before; })
        || std::any_of(group.groups.begin(), group.groups.end(), asksForOrder);
}

// What everything that is counted has to be: "any" as far as nothing says so.
Id askedKind(const LocalConditionGroup &group, Id any)
{
    if (group.childId && group.childId != any)
        return group.childId;
    if (group.tests.type != ConditionGroup::Type::And)
        return any;
    for (const Condition &condition : group.tests.conditions)
        if (condition.type == ConditionType::InstanceOf && condition.scopeKind == ScopeKind::Self && !condition.fromOwner
            && condition.childId)
            return condition.childId;
    return any;
}

template <typename Note>
void forEachAsked(const ConditionGroup &group, Note &&note)
{
    for (const Condition &condition : group.conditions)
        if (condition.childId && condition.type != ConditionType::Before) // which asks for the order alone
            note(condition.childId);
    for (const ConditionGroup &inner : group.groups)
        forEachAsked(inner, note);
}

} // namespace

Context Counter::candidate(int item, const Context &owner, Dependencies *seen) const
{
    const Item &it = m_tree.items[static_cast<std::size_t>(item)];
    return {item, it.parent, it.force, it.facts, seen, owner.owner == Context::nobody ? owner.item : owner.owner};
}

void Counter::noteLocal(const LocalConditionGroup &group, const Element &element, const Context &context) const
{
    const std::uint32_t key = keyOf(element, context);
    const Id any = m_data.ids().any, kind = askedKind(group, any);
    // Who counts the earlier copies of itself need not look again at whatever else comes or goes: every price would, at every click.
    using Kind = Element::Kind;
    const bool plain = (element.kind == Kind::Roster || element.kind == Kind::Force || element.kind == Kind::Selection) && !element.group;
    const bool ofForce = std::any_of(m_tree.forces.begin(), m_tree.forces.end(),
                                     [kind](const ForceItem &force) { return force.entryId == kind || force.linkId == kind; });
    context.seen->add(key, plain && !ofForce ? kind : any);
    if (asksForOrder(group.tests))
        context.seen->add(key, Dependencies::order);
    forEachAsked(group.tests, [&](Id id) { context.seen->add(key, id); });
}

double Counter::countLocal(const LocalConditionGroup &group, const Context &context) const
{
    const Element element = resolve(group, context);
    if (element.kind == Element::Kind::None)
        return 0; // nobody is in what is nowhere
    const bool plain = asksWhatItIs(group.tests);
    if (context.seen)
        noteLocal(group, element, context);
    const bool keeps = m_settled != Settled::Nothing && plain && !asksForOrder(group.tests) && !element.group
        && group.fieldKind == FieldKind::Selections;
    const std::tuple key(&group, element.kind, element.index, element.category.value);
    if (keeps)
        if (const auto known = m_local.find(key); known != m_local.end())
            return known->second;
    const Wanted wanted{group.childId ? group.childId : m_data.ids().any, true, nullptr, nullptr};
    double count = 0;
    forEachItem(group, element, [&](int index) {
        if (matches(index, wanted) && holds(group.tests, candidate(index, context, plain ? nullptr : context.seen)))
            count += group.fieldKind == FieldKind::Cost ? costOf(index, group.field) : m_tree.items[static_cast<std::size_t>(index)].number;
    });
    if (keeps)
        m_local.emplace(key, count);
    return count;
}

double Counter::countAssociates(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const
{
    if (element.kind != Element::Kind::Selection)
        return element.kind == Element::Kind::None ? notANumber : 0;
    const Item &item = m_tree.items[static_cast<std::size_t>(element.index)];
    double count = 0;
    const auto look = [&](int other) {
        if (context.seen)
            context.seen->add(m_tree.items[static_cast<std::size_t>(other)].key, wanted.id);
        if (other != element.index && matches(other, wanted))
            ++count;
    };
    if (context.seen)
        context.seen->add(item.key, Dependencies::associates);
    for (const int other : query.acrossGroup ? item.attached : item.associates)
        look(other);
    return count;
}

std::vector<double> Counter::numbers(const ConditionGroup &group, const Context &context) const
{
    std::vector<double> found;
    const auto add = [&](double value) { found.push_back(std::isnan(value) ? 0 : value); };
    for (const Condition &condition : group.conditions) {
        const bool asks = condition.type == ConditionType::InstanceOf || condition.type == ConditionType::NotInstanceOf
            || condition.type >= ConditionType::Before;
        add(asks ? double(holds(condition, context)) : value(condition, context));
    }
    for (const ConditionGroup &inner : group.groups)
        add(number(inner, context));
    for (const LocalConditionGroup &local : group.locals)
        add(countLocal(local, context));
    for (const Repeat &repeat : group.repeats)
        add(repeatsOf({&repeat, 1}, {}, context));
    return found;
}

double Counter::number(const ConditionGroup &group, const Context &context) const
{
    using Type = ConditionGroup::Type;
    if (group.type < Type::Add || group.type > Type::Max)
        return holds(group, context);
    const std::vector<double> parts = numbers(group, context);
    if (parts.empty())
        return 0;
    double result = parts.front();
    for (std::size_t place = 1; place < parts.size(); ++place) {
        const double next = parts[place];
        switch (group.type) {
        case Type::Add:
            result += next;
            break;
        case Type::Subtract:
            result -= next;
            break;
        case Type::Multiply:
            result *= next;
            break;
        case Type::Divide:
            result = next == 0 ? 0 : result / next;
            break;
        case Type::Modulo:
            result = next == 0 ? 0 : std::fmod(result, next);
            break;
        case Type::Power:
            result = std::pow(result, next);
            break;
        case Type::Min:
            result = std::min(result, next);
            break;
        default:
            result = std::max(result, next);
        }
    }
    return std::isfinite(result) ? result : 0;
}

void Counter::sourcesOf(std::span<const LocalConditionGroup> locals, const Context &context, std::vector<int> &items) const
{
    for (const LocalConditionGroup &local : locals) {
        forEachItem(local, resolve(local, context), [&](int index) {
            if (local.fieldKind == FieldKind::Cost)
                items.push_back(index);
            if (!asksWhatItIs(local.tests)) {
                const Context inner = candidate(index, context, nullptr);
                sourcesOf(local.tests.conditions, local.tests.groups, inner, items);
                sourcesOf(local.tests.locals, inner, items);
            }
        });
    }
}

} // namespace muster::rules
