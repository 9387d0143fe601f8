// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Entry.h"

#include <string>
#include <vector>

namespace muster::rules {

/// One of the associations of a selection: whom it may join, and whom it has joined.
struct AssociationOffer
{
    const Association *association = nullptr;
    std::string id;
    std::string name; ///< "Leading"
    int min = 0;
    int max = -1;                        ///< negative = any number
    std::vector<std::string> candidates; ///< selections that may be joined now, in the order of the list
    std::vector<std::string> chosen;
};

/// A kind of force that can be added at a place.
struct OfferedForce
{
    const ForceEntry *entry = nullptr;
    std::string entryId;
    std::string name;
    int current = 0; ///< how many are there
    double max = -1; ///< smallest maximum; negative = none
    bool canAdd = true;
};

} // namespace muster::rules
