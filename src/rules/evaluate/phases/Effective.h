// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/EntryNode.h"
#include "rules/roster/Snapshot.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// Where a profile or rule of a selection comes from.
enum class InfoSource {
    Own,     ///< written in the entry (or its link)
    Linked,  ///< shared, by an info link
    Granted, ///< an info link or rule that is normally hidden, shown because its conditions hold now
};

/// A profile with all modifiers applied.
struct EffectiveProfile : ProfileValue
{
    InfoSource source = InfoSource::Own;
    std::string annotation;
    bool modified = false; ///< some modifier changed it
    friend bool operator==(const EffectiveProfile &, const EffectiveProfile &) = default;
};

/// A rule with all modifiers applied.
struct EffectiveRule : RuleValue
{
    InfoSource source = InfoSource::Own;
    bool modified = false;
    friend bool operator==(const EffectiveRule &, const EffectiveRule &) = default;
};

/// Profiles and rules of a selection or force. Hidden rules are kept apart, so that a view can say what would be granted.
struct EffectiveInfo
{
    std::vector<EffectiveProfile> profiles;
    std::vector<EffectiveRule> rules;
    std::vector<EffectiveRule> hiddenRules;
    friend bool operator==(const EffectiveInfo &, const EffectiveInfo &) = default;
};

/// What a selection is worth now.
struct EffectiveSelection
{
    std::string id;
    const EntryNode *node = nullptr; ///< null for an orphan
    bool orphan = false;             ///< values below are those of the snapshot
    bool hidden = false;             ///< not available by the rules, though chosen
    int number = 1;
    std::string name; ///< the data's name with modifiers; not the user's
    std::string type;
    std::string publicationId;
    std::string publicationName;
    std::string page;
    std::vector<CostValue> costs;      ///< times number, children not included; in the data's order
    std::vector<CostValue> totalCosts; ///< with everything below
    std::vector<CategoryValue> categories;
    std::vector<std::string> annotations; ///< author's remarks that hold now
    friend bool operator==(const EffectiveSelection &, const EffectiveSelection &) = default;

    [[nodiscard]] const CategoryValue *primaryCategory() const
    {
        for (const CategoryValue &category : categories)
            if (category.primary)
                return &category;
        return nullptr;
    }
};

/// A category as a force shows it.
struct EffectiveCategory
{
    std::string entryId; ///< "(No Category)" for the first one
    std::string name;
    bool hidden = false;
    bool primary = false;
    std::string customName;
    std::string customNotes;
    int count = 0; ///< selections of the force that have it
    double min = 0;
    double max = -1;      ///< negative = none
    bool tracked = false; ///< shown with its count even when nothing of it is chosen
    friend bool operator==(const EffectiveCategory &, const EffectiveCategory &) = default;
};

/// What a force is now.
struct EffectiveForce
{
    std::string id;
    const ForceEntry *entry = nullptr; ///< null when the data do not know it
    const Book *book = nullptr;        ///< null when the catalogue is not known
    std::string name;
    bool hidden = false;
    std::string publicationId;
    std::string page;
    std::vector<EffectiveCategory> categories; ///< "Uncategorised" first, then in the order of the force entry
    std::vector<PublicationValue> publications;
    std::string readme;           ///< the data's words for who has chosen nothing yet
    std::vector<CostValue> costs; ///< of the force itself
    std::vector<CostValue> totalCosts;
    friend bool operator==(const EffectiveForce &, const EffectiveForce &) = default;
};

/// A total of the roster with its limit.
struct RosterCost : CostValue
{
    bool hidden = false;
    std::optional<double> limit;
    bool used = false; ///< some selection has a non-zero value of it
    friend bool operator==(const RosterCost &, const RosterCost &) = default;
};

} // namespace muster::rules
