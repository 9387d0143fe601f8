// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Id.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace muster::rules {

/// Where a query looks, seen from the selection that owns it.
enum class ScopeKind : std::uint8_t {
    Self,
    Parent,
    Force,
    Roster,
    PrimaryCatalogue,
    PrimaryCategory,
    Ancestor,
    RootEntry,
    Unit,
    Model,
    ModelOrUnit,
    Upgrade,
    NonUpgrade, ///< the newer dialect: nearest selection of that kind upward, from the parent on or (Query::scopeSelf) from itself
    Group,      ///< the newer dialect: the group it stands in
    Link,       ///< the newer dialect: the nearest selection upward that is reached by a link
    ById,       ///< an entry, link, group, category or force entry id
};

/// What a query adds up.
enum class FieldKind : std::uint8_t { Selections, Forces, Cost, LimitOfCost, Associations, Unknown };

/// What condition, repeat and constraint have in common: what is counted, and where.
struct Query
{
    FieldKind fieldKind = FieldKind::Selections;
    ScopeKind scopeKind = ScopeKind::Parent;
    bool shared = true;
    bool includeChildSelections = false;
    bool includeChildForces = false;
    bool percentValue = false;
    bool scopeSelf = false;   ///< the newer dialect: the scope begins at the selection itself ("unit-self")
    bool acrossGroup = false; ///< the newer dialect: the whole attached unit is looked at
    bool fromOwner = false;   ///< in the filter of an association: seen from who joins, not from the candidate
    Id field;                 ///< the cost type for FieldKind::Cost
    Id scope;                 ///< the id for ScopeKind::ById
    Id childId;               ///< what is counted; none = nothing matches (conditions), the owner (constraints)
};

enum class ConditionType : std::uint8_t {
    EqualTo,
    NotEqualTo,
    LessThan,
    GreaterThan,
    AtLeast,
    AtMost,
    InstanceOf,
    NotInstanceOf,
    Before,
    Always,
    Never,
    Unknown
};

struct LocalConditionGroup;
struct Repeat;

struct Condition : Query
{
    ConditionType type = ConditionType::Unknown;
    double value = 0;
};

/// A tree of conditions: all must hold (And), one must (Or), not all may (Not), or between min and max of them (Count). The newer
/// dialect also computes with what its parts count, and compares the first with each of the others.
struct ConditionGroup
{
    enum class Type : std::uint8_t {
        And,
        Or,
        Not,
        Count,
        Add,
        Subtract,
        Multiply,
        Divide,
        Modulo,
        Power,
        Min,
        Max,
        Greater,
        GreaterOrEqual,
        Less,
        LessOrEqual,
        Equal,
        NotEqual
    };
    Type type = Type::And;
    int min = -1; ///< for Count; -1 = no bound
    int max = -1;
    std::span<const Condition> conditions;
    std::span<const ConditionGroup> groups;
    std::span<const LocalConditionGroup> locals;
    std::span<const Repeat> repeats; ///< further numbers for those that compute
};

struct Repeat : Query
{
    double value = 1;
    int repeats = 1;
    bool roundUp = false;
};

/// The newer dialect: how many selections of a scope fulfil all of its conditions, each tested with the selection as "self".
struct LocalConditionGroup : Query
{
    ConditionType type = ConditionType::AtLeast; ///< compares that number with `value`
    double value = 1;
    int repeats = 1; ///< in a modifier: how often it applies for every `value` of them; may be negative
    bool roundUp = false;
    ConditionGroup tests;
};

/// A minimum or maximum; the owner is the entry, link, group, category or force entry that holds it.
struct Constraint : Query
{
    enum class Type : std::uint8_t { Min, Max, Exactly, Unknown };
    Type type = Type::Unknown;
    bool automatic = false; ///< the builder keeps it by itself
    bool negative = false;  ///< a negative limit means itself, not "none"
    double value = 0;
    Id id;
    std::string_view message; ///< the author's own words, or empty
};

} // namespace muster::rules
