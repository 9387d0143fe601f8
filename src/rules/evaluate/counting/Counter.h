// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/counting/Dependencies.h"
#include "rules/evaluate/counting/Tree.h"

#include <functional>
#include <map>
#include <tuple>
#include <vector>

namespace muster::rules {

/// From where a query is seen: a selection, an entry that could be chosen at a place, or a force.
struct Context
{
    int item = -1;   ///< the selection itself; -1 when it is not (yet) chosen
    int parent = -1; ///< the selection it is in; -1 = directly in the force
    int force = -1;
    const NodeFacts *facts = nullptr; ///< of the entry; null when the force itself asks
    Dependencies *seen = nullptr;     ///< notes what was looked at
};

/// What a scope turned out to be.
struct Element
{
    enum class Kind { None, Roster, Force, Selection, Nothing, Category, Ancestors };
    Kind kind = Kind::None; ///< None: no such element, every comparison is false. Nothing: a selection without content.
    int index = -1;         ///< item or force; for Kind::Ancestors: the lowest of them, above whoever asks
    Id category;            ///< for Kind::Category: the selections of the force that have it
};

/// What selections a count wants.
struct Wanted
{
    Id id;                            ///< entry, link, group, category, type, force entry or "any"
    bool shared = true;               ///< false: only by exactly this composite id
    const EntryNode *group = nullptr; ///< exactly this group at this place, instead of an id
    const EntryNode *exact = nullptr; ///< with shared == false: what must have the same composite id; null = `id` itself
};

/// Counts in the flat tree, and decides conditions and repeats by it.
class Counter
{
public:
    Counter(const GameData &data, const Tree &tree, const Roster &roster) : m_data(data), m_tree(tree), m_roster(roster) {}

    /// Before effective costs are known, cost queries see the costs as written.
    void useBaseCosts(bool on) { m_baseCosts = on; }
    /// While nothing changes: what was counted over a force or the roster is kept for the next place that asks the same.
    void remember(bool on)
    {
        m_remembers = on;
        m_counted.clear();
    }

    [[nodiscard]] Element resolve(ScopeKind kind, Id scope, const Context &context) const;
    /// The number a query compares; not a number when there is nothing to compare.
    [[nodiscard]] double value(const Query &query, const Context &context) const;
    /// The same for given element and selections (constraints).
    [[nodiscard]] double count(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const;

    [[nodiscard]] bool holds(const Condition &condition, const Context &context) const;
    [[nodiscard]] bool holds(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context) const;
    /// How often a modifier is to be applied: 0 = not at all.
    [[nodiscard]] int times(const Modifier &modifier, const GroupChain &chain, const Context &context) const;

    [[nodiscard]] bool matches(int item, const Wanted &wanted) const;
    /// Calls visit(item) for every selection a query looks at.
    void forEachItem(const Query &query, const Element &element, const std::function<void(int)> &visit) const;
    /// The selections whose costs a modifier looks at.
    void costSources(const Modifier &modifier, const GroupChain &chain, const Context &context, std::vector<int> &items) const;
    [[nodiscard]] std::uint32_t keyOf(const Element &element, const Context &context) const;

private:
    /// A scope given as an id: the nearest such selection, else force, else category.
    [[nodiscard]] Element resolveId(Id scope, const Context &context) const;
    [[nodiscard]] bool isInstance(const Condition &condition, const Context &context) const;
    [[nodiscard]] bool matchesFacts(const NodeFacts &facts, Id id) const;
    [[nodiscard]] bool holds(const ConditionGroup &group, const Context &context) const;
    [[nodiscard]] double repeats(std::span<const Repeat> repeats, const Context &context) const;
    [[nodiscard]] double countForces(const Query &query, const Element &element, const Context &context) const;
    [[nodiscard]] double costOf(int item, Id type) const;
    [[nodiscard]] double counted(const Query &query, const Element &element, const Wanted &wanted) const;
    [[nodiscard]] Element nearest(const Context &context, const std::function<bool(const NodeFacts &, int)> &fits) const;
    void sourcesOf(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context,
                   std::vector<int> &items) const;
    void sourcesOf(const Query &query, const Context &context, std::vector<int> &items) const;

    const GameData &m_data;
    const Tree &m_tree;
    const Roster &m_roster;
    bool m_baseCosts = false;
    bool m_remembers = false;
    /// Element, field, what of it is looked at, what is wanted.
    using Counted = std::tuple<Element::Kind, int, std::uint32_t, FieldKind, std::uint32_t, int, std::uint32_t, const EntryNode *>;
    mutable std::map<Counted, double> m_counted;
};

} // namespace muster::rules
