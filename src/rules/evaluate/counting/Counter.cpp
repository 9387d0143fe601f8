// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/Counter.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

using counting::at;
using counting::notANumber;

namespace {

constexpr int quicklyCounted = 16; ///< so many selections are counted as quickly as the answer is found

} // namespace

bool Counter::matchesFacts(const NodeFacts &facts, Id id) const
{
    const IdTable &ids = m_data.ids();
    return id == ids.any || facts.entryId == id || facts.linkId == id || facts.typeId == id || facts.pathId == id
        || (facts.subTypeId && facts.subTypeId == id) || std::find(facts.groups.begin(), facts.groups.end(), id) != facts.groups.end()
        || (id == ids.modelOrUnit && (facts.typeId == ids.model || facts.typeId == ids.unit));
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
    const ForceItem &force = m_tree.forces[at(item.force)];
    return matchesFacts(facts, wanted.id) || m_tree.hasCategory(index, wanted.id) || force.entryId == wanted.id;
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

// In the newer dialect everything in the roster is everything: the regiments of an army, too. A force is only itself unless asked.
bool Counter::seesChildForces(const Query &query, const Element &element) const
{
    return query.includeChildForces || (newer() && query.includeChildSelections && element.kind == Element::Kind::Roster);
}

void Counter::forEachItem(const Query &query, const Element &element, const std::function<void(int)> &visit) const
{
    const bool deep = query.includeChildSelections;
    const auto walk = [&](int first, int end) {
        for (int index = first; index < end; index = deep ? index + 1 : m_tree.items[at(index)].end)
            visit(index);
    };
    if (element.group) {
        const bool inForce = element.kind == Element::Kind::Force;
        const int end = inForce ? m_tree.forces[at(element.index)].endItem : m_tree.items[at(element.index)].end;
        for (int index = inForce ? m_tree.forces[at(element.index)].firstItem : element.index + 1; index < end;
             index = m_tree.items[at(index)].end)
            if (matches(index, {{}, true, element.group, nullptr}))
                walk(index, deep ? m_tree.items[at(index)].end : index + 1);
        return;
    }
    switch (element.kind) {
    case Element::Kind::Selection:
        walk(element.index + 1, m_tree.items[at(element.index)].end);
        if (query.acrossGroup)
            for (const int member : m_tree.items[at(element.index)].attached)
                if (member != element.index)
                    walk(member + 1, m_tree.items[at(member)].end);
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
            if (force.parent < 0 || seesChildForces(query, element))
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
    if (!query.childId && !newer())
        return notANumber;
    const Id wanted = query.childId ? query.childId : m_data.ids().any;
    if (context.seen)
        context.seen->add(Tree::rosterKey, wanted);
    if (element.kind != Element::Kind::Force && element.kind != Element::Kind::Roster)
        return 0;
    if (m_settled == Settled::Nothing)
        return forcesIn(query, element, wanted);
    const Counted key{element.kind, element.index, 0, FieldKind::Forces, 0, int(query.includeChildForces), wanted.value, nullptr};
    const auto [place, fresh] = m_counted.try_emplace(key, 0);
    if (fresh)
        place->second = forcesIn(query, element, wanted);
    return place->second;
}

double Counter::forcesIn(const Query &query, const Element &element, Id wanted) const
{
    double count = 0;
    const bool nested = query.includeChildForces || (newer() && element.kind == Element::Kind::Roster);
    const int parent = element.kind == Element::Kind::Force ? element.index : -1;
    for (int index = parent + 1; index < (parent < 0 ? static_cast<int>(m_tree.forces.size()) : m_tree.forces[at(parent)].endForce);
         ++index) {
        const ForceItem &force = m_tree.forces[at(index)];
        if (!nested && force.parent != parent)
            continue;
        if (wanted == m_data.ids().any || force.entryId == wanted || force.catalogueId == wanted || force.linkId == wanted)
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
        if (newer() && element.kind == Element::Kind::Selection)
            context.seen->add(key, {});
        if (query.acrossGroup && element.kind == Element::Kind::Selection) {
            context.seen->add(key, Dependencies::associates);
            for (const int member : m_tree.items[at(element.index)].attached)
                context.seen->add(m_tree.items[at(member)].key, wanted.group ? wanted.group->entry().id : wanted.id);
        }
    }
    if (wanted.group || !keeps(query, element))
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

bool Counter::keeps(const Query &query, const Element &element) const
{
    using Kind = Element::Kind;
    const bool settled = m_settled == Settled::All
        || (m_settled == Settled::Numbers && (query.fieldKind != FieldKind::Cost || m_baseCosts));
    if (!settled || element.group)
        return false;
    if (element.kind == Kind::Roster)
        return true;
    if (element.kind != Kind::Force && element.kind != Kind::Category)
        return false;
    const ForceItem &force = m_tree.forces[at(element.index)];
    return query.includeChildForces || force.endItem - force.firstItem > quicklyCounted;
}

double Counter::counted(const Query &query, const Element &element, const Wanted &wanted) const
{
    const bool costs = query.fieldKind == FieldKind::Cost;
    // In the newer dialect a selection costs what everything in it costs.
    const bool whole = costs && newer() && query.includeChildSelections;
    int counted = -1;
    double hits = 0;
    double all = 0;
    forEachItem(query, element, [&](int index) {
        const double amount = costs ? costOf(index, query.field) : m_tree.items[at(index)].number;
        all += amount;
        if (index < counted || !matches(index, wanted))
            return;
        hits += amount;
        if (!whole)
            return;
        counted = m_tree.items[at(index)].end;
        for (int inner = index + 1; inner < counted; ++inner)
            hits += costOf(inner, query.field);
    });
    if (costs) {
        hits += costOfForces(query, element, wanted.id);
        all += costOfForces(query, element, m_data.ids().any);
    }
    if (!query.percentValue && newer() && element.kind == Element::Kind::Selection)
        return hits / std::max(1, m_tree.items[at(element.index)].number); // numbers are totals: so many in each
    if (!query.percentValue)
        return hits;
    return all == 0 ? notANumber : 100 * hits / all;
}

// Forces may have costs of their own.
double Counter::costOfForces(const Query &query, const Element &element, Id wanted) const
{
    double sum = 0;
    const bool roster = element.kind == Element::Kind::Roster;
    if ((!roster && element.kind != Element::Kind::Force) || element.group)
        return 0;
    const int end = roster ? static_cast<int>(m_tree.forces.size()) : m_tree.forces[at(element.index)].endForce;
    for (int index = roster ? 0 : element.index; index < end; ++index) {
        const ForceItem &force = m_tree.forces[at(index)];
        const bool seen = seesChildForces(query, element) || (roster ? force.parent < 0 : index == element.index);
        if (seen && (wanted == m_data.ids().any || wanted == force.entryId))
            for (const CostAmount &cost : force.costs)
                sum += cost.typeId == query.field ? cost.value : 0;
    }
    return sum;
}

double Counter::limitOf(Id costType, const Context &context) const
{
    if (context.seen)
        context.seen->add(Tree::rosterKey, costType);
    for (const CostValue &limit : m_roster.costLimits)
        if (m_data.find(limit.typeId) == costType)
            return limit.value;
    return -1;
}

double Counter::shareOfLimit(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const
{
    const double limit = limitOf(query.field, context);
    if (limit <= 0 || element.kind == Element::Kind::None)
        return notANumber;
    if (!query.percentValue)
        return limit;
    Query costs = query;
    costs.fieldKind = FieldKind::Cost;
    costs.percentValue = false;
    return 100 * count(costs, element, wanted, context) / limit;
}

double Counter::value(const Query &query, const Context &context) const
{
    switch (query.fieldKind) {
    case FieldKind::LimitOfCost:
        return limitOf(query.field, context);
    case FieldKind::Unknown:
        return notANumber;
    case FieldKind::Cost:
        if (!m_data.costType(query.field))
            return notANumber;
        break;
    case FieldKind::Selections:
    case FieldKind::Forces:
    case FieldKind::Associations:
        break;
    }
    const Element element = resolve(query, context);
    if (query.fieldKind == FieldKind::Forces)
        return element.kind == Element::Kind::None ? notANumber : countForces(query, element, context);
    if (query.fieldKind == FieldKind::Associations)
        return countAssociates(query, element, {query.childId ? query.childId : m_data.ids().any, true, nullptr, nullptr}, context);
    if (!query.childId)
        return valueWithoutChild(query, element, context);
    if (newer() && query.childId == m_data.ids().self)
        return valueWithoutChild(query, element, context);
    return count(query, element, {query.childId, query.shared || newer(), nullptr, nullptr}, context);
}

// An ancestor query without a child asks whether there is anything above. Else there was nothing to count in the older dialect; in
// the newer one a force means everything in it, and a selection itself.
double Counter::valueWithoutChild(const Query &query, const Element &element, const Context &context) const
{
    using Kind = Element::Kind;
    const Wanted everything{m_data.ids().any, true, nullptr, nullptr};
    if (element.kind == Kind::Ancestors)
        return count(query, element, everything, context);
    if (!newer() || element.kind == Kind::None)
        return notANumber;
    if (element.kind != Kind::Selection || element.group)
        return count(query, element, everything, context);
    const Item &item = m_tree.items[at(element.index)];
    if (context.seen) {
        context.seen->add(item.key, m_data.ids().any);
        if (item.parent >= 0)
            context.seen->add(m_tree.items[at(item.parent)].key, {});
    }
    return query.fieldKind == FieldKind::Cost ? costOf(element.index, query.field) : numberOfEach(element.index);
}

// Numbers of the newer dialect are totals; this is how many each one of what it is in has.
double Counter::numberOfEach(int index) const
{
    const Item &item = m_tree.items[at(index)];
    return item.parent < 0 ? item.number : double(item.number) / std::max(1, m_tree.items[at(item.parent)].number);
}

} // namespace muster::rules
