// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/EntryNode.h"

#include <deque>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

class GameData;

/// What an id stands for.
enum class DefinitionKind : std::uint8_t {
    None,
    Entry,
    Group,
    EntryLink,
    Category,
    CategoryLink,
    Force,
    Profile,
    Rule,
    InfoGroup,
    InfoLink,
    CostType,
    ProfileType,
    CharacteristicType,
    Publication,
    Constraint,
    Catalogue,
    CatalogueLink,
    ForceLink,
    Association,
    AssociationLink
};

/// Everything a force of one catalogue can use: the catalogue, what it links to, and the game system.
/// Thread-safe; obtained from GameData::book().
class Book
{
public:
    Book(const GameData &data, const DataFile &catalogue);
    ~Book();
    Book(const Book &) = delete;
    Book &operator=(const Book &) = delete;

    [[nodiscard]] const GameData &data() const { return m_data; }
    [[nodiscard]] const DataFile &catalogue() const { return m_catalogue; }
    /// The files that are seen, in the order of look-up: own, linked (depth first), game system.
    [[nodiscard]] const std::vector<const DataFile *> &closure() const { return m_closure; }

    /// Names of files that one of them links to and that are not there: what they hold cannot be judged.
    [[nodiscard]] const std::vector<std::string_view> &missing() const { return m_missing; }

    /// Root entries offered to a force: own, imported, game system; in this order.
    [[nodiscard]] const std::vector<const EntryNode *> &roots() const;
    /// Root entries of one force entry (its own children first, newer dialect), then roots().
    [[nodiscard]] const std::vector<const EntryNode *> &roots(const ForceEntry *force) const;
    /// Force entries that may be added to a roster with this catalogue.
    [[nodiscard]] std::vector<const ForceEntry *> forceEntries() const;
    /// Categories, cost types, profile types of the closure, game system first, in the order of the files.
    [[nodiscard]] const std::vector<const CostType *> &costTypes() const { return m_costTypes; }
    [[nodiscard]] const std::vector<const ProfileType *> &profileTypes() const { return m_profileTypes; }
    [[nodiscard]] const std::vector<const CategoryEntry *> &categories() const { return m_categories; }
    /// Those that have limits of their own, each id once.
    [[nodiscard]] const std::vector<const CategoryEntry *> &limitedCategories() const { return m_limitedCategories; }

    /// Look-up by id from this catalogue outward; null when the id means something else or nothing.
    [[nodiscard]] const CategoryEntry *category(Id id) const;
    /// `parent`: of several of that id, the one that it holds.
    [[nodiscard]] const ForceEntry *forceEntry(Id id, const ForceEntry *parent = nullptr) const;
    [[nodiscard]] const Association *association(Id id) const;
    /// A force that can be added inside another one, or to the roster.
    struct ForceOffer
    {
        const ForceEntry *entry = nullptr;
        const ForceLink *link = nullptr; ///< by which it is reached, or null
    };
    /// What the data offer inside a force, in order; null = to the roster.
    [[nodiscard]] std::vector<ForceOffer> forceOffers(const ForceEntry *parent) const;
    [[nodiscard]] const Publication *publication(std::string_view id) const;
    [[nodiscard]] const Entry *target(const Entry &link) const;
    [[nodiscard]] const Definition *target(const InfoLink &link) const;

    /// A root node by composite id, or by any of its segments (first match).
    [[nodiscard]] const EntryNode *findRoot(std::string_view entryId, const ForceEntry *force = nullptr) const;
    /// The same among the entries below a node.
    [[nodiscard]] const EntryNode *findBelow(const EntryNode &node, std::string_view entryId) const;
    /// The exact node for a saved selection: equal composite id (and group id, when several have it); null = orphan.
    /// `parent` null = among the roots that `force` offers.
    [[nodiscard]] const EntryNode *locate(const EntryNode *parent, const ForceEntry *force, std::string_view entryId,
                                          std::string_view groupId) const;
    [[nodiscard]] static DefinitionKind kindOf(InfoLink::Type type);

private:
    friend class EntryNode;
    template <typename T>
    const T *nearest(Id id, std::initializer_list<DefinitionKind> kinds) const;
    [[nodiscard]] bool instanced(const Entry &entry) const;
    bool instancedBelow(const Entry &entry, int depth) const;
    /// `ofLink`: it stands in the link to the parent, not in what that link leads to.
    const EntryNode *makeNode(const Entry &definition, const EntryNode *parent, bool ofLink = false) const;
    static void nameOtherwise(EntryNode &node, const EntryNode &parent, bool ofLink);
    const EntryNode::Expansion *expand(const EntryNode &node) const;
    void addRoots(const DataFile &file, bool imported, std::vector<const DataFile *> &seen) const;

    const GameData &m_data;
    const DataFile &m_catalogue;
    std::vector<const DataFile *> m_closure;
    std::vector<std::string_view> m_missing;
    std::vector<const CostType *> m_costTypes;
    std::vector<const ProfileType *> m_profileTypes;
    std::vector<const CategoryEntry *> m_categories;
    std::vector<const CategoryEntry *> m_limitedCategories;
    mutable std::recursive_mutex m_mutex;
    mutable std::deque<EntryNode> m_nodes;
    mutable std::deque<EntryNode::Expansion> m_expansions;
    mutable std::atomic<bool> m_rootsReady{false};
    mutable std::vector<const EntryNode *> m_roots;
    mutable std::unordered_map<const ForceEntry *, std::vector<const EntryNode *>> m_forceRoots;
    mutable std::unordered_map<const Entry *, bool> m_instanced;
    mutable std::atomic<std::size_t> m_placeBytes{0};
};

} // namespace muster::rules
