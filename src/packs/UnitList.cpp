// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/UnitList.h"

#include <algorithm>
#include <set>

namespace muster::packs {

namespace {

using rules::Cost;
using rules::EntryNode;
using rules::EntryType;

void addCosts(std::vector<Cost> &sum, const std::vector<Cost> &costs, int times)
{
    for (const Cost &cost : costs) {
        const auto same = [&cost](const Cost &other) { return other.typeId == cost.typeId; };
        auto it = std::find_if(sum.begin(), sum.end(), same);
        if (it == sum.end()) {
            sum.push_back(cost);
            sum.back().value = 0;
            it = std::prev(sum.end());
        }
        it->value += cost.value * times;
    }
}

std::vector<Cost> costsWithChoices(const EntryNode &node, int depth = 0);

// What a group brings by itself: its entries' own minimums, and its default as often as the group wants.
void addGroup(std::vector<Cost> &sum, const EntryNode &group, int depth)
{
    for (const EntryNode *child : group.children()) {
        if (child->isGroup())
            addGroup(sum, *child, depth);
        else if (child->defaultAmount() > 0)
            addCosts(sum, costsWithChoices(*child, depth), child->defaultAmount());
    }
    const EntryNode *chosen = group.defaultChild();
    if (chosen && chosen->defaultAmount() == 0 && group.minimum() > 0)
        addCosts(sum, costsWithChoices(*chosen, depth), group.minimum());
}

std::vector<Cost> costsWithChoices(const EntryNode &node, int depth)
{
    std::vector<Cost> sum;
    addCosts(sum, node.costs(), 1);
    if (depth > 16)
        return sum;
    for (const EntryNode *child : node.children()) {
        if (child->isGroup())
            addGroup(sum, *child, depth + 1);
        else if (child->defaultAmount() > 0)
            addCosts(sum, costsWithChoices(*child, depth + 1), child->defaultAmount());
    }
    return sum;
}

// The price of one: a unit that is bought by the model costs what one model costs.
std::vector<Cost> costsOfOne(const EntryNode &node)
{
    std::vector<Cost> sum;
    addCosts(sum, node.costs(), 1);
    for (const EntryNode *child : node.children()) {
        const EntryNode *model = child->isGroup() ? child->defaultChild() : child;
        const bool wanted = child->minimum() > 0 || (model && model->defaultAmount() > 0);
        if (model && wanted && model->entry().type == EntryType::Model)
            addCosts(sum, model->costs(), 1);
    }
    return sum;
}

template <typename Pointer>
void addOnce(std::vector<Pointer> &list, Pointer pointer)
{
    if (std::find(list.begin(), list.end(), pointer) == list.end())
        list.push_back(pointer);
}

void addInfos(ListedUnit &unit, const rules::InfoSet &set, const rules::Book &book, int depth = 0)
{
    for (const rules::Profile &profile : set.profiles)
        addOnce(unit.profiles, &profile);
    for (const rules::Rule &rule : set.rules)
        addOnce(unit.rules, &rule);
    for (const rules::InfoGroup &group : set.infoGroups)
        addInfos(unit, group, book, depth + 1);
    for (const rules::InfoLink &link : set.infoLinks) {
        const rules::Definition *target = book.target(link);
        if (!target || link.hidden || target->hidden || depth > 8)
            continue;
        if (link.type == rules::InfoLink::Type::Profile)
            addOnce(unit.profiles, static_cast<const rules::Profile *>(target));
        else if (link.type == rules::InfoLink::Type::Rule)
            addOnce(unit.rules, static_cast<const rules::Rule *>(target));
        else if (link.type == rules::InfoLink::Type::InfoGroup)
            addInfos(unit, *static_cast<const rules::InfoGroup *>(target), book, depth + 1);
    }
}

void addInfos(ListedUnit &unit, const EntryNode &node, std::set<const rules::Entry *> &seen)
{
    for (const rules::Entry *part : node.parts())
        addInfos(unit, *part, node.book());
    for (const EntryNode *child : node.entriesBelow()) {
        if (!child->hidden() && child->entry().type != EntryType::Unit && seen.insert(&child->entry()).second)
            addInfos(unit, *child, seen);
    }
}

void addCategories(ListedUnit &unit, const EntryNode &node)
{
    for (const rules::Entry *part : node.parts()) {
        for (const rules::CategoryLink &link : part->categoryLinks) {
            std::string id(node.book().data().text(link.targetId));
            if (link.primary)
                unit.categoryIds.insert(unit.categoryIds.begin(), std::move(id));
            else
                unit.categoryIds.push_back(std::move(id));
        }
    }
}

ListedUnit makeUnit(const EntryNode &node)
{
    ListedUnit unit;
    unit.node = &node;
    unit.id = std::string(node.entry().idText);
    unit.name = std::string(node.name());
    addCategories(unit, node);
    unit.costs = costsOfOne(node);
    unit.minimumCosts = costsWithChoices(node);
    std::set<const rules::Entry *> seen;
    addInfos(unit, node, seen);
    return unit;
}

class Walk
{
public:
    std::vector<const EntryNode *> units;

    void visit(const EntryNode &node, bool insideUnit)
    {
        const EntryType type = node.entry().type;
        const bool unit = !node.isGroup() && !node.hidden() && (type == EntryType::Unit || (type == EntryType::Model && !insideUnit));
        // A group is another one at every place; an entry is the same everywhere.
        if (!node.isGroup() && !m_seen.insert(&node.entry()).second)
            return;
        if (unit)
            units.push_back(&node);
        if (node.hidden())
            return;
        for (const EntryNode *child : node.children())
            visit(*child, insideUnit || unit);
    }

private:
    std::set<const rules::Entry *> m_seen;
};

std::vector<const EntryNode *> unitNodes(const rules::Book &book)
{
    Walk walk;
    for (const EntryNode *root : book.roots())
        walk.visit(*root, false);
    return std::move(walk.units);
}

} // namespace

std::vector<ListedUnit> listUnits(const rules::Book &book)
{
    std::vector<ListedUnit> list;
    for (const EntryNode *node : unitNodes(book))
        list.push_back(makeUnit(*node));
    return list;
}

std::size_t countUnits(const rules::Book &book)
{
    return unitNodes(book).size();
}

bool isShown(const rules::CostType &type)
{
    return !type.hidden || std::any_of(type.modifiers.begin(), type.modifiers.end(), [](const rules::Modifier &modifier) {
        return modifier.fieldKind == rules::ModifierField::Hidden;
    });
}

} // namespace muster::packs
