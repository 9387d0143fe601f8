// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Checker.h"

#include "base/Text.h"
#include "rules/evaluate/phases/Apply.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::rules {

bool EffectiveLimit::active() const
{
    if (constraint->type == Constraint::Type::Unknown)
        return false;
    if (constraint->type == Constraint::Type::Exactly)
        return value >= 0 || constraint->negative;
    return isMax() ? value >= 0 || constraint->negative : true;
}

bool EffectiveLimit::violated() const
{
    if (!active() || std::isnan(current))
        return false;
    // Sums of decimal fractions may miss by a hair.
    if (constraint->type == Constraint::Type::Exactly)
        return std::fabs(current - value) > 1e-9;
    return isMax() ? current > value + 1e-9 : current < value - 1e-9;
}

std::vector<int> Checker::chosen(const EntryNode &node, const CheckPlace &place) const
{
    const Tree &tree = m_evaluation.tree;
    const auto end = place.item >= 0 ? tree.items[static_cast<std::size_t>(place.item)].end
                                     : tree.forces[static_cast<std::size_t>(place.force)].endItem;
    int index = place.item >= 0 ? place.item + 1 : tree.forces[static_cast<std::size_t>(place.force)].firstItem;
    // The checks go from place to place: what is chosen at one is sorted by entry once.
    if (m_turn != m_evaluation.turn || m_place.item != place.item || m_place.force != place.force) {
        m_turn = m_evaluation.turn;
        m_place = place;
        m_chosen.clear();
        for (; index < end; index = tree.items[static_cast<std::size_t>(index)].end)
            if (const EntryNode *chosen = tree.items[static_cast<std::size_t>(index)].facts->node)
                m_chosen[chosen].push_back(index);
    }
    const auto found = m_chosen.find(&node);
    return found == m_chosen.end() ? std::vector<int>() : found->second;
}

Context Checker::contextAt(const CheckPlace &place, const EntryNode &node, Dependencies *seen)
{
    if (!node.isGroup())
        if (const std::vector<int> there = chosen(node, place); !there.empty())
            return m_evaluation.contextOf(there.front(), seen);
    if (!seen)
        return contextOfNext(place, node);
    return {-1, place.item, place.force, &m_evaluation.facts.of(node), seen};
}

Context Checker::contextOfNext(const CheckPlace &place, const EntryNode &node)
{
    Context context{-1, place.item, place.force, &m_evaluation.facts.of(node), nullptr};
    if (!node.isGroup() && m_evaluation.data->newerDialect())
        context.categories = m_candidates.of(place.force, place.item, node);
    return context;
}

bool Checker::hidden(const EntryNode &node, const Context &context)
{
    bool hidden = node.hidden();
    if (!m_evaluation.facts.of(node).hasModifiers)
        return hidden;
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind == ModifierField::Hidden && isLocal(modifier)
                && m_evaluation.counter->times(modifier, chain, context) > 0)
                hidden = hiddenBy(modifier);
        });
    return hidden;
}

bool Checker::hiddenAt(const CheckPlace &place, const EntryNode &node, const Context &context)
{
    if (hidden(node, context))
        return true;
    if (place.item < 0 && context.item < 0 && !node.isGroup() && m_evaluation.data->newerDialect() && !takenBy(place.force, node, context))
        return true;
    for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
        if (hidden(*group, contextAt(place, *group, context.seen)))
            return true;
    return false;
}

bool Checker::takenBy(int force, const EntryNode &node, const Context &context)
{
    const ForceEntry *entry = m_evaluation.force(force).entry;
    if (!entry)
        return true;
    const NodeFacts &facts = m_evaluation.facts.of(node);
    Id primary;
    for (const CategoryState &category : context.item >= 0 ? m_evaluation.item(context.item).categories
             : context.categories                          ? *context.categories
                                                           : facts.categories)
        primary = category.primary ? category.id : primary;
    // What would become its primary category once it is there; a root entry may say so of itself in two ways.
    const auto visit = [&](const Modifier &modifier, const GroupChain &chain) {
        if (modifier.fieldKind != ModifierField::Category || !modifier.affects.empty())
            return;
        const bool own = isLocal(modifier) || modifier.scopeKind == ScopeKind::RootEntry;
        if (own && modifier.type == ModifierType::SetPrimary && m_evaluation.counter->times(modifier, chain, context) > 0)
            primary = modifier.valueId;
    };
    if (context.item < 0 && facts.hasModifiers)
        for (const Entry *part : node.parts())
            forEachModifier(*part, visit);
    return !primary || std::any_of(entry->categoryLinks.begin(), entry->categoryLinks.end(), [&](const CategoryLink &link) {
        return link.targetId == primary;
    });
}

std::string Checker::name(const EntryNode &node, const Context &context)
{
    std::string name(node.name());
    if (!m_evaluation.facts.of(node).hasModifiers)
        return name;
    ModifierQueue queue(m_evaluation.data->newerDialect());
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind == ModifierField::Name && isLocal(modifier))
                queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
        });
    queue.run([&](const Modifier &modifier, int times) { applyToText(name, modifier, times); });
    return name;
}

double Checker::effective(const Constraint &constraint, const EntryNode &node, const Context &context)
{
    double value = constraint.value;
    ModifierQueue queue(m_evaluation.data->newerDialect());
    if (m_evaluation.facts.of(node).hasModifiers)
        for (const Entry *part : node.parts())
            forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind == ModifierField::ById && modifier.field == constraint.id && isLocal(modifier))
                    queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
            });
    // From elsewhere: what is chosen can be reached.
    if (context.item >= 0 && !node.isGroup())
        for (const Incoming &incoming : m_evaluation.record(context.item).incoming) {
            const Modifier &modifier = *incoming.remote->modifier;
            if (modifier.fieldKind == ModifierField::ById && modifier.field == constraint.id && !incoming.remote->profiles)
                queue.add(modifier, m_evaluation.timesOf(incoming, context.seen));
        }
    queue.run([&](const Modifier &modifier, int times) { applyToNumber(value, modifier, times); });
    return value;
}

std::vector<std::pair<const Constraint *, double>> Checker::limitsOf(std::span<const Constraint> constraints,
                                                                     const std::vector<const Definition *> &modifiers, int force,
                                                                     Dependencies *seen)
{
    std::vector<std::pair<const Constraint *, double>> limits;
    const Context context = m_evaluation.contextOfForce(force, seen);
    for (const Constraint &constraint : constraints) {
        double value = constraint.value;
        ModifierQueue queue(m_evaluation.data->newerDialect());
        for (const Definition *definition : modifiers)
            forEachModifier(*definition, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind == ModifierField::ById && modifier.field == constraint.id)
                    queue.add(modifier, m_evaluation.counter->times(modifier, chain, context));
            });
        queue.run([&](const Modifier &modifier, int times) { applyToNumber(value, modifier, times); });
        limits.emplace_back(&constraint, value);
    }
    return limits;
}

std::vector<ReasonPart> Checker::whyNone(const Constraint &constraint, const EntryNode &node, const Context &context)
{
    std::vector<ReasonPart> parts;
    const auto add = [&](const Condition &condition, bool holds) {
        const bool wantsIt = condition.type == ConditionType::AtLeast || condition.type == ConditionType::GreaterThan
            || condition.type == ConditionType::InstanceOf;
        const bool wantsNone = condition.type == ConditionType::LessThan || condition.type == ConditionType::NotInstanceOf
            || (condition.type == ConditionType::EqualTo && condition.value == 0);
        const std::string_view name = m_evaluation.data->nameOf(condition.childId);
        if ((!wantsIt && !wantsNone) || name.empty() || name == node.name() || m_evaluation.counter->holds(condition, context) != holds)
            return;
        ReasonPart part{std::string(m_evaluation.data->text(condition.childId)), std::string(name), wantsIt != holds};
        if (std::find(parts.begin(), parts.end(), part) == parts.end())
            parts.push_back(std::move(part));
    };
    const auto addGroup = [&](const auto &self, const ConditionGroup &group, bool holds) -> void {
        if (group.type != ConditionGroup::Type::And && group.type != ConditionGroup::Type::Or)
            return;
        for (const Condition &condition : group.conditions)
            add(condition, holds);
        for (const ConditionGroup &inner : group.groups)
            self(self, inner, holds);
    };
    // What is allowed by itself is forbidden by a modifier that applies; else one that would allow it does not apply.
    const bool forbidden = constraint.value > 0;
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
            const bool about = modifier.fieldKind == ModifierField::ById && modifier.field == constraint.id && isLocal(modifier);
            if (!about || (m_evaluation.counter->times(modifier, chain, context) > 0) != forbidden)
                return;
            for (const Condition &condition : modifier.conditions)
                add(condition, forbidden);
            for (const ConditionGroup &group : modifier.conditionGroups)
                addGroup(addGroup, group, forbidden);
        });
    return parts;
}

// In the newer dialect a limit that is not shared looks no further than the place itself, even if it says "force".
bool Checker::isOfItsPlace(const Constraint &constraint) const
{
    const ScopeKind kind = constraint.scopeKind;
    return m_evaluation.data->newerDialect() && !constraint.shared
        && (kind == ScopeKind::Force || kind == ScopeKind::PrimaryCatalogue || kind == ScopeKind::PrimaryCategory);
}

void Checker::count(EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place, const Context &context)
{
    const Constraint &constraint = *limit.constraint;
    const NodeFacts &facts = m_evaluation.facts.of(node);
    if (constraint.fieldKind == FieldKind::Forces) { // an entry is no force: nothing is ever counted; the newer dialect does not even ask
        limit.current = m_evaluation.data->newerDialect() ? std::numeric_limits<double>::quiet_NaN() : 0;
        return;
    }
    const bool ofCost = constraint.fieldKind == FieldKind::Cost || constraint.fieldKind == FieldKind::LimitOfCost;
    if (constraint.fieldKind == FieldKind::Unknown || (ofCost && !m_evaluation.data->costType(constraint.field))) {
        limit.current = std::numeric_limits<double>::quiet_NaN();
        return;
    }
    const Element here = place.item >= 0 ? Element{Element::Kind::Selection, place.item, {}}
                                         : Element{Element::Kind::Force, place.force, {}};
    if (constraint.scopeKind == ScopeKind::Parent || (node.isGroup() && constraint.scopeKind == ScopeKind::Self)
        || isOfItsPlace(constraint))
        limit.element = here;
    else
        limit.element = m_evaluation.counter->resolve(constraint, context);
    Wanted &wanted = limit.wanted;
    wanted = {facts.entryId, constraint.shared, nullptr, nullptr};
    if (!constraint.shared && !node.isGroup())
        wanted.exact = &node;
    if (node.isGroup() && constraint.scopeKind == ScopeKind::Parent && !constraint.includeChildSelections)
        wanted.group = &node;
    const bool newer = m_evaluation.data->newerDialect();
    if (newer && !constraint.shared && !wanted.group) // what came by exactly this link, wherever the link stands
        wanted = {node.link() ? facts.linkId : facts.entryId, true, nullptr, nullptr};
    if (newer && constraint.childId)
        wanted = {constraint.childId, true, nullptr, nullptr};
    else if (constraint.fieldKind == FieldKind::Associations)
        wanted = {m_evaluation.data->ids().any, true, nullptr, nullptr};
    if (constraint.fieldKind == FieldKind::Associations) {
        limit.current = m_evaluation.counter->countAssociates(constraint, limit.element, wanted, context);
        return;
    }
    if (constraint.fieldKind == FieldKind::LimitOfCost) {
        limit.current = m_evaluation.counter->shareOfLimit(constraint, limit.element, wanted, context);
        return;
    }
    if (!node.isGroup() && constraint.scopeKind == ScopeKind::Self && !(newer && constraint.childId))
        return countSelf(limit, context);
    Query query = constraint;
    query.includeChildForces = query.includeChildForces && !isOfItsPlace(constraint);
    limit.current = m_evaluation.counter->count(query, limit.element, wanted, context);
    if (newer) {
        limit.perModel = place.item >= 0 && constraint.scopeKind == ScopeKind::Parent && m_evaluation.item(place.item).number > 1;
        return;
    }
    const bool collective = node.isGroup() ? facts.allCollective : facts.collective;
    if (collective && place.item >= 0 && constraint.scopeKind == ScopeKind::Parent && !constraint.percentValue) {
        limit.perModel = true;
        if (context.seen)
            context.seen->add(m_evaluation.item(place.item).key, Id{});
        limit.current /= std::max(1, m_evaluation.item(place.item).number);
    }
}

// Of itself: its own amount, and with child selections everything in it. In the newer dialect a cost is always that of what is chosen
// in it, too (the options of a unit cost something, not the unit), and all of it is meant of each one of several.
void Checker::countSelf(EffectiveLimit &limit, const Context &context)
{
    const Constraint &constraint = *limit.constraint;
    limit.current = std::numeric_limits<double>::quiet_NaN();
    if (context.item < 0)
        return;
    const Item &item = m_evaluation.item(context.item);
    const bool newer = m_evaluation.data->newerDialect();
    const bool looksInside = constraint.includeChildSelections || (newer && constraint.fieldKind == FieldKind::Cost);
    const Wanted everything{m_evaluation.data->ids().any, true, nullptr, nullptr};
    limit.current = looksInside ? m_evaluation.counter->count(constraint, limit.element, everything, context) : 0;
    if (constraint.fieldKind == FieldKind::Selections)
        limit.current += newer ? m_evaluation.counter->numberOfEach(context.item) : item.number;
    if (newer && context.seen && item.parent >= 0)
        context.seen->add(m_evaluation.item(item.parent).key, {});
    for (const CostAmount &cost : item.costs)
        if (constraint.fieldKind == FieldKind::Cost && cost.typeId == constraint.field)
            limit.current += newer ? cost.value / std::max(1, item.number) : cost.value;
}

std::vector<EffectiveLimit> Checker::limits(const EntryNode &node, const CheckPlace &place, const Context &context)
{
    std::vector<EffectiveLimit> limits;
    for (const Entry *part : node.parts()) {
        for (const Constraint &constraint : part->constraints) {
            EffectiveLimit limit;
            limit.constraint = &constraint;
            limit.owner = part;
            limit.value = effective(constraint, node, context);
            if (!limit.active() || (!limit.isMax() && limit.value <= 0))
                continue;
            count(limit, node, place, context);
            limits.push_back(limit);
        }
    }
    return limits;
}

} // namespace muster::rules
