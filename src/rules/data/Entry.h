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
    std::span<const Constraint> constraints;
};

struct CategoryLink : Definition, InfoSet
{
    Id targetId;
    bool primary = false;
    std::span<const Constraint> constraints;
};

enum class EntryKind : std::uint8_t { Entry, Group, Link };
enum class EntryType : std::uint8_t { Unit, Model, Upgrade, Other };

/// As the files write it: "unit", "model", "upgrade"; Other gives "".
[[nodiscard]] std::string_view toString(EntryType type);

/// A selection entry, a group of them, or a link to one of both, as it stands in the file.
struct Entry : Definition, InfoSet
{
    EntryKind kind = EntryKind::Entry;
    EntryType type = EntryType::Upgrade; ///< of entries
    bool collective = false;
    bool import = true;
    int sortIndex = 0;          ///< newer dialect: 0 = none, else the place among its siblings
    int defaultAmount = -1;     ///< newer dialect: -1 = none
    Id targetId;                ///< of links
    Id defaultSelectionEntryId; ///< of groups
    /// Filled by the linker when the id means one thing in all files; else Book::target finds the nearest.
    mutable const Entry *target = nullptr;
    mutable std::uint8_t visited = 0; ///< for the linker's look for cycles
    std::string_view typeText;
    std::span<const Cost> costs;
    std::span<const Constraint> constraints;
    std::span<const CategoryLink> categoryLinks;
    std::span<const Entry> children; ///< entries, groups and links in the order of the file
};

/// A kind of force (detachment, army) that a roster may contain.
struct ForceEntry : Definition, InfoSet
{
    std::span<const Cost> costs;
    std::span<const Constraint> constraints;
    std::span<const CategoryLink> categoryLinks;
    std::span<const ForceEntry> forceEntries;
    std::span<const Entry> children; ///< newer dialect: entries that only this force offers
};

} // namespace muster::rules
