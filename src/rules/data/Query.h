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
    Upgrade, ///< the newer dialect: nearest such selection upward, self included
    ById,    ///< an entry, link, category or force entry id
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
    Id field;   ///< the cost type for FieldKind::Cost
    Id scope;   ///< the id for ScopeKind::ById
    Id childId; ///< what is counted; none = nothing matches (conditions), the owner (constraints)
};

enum class ConditionType : std::uint8_t { EqualTo, NotEqualTo, LessThan, GreaterThan, AtLeast, AtMost, InstanceOf, NotInstanceOf, Unknown };

struct Condition : Query
{
    ConditionType type = ConditionType::Unknown;
    double value = 0;
};

/// A tree of conditions: all must hold (And), one must (Or), or between min and max of them (Count).
struct ConditionGroup
{
    enum class Type : std::uint8_t { And, Or, Count };
    Type type = Type::And;
    int min = -1; ///< for Count; -1 = no bound
    int max = -1;
    std::span<const Condition> conditions;
    std::span<const ConditionGroup> groups;
};

struct Repeat : Query
{
    double value = 1;
    int repeats = 1;
    bool roundUp = false;
};

/// A minimum or maximum; the owner is the entry, link, group, category or force entry that holds it.
struct Constraint : Query
{
    enum class Type : std::uint8_t { Min, Max, Unknown };
    Type type = Type::Unknown;
    bool negative = false; ///< a negative limit means itself, not "none"
    double value = 0;
    Id id;
    std::string_view message; ///< the author's own words, or empty
};

} // namespace muster::rules
