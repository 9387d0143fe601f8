// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/read/DataFile.h"

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

class Book;

/// An entry or group as it can be chosen at one place: links followed, ids composed, seen from one catalogue.
/// Nodes are made when first asked for, are owned by their Book, never move, and are the same for equal places.
class EntryNode
{
public:
    /// The selection entry or group itself (never a link).
    [[nodiscard]] const Entry &entry() const { return *m_entry; }
    /// The link by which it is reached here, or null.
    [[nodiscard]] const Entry *link() const { return m_link; }
    /// Target first, then the link, if any: whose constraints, modifiers, categories, infos all count.
    [[nodiscard]] std::span<const Entry *const> parts() const { return {m_parts.data(), m_link ? 2u : 1u}; }
    /// The entry or group it stands in, or null for a root entry.
    [[nodiscard]] const EntryNode *parent() const { return m_parent; }
    [[nodiscard]] const Book &book() const { return *m_book; }

    [[nodiscard]] bool isGroup() const { return m_entry->kind == EntryKind::Group; }
    /// The composite id: links passed on the way down, then the id of the entry, joined by "::".
    [[nodiscard]] const std::string &path() const { return m_path; }
    /// The composite id of the immediate group it stands in; empty when in none.
    [[nodiscard]] const std::string &groupPath() const { return m_groupPath; }
    /// Whether a saved selection is one of it, by the composite ids that it was saved with. Another program leaves out the link that
    /// holds an entry itself ("reinforced" that this army's link adds to a unit): where we write "link::own::target" it writes
    /// "own::target".
    [[nodiscard]] bool isSavedAs(std::string_view entryId, std::string_view groupId) const
    {
        return isSavedAs(entryId) && isSavedInGroup(groupId);
    }
    [[nodiscard]] bool isSavedAs(std::string_view entryId) const { return entryId == m_path || (m_other && entryId == m_other->path); }
    /// As that other program calls it; mostly the same.
    [[nodiscard]] const std::string &otherPath() const { return m_other ? m_other->path : m_path; }
    [[nodiscard]] const std::string &otherGroupPath() const { return m_groupPath.empty() ? m_groupPath : m_parent->otherPath(); }
    [[nodiscard]] bool isSavedInGroup(std::string_view groupId) const
    {
        return groupId == m_groupPath || (!m_groupPath.empty() && m_parent->isSavedAs(groupId));
    }
    [[nodiscard]] std::string_view name() const { return m_entry->name; }
    [[nodiscard]] bool hidden() const { return m_entry->hidden || (m_link && m_link->hidden); }
    [[nodiscard]] bool collective() const { return m_entry->collective || (m_link && m_link->collective); }
    [[nodiscard]] int sortIndex() const;
    /// Costs as written: the target's in order, with the link's cost of the same type instead where it has one.
    [[nodiscard]] std::vector<Cost> costs() const;
    /// Largest unmodified minimum of selections (scope parent or force, no percent), 0 if none.
    [[nodiscard]] int minimum() const;
    /// The same over the whole roster.
    [[nodiscard]] int rosterMinimum() const;
    /// How many are there when the parent is created: defaultAmount where given, else minimum().
    [[nodiscard]] int defaultAmount() const;
    /// The newer dialect: how many stand in each of several stacks; empty when there is but one.
    [[nodiscard]] std::vector<int> defaultStacks() const;
    /// Not hidden from the beginning for good: nothing hides it, or something may show it.
    [[nodiscard]] bool startsShown() const;

    /// Entries and groups inside, links followed, in the order of the file (target's, then the link's).
    [[nodiscard]] const std::vector<const EntryNode *> &children() const;
    /// All entries inside, groups looked through, in order.
    [[nodiscard]] const std::vector<const EntryNode *> &entriesBelow() const;
    /// The child node named by a group's defaultSelectionEntryId (an entry id or a link id), or null.
    [[nodiscard]] const EntryNode *defaultChild() const;
    /// Whether every selection of it must be a node of its own: it, or a descendant, has a child entry that is
    /// neither collective nor hidden.
    [[nodiscard]] bool instanced() const;

    /// A number unique in the program run; usable as a key.
    [[nodiscard]] std::uint32_t serial() const { return m_serial; }

private:
    friend class Book;
    struct Expansion
    {
        std::vector<const EntryNode *> children;
        std::vector<const EntryNode *> entries;
    };
    /// The composite ids without the links that hold an entry themselves, where they are others.
    struct OtherIds
    {
        std::string prefix; ///< for everything below
        std::string path;
    };
    [[nodiscard]] const Expansion &expansion() const;

    const Entry *m_entry = nullptr;
    const Entry *m_link = nullptr;
    std::array<const Entry *, 2> m_parts{};
    const EntryNode *m_parent = nullptr;
    const Book *m_book = nullptr;
    std::uint32_t m_serial = 0;
    std::uint16_t m_depth = 0;
    std::string m_prefix; ///< composite prefix for everything below
    std::string m_path;
    std::string m_groupPath;
    std::unique_ptr<const OtherIds> m_other;
    mutable std::atomic<const Expansion *> m_expansion{nullptr};
    mutable std::atomic<signed char> m_instanced{-1};
};

/// Siblings as they are listed: those with a sort index stand where it says, the others keep the order of the file.
[[nodiscard]] std::vector<const EntryNode *> inDataOrder(std::vector<const EntryNode *> siblings);

} // namespace muster::rules
