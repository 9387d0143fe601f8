// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/SeededHash.h"
#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// A category a selection has.
struct CategoryState
{
    Id id;
    bool primary = false;
    friend bool operator==(const CategoryState &, const CategoryState &) = default;
};

/// The groups around a modifier, outermost first: all their conditions must hold too.
using GroupChain = std::vector<const ModifierGroup *>;

/// A modifier that changes something else than its owner (newer dialect: `scope` and `affects`).
struct RemoteModifier
{
    const Modifier *modifier = nullptr;
    GroupChain chain;
    bool self = true;             ///< the scope element itself
    bool entries = false;         ///< its children
    bool recursive = false;       ///< all below
    bool forces = false;          ///< also in child forces
    bool group = false;           ///< of the whole attached unit
    bool associates = false;      ///< of those it is associated with
    bool profiles = false;        ///< their profiles, not themselves
    bool rules = false;           ///< their rules, not themselves
    bool costs = false;           ///< a cost of theirs
    bool looksAtCosts = false;    ///< by conditions or repeats that count costs
    bool ofInfo = false;          ///< written in a profile or rule of the selection, above which stands the selection itself
    Id filter;                    ///< only what is of this entry, group or category
    std::string_view profileType; ///< name of the profile type; empty = every
    /// Written in this group, in which the selection is chosen: it applies once for all that are.
    const EntryNode *inGroup = nullptr;
};

/// What does not change about a place where an entry can be chosen: made once for each node.
struct NodeFacts
{
    const EntryNode *node = nullptr; ///< null for an orphan
    Id entryId;
    Id linkId;         ///< its own link
    Id pathId;         ///< the composite id, where the data mention it as a whole
    Id typeId;         ///< "unit", "model", "upgrade"; crew is no model: "crew"
    Id subTypeId;      ///< "mount" of a model that is one
    bool plain = true; ///< reached without any link
    bool collective = false;
    bool hasModifiers = false;
    bool hasCategoryModifiers = false;
    bool hasCostModifiers = false;
    bool hasCostQueries = false; ///< a cost modifier that looks at costs
    bool hasMinimum = false;
    bool allCollective = false;            ///< of a group: every entry in it is collective
    std::vector<Id> groups;                ///< every group it stands in, innermost first (newer dialect: their links, categories)
    std::vector<CategoryState> categories; ///< before modifiers
    std::vector<Cost> costs;               ///< before modifiers
    std::vector<RemoteModifier> remote;
    std::vector<const Association *> associations;
    int notUnderstood = 0; ///< modifiers of it that are switched off
    /// Entries and groups below that must be checked even when nothing of them is chosen.
    std::vector<const EntryNode *> watched;
    bool watchedReady = false;
    /// Entries and groups below that may have to be there, in the order of the slots.
    std::vector<const EntryNode *> mandatory;
    bool mandatoryReady = false;
};

/// Keeps the facts of nodes. One for each evaluator.
class FactStore
{
public:
    explicit FactStore(const GameData *data) : m_data(data) {}

    const NodeFacts &of(const EntryNode &node);
    /// What is still known about a selection whose entry is not in the data.
    const NodeFacts &ofOrphan(const Selection &selection);
    /// Entries (with a minimum) and groups (with constraints) among `children`, groups looked into.
    void collectWatched(const std::vector<const EntryNode *> &children, std::vector<const EntryNode *> &watched);
    const std::vector<const EntryNode *> &watchedBelow(const EntryNode &node);
    const std::vector<const EntryNode *> &mandatoryBelow(const EntryNode &node);

private:
    void inspect(NodeFacts &facts, const Definition &definition);
    void inspect(NodeFacts &facts, const Modifier &modifier, const GroupChain &chain);
    void inspectInfo(NodeFacts &facts, const Definition &definition);
    void inspectInfo(NodeFacts &facts, const InfoSet &set, const Book &book, int depth, int &groups);
    static void addNewerGroup(NodeFacts &facts, const EntryNode &group);
    RemoteModifier &addRemote(NodeFacts &facts, const Modifier &modifier, const GroupChain &chain);

    const GameData *m_data;
    std::unordered_map<const EntryNode *, std::unique_ptr<NodeFacts>> m_facts;
    std::unordered_map<std::string, std::unique_ptr<NodeFacts>, base::SeededTextHash> m_orphans;
};

/// Calls visit(modifier, chain) for the modifiers of a definition, then those of its groups, in the order of the file.
template <typename Visit>
void forEachModifier(std::span<const Modifier> modifiers, std::span<const ModifierGroup> groups, GroupChain &chain, Visit &&visit)
{
    for (const Modifier &modifier : modifiers)
        visit(modifier, chain);
    for (const ModifierGroup &group : groups) {
        chain.push_back(&group);
        forEachModifier(group.modifiers, group.groups, chain, visit);
        chain.pop_back();
    }
}

template <typename Visit>
void forEachModifier(const Definition &definition, Visit &&visit)
{
    if (definition.modifiers.empty() && definition.modifierGroups.empty())
        return;
    GroupChain chain;
    forEachModifier(definition.modifiers, definition.modifierGroups, chain, visit);
}

/// Whether a modifier changes its own owner (the only kind the 2.03 schema knows).
[[nodiscard]] inline bool isLocal(const Modifier &modifier)
{
    return modifier.affects.empty() && (!modifier.hasScope || modifier.scopeKind == ScopeKind::Self);
}

} // namespace muster::rules
