// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Needs.h"
#include "documents/collection/CollectionBook.h"
#include "documents/roster/RosterDocument.h"

namespace muster::models {

/// What the user owns of the units of an open roster and of its catalogue: a dot for each. Made anew when somebody looks after
/// the roster or the collection has changed; it changes no verdict.
class UnitDots : public QObject
{
    Q_OBJECT

public:
    UnitDots(documents::RosterDocument &document, documents::CollectionBook &book, packs::PackPtr pack, QObject *parent = nullptr);

    /// Nothing of this game is owned: there is nothing to show.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] collection::UnitDot ofSelection(const QString &selectionId) const;
    /// Plain id of the entry.
    [[nodiscard]] collection::UnitDot ofEntry(const QString &entryId) const;
    /// Ids of the units of which something is owned, or of which everything that is owned is painted.
    [[nodiscard]] QStringList units(bool painted) const;

signals:
    void changed();

private:
    void look() const;
    [[nodiscard]] QString game() const;

    documents::RosterDocument &m_document;
    documents::CollectionBook &m_book;
    packs::PackPtr m_pack;
    mutable bool m_stale = true;
    mutable QHash<QString, collection::UnitDot> m_selections;
    mutable QHash<QString, int> m_wanted; ///< figures that the roster wants, by unit
};

/// What a row says, and behind it what is owned of its unit.
[[nodiscard]] QString withDot(const QString &sentence, const QString &dot);

} // namespace muster::models
