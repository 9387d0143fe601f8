// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"

#include <string>
#include <vector>

namespace muster::rules {

/// What kind of rule was broken; programs that translate build their sentence from this and the values below.
enum class FindingKind {
    TooFew,  ///< minimum of selections
    TooMany, ///< maximum of selections
    TooFewForces,
    TooManyForces,
    CostTooLow,   ///< minimum of a cost
    CostTooHigh,  ///< maximum of a cost
    TooFewJoined, ///< an association that must be chosen, or a minimum of those who join
    TooManyJoined,
    CannotJoin,    ///< associated with somebody the data do not allow
    OverLimit,     ///< the roster's own limit of a cost type
    Hidden,        ///< chosen, but not available (any more)
    Orphan,        ///< not known to the data
    UnknownForce,  ///< force entry or catalogue not known to the data
    MissingData,   ///< a file that the catalogue builds on is not there: the list cannot be judged
    NotUnderstood, ///< rules of the data whose words are not known, and which are left out
    CostCycle,     ///< costs that depend on themselves
    LinkRefused,   ///< a unit belongs to one that cannot have it
    LinkFull,      ///< more units belong to one than it has room for
    Message,       ///< error, warning or note written by the author of the data
};

enum class OwnerType { Roster, Force, Category, Selection };

/// One broken rule of a list: which rule, where, how many, how many are wanted, and what would mend it.
struct RosterFinding
{
    FindingKind kind = FindingKind::TooMany;
    base::Severity severity = base::Severity::Error;
    OwnerType ownerType = OwnerType::Roster;
    std::string ownerId;      ///< roster, force or selection id; of a category finding, the category's entry id
    std::string ownerEntryId; ///< what the owner is in the data (plain id)
    std::string ownerName;
    std::string forceId; ///< the force it happens in; empty for the roster
    std::string entryId; ///< entry, group, category or force entry that the rule speaks about (plain id); "costLimits"
    std::string entryName;
    std::string constraintId; ///< constraint id; "hidden"; the cost type of a limit
    std::string costTypeId;   ///< for costs
    std::string costName;
    std::string scope; ///< "roster", "force", "parent", "self", ... or the name of the entry that is the scope
    double current = 0;
    double wanted = 0;     ///< the minimum or maximum
    bool perModel = false; ///< both are per model of the owner
    bool percent = false;
    std::string authorText; ///< FindingKind::Message, or a constraint's own message
    std::string otherId;    ///< of a link: the unit it leads to
    std::string otherName;
    std::string reason;                 ///< of a link: why not, a word of LinkRefusal; "places" or "units" when full
    std::string reasonId;               ///< the characteristic or rule that is the reason
    std::vector<std::string> path;      ///< ids from the outermost force to the owner
    std::string placeId;                ///< force or selection in which the entry or group is chosen; empty when it is about no entry
    std::string nodeId;                 ///< composite id of that entry or group
    std::vector<std::string> memberIds; ///< too many or too dear: the selections that are counted
    bool automatic = false;             ///< the data want whoever builds the list to keep this limit by itself
    int count = 1;                      ///< identical findings are merged

    /// Stable id of the rule: the constraint id, else the kind ("hidden", "orphan", "limit").
    [[nodiscard]] std::string rule() const;
    /// An English sentence ("Detachment has 1 too many selections of Unit A (maximum 2)").
    [[nodiscard]] std::string text() const;
    friend bool operator==(const RosterFinding &, const RosterFinding &) = default;
};

[[nodiscard]] const char *toString(OwnerType type);
[[nodiscard]] const char *toString(FindingKind kind);

} // namespace muster::rules
