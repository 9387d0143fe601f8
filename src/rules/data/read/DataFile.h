// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Entry.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

class Arena;

struct CostType : Definition
{
    double defaultCostLimit = -1; ///< negative = none
};

struct CharacteristicType
{
    Id id;
    std::string_view idText;
    std::string_view name;
};

struct ProfileType : Definition
{
    std::span<const CharacteristicType> characteristicTypes;
};

struct Publication
{
    Id id;
    std::string_view idText;
    std::string_view name;
};

struct CatalogueLink
{
    Id id;
    Id targetId;
    std::string_view name;
    bool importRootEntries = false;
    std::uint32_t line = 0;
};

/// One game system or catalogue file. All texts point into its retained buffer, so it lives as long as its GameData.
class DataFile
{
public:
    DataFile();
    ~DataFile();
    DataFile(const DataFile &) = delete;
    DataFile &operator=(const DataFile &) = delete;

    bool isGameSystem = false;
    bool newer = false;   ///< JSON, or with a word that only the newer dialect has
    bool library = false; ///< cannot be picked for a force, only linked to
    std::string fileName;
    Id id;
    std::string_view idText;
    std::string_view name;
    int revision = 0;
    std::string_view battleScribeVersion;
    std::string_view readme;
    std::string_view gameSystemId;
    int gameSystemRevision = 0;

    std::span<const Publication> publications;
    std::span<const CostType> costTypes;
    std::span<const ProfileType> profileTypes;
    std::span<const CategoryEntry> categoryEntries;
    std::span<const ForceEntry> forceEntries;
    std::span<const ForceEntry> sharedForceEntries;
    std::span<const ForceLink> forceLinks; ///< forces of other files or shared ones that it offers
    std::span<const Association> sharedAssociations;
    std::span<const Entry> rootEntries;   ///< root selection entries, groups and links in the order of the file
    std::span<const Entry> sharedEntries; ///< shared selection entries and shared groups
    std::span<const Rule> rules;          ///< root rules: they apply to every force
    std::span<const InfoLink> infoLinks;
    std::span<const Rule> sharedRules;
    std::span<const Profile> sharedProfiles;
    std::span<const InfoGroup> sharedInfoGroups;
    std::span<const CatalogueLink> catalogueLinks;

    // Filled by the reader.
    std::string buffer;
    std::shared_ptr<Arena> arena; ///< other files may have their definitions in it, too
    std::size_t elementCount = 0;
};

} // namespace muster::rules
