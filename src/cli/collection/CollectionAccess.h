// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "collection/CollectionCsv.h"
#include "collection/Ready.h"
#include "documents/collection/CollectionBook.h"
#include "packs/PackStore.h"

#include <map>
#include <memory>

namespace muster::cli {

/// What the sub-commands of `muster collection` work with: the library's collection and the installed games.
class CollectionAccess
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<CollectionAccess>> open(const Context &context);

    [[nodiscard]] documents::CollectionBook &book() { return documents::CollectionBook::of(*m_library); }
    [[nodiscard]] const packs::PackStore &packs() const { return m_packs; }
    [[nodiscard]] const library::Library &library() const { return *m_library; }
    /// By id or name of a pack, by id of a game system, or by the id under which something was written down; null when there is none.
    [[nodiscard]] const collection::GameShelf *shelf(const QString &name);

private:
    explicit CollectionAccess(const Context &context)
        : m_packs(packs::PackFolders::standard(context.dataFolders)), m_language(context.language)
    {
    }

    packs::PackStore m_packs;
    QString m_language;
    std::unique_ptr<library::Library> m_library;
    std::map<QString, collection::GameFigures> m_known;
    std::map<QString, collection::GameShelf> m_shelves; ///< by game
};

} // namespace muster::cli
