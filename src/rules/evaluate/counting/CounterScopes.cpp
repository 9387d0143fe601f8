// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>

namespace muster::rules {

using counting::at;

Element Counter::nearest(const Context &context, bool self, const std::function<bool(const NodeFacts &, int)> &fits) const
{
    if (self && context.item >= 0) {
        if (fits(*m_tree.items[at(context.item)].facts, context.item))
            return {Element::Kind::Selection, context.item, {}};
    } else if (self && context.facts && fits(*context.facts, -1)) {
        return {Element::Kind::Nothing, -1, {}};
    }
    for (int above = context.parent; above >= 0; above = m_tree.items[at(above)].parent)
        if (fits(*m_tree.items[at(above)].facts, above))
            return {Element::Kind::Selection, above, {}};
    return {};
}

Element Counter::resolve(ScopeKind kind, Id scope, bool self, const Context &context) const
{
    using Kind = Element::Kind;
    const Element force = context.force >= 0 ? Element{Kind::Force, context.force, {}} : Element{Kind::Roster, -1, {}};
    switch (kind) {
    case ScopeKind::Self:
        if (context.item >= 0)
            return {Kind::Selection, context.item, {}};
        // A group is no selection: what is chosen in it stands in the selection that holds it.
        if (context.facts && context.facts->node && context.facts->node->isGroup() && context.parent >= 0)
            return {Kind::Selection, context.parent, {}, newer() ? context.facts->node : nullptr};
        return context.facts || context.offered ? Element{Kind::Nothing, -1, {}} : force;
    case ScopeKind::Parent:
        if (context.parent >= 0)
            return {Kind::Selection, context.parent, {}};
        if (context.facts || context.offered || context.force < 0)
            return force;
        return m_tree.forces[at(context.force)].parent >= 0 ? Element{Kind::Force, m_tree.forces[at(context.force)].parent, {}}
                                                            : Element{Kind::Roster, -1, {}};
    case ScopeKind::Force:
    case ScopeKind::PrimaryCatalogue:
        return force;
    case ScopeKind::Roster:
        return {Kind::Roster, -1, {}};
    case ScopeKind::Ancestor:
        return {Kind::Ancestors, (newer() || context.ofInfo) && context.item >= 0 ? context.item : context.parent, {}};
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
    case ScopeKind::Group:
        return resolveGroup({}, context);
    case ScopeKind::ById:
        return resolveId(scope, context);
    default:
        return resolveType(kind, self || !newer() || context.ofInfo, context);
    }
}

Element Counter::resolveType(ScopeKind kind, bool self, const Context &context) const
{
    const IdTable &ids = m_data.ids();
    return nearest(context, self, [&](const NodeFacts &facts, int) {
        switch (kind) {
        case ScopeKind::Unit:
            return facts.typeId == ids.unit;
        case ScopeKind::Model:
            return facts.typeId == ids.model;
        case ScopeKind::Upgrade:
            return facts.typeId == ids.upgrade;
        case ScopeKind::ModelOrUnit:
            return facts.typeId == ids.unit || facts.typeId == ids.model;
        case ScopeKind::NonUpgrade:
            return facts.typeId != ids.upgrade;
        default:
            return bool(facts.linkId); // ScopeKind::Link
        }
    });
}

Element Counter::resolveGroup(Id id, const Context &context) const
{
    using Kind = Element::Kind;
    const auto around = [&](const EntryNode *node, int parent) -> Element {
        for (const EntryNode *group = node ? node->parent() : nullptr; group && group->isGroup(); group = group->parent())
            if (!id || group->entry().id == id || (group->link() && group->link()->id == id))
                return parent >= 0 ? Element{Kind::Selection, parent, {}, group} : Element{Kind::Force, context.force, {}, group};
        return {};
    };
    if (context.item < 0 && context.facts)
        if (const Element found = around(context.facts->node, context.parent); found.kind != Kind::None)
            return found;
    for (int index = context.item >= 0 ? context.item : context.parent; index >= 0; index = m_tree.items[at(index)].parent) {
        const Item &item = m_tree.items[at(index)];
        if (const Element found = around(item.facts->node, item.parent); found.kind != Kind::None)
            return found;
    }
    return {};
}

Element Counter::resolveId(Id scope, const Context &context) const
{
    using Kind = Element::Kind;
    const Element found = nearest(context, true, [&](const NodeFacts &facts, int) {
        return facts.entryId == scope || facts.linkId == scope || facts.pathId == scope;
    });
    if (found.kind != Kind::None)
        return found;
    if (const Element group = resolveGroup(scope, context); group.kind != Kind::None)
        return group;
    for (int above = context.force; above >= 0; above = m_tree.forces[at(above)].parent)
        if (m_tree.forces[at(above)].entryId == scope)
            return {Kind::Force, above, {}};
    for (const DefinitionRef &ref : m_data.definitions(scope))
        if (ref.kind == DefinitionKind::Category && context.force >= 0)
            return {Kind::Category, context.force, scope};
    return {};
}

bool Counter::isInstanceOfForce(int force, Id id) const
{
    for (int above = force; above >= 0; above = m_tree.forces[at(above)].parent) {
        const ForceItem &item = m_tree.forces[at(above)];
        if (item.entryId == id || item.catalogueId == id || item.linkId == id)
            return true;
    }
    return false;
}

// In the newer dialect what stands directly in a force is of its kind, too.
bool Counter::isRootOfForce(int force, int parent, Id id) const
{
    return newer() && parent < 0 && force >= 0 && (m_tree.forces[at(force)].entryId == id || m_tree.forces[at(force)].linkId == id);
}

bool Counter::isInstanceAbove(Id id, const Context &context) const
{
    const bool self = (newer() || context.ofInfo) && context.item >= 0;
    for (int above = self ? context.item : context.parent; above >= 0; above = m_tree.items[at(above)].parent) {
        if (context.seen)
            context.seen->add(m_tree.items[at(above)].key, id);
        if (matchesFacts(*m_tree.items[at(above)].facts, id) || m_tree.hasCategory(above, id))
            return true;
    }
    return isInstanceOfForce(context.force, id);
}

bool Counter::isOf(const NodeFacts &facts, const std::vector<CategoryState> &categories, Id id) const
{
    return matchesFacts(facts, id)
        || std::any_of(categories.begin(), categories.end(), [&](const CategoryState &category) { return category.id == id; });
}

bool Counter::isInstance(const Condition &condition, const Context &context) const
{
    const Id id = condition.childId;
    if (!id)
        return false;
    const auto isItem = [&](int index) {
        if (context.seen)
            context.seen->add(m_tree.items[at(index)].key, id);
        const Item &item = m_tree.items[at(index)];
        return matchesFacts(*item.facts, id) || m_tree.hasCategory(index, id) || isRootOfForce(item.force, item.parent, id);
    };
    const auto isFacts = [&](const NodeFacts &facts) { return isOf(facts, facts.categories, id); };
    if (condition.scopeKind == ScopeKind::PrimaryCatalogue)
        return context.force >= 0 && m_tree.forces[at(context.force)].catalogueId == id;
    if (condition.scopeKind == ScopeKind::PrimaryCategory)
        return false;
    if (condition.scopeKind == ScopeKind::Ancestor)
        return isInstanceAbove(id, context);
    const Element element = resolve(condition, context);
    if (element.group && isFacts(*m_tree.factsOf(*element.group)))
        return true;
    switch (element.kind) {
    case Element::Kind::Selection:
        return isItem(element.index);
    case Element::Kind::Force:
        return isInstanceOfForce(element.index, id);
    case Element::Kind::Roster: // of a cost type: whether the list is such an army
        return newer() && context.force < 0
            && (id == m_data.ids().roster || std::any_of(m_tree.forces.begin(), m_tree.forces.end(), [&](const ForceItem &force) {
                    return force.entryId == id || force.catalogueId == id;
                }));
    case Element::Kind::Nothing: // only offered: then it is called a header
        if (context.facts)
            return isOf(*context.facts, context.categories ? *context.categories : context.facts->categories, id)
                || (id == m_data.ids().header && context.parent < 0) || isRootOfForce(context.force, context.parent, id);
        return context.offered && (context.offered->id == id || id == m_data.ids().header);
    default:
        return false;
    }
}

} // namespace muster::rules
