// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/FormationOrder.h"

#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace muster::rules {

namespace {

bool isUnitNode(const EntryNode &node)
{
    return !node.isGroup() && isUnitType(toString(node.entry().type));
}

/// Where the children of one owner stand in the data: every group, and every entry in no group, has its place.
class Places
{
public:
    explicit Places(const EntryNode *owner)
    {
        if (owner)
            add(*owner);
    }

    [[nodiscard]] std::size_t of(const EntryNode *node) const
    {
        if (!node)
            return m_places.size();
        const EntryNode *place = node->parent() && node->parent()->isGroup() ? node->parent() : node;
        const auto found = m_places.find(place);
        return found == m_places.end() ? m_places.size() : found->second;
    }

private:
    void add(const EntryNode &owner)
    {
        for (const EntryNode *child : inDataOrder(owner.children())) {
            m_places.emplace(child, m_places.size());
            if (child->isGroup())
                add(*child);
        }
    }

    std::unordered_map<const EntryNode *, std::size_t> m_places;
};

/// Which heading each root selection of a force belongs to.
class Headings
{
public:
    Headings(const Evaluator &evaluator, const Force &force) : m_evaluator(evaluator)
    {
        const EffectiveForce *effective = evaluator.force(force.id);
        if (effective) {
            for (const EffectiveCategory &category : effective->categories)
                m_categories.emplace(category.entryId, m_categories.size());
            if (effective->book)
                for (const EntryNode *root : effective->book->roots(effective->entry))
                    m_formations = m_formations || rules::isFormation(*root);
        }
        for (const Selection &selection : force.selections)
            m_formations = m_formations || isFormation(selection);
    }

    [[nodiscard]] RosterGroup::Kind kindOf(const Selection &selection) const
    {
        if (isFormation(selection))
            return RosterGroup::Kind::Formation;
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        const bool unit = !effective || isUnitType(effective->type);
        return m_formations && unit ? RosterGroup::Kind::Independent : RosterGroup::Kind::Category;
    }

    [[nodiscard]] const CategoryValue *categoryOf(const Selection &selection) const
    {
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        if (!effective || effective->categories.empty())
            return nullptr;
        const CategoryValue *primary = effective->primaryCategory();
        return primary ? primary : &effective->categories.front();
    }

    /// Sorts headings; independent units keep the player's order whatever their category.
    [[nodiscard]] std::size_t rankOf(const Selection &selection) const
    {
        const CategoryValue *category = categoryOf(selection);
        const auto found = category ? m_categories.find(category->entryId) : m_categories.end();
        if (kindOf(selection) == RosterGroup::Kind::Independent)
            return 0;
        return found == m_categories.end() ? m_categories.size() : found->second;
    }

private:
    [[nodiscard]] bool isFormation(const Selection &selection) const
    {
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        if (isUnitType(selection.type))
            return false;
        return holdsUnit(selection) || (effective && effective->node && rules::isFormation(*effective->node));
    }

    const Evaluator &m_evaluator;
    std::unordered_map<std::string, std::size_t> m_categories;
    bool m_formations = false;
};

class Sorter
{
public:
    Sorter(const Evaluator &evaluator, const std::vector<std::string> &leaders) : m_evaluator(evaluator), m_leaders(leaders) {}

    void sort(Force &force) const
    {
        const Headings headings(m_evaluator, force);
        sortBy(force.selections, [&](const Selection &selection) {
            return std::tuple(headings.kindOf(selection), headings.rankOf(selection), !leads(selection));
        });
        for (Selection &selection : force.selections)
            sort(selection);
        for (Force &child : force.forces)
            sort(child);
    }

private:
    void sort(Selection &owner) const
    {
        if (owner.selections.size() > 1) {
            const Places places(nodeOf(owner));
            sortBy(owner.selections, [&](const Selection &selection) { return places.of(nodeOf(selection)); });
        }
        for (Selection &selection : owner.selections)
            sort(selection);
    }

    // Equal keys keep the player's order.
    template <typename Key>
    static void sortBy(std::vector<Selection> &selections, Key &&key)
    {
        std::vector<std::pair<decltype(key(selections.front())), std::size_t>> order;
        for (std::size_t i = 0; i < selections.size(); ++i)
            order.emplace_back(key(selections[i]), i);
        std::sort(order.begin(), order.end());
        std::vector<Selection> sorted;
        sorted.reserve(selections.size());
        for (const auto &entry : order)
            sorted.push_back(std::move(selections[entry.second]));
        selections = std::move(sorted);
    }

    [[nodiscard]] const EntryNode *nodeOf(const Selection &selection) const
    {
        const EffectiveSelection *effective = m_evaluator.selection(selection.id);
        return effective ? effective->node : nullptr;
    }

    [[nodiscard]] bool leads(const Selection &selection) const
    {
        bool found = false;
        if (!m_leaders.empty() && isUnitType(selection.type))
            forEachSelection(selection, [&](const Selection &each) {
                found = found || std::find(m_leaders.begin(), m_leaders.end(), lastSegment(each.entryId)) != m_leaders.end();
            });
        return found;
    }

    const Evaluator &m_evaluator;
    const std::vector<std::string> &m_leaders;
};

void addGroups(std::vector<RosterGroup> &groups, const Evaluator &evaluator, const Force &force)
{
    const Headings headings(evaluator, force);
    const std::size_t first = groups.size();
    for (const Selection &selection : force.selections) {
        RosterGroup group;
        group.kind = headings.kindOf(selection);
        group.force = &force;
        if (const CategoryValue *category = headings.categoryOf(selection); category && group.kind == RosterGroup::Kind::Category) {
            group.categoryId = category->entryId;
            group.categoryName = category->name;
        }
        auto same = std::find_if(groups.begin() + std::ptrdiff_t(first), groups.end(), [&](const RosterGroup &other) {
            return group.kind != RosterGroup::Kind::Formation && other.kind == group.kind && other.categoryId == group.categoryId;
        });
        if (same == groups.end())
            same = groups.insert(same, std::move(group));
        same->selections.push_back(&selection);
    }
    for (const Force &child : force.forces)
        addGroups(groups, evaluator, child);
}

} // namespace

bool isUnitType(std::string_view type)
{
    return type == "unit" || type == "model";
}

bool holdsUnit(const Selection &selection)
{
    return isUnitType(selection.type) || std::any_of(selection.selections.begin(), selection.selections.end(), holdsUnit);
}

bool isFormation(const EntryNode &node)
{
    if (node.isGroup() || isUnitNode(node))
        return false;
    const auto &below = node.entriesBelow();
    return std::any_of(below.begin(), below.end(), [](const EntryNode *child) { return isUnitNode(*child); });
}

Roster inFormationOrder(const Evaluator &evaluator, const std::vector<std::string> &leaders)
{
    Roster roster = evaluator.roster();
    const Sorter sorter(evaluator, leaders);
    for (Force &force : roster.forces)
        sorter.sort(force);
    return roster;
}

std::vector<RosterGroup> rosterGroups(const Evaluator &evaluator)
{
    std::vector<RosterGroup> groups;
    for (const Force &force : evaluator.roster().forces)
        addGroups(groups, evaluator, force);
    return groups;
}

} // namespace muster::rules
