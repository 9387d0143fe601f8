// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Modifier.h"

#include <span>
#include <string_view>

namespace muster::rules {

class DataFile;
struct InfoGroup;

/// What every definition of the data has.
struct Definition
{
    Id id;
    std::string_view idText;
    std::string_view name;
    std::string_view publicationId;
    std::string_view page;
    bool hidden = false;
    std::uint32_t line = 0; ///< in its file, from 1
    const DataFile *file = nullptr;
    std::span<const Modifier> modifiers;
    std::span<const ModifierGroup> modifierGroups;
};

struct Characteristic
{
    std::string_view name;
    Id typeId;
    std::string_view typeIdText;
    std::string_view value;
};

struct Profile : Definition
{
    Id typeId;
    std::string_view typeIdText;
    std::string_view typeName;
    std::span<const Characteristic> characteristics;
    std::span<const std::string_view> aliases; ///< further names by which texts may call it
    bool noIndex = false;                      ///< texts never mean it
};

struct Rule : Definition
{
    std::string_view description;
    std::span<const std::string_view> aliases;
    bool noIndex = false;
};

/// A reference to a shared profile, rule or group of both.
struct InfoLink : Definition
{
    enum class Type : std::uint8_t { Profile, Rule, InfoGroup, Unknown };
    Type type = Type::Unknown;
    Id targetId;
    /// Filled by the linker when the id means one thing in all files; else Book::target finds the nearest.
    mutable const Definition *target = nullptr;
};

/// Profiles, rules, links and inner groups that belong together: what entries, groups and links of every kind hold.
struct InfoSet
{
    std::span<const Profile> profiles;
    std::span<const Rule> rules;
    std::span<const InfoGroup> infoGroups;
    std::span<const InfoLink> infoLinks;
};

struct InfoGroup : Definition, InfoSet
{
};

} // namespace muster::rules
