// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/phases/Effective.h"

#include <string>
#include <vector>

namespace muster::rules {

/// Whether candidates carry their costs.
enum class Priced { No, Yes };

/// Something that could be added at a place, and what that would mean.
struct Candidate
{
    const EntryNode *node = nullptr;
    std::string entryId; ///< composite, for Operations::addSelection
    std::string name;    ///< effective
    std::string type;
    std::vector<CostValue> costs;          ///< by how much the whole list becomes dearer with the next one
    std::vector<CategoryValue> categories; ///< for headings in a list
    int current = 0;                       ///< how many are there already
    double min = 0;
    double max = -1;                       ///< smallest maximum for this place; negative = none
    bool hidden = false;                   ///< the rules hide it here
    bool canAdd = true;                    ///< one more breaks no maximum and it is not hidden
    std::string reason;                    ///< why not, in English; empty when it can
    std::string reasonConstraintId;        ///< the constraint that forbids it; "hidden"; or empty
    double reasonMax = -1;                 ///< the maximum that forbids it
    bool reasonHere = true;                ///< that maximum counts at this place, not over the force or the roster
    std::vector<std::string> selectionIds; ///< what is chosen of it here
};

/// A group of a selection (or the force itself, or the entries of a selection that are in no group), with its limits now.
struct Slot
{
    const EntryNode *group = nullptr; ///< null for entries that stand in no group
    std::string groupId;              ///< composite; empty for entries that stand in no group
    std::string name;                 ///< effective
    int depth = 0;                    ///< groups in groups
    double min = 0;                   ///< effective; 0 = none
    double max = -1;                  ///< effective; negative = none
    double current = 0;               ///< how many selections are in it (inner groups included)
    bool hidden = false;
    std::vector<Candidate> candidates;     ///< direct entries of it, in order
    std::vector<std::string> selectionIds; ///< what is chosen in it (not in inner groups), in the user's order
};

/// A mandatory group or entry of a selection that has less in it than it must have.
struct Shortfall
{
    const EntryNode *node = nullptr;
    std::string name;   ///< effective
    double missing = 0; ///< how many more
};

} // namespace muster::rules
