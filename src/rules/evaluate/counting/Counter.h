// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/counting/Dependencies.h"
#include "rules/evaluate/counting/Tree.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace muster::rules {

namespace counting {

/// What is compared with nothing.
inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

[[nodiscard]] inline std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace counting

/// From where a query is seen: a selection, an entry that could be chosen at a place, or a force.
struct Context
{
    int item = -1;   ///< the selection itself; -1 when it is not (yet) chosen
    int parent = -1; ///< the selection it is in; -1 = directly in the force
    int force = -1;
    const NodeFacts *facts = nullptr; ///< of the entry; null when the force itself asks
    Dependencies *seen = nullptr;     ///< notes what was looked at
    /// In a local condition group: who asks about this candidate; -1 when it is not (yet) chosen.
    static constexpr int nobody = -2;
    int owner = nobody;
    /// A child force that could be added to `force`.
    const ForceEntry *offered = nullptr;
    /// Of an entry that is not chosen: what it would have besides what is written; null = nothing.
    const std::vector<CategoryState> *categories = nullptr;
    /// A profile or rule of the selection asks: what stands above it begins with the selection.
    bool ofInfo = false;
};

/// What a scope turned out to be.
struct Element
{
    enum class Kind { None, Roster, Force, Selection, Nothing, Category, Ancestors };
    Kind kind = Kind::None;           ///< None: no such element, every comparison is false. Nothing: a selection without content.
    int index = -1;                   ///< item or force; for Kind::Ancestors: the lowest of them, above whoever asks
    Id category;                      ///< for Kind::Category: the selections of the force that have it
    const EntryNode *group = nullptr; ///< of a selection or force: only what is chosen in this group of it
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
    /// What stays as it is from now on, so that what was counted over a force or the roster is kept for the next place that asks
    /// the same: thousands of equal units ask the same question.
    enum class Settled {
        Nothing,
        Numbers, ///< and categories; costs only while those are asked for as written
        All
    };
    void settle(Settled settled)
    {
        m_settled = settled;
        m_counted.clear();
        m_local.clear();
    }

    /// `self`: type scopes begin at the selection itself.
    [[nodiscard]] Element resolve(ScopeKind kind, Id scope, bool self, const Context &context) const;
    [[nodiscard]] Element resolve(const Query &query, const Context &context) const
    {
        return resolve(query.scopeKind, query.scope, query.scopeSelf, context);
    }
    /// The number a query compares; not a number when there is nothing to compare.
    [[nodiscard]] double value(const Query &query, const Context &context) const;
    /// The same for given element and selections (constraints).
    [[nodiscard]] double count(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const;

    [[nodiscard]] bool holds(const Condition &condition, const Context &context) const;
    [[nodiscard]] bool holds(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context) const;
    /// How often a modifier is to be applied: 0 = not at all.
    [[nodiscard]] int times(const Modifier &modifier, const GroupChain &chain, const Context &context) const;

    /// How many selections of its scope pass a local group; none when there is no such scope.
    [[nodiscard]] double countLocal(const LocalConditionGroup &group, const Context &context) const;
    [[nodiscard]] bool matches(int item, const Wanted &wanted) const;
    /// Whether an entry with such categories is one of an entry, link, group, type or category.
    [[nodiscard]] bool isOf(const NodeFacts &facts, const std::vector<CategoryState> &categories, Id id) const;
    /// What is counted costs so many percent of the roster's own limit (or that limit itself); not a number when there is none.
    [[nodiscard]] double shareOfLimit(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const;
    /// How many of those that a selection is associated with, either way, are wanted.
    [[nodiscard]] double countAssociates(const Query &query, const Element &element, const Wanted &wanted, const Context &context) const;
    /// Calls visit(item) for every selection a query looks at.
    void forEachItem(const Query &query, const Element &element, const std::function<void(int)> &visit) const;
    /// How many each one of what the selection is in has of it (newer dialect: there its number is the total).
    [[nodiscard]] double numberOfEach(int index) const;
    /// The selections whose costs a modifier looks at.
    void costSources(const Modifier &modifier, const GroupChain &chain, const Context &context, std::vector<int> &items) const;
    [[nodiscard]] std::uint32_t keyOf(const Element &element, const Context &context) const;

private:
    /// A scope given as an id: the nearest such selection, else force, else category.
    [[nodiscard]] Element resolveId(Id scope, const Context &context) const;
    [[nodiscard]] Element resolveType(ScopeKind kind, bool self, const Context &context) const;
    /// The group of that id (or the innermost one) around whoever asks.
    [[nodiscard]] Element resolveGroup(Id id, const Context &context) const;
    [[nodiscard]] bool isInstanceOfForce(int force, Id id) const;
    [[nodiscard]] bool isRootOfForce(int force, int parent, Id id) const;
    [[nodiscard]] bool seesChildForces(const Query &query, const Element &element) const;
    [[nodiscard]] bool isInstanceAbove(Id id, const Context &context) const;
    [[nodiscard]] Context candidate(int item, const Context &owner, Dependencies *seen) const;
    void noteLocal(const LocalConditionGroup &group, const Element &element, const Context &context) const;
    [[nodiscard]] double number(const ConditionGroup &group, const Context &context) const;
    [[nodiscard]] std::vector<double> numbers(const ConditionGroup &group, const Context &context) const;
    [[nodiscard]] double repeatsOf(std::span<const Repeat> repeats, std::span<const LocalConditionGroup> locals,
                                   const Context &context) const;
    [[nodiscard]] double valueWithoutChild(const Query &query, const Element &element, const Context &context) const;
    void sourcesOf(std::span<const LocalConditionGroup> locals, const Context &context, std::vector<int> &items) const;
    [[nodiscard]] bool isInstance(const Condition &condition, const Context &context) const;
    [[nodiscard]] bool matchesFacts(const NodeFacts &facts, Id id) const;
    [[nodiscard]] bool holds(const ConditionGroup &group, const Context &context) const;
    [[nodiscard]] double countForces(const Query &query, const Element &element, const Context &context) const;
    [[nodiscard]] double costOf(int item, Id type) const;
    [[nodiscard]] double costOfForces(const Query &query, const Element &element, Id wanted) const;
    [[nodiscard]] double limitOf(Id costType, const Context &context) const;
    [[nodiscard]] double counted(const Query &query, const Element &element, const Wanted &wanted) const;
    [[nodiscard]] double forcesIn(const Query &query, const Element &element, Id wanted) const;
    /// Whether the answer to such a question will be the same, and costs more than to look it up.
    [[nodiscard]] bool keeps(const Query &query, const Element &element) const;
    [[nodiscard]] Element nearest(const Context &context, bool self, const std::function<bool(const NodeFacts &, int)> &fits) const;
    void sourcesOf(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, const Context &context,
                   std::vector<int> &items) const;
    void sourcesOf(const Query &query, const Context &context, std::vector<int> &items) const;

    [[nodiscard]] bool newer() const { return m_data.newerDialect(); }

    const GameData &m_data;
    const Tree &m_tree;
    const Roster &m_roster;
    bool m_baseCosts = false;
    Settled m_settled = Settled::Nothing;
    /// Element, field, what of it is looked at, what is wanted.
    using Counted = std::tuple<Element::Kind, int, std::uint32_t, FieldKind, std::uint32_t, int, std::uint32_t, const EntryNode *>;
    mutable std::map<Counted, double> m_counted;
    mutable std::map<std::tuple<const LocalConditionGroup *, Element::Kind, int, std::uint32_t>, double> m_local;
};

} // namespace muster::rules
