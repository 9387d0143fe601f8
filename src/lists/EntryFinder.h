// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QHash>
#include <QStringList>

namespace muster::lists {

/// An entry of the data that a name may mean.
struct NamedEntry
{
    const rules::EntryNode *node = nullptr;
    double likeness = 0; ///< 1 = the very name
};

/// Finds entries by name, in every language of the game; also under names that modifiers give them.
class EntryFinder
{
public:
    explicit EntryFinder(const packs::Pack &pack) : m_pack(pack) {}

    /// Best first, those of the very name alone when there are any; hidden ones last.
    [[nodiscard]] std::vector<NamedEntry> find(const std::vector<const rules::EntryNode *> &among, const QString &name) const;
    /// Only those of the very name, in the order of the data.
    [[nodiscard]] std::vector<const rules::EntryNode *> named(const std::vector<const rules::EntryNode *> &among,
                                                              const QString &name) const;
    [[nodiscard]] bool knows(const std::vector<const rules::EntryNode *> &among, const QString &name) const;
    /// Whether the node stands in a slot of this name.
    [[nodiscard]] bool isInSlot(const rules::EntryNode &node, const QString &slot) const;
    [[nodiscard]] double likenessOf(const rules::Definition &definition, const QString &key) const;
    [[nodiscard]] double likenessOf(const rules::DataFile &file, const QString &key) const;
    [[nodiscard]] const packs::Pack &pack() const { return m_pack; }

    static constexpr double sure = 0.96;    ///< plural and singular are the same name
    static constexpr double likely = 0.72;  ///< taken as a guess
    static constexpr double possible = 0.4; ///< offered to choose from

private:
    [[nodiscard]] const QStringList &keysOf(const rules::Definition &definition) const;

    const packs::Pack &m_pack;
    mutable QHash<const rules::Definition *, QStringList> m_keys;
};

} // namespace muster::lists
