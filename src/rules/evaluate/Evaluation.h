// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/RosterFinding.h"
#include "rules/evaluate/counting/Counter.h"
#include "rules/evaluate/phases/Effective.h"

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster::rules {

/// A modifier of the newer dialect that reaches a selection from elsewhere.
struct Incoming
{
    const RemoteModifier *remote = nullptr;
    std::uint32_t ownerKey = 0; ///< who carries it
    friend bool operator==(const Incoming &, const Incoming &) = default;
};

/// A finding with what is needed to report it only once.
struct CheckedFinding
{
    RosterFinding finding;
    std::uint64_t onceKey = 0; ///< 0 = always reported
    // Whose effective names belong into it when it is shown: names may change without the finding.
    std::uint32_t ownerKey = 0;
    std::uint32_t entryKey = 0;
};

/// What is kept for one selection between evaluations.
struct SelectionRecord
{
    // As it was at the last evaluation, to see what changed.
    int turn = -1;
    int number = 0;
    const NodeFacts *facts = nullptr;
    Id forceEntry;                         ///< of the force it is in
    Id catalogue;                          ///< that the force is of
    std::uint32_t before = 0;              ///< key of the sibling before it
    std::vector<std::uint32_t> associates; ///< keys of who it is associated with, then of its attached unit
    std::uint32_t twin = 0;                ///< key of the sibling of the same entry or group before it
    std::vector<std::uint32_t> chain;      ///< keys of itself and everything above
    std::vector<CategoryState> categories;
    std::vector<CostAmount> costs;
    std::vector<Incoming> incoming;

    Dependencies costsSeen;
    Dependencies valuesSeen;
    Dependencies infoSeen;
    bool costsReady = false;
    bool valuesReady = false;
    bool infoReady = false;
    EffectiveSelection value;
    EffectiveInfo info;
    std::vector<CheckedFinding> findings; ///< hidden, orphan, messages
};

struct ForceRecord
{
    int turn = -1;
    EffectiveForce value;
    EffectiveInfo info;
    std::vector<CostAmount> costs;
    bool infoReady = false;
    Dependencies infoSeen;
    std::vector<CheckedFinding> findings;
    std::vector<const EntryNode *> watched;
    bool watchedReady = false;
};

/// The check of one entry, group or category at one place.
struct CheckCell
{
    int turn = -1;
    bool ready = false;
    Dependencies seen;
    std::vector<CheckedFinding> findings;
};

/// Which check: a place (by key), and the entry, group, category link or force entry that is checked there.
struct CellKey
{
    std::uint32_t place = 0;
    const void *what = nullptr;
    friend bool operator==(const CellKey &, const CellKey &) = default;

    struct Hash
    {
        std::size_t operator()(const CellKey &key) const noexcept
        {
            const auto address = reinterpret_cast<std::uintptr_t>(key.what);
            return (address >> 4) * 0x9E3779B97F4A7C15ull + key.place * 0xC2B2AE3D27D4EB4Full;
        }
    };
};

/// Everything one evaluator knows. The phases are separate classes that work on it.
struct Evaluation
{
    explicit Evaluation(std::shared_ptr<const GameData> gameData);
    /// With the facts and keys of another one: what one has seen can be compared with what the other has changed.
    Evaluation(std::shared_ptr<const GameData> gameData, std::shared_ptr<FactStore> sharedFacts, std::shared_ptr<KeyTable> sharedKeys);

    std::shared_ptr<const GameData> data;
    Roster roster;
    std::shared_ptr<FactStore> factStore;
    std::shared_ptr<KeyTable> keys;
    FactStore &facts;
    Tree tree;
    std::unique_ptr<Counter> counter; ///< null without data
    int turn = 0;

    std::unordered_map<std::uint32_t, SelectionRecord> selections; ///< by key
    std::unordered_map<std::uint32_t, ForceRecord> forces;
    std::unordered_map<CellKey, CheckCell, CellKey::Hash> cells;
    Touched touched;

    std::vector<RosterCost> totals;
    std::vector<RosterFinding> findings;
    std::vector<std::vector<int>> costCycles; ///< items, one list for each cycle

    [[nodiscard]] Item &item(int index) { return tree.items[static_cast<std::size_t>(index)]; }
    [[nodiscard]] ForceItem &force(int index) { return tree.forces[static_cast<std::size_t>(index)]; }
    [[nodiscard]] SelectionRecord &record(int index) { return selections[item(index).key]; }
    [[nodiscard]] Context contextOf(int index, Dependencies *seen);
    [[nodiscard]] Context contextOfForce(int index, Dependencies *seen) const;
    /// A modifier that came from elsewhere, seen from its owner; -1 when the owner is gone.
    [[nodiscard]] int ownerOf(const Incoming &incoming) const;
    /// How often it applies.
    [[nodiscard]] int timesOf(const Incoming &incoming, Dependencies *seen);
    /// Marks as changed whatever counts this selection.
    void touch(const SelectionRecord &record);
    void touch(const std::vector<std::uint32_t> &chain, Id id);

    std::unordered_map<std::uint32_t, int> itemOfKey;
    std::vector<std::vector<Incoming>> incoming; ///< for each item
};

} // namespace muster::rules
