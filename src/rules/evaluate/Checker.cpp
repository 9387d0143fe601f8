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
    return isMax() ? value >= 0 || constraint->negative : true;
}

bool EffectiveLimit::violated() const
{
    if (!active() || std::isnan(current))
        return false;
    // Sums of decimal fractions may miss by a hair.
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
    if (node.isGroup() && place.item >= 0) {
        // A group is no selection: for it, "self" is the selection that holds it.
        Context context = m_evaluation.contextOf(place.item, seen);
        return context;
    }
    return {-1, place.item, place.force, &m_evaluation.facts.of(node), seen};
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
                hidden = base::isTrue(modifier.value);
        });
    return hidden;
}

bool Checker::hiddenAt(const CheckPlace &place, const EntryNode &node, const Context &context)
{
    if (hidden(node, context))
        return true;
    for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
        if (hidden(*group, contextAt(place, *group, context.seen)))
            return true;
    return false;
}

std::string Checker::name(const EntryNode &node, const Context &context)
{
    std::string name(node.name());
    if (!m_evaluation.facts.of(node).hasModifiers)
        return name;
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind != ModifierField::Name || !isLocal(modifier))
                return;
            if (const int times = m_evaluation.counter->times(modifier, chain, context); times > 0)
                applyToText(name, modifier, times);
        });
    return name;
}

double Checker::effective(const Constraint &constraint, const EntryNode &node, const Context &context)
{
    double value = constraint.value;
    if (!m_evaluation.facts.of(node).hasModifiers)
        return value;
    for (const Entry *part : node.parts())
        forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
            if (modifier.fieldKind != ModifierField::ById || modifier.field != constraint.id || !isLocal(modifier))
                return;
            if (const int times = m_evaluation.counter->times(modifier, chain, context); times > 0)
                applyToNumber(value, modifier, times);
        });
    return value;
}

void Checker::count(EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place, const Context &context)
{
    const Constraint &constraint = *limit.constraint;
    const NodeFacts &facts = m_evaluation.facts.of(node);
    if (constraint.fieldKind == FieldKind::Forces) {
        limit.current = 0; // an entry is no force: nothing is ever counted
        return;
    }
    const bool unknownField = constraint.fieldKind == FieldKind::Cost && !m_evaluation.data->costType(constraint.field);
    if (unknownField || (constraint.fieldKind != FieldKind::Cost && constraint.fieldKind != FieldKind::Selections)) {
        limit.current = std::numeric_limits<double>::quiet_NaN();
        return;
    }
    const Element here = place.item >= 0 ? Element{Element::Kind::Selection, place.item, {}}
                                         : Element{Element::Kind::Force, place.force, {}};
    if (constraint.scopeKind == ScopeKind::Parent || (node.isGroup() && constraint.scopeKind == ScopeKind::Self))
        limit.element = here;
    else
        limit.element = m_evaluation.counter->resolve(constraint.scopeKind, constraint.scope, context);
    Wanted &wanted = limit.wanted;
    wanted = {facts.entryId, constraint.shared, nullptr, nullptr};
    if (!constraint.shared && !node.isGroup())
        wanted.exact = &node;
    if (node.isGroup() && constraint.scopeKind == ScopeKind::Parent && !constraint.includeChildSelections)
        wanted.group = &node;
    if (!node.isGroup() && constraint.scopeKind == ScopeKind::Self)
        return countSelf(limit, context);
    limit.current = m_evaluation.counter->count(constraint, limit.element, wanted, context);
    const bool collective = node.isGroup() ? facts.allCollective : facts.collective;
    if (collective && place.item >= 0 && constraint.scopeKind == ScopeKind::Parent && !constraint.percentValue) {
        limit.perModel = true;
        if (context.seen)
            context.seen->add(m_evaluation.item(place.item).key, Id{});
        limit.current /= std::max(1, m_evaluation.item(place.item).number);
    }
}

// Of itself: its own amount, and with child selections everything in it.
void Checker::countSelf(EffectiveLimit &limit, const Context &context)
{
    const Constraint &constraint = *limit.constraint;
    limit.current = std::numeric_limits<double>::quiet_NaN();
    if (context.item < 0)
        return;
    const Item &item = m_evaluation.item(context.item);
    const Wanted everything{m_evaluation.data->ids().any, true, nullptr, nullptr};
    limit.current = constraint.includeChildSelections ? m_evaluation.counter->count(constraint, limit.element, everything, context) : 0;
    if (constraint.fieldKind == FieldKind::Selections)
        limit.current += item.number;
    for (const CostAmount &cost : item.costs)
        limit.current += constraint.fieldKind == FieldKind::Cost && cost.typeId == constraint.field ? cost.value : 0;
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
