// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/phases/Effective.h"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

/// Whether candidates carry their costs.
enum class Priced { No, Yes };

/// Something whose presence or absence forbids a candidate.
struct ReasonPart
{
    std::string id;
    std::string name;     ///< as the data write it
    bool missing = false; ///< it would have to be there; else it would have to go

    friend bool operator==(const ReasonPart &, const ReasonPart &) = default;
};

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
    std::vector<ReasonPart> reasonParts;   ///< where that maximum is nothing: what makes it so, as far as the data name it
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

/// Slots that everybody who asks for them shares: large data offer hundreds of candidates at one place, and several views ask
/// for the same ones after every edit.
class SlotList
{
public:
    SlotList() = default;
    explicit SlotList(std::vector<Slot> found) : m_slots(std::make_shared<const std::vector<Slot>>(std::move(found))) {}

    [[nodiscard]] const std::vector<Slot> &all() const
    {
        static const std::vector<Slot> none;
        return m_slots ? *m_slots : none;
    }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    [[nodiscard]] bool empty() const { return all().empty(); }
    [[nodiscard]] std::size_t size() const { return all().size(); }
    [[nodiscard]] const Slot &front() const { return all().front(); }
    [[nodiscard]] const Slot &operator[](std::size_t index) const { return all()[index]; }
    [[nodiscard]] const Slot &at(std::size_t index) const { return all().at(index); }
    operator const std::vector<Slot> &() const { return all(); }

private:
    std::shared_ptr<const std::vector<Slot>> m_slots;
};

/// A mandatory group or entry of a selection that has less in it than it must have.
struct Shortfall
{
    const EntryNode *node = nullptr;
    std::string name;   ///< effective
    double missing = 0; ///< how many more
};

} // namespace muster::rules
