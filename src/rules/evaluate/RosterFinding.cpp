// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/RosterFinding.h"

#include "base/Number.h"

#include <cmath>

namespace muster::rules {

const char *toString(OwnerType type)
{
    switch (type) {
    case OwnerType::Roster:
        return "roster";
    case OwnerType::Force:
        return "force";
    case OwnerType::Category:
        return "category";
    case OwnerType::Selection:
        break;
    }
    return "selection";
}

const char *toString(FindingKind kind)
{
    switch (kind) {
    case FindingKind::TooFew:
        return "too-few";
    case FindingKind::TooMany:
        return "too-many";
    case FindingKind::TooFewForces:
        return "too-few-forces";
    case FindingKind::TooManyForces:
        return "too-many-forces";
    case FindingKind::CostTooLow:
        return "cost-too-low";
    case FindingKind::CostTooHigh:
        return "cost-too-high";
    case FindingKind::TooFewJoined:
        return "too-few-joined";
    case FindingKind::TooManyJoined:
        return "too-many-joined";
    case FindingKind::CannotJoin:
        return "cannot-join";
    case FindingKind::OverLimit:
        return "over-limit";
    case FindingKind::Hidden:
        return "hidden";
    case FindingKind::Orphan:
        return "orphan";
    case FindingKind::UnknownForce:
        return "unknown-force";
    case FindingKind::MissingData:
        return "missing-data";
    case FindingKind::NotUnderstood:
        return "not-understood";
    case FindingKind::CostCycle:
        return "cost-cycle";
    case FindingKind::LinkRefused:
        return "link-refused";
    case FindingKind::LinkFull:
        return "link-full";
    case FindingKind::Message:
        break;
    }
    return "message";
}

std::string RosterFinding::rule() const
{
    switch (kind) {
    case FindingKind::OverLimit:
        return "limit:" + costTypeId;
    case FindingKind::Hidden:
    case FindingKind::Orphan:
    case FindingKind::UnknownForce:
    case FindingKind::MissingData:
    case FindingKind::NotUnderstood:
    case FindingKind::CostCycle:
        return toString(kind);
    case FindingKind::Message:
        return "message:" + entryId;
    default:
        return constraintId.empty() ? toString(kind) : constraintId;
    }
}

std::string RosterFinding::text() const
{
    const std::string unit = percent ? " %" : std::string();
    const std::string gap = base::formatNumber(std::fabs(wanted - current)) + unit;
    const std::string limit = base::formatNumber(wanted) + unit + (perModel ? " each" : "");
    if (!authorText.empty())
        return authorText;
    switch (kind) {
    case FindingKind::TooFew:
        return ownerName + " must have " + gap + " more selections of " + entryName + " (minimum " + limit + ")";
    case FindingKind::TooMany:
        return ownerName + " has " + gap + " too many selections of " + entryName + " (maximum " + limit + ")";
    case FindingKind::TooFewForces:
        return ownerName + " must have " + gap + " more forces of " + entryName + " (minimum " + limit + ")";
    case FindingKind::TooManyForces:
        return ownerName + " has " + gap + " too many forces of " + entryName + " (maximum " + limit + ")";
    case FindingKind::CostTooLow:
        return ownerName + " must spend " + gap + " more " + costName + " on " + entryName + " (minimum " + limit + ")";
    case FindingKind::CostTooHigh:
        return ownerName + " spends " + gap + " " + costName + " too much on " + entryName + " (maximum " + limit + ")";
    case FindingKind::TooFewJoined:
        return ownerName + " must be joined with " + gap + " more: " + entryName + " (minimum " + limit + ")";
    case FindingKind::TooManyJoined:
        return ownerName + " is joined with " + gap + " too many: " + entryName + " (maximum " + limit + ")";
    case FindingKind::CannotJoin:
        return ownerName + " cannot join " + entryName;
    case FindingKind::OverLimit:
        return "Roster is over the " + costName + " limit by " + gap + " " + costName;
    case FindingKind::Hidden:
        return ownerName + " cannot have any selections of " + entryName + " (hidden)";
    case FindingKind::Orphan:
        return entryName + " is not known to the game data; its saved values are kept";
    case FindingKind::UnknownForce:
        return entryName + " belongs to a catalogue or force that the game data do not know";
    case FindingKind::MissingData:
        return "Not checked: the game data lack \"" + entryName + "\", which " + ownerName + " builds on";
    case FindingKind::NotUnderstood:
        return base::formatNumber(current) + " rules of these data are not understood and left out";
    case FindingKind::CostCycle:
        return "The costs of " + entryName + " depend on themselves; the basic costs are used";
    case FindingKind::LinkRefused:
        return ownerName + " cannot belong to " + otherName + " (" + entryName + ": " + reason + ")";
    case FindingKind::LinkFull:
        return ownerName + ": " + base::formatNumber(current) + " of " + base::formatNumber(wanted) + " " + reason + " taken (" + entryName
            + ")";
    case FindingKind::Message:
        break;
    }
    return entryName;
}

} // namespace muster::rules
