// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Info.h"

#include <optional>
#include <span>
#include <string_view>

namespace muster::rules {

struct Cost
{
    std::string_view name;
    Id typeId;
    std::string_view typeIdText;
    double value = 0;
};

struct CategoryEntry : Definition, InfoSet
{
    bool tracked = false; ///< a force shows it with its count even when nothing of it is chosen
    std::span<const Cost> costs;
    std::span<const Constraint> constraints;
};

struct CategoryLink : Definition, InfoSet
{
    Id targetId;
    bool primary = false;
    std::span<const Constraint> constraints;
};

/// The newer dialect: whom a selection may join.
struct Association : Definition
{
    Query query; ///< where to look, and for what
    int min = 0;
    int max = -1;        ///< negative = any number
    bool groups = false; ///< both become one attached unit
    bool chooses = true; ///< by itself, where there is only one to join
    int sortIndex = 0;
    std::string_view label; ///< how the joined one calls it ("Led by")
    std::span<const Condition> conditions;
    std::span<const ConditionGroup> conditionGroups;
    bool understood = true;
};

struct AssociationLink : Definition
{
    Id targetId;
};

enum class EntryKind : std::uint8_t { Entry, Group, Link };
enum class EntryType : std::uint8_t { Unit, Model, Upgrade, Other };

/// Newer dialect: a kind of model, or of unit.
enum class EntrySubType : std::uint8_t { None, Crew, Mount, UnitGroup };

/// As the files write it: "unit", "model", "upgrade"; Other gives "".
[[nodiscard]] std::string_view toString(EntryType type);

/// A selection entry, a group of them, or a link to one of both, as it stands in the file.
struct Entry : Definition, InfoSet
{
    EntryKind kind = EntryKind::Entry;
    EntryType type = EntryType::Upgrade; ///< of entries
    EntrySubType subType = EntrySubType::None;
    bool collective = false;
    bool import = true;
    bool exportable = true;          ///< newer dialect: false = left out of texts for others
    int sortIndex = 0;               ///< newer dialect: 0 = none, else the place among its siblings
    int defaultAmount = -1;          ///< newer dialect: -1 = none; of a list the sum
    int step = 1;                    ///< newer dialect: the amount moves in steps
    std::string_view defaultAmounts; ///< newer dialect: "1,1,7", so many stacks; empty when it is a single number
    Id targetId;                     ///< of links
    Id defaultSelectionEntryId;      ///< of groups
    /// Filled by the linker when the id means one thing in all files; else Book::target finds the nearest.
    mutable const Entry *target = nullptr;
    mutable std::uint8_t visited = 0; ///< for the linker's look for cycles
    std::string_view typeText;
    std::span<const Cost> costs;
    std::span<const Constraint> constraints;
    std::span<const CategoryLink> categoryLinks;
    std::span<const Entry> children; ///< entries, groups and links in the order of the file
    std::span<const Association> associations;
    std::span<const AssociationLink> associationLinks;
};

struct ForceEntry;

/// A force that is offered inside another one, defined elsewhere.
struct ForceLink : Definition
{
    Id targetId;
    int sortIndex = 0;
    std::span<const Constraint> constraints;
};

/// A kind of force (detachment, army) that a roster may contain.
struct ForceEntry : Definition, InfoSet
{
    int sortIndex = 0;
    bool exportable = true;
    std::string_view readme;           ///< shown while the force is empty
    std::string_view childForcesLabel; ///< what its child forces are called
    std::string_view forceLabel;       ///< what it is called among others
    std::string_view categoriesLabel;
    std::span<const ForceLink> forceLinks;
    std::span<const Cost> costs;
    std::span<const Constraint> constraints;
    std::span<const CategoryLink> categoryLinks;
    std::span<const ForceEntry> forceEntries;
    std::span<const Entry> children; ///< newer dialect: entries that only this force offers
};

} // namespace muster::rules
