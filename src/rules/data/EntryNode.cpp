// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/EntryNode.h"

#include "base/Number.h"
#include "base/Text.h"
#include "rules/data/Book.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

int EntryNode::sortIndex() const
{
    return m_link && m_link->sortIndex != 0 ? m_link->sortIndex : m_entry->sortIndex;
}

std::vector<const EntryNode *> inDataOrder(std::vector<const EntryNode *> siblings)
{
    const auto rank = [](const EntryNode *node) { return node->sortIndex() == 0 ? 1'000'000 : node->sortIndex(); };
    std::stable_sort(siblings.begin(), siblings.end(), [&](auto *a, auto *b) { return rank(a) < rank(b); });
    return siblings;
}

std::vector<Cost> EntryNode::costs() const
{
    std::vector<Cost> costs(m_entry->costs.begin(), m_entry->costs.end());
    if (!m_link)
        return costs;
    for (const Cost &own : m_link->costs) {
        const auto same = std::find_if(costs.begin(), costs.end(), [&](const Cost &cost) { return cost.typeId == own.typeId; });
        if (same != costs.end())
            *same = own;
        else
            costs.push_back(own);
    }
    return costs;
}

namespace {

int largestMinimum(std::span<const Entry *const> parts, std::initializer_list<ScopeKind> scopes)
{
    double largest = 0;
    for (const Entry *part : parts)
        for (const Constraint &constraint : part->constraints)
            if (constraint.type == Constraint::Type::Min && constraint.fieldKind == FieldKind::Selections && !constraint.percentValue
                && std::find(scopes.begin(), scopes.end(), constraint.scopeKind) != scopes.end())
                largest = std::max(largest, constraint.value);
    return static_cast<int>(std::clamp(std::ceil(largest), 0.0, 10000.0));
}

} // namespace

int EntryNode::minimum() const
{
    return largestMinimum(parts(), {ScopeKind::Parent, ScopeKind::Force});
}

int EntryNode::rosterMinimum() const
{
    return largestMinimum(parts(), {ScopeKind::Roster});
}

int EntryNode::defaultAmount() const
{
    const int given = m_link && m_link->defaultAmount >= 0 ? m_link->defaultAmount : m_entry->defaultAmount;
    return std::max(std::min(given, 10000), minimum());
}

std::vector<int> EntryNode::defaultStacks() const
{
    const Entry *part = m_link && m_link->defaultAmount >= 0 ? m_link : m_entry;
    std::vector<int> stacks;
    for (const std::string_view amount : base::split(part->defaultAmounts, ","))
        stacks.push_back(std::clamp(base::parseInteger(base::trimmed(amount)).value_or(0), 0, 10000));
    return stacks;
}

bool EntryNode::startsShown() const
{
    const auto shows = [](const auto &self, std::span<const Modifier> modifiers, std::span<const ModifierGroup> groups) -> bool {
        return std::any_of(
                   modifiers.begin(), modifiers.end(),
                   [](const Modifier &modifier) { return modifier.fieldKind == ModifierField::Hidden && modifier.value == "false"; })
            || std::any_of(groups.begin(), groups.end(),
                           [&](const ModifierGroup &group) { return self(self, group.modifiers, group.groups); });
    };
    return !hidden() || std::any_of(parts().begin(), parts().end(), [&](const Entry *part) {
        return shows(shows, part->modifiers, part->modifierGroups);
    });
}

const EntryNode::Expansion &EntryNode::expansion() const
{
    const Expansion *known = m_expansion.load(std::memory_order_acquire);
    return known ? *known : *m_book->expand(*this);
}

const std::vector<const EntryNode *> &EntryNode::children() const
{
    return expansion().children;
}

const std::vector<const EntryNode *> &EntryNode::entriesBelow() const
{
    return expansion().entries;
}

const EntryNode *EntryNode::defaultChild() const
{
    Id wanted = m_entry->defaultSelectionEntryId;
    if (m_link && m_link->defaultSelectionEntryId)
        wanted = m_link->defaultSelectionEntryId;
    if (!wanted)
        return nullptr;
    const EntryNode *byTarget = nullptr;
    for (const EntryNode *node : entriesBelow()) {
        if ((node->m_link && node->m_link->id == wanted) || (!node->m_link && node->m_entry->id == wanted))
            return node;
        if (!byTarget && node->m_entry->id == wanted)
            byTarget = node;
    }
    return byTarget;
}

bool EntryNode::instanced() const
{
    signed char known = m_instanced.load(std::memory_order_relaxed);
    if (known < 0) {
        known = m_book->instanced(*m_entry) || (m_link && m_book->instanced(*m_link)) ? 1 : 0;
        m_instanced.store(known, std::memory_order_relaxed);
    }
    return known == 1;
}

} // namespace muster::rules
