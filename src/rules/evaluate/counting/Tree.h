// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/SeededHash.h"
#include "rules/evaluate/counting/NodeFacts.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// An amount of a cost type, by number.
struct CostAmount
{
    Id typeId;
    double value = 0;
    friend bool operator==(const CostAmount &, const CostAmount &) = default;
};

/// A selection in the flat tree. Descendants follow directly, up to `end`.
struct Item
{
    const Selection *selection = nullptr;
    const NodeFacts *facts = nullptr;
    int parent = -1; ///< item; -1 = root selection of its force
    int force = 0;
    int end = 0;
    int number = 1;
    std::uint32_t key = 0;                 ///< the same for the same selection id as long as the evaluator lives
    std::vector<CategoryState> categories; ///< effective
    std::vector<CostAmount> costs;         ///< effective, times number
    std::vector<int> associates;           ///< items it has joined, or that have joined it
    std::vector<int> attached;             ///< root items of the attached unit it belongs to, itself too; empty when it is alone
};

/// A force in the flat tree. Child forces follow directly, up to `endForce`.
struct ForceItem
{
    const Force *force = nullptr;
    const Book *book = nullptr;        ///< null when the catalogue is unknown
    const ForceEntry *entry = nullptr; ///< null when unknown
    const ForceLink *link = nullptr;   ///< by which its parent offers it, or null
    Id entryId;
    Id linkId;
    Id catalogueId;
    std::vector<CostAmount> costs; ///< its own, effective
    int parent = -1;
    int endForce = 0;
    int firstItem = 0;
    int endItem = 0; ///< of its own selections, all levels
    std::uint32_t key = 0;
};

/// The numbers by which elements of a roster are known; evaluators that compare notes share one.
class KeyTable
{
public:
    static constexpr std::uint32_t rosterKey = 1;

    [[nodiscard]] std::uint32_t of(const std::string &id)
    {
        std::uint32_t &key = m_keys[id];
        return key != 0 ? key : key = ++m_last;
    }

private:
    std::unordered_map<std::string, std::uint32_t, base::SeededTextHash> m_keys;
    std::uint32_t m_last = rosterKey;
};

/// A roster laid out flat for counting, with the node of every selection.
class Tree
{
public:
    static constexpr std::uint32_t rosterKey = KeyTable::rosterKey;

    Tree(const GameData *data, FactStore &facts, KeyTable &keys) : m_data(data), m_facts(facts), m_keys(keys) {}

    /// Lays out a roster, which must stay where it is. Nodes are taken from the former layout where nothing moved.
    void build(const Roster &roster);

    std::vector<Item> items;
    std::vector<ForceItem> forces;

    [[nodiscard]] int find(std::string_view selectionId) const;
    [[nodiscard]] int findForce(std::string_view forceId) const;
    /// Ids from the outermost force down to the selection or force itself; empty when unknown.
    [[nodiscard]] std::vector<std::string> path(std::string_view id) const;
    [[nodiscard]] std::uint32_t keyOf(const std::string &id);
    [[nodiscard]] bool hasCategory(int item, Id category) const;
    [[nodiscard]] int rootOf(int item) const;
    /// Of an entry or group that need not be chosen.
    [[nodiscard]] const NodeFacts *factsOf(const EntryNode &node) const { return &m_facts.of(node); }

private:
    void addForces(const std::vector<Force> &forces, int parent);
    void joinAssociates();
    void addSelections(const std::vector<Selection> &selections, int force, int parent);

    struct Known
    {
        std::uint32_t key = 0;
        int index = -1;
        bool isForce = false;
        int turn = -1;
        // Where its node was found: valid as long as all of these are the same.
        const Book *book = nullptr;
        const EntryNode *above = nullptr;
        std::string entryId;
        std::string groupId;
        const NodeFacts *facts = nullptr;
    };
    const NodeFacts &factsOf(Known &known, const Selection &selection, const ForceItem &force, int parent);
    const GameData *m_data;
    FactStore &m_facts;
    KeyTable &m_keys;
    std::unordered_map<std::string, Known, base::SeededTextHash> m_known;
    int m_turn = 0;
};

} // namespace muster::rules
