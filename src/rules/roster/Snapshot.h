// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// An amount of one cost type, with the name it had.
struct CostValue
{
    std::string name;
    std::string typeId;
    double value = 0;
    friend bool operator==(const CostValue &, const CostValue &) = default;
};

struct CharacteristicValue
{
    std::string name;
    std::string typeId;
    std::string value;
    friend bool operator==(const CharacteristicValue &, const CharacteristicValue &) = default;
};

/// A profile as it was (saved) or is (effective).
struct ProfileValue
{
    std::string id;
    std::string name;
    std::string typeId;
    std::string typeName;
    std::string publicationId;
    std::string page;
    bool hidden = false;
    std::vector<CharacteristicValue> characteristics;
    friend bool operator==(const ProfileValue &, const ProfileValue &) = default;
};

/// A rule as it was (saved) or is (effective).
struct RuleValue
{
    std::string id;
    std::string name;
    std::string description;
    std::string publicationId;
    std::string page;
    bool hidden = false;
    friend bool operator==(const RuleValue &, const RuleValue &) = default;
};

struct CategoryValue
{
    std::string id;      ///< of the element in the roster file; may be empty
    std::string entryId; ///< category id of the data
    std::string name;
    bool primary = false;
    friend bool operator==(const CategoryValue &, const CategoryValue &) = default;
};

struct PublicationValue
{
    std::string id;
    std::string name;
    friend bool operator==(const PublicationValue &, const PublicationValue &) = default;
};

/// Attributes and elements of a foreign file that we do not know: kept and written back as they were.
struct ForeignXml
{
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string elements; ///< raw XML of unknown child elements
    friend bool operator==(const ForeignXml &, const ForeignXml &) = default;
};

/// What a selection or force looked like when it was last saved: shown when the data no longer knows the entry, and
/// compared when newer data come. Immutable and shared between copies of the roster.
struct Snapshot
{
    std::vector<CostValue> costs; ///< times number, children not included, as roster files have it
    std::vector<CategoryValue> categories;
    std::vector<ProfileValue> profiles;
    std::vector<RuleValue> rules;
    std::vector<PublicationValue> publications;
    std::string publicationId;
    std::string page;
    ForeignXml foreign;
    friend bool operator==(const Snapshot &, const Snapshot &) = default;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// Free key/value pairs that belong to the user (tag colour, painted, campaign soldier id...), kept through save and load.
using Extras = std::map<std::string, std::string>;

} // namespace muster::rules
