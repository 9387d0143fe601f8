// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "rules/data/GameData.h"

#include <map>
#include <string>
#include <vector>

namespace muster::rules {

/// What the reader of one file hands to the linker, besides the file itself.
struct ReadNotes
{
    struct Registration
    {
        Id id;
        DefinitionKind kind;
        const void *pointer;
        std::uint32_t line;
    };
    /// A reference that is not a link: scope or child of a query, field or value of a modifier, type of a cost or profile.
    struct Reference
    {
        enum class Role : std::uint8_t {
            Child,
            Scope,
            Field,
            ModifierField,
            Category,
            CostType,
            ProfileType,
            CharacteristicType,
            Publication,
            Default
        };
        Id id;
        Role role;
        std::uint32_t line;
    };

    std::vector<Registration> registrations;
    std::vector<Reference> references;
    /// The scope or field of a condition, a repeat or a modifier, and whether that rule is understood: settled when all files are known.
    struct NamedScope
    {
        Id id;
        bool *understood;
    };
    std::vector<NamedScope> scopes;
    std::vector<const ForceLink *> forceLinks;
    std::vector<const AssociationLink *> associationLinks;
    std::vector<const Entry *> entryLinks;
    std::vector<const InfoLink *> infoLinks;
    std::vector<const CategoryLink *> categoryLinks;
    /// Something of another dialect that is not applied.
    struct Unknown
    {
        base::Message what;
        std::uint32_t line = 0; ///< of the first
        int count = 0;
    };
    std::map<std::string, Unknown> unknown; ///< by what it is, in English
    std::vector<base::Finding> findings;
    bool failed = false;
};

} // namespace muster::rules
