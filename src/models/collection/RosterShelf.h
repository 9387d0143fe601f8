// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Needs.h"
#include "library/Library.h"
#include "packs/PackStore.h"

#include <QHash>

namespace muster::models {

/// A roster that a collection can be compared with: one of the library, or a sample of the game.
struct ShelfRoster
{
    QString key; ///< id in the library, or "sample:FILE"
    QString name;
    bool sample = false;
    friend bool operator==(const ShelfRoster &, const ShelfRoster &) = default;
};

/// The rosters of a game and the figures that they need; each is judged once, until it is saved again.
class RosterShelf
{
public:
    RosterShelf(const library::Library &library, const packs::PackStore &packs) : m_library(library), m_packs(packs) {}

    /// Newest first, then the samples.
    [[nodiscard]] QList<ShelfRoster> rosters(const QString &game, const QString &language) const;
    /// The key of an open roster: a sample that is only looked at is the sample.
    [[nodiscard]] QString keyOf(const QString &id) const;
    [[nodiscard]] base::Result<collection::RosterNeeds> needs(const QString &key, const QString &language);

private:
    [[nodiscard]] QString sampleName(const QString &path, const QString &language, const QString &other) const;

    struct Judged
    {
        qint64 version = 0;
        QString language;
        collection::RosterNeeds needs;
    };

    const library::Library &m_library;
    const packs::PackStore &m_packs;
    QHash<QString, Judged> m_judged;
};

} // namespace muster::models
