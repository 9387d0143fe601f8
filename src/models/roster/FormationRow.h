// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"

#include <QString>

#include <vector>

namespace muster::models {

/// One row of the formation tree: a force, a formation, a slot, a unit, or what could be added.
struct FormationContent
{
    enum class Kind {
        Force,
        Formation, ///< a selection whose slots hold units
        Advantage, ///< line under a formation: what it grants, and whether
        Section,   ///< heading over units that stand in no formation
        Unit,
        EmptySlot, ///< mandatory, waiting for a unit
        AddLink,   ///< optional slot: "Add support"
    };
    enum class Mark { None, Inactive, Active }; ///< star of an advantage

    QString key; ///< unique among siblings
    Kind kind = Kind::Unit;
    QString id;       ///< force or selection; empty for slots, links and sections
    QString ownerId;  ///< force or selection into which a slot, link or section adds
    QString groupId;  ///< composite id of the slot
    QString slot;     ///< word of the slot, on its first row only
    QString slotName; ///< the slot's name on every row, for sentences
    QString name;     ///< shown in the player's language
    QString nickname; ///< the player's own name
    QString remark;   ///< "active for 5 units", "not in the data", "92 over its 500 cap"
    QString chosen;   ///< Unit: its options in short, "Sergeant, Bolter"
    QString icon;     ///< unit kind
    QString code;     ///< armour or another short code
    QString tag;      ///< colour tag, "#rrggbb", or empty
    QString sentence; ///< for a screen reader
    int number = 1;
    int models = 0; ///< Unit: how many models it has, when that is more than one
    double points = 0;
    double limit = -1; ///< of a force or formation; negative = none
    bool pointsKnown = true;
    bool note = false;
    bool orphan = false;
    Mark mark = Mark::None;
    int fitting = 0; ///< EmptySlot: how many entries fit
    int priced = 0;  ///< EmptySlot: how many of them have a price
    double cheapest = 0, dearest = 0;
    bool overCap = false;    ///< costs more than its own cap; the remark says by how much
    bool hasProblem = false; ///< a finding of severity Error stands at it
    bool hasWarning = false;

    friend bool operator==(const FormationContent &, const FormationContent &) = default;
};

/// The same with the rows below it.
struct FormationRow : FormationContent
{
    std::vector<FormationRow> children;

    [[nodiscard]] bool sameContent(const FormationRow &other) const { return static_cast<const FormationContent &>(*this) == other; }
};

} // namespace muster::models
