// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Query.h"

#include <span>
#include <string_view>

namespace muster::rules {

enum class ModifierType : std::uint8_t {
    Set,
    Increment,
    Decrement,
    Append,
    Prepend,
    Replace,
    Add,
    Remove,
    SetPrimary,
    UnsetPrimary,
    Floor,
    Ceil,
    Multiply,
    Divide,
    Modulo,
    Power,
    Exponent,
    Triangular,
    CumulativeAdd,
    CumulativeMultiply,
    CumulativePower,
    Hide,
    Unknown
};

enum class ModifierField : std::uint8_t {
    Name,
    Description,
    Page,
    PublicationId,
    Hidden,
    Category,
    Annotation,
    Error,
    Warning,
    Info,
    DefaultSelectionEntryId,
    DefaultAmount,
    Readme,
    Tracked,
    AddInfo,
    ById, ///< a cost type, constraint or characteristic type
};

/// A change of one field of its owner, made when its conditions hold.
struct Modifier
{
    ModifierType type = ModifierType::Unknown;
    ModifierField fieldKind = ModifierField::ById;
    ScopeKind scopeKind = ScopeKind::Self; ///< the newer dialect: whose field is changed
    bool scopeSelf = false;
    bool hasScope = false;
    bool hasJoin = false;
    bool skipIfPresent = false; ///< a text that is there already is not attached again
    /// Every word of it, its conditions and repeats is known. Else it is never applied. Settled by the linker.
    mutable bool understood = true;
    int position = 0; ///< for Replace: 0 = every occurrence, n = the n-th, -1 = the last
    Id field;         ///< for ModifierField::ById
    Id scope;         ///< for ScopeKind::ById
    Id valueId;       ///< the value as an id: categories, default entries
    std::string_view value;
    std::string_view arg;     ///< for Replace: what is replaced
    std::string_view join;    ///< for Append with hasJoin: what stands between
    std::string_view affects; ///< the newer dialect: "self.entries.recursive.profiles.Unit", or empty
    std::span<const Condition> conditions;
    std::span<const ConditionGroup> conditionGroups;
    std::span<const Repeat> repeats;
    std::span<const LocalConditionGroup> locals;
};

/// Modifiers that share conditions and repeats.
struct ModifierGroup
{
    std::span<const Condition> conditions;
    std::span<const ConditionGroup> conditionGroups;
    std::span<const Repeat> repeats;
    std::span<const LocalConditionGroup> locals;
    std::span<const Modifier> modifiers;
    std::span<const ModifierGroup> groups;
    mutable bool understood = true; ///< as Modifier::understood, of its own conditions
};

} // namespace muster::rules
