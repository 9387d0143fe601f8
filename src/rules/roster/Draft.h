// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "rules/data/GameData.h"
#include "rules/roster/RosterEdit.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Makes the steps of one operation and does each at once, so that later steps see the effect of earlier ones.
class Draft
{
public:
    Draft(Roster &roster, base::IdSource &ids) : m_roster(roster), m_ids(ids) {}

    [[nodiscard]] RosterEdit take() { return std::move(m_edit); }
    [[nodiscard]] RosterEdit &edit() { return m_edit; }

    void insertForce(std::string_view parentId, std::size_t index, Force force);
    void removeForce(std::string_view parentId, std::size_t index, const Force &force);
    void insertSelection(std::string_view parentId, std::size_t index, Selection selection);
    void removeSelection(const SelectionPlace &place);
    /// Sets the number, and lets collective choices inside follow.
    void setNumber(std::string_view id, int number, const EntryNode *node);
    void add(EditStep step);

    /// It has made more than any real unit brings along: nothing further is chosen by itself. Minimums inside minimums multiply.
    [[nodiscard]] bool full() const;

    static constexpr std::size_t noStack = 1'000'000;
    /// A new selection of a node with its mandatory and default choices. `number` is absolute. `stack`: which of its kind it is at its
    /// place (0 = the first), where the data say what each of them begins with.
    [[nodiscard]] Selection create(const EntryNode &node, int number, std::size_t stack = noStack);
    /// Mandatory and default choices inside a selection.
    void fill(Selection &selection, const EntryNode &node, int depth, std::size_t stack = noStack);
    /// Adds `amount` of an entry below an unplaced selection, as often as the data want it in one node or in several.
    void addInside(Selection &parent, const EntryNode &node, int amount, int depth);
    /// Fresh ids for a copied tree.
    void renew(Selection &selection);
    void renew(Force &force);
    /// Whoever belonged to the one belongs to the other.
    void lead(const std::string &from, const std::string &to);

private:
    /// A selection of a node without anything inside.
    [[nodiscard]] Selection blank(const EntryNode &node, int number);
    void make(Selection &parent, const EntryNode &node, int size, int depth, std::size_t stack = noStack);
    /// One selection for each number.
    void addStacks(Selection &parent, const EntryNode &node, const std::vector<int> &stacks, int depth);
    void giveIds(Selection &selection, std::map<std::string, std::string> &ids);
    void giveIds(Force &force, std::map<std::string, std::string> &ids);
    static void follow(Selection &copy, const std::map<std::string, std::string> &ids);
    void follow(const Selection &selection, const EntryNode *node, int before, int after);

    Roster &m_roster;
    base::IdSource &m_ids;
    RosterEdit m_edit;
    int m_made = 0; ///< selections chosen by themselves
};

/// So many for each of so many, as far as a roster can hold.
[[nodiscard]] int forEachOf(int amount, int number);

/// How a number grows with its parent: ceil(number / before) for every step from `before` to `after`.
[[nodiscard]] int followedNumber(int number, int before, int after);
/// Finds the node of every selection on the way down; null where the data do not know it.
[[nodiscard]] const EntryNode *nodeOf(const GameData *data, const Roster &roster, std::string_view selectionId);
/// Gives a copied or moved tree the composite ids it has below `node`; what is not found keeps its old ids.
void rebase(Selection &selection, const EntryNode &node);

} // namespace muster::rules
