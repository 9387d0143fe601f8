// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::rules {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

bool Counter::matchesFacts(const NodeFacts &facts, Id id) const
{
    return id == m_data.ids().any || facts.entryId == id || facts.linkId == id || facts.typeId == id || facts.pathId == id
        || std::find(facts.groups.begin(), facts.groups.end(), id) != facts.groups.end();
}

bool Counter::matches(int index, const Wanted &wanted) const
{
    const Item &item = m_tree.items[at(index)];
    const NodeFacts &facts = *item.facts;
    if (wanted.group) {
        for (const EntryNode *above = facts.node ? facts.node->parent() : nullptr; above && above->isGroup(); above = above->parent())
            if (above == wanted.group)
                return true;
        return false;
    }
    if (wanted.id == m_data.ids().any)
        return true;
    if (!wanted.shared && facts.entryId == wanted.id)
        return wanted.exact ? facts.node && facts.node->path() == wanted.exact->path() : facts.plain;
    return matchesFacts(facts, wanted.id) || m_tree.hasCategory(index, wanted.id) || m_tree.forces[at(item.force)].entryId == wanted.id;
}

std::uint32_t Counter::keyOf(const Element &element, const Context &context) const
{
    switch (element.kind) {
    case Element::Kind::Selection:
        return m_tree.items[at(element.index)].key;
    case Element::Kind::Force:
    case Element::Kind::Category:
        return m_tree.forces[at(element.index)].key;
    case Element::Kind::Roster:
        return Tree::rosterKey;
    case Element::Kind::Ancestors:
        return context.force >= 0 ? m_tree.forces[at(context.force)].key : Tree::rosterKey;
    case Element::Kind::None:
    case Element::Kind::Nothing:
        break;
    }
    return 0;
}

Element Counter::nearest(const Context &context, const std::function<bool(const NodeFacts &, int)> &fits) const
{
    if (context.item >= 0) {
        if (fits(*m_tree.items[at(context.item)].facts, context.item))
            return {Element::Kind::Selection, context.item, {}};
    } else if (context.facts && fits(*context.facts, -1)) {
        return {Element::Kind::Nothing, -1, {}};
    }
    for (int above = context.parent; above >= 0; above = m_tree.items[at(above)].parent)
        if (fits(*m_tree.items[at(above)].facts, above))
            return {Element::Kind::Selection, above, {}};
    return {};
}

Element Counter::resolve(ScopeKind kind, Id scope, const Context &context) const
{
    using Kind = Element::Kind;
    const Element force = context.force >= 0 ? Element{Kind::Force, context.force, {}} : Element{Kind::Roster, -1, {}};
    const IdTable &ids = m_data.ids();
    switch (kind) {
    case ScopeKind::Self:
        if (context.item >= 0)
            return {Kind::Selection, context.item, {}};
        return context.facts ? Element{Kind::Nothing, -1, {}} : force;
    case ScopeKind::Parent:
        if (context.parent >= 0)
            return {Kind::Selection, context.parent, {}};
        if (context.facts || context.force < 0)
            return force;
        return m_tree.forces[at(context.force)].parent >= 0 ? Element{Kind::Force, m_tree.forces[at(context.force)].parent, {}}
                                                            : Element{Kind::Roster, -1, {}};
    case ScopeKind::Force:
    case ScopeKind::PrimaryCatalogue:
        return force;
    case ScopeKind::Roster:
        return {Kind::Roster, -1, {}};
    case ScopeKind::Ancestor:
        return {Kind::Ancestors, context.parent, {}};
    case ScopeKind::PrimaryCategory: {
        const int root = m_tree.rootOf(context.item >= 0 ? context.item : context.parent);
        const auto &categories = root >= 0 ? m_tree.items[at(root)].categories
            : context.facts                ? context.facts->categories
                                           : std::vector<CategoryState>();
        for (const CategoryState &category : categories)
            if (category.primary)
                return {Kind::Category, context.force, category.id};
        return {};
    }
    case ScopeKind::RootEntry: {
        const int root = m_tree.rootOf(context.item >= 0 ? context.item : context.parent);
        if (root >= 0)
            return {Kind::Selection, root, {}};
        return context.facts ? Element{Kind::Nothing, -1, {}} : Element{};
    }
    case ScopeKind::Unit:
        return nearest(context, [&](const NodeFacts &facts, int) { return facts.typeId == ids.unit; });
    case ScopeKind::Model:
        return nearest(context, [&](const NodeFacts &facts, int) { return facts.typeId == ids.model; });
    case ScopeKind::Upgrade:
        return nearest(context, [&](const NodeFacts &facts, int) { return facts.typeId == ids.upgrade; });
    case ScopeKind::ModelOrUnit:
        return nearest(context, [&](const NodeFacts &facts, int) { return facts.typeId == ids.unit || facts.typeId == ids.model; });
    case ScopeKind::ById:
        break;
    }
    return resolveId(scope, context);
}

Element Counter::resolveId(Id scope, const Context &context) const
{
    using Kind = Element::Kind;
    const Element found = nearest(context, [&](const NodeFacts &facts, int) {
        return facts.entryId == scope || facts.linkId == scope || facts.pathId == scope
            || std::find(facts.groups.begin(), facts.groups.end(), scope) != facts.groups.end();
    });
    if (found.kind != Kind::None)
        return found;
    for (int above = context.force; above >= 0; above = m_tree.forces[at(above)].parent)
        if (m_tree.forces[at(above)].entryId == scope)
            return {Kind::Force, above, {}};
    for (const DefinitionRef &ref : m_data.definitions(scope))
        if (ref.kind == DefinitionKind::Category && context.force >= 0)
            return {Kind::Category, context.force, scope};
    return {};
}

void Counter::forEachItem(const Query &query, const Element &element, const std::function<void(int)> &visit) const
{
    const bool deep = query.includeChildSelections;
    const auto walk = [&](int first, int end) {
        for (int index = first; index < end; index = deep ? index + 1 : m_tree.items[at(index)].end)
            visit(index);
    };
    switch (element.kind) {
    case Element::Kind::Selection:
        walk(element.index + 1, m_tree.items[at(element.index)].end);
        break;
    case Element::Kind::Force: {
        const ForceItem &force = m_tree.forces[at(element.index)];
        walk(force.firstItem, force.endItem);
        for (int inner = element.index + 1; query.includeChildForces && inner < force.endForce; ++inner)
            walk(m_tree.forces[at(inner)].firstItem, m_tree.forces[at(inner)].endItem);
        break;
    }
    case Element::Kind::Roster:
        for (const ForceItem &force : m_tree.forces)
            if (force.parent < 0 || query.includeChildForces)
                walk(force.firstItem, force.endItem);
        break;
    case Element::Kind::Category: {
        const ForceItem &force = m_tree.forces[at(element.index)];
        for (int index = force.firstItem; index < force.endItem; index = m_tree.items[at(index)].end) {
            if (!m_tree.hasCategory(index, element.category))
                continue;
            visit(index);
            if (deep)
                walk(index + 1, m_tree.items[at(index)].end);
        }
        break;
    }
    case Element::Kind::Ancestors:
        for (int above = element.index; above >= 0; above = m_tree.items[at(above)].parent)
            visit(above);
        break;
    case Element::Kind::None:
    case Element::Kind::Nothing:
        break;
    }
}

double Counter::costOf(int index, Id type) const
{
    const Item &item = m_tree.items[at(index)];
    if (m_baseCosts) {
        for (const Cost &cost : item.facts->costs)
            if (cost.typeId == type)
                return cost.value * item.number;
        return 0;
    }
    for (const CostAmount &cost : item.costs)
        if (cost.typeId == type)
            return cost.value;
    return 0;
}

double Counter::countForces(const Query &query, const Element &element, const Context &context) const
{
    if (!query.childId)
        return notANumber;
    if (context.seen)
        context.seen->add(Tree::rosterKey, query.childId);
    double count = 0;
    const int parent = element.kind == Element::Kind::Force ? element.index : -1;
    if (element.kind != Element::Kind::Force && element.kind != Element::Kind::Roster)
        return 0;
    for (int index = parent + 1; index < (parent < 0 ? static_cast<int>(m_tree.forces.size()) : m_tree.forces[at(parent)].endForce);
         ++index) {
        const ForceItem &force = m_tree.forces[at(index)];
        if (!query.includeChildForces && force.parent != parent)
            continue;
        if (query.childId == m_data.ids().any || force.entryId == query.childId || force.catalogueId == query.childId)
            ++count;
    }
    return count;
}

double Counter::count(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const
{
    if (element.kind == Element::Kind::None)
        return notANumber;
    if (context.seen) {
        const std::uint32_t key = keyOf(element, context);
        context.seen->add(key, wanted.group ? wanted.group->entry().id : wanted.id);
        if (query.percentValue)
            context.seen->add(key, m_data.ids().any);
        if (element.category)
            context.seen->add(key, element.category);
    }
    using Kind = Element::Kind;
    const bool wide = element.kind == Kind::Roster || element.kind == Kind::Force || element.kind == Kind::Category;
    if (!m_remembers || !wide || wanted.group)
        return counted(query, element, wanted);
    const int looksAt = int(query.includeChildSelections) + 2 * int(query.includeChildForces) + 4 * int(query.percentValue)
        + 8 * int(wanted.shared);
    const Counted key{element.kind,      element.index, element.category.value, query.fieldKind,
                      query.field.value, looksAt,       wanted.id.value,        wanted.exact};
    const auto [place, fresh] = m_counted.try_emplace(key, 0);
    if (fresh)
        place->second = counted(query, element, wanted);
    return place->second;
}

double Counter::counted(const Query &query, const Element &element, const Wanted &wanted) const
{
    const bool costs = query.fieldKind == FieldKind::Cost;
    double hits = 0;
    double all = 0;
    forEachItem(query, element, [&](int index) {
        const double amount = costs ? costOf(index, query.field) : m_tree.items[at(index)].number;
        all += amount;
        if (matches(index, wanted))
            hits += amount;
    });
    if (!query.percentValue)
        return hits;
    return all == 0 ? notANumber : 100 * hits / all;
}

double Counter::value(const Query &query, const Context &context) const
{
    switch (query.fieldKind) {
    case FieldKind::LimitOfCost:
        if (context.seen)
            context.seen->add(Tree::rosterKey, query.field);
        for (const CostValue &limit : m_roster.costLimits)
            if (m_data.find(limit.typeId) == query.field)
                return limit.value;
        return -1;
    case FieldKind::Unknown:
    case FieldKind::Associations:
        return notANumber;
    case FieldKind::Cost:
        if (!m_data.costType(query.field))
            return notANumber;
        break;
    case FieldKind::Selections:
    case FieldKind::Forces:
        break;
    }
    const Element element = resolve(query.scopeKind, query.scope, context);
    if (query.fieldKind == FieldKind::Forces)
        return element.kind == Element::Kind::None ? notANumber : countForces(query, element, context);
    Id wanted = query.childId;
    if (!wanted) {
        // An ancestor query without a child asks whether there is anything above; elsewhere there is nothing to count.
        if (element.kind != Element::Kind::Ancestors)
            return notANumber;
        wanted = m_data.ids().any;
    }
    return count(query, element, {wanted, query.shared, nullptr, nullptr}, context);
}

bool Counter::isInstance(const Condition &condition, const Context &context) const
{
    const Id id = condition.childId;
    if (!id)
        return false;
    const auto note = [&](std::uint32_t key) {
        if (context.seen)
            context.seen->add(key, id);
    };
    const auto isItem = [&](int index) {
        note(m_tree.items[at(index)].key);
        return matchesFacts(*m_tree.items[at(index)].facts, id) || m_tree.hasCategory(index, id);
    };
    if (condition.scopeKind == ScopeKind::PrimaryCatalogue)
        return context.force >= 0 && m_tree.forces[at(context.force)].catalogueId == id;
    if (condition.scopeKind == ScopeKind::PrimaryCategory || condition.scopeKind == ScopeKind::Roster)
        return false;
    if (condition.scopeKind == ScopeKind::Ancestor) {
        for (int above = context.parent; above >= 0; above = m_tree.items[at(above)].parent)
            if (isItem(above))
                return true;
        for (int above = context.force; above >= 0; above = m_tree.forces[at(above)].parent)
            if (m_tree.forces[at(above)].entryId == id || m_tree.forces[at(above)].catalogueId == id)
                return true;
        return false;
    }
    const Element element = resolve(condition.scopeKind, condition.scope, context);
    switch (element.kind) {
    case Element::Kind::Selection:
        return isItem(element.index);
    case Element::Kind::Force:
        return m_tree.forces[at(element.index)].entryId == id;
    case Element::Kind::Nothing: {
        const auto &categories = context.facts->categories;
        return matchesFacts(*context.facts, id)
            || std::any_of(categories.begin(), categories.end(), [&](const CategoryState &c) { return c.id == id; });
    }
    default:
        return false;
    }
}

} // namespace muster::rules
