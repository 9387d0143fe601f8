// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/SafeFile.h"
#include "documents/exchange/ImportReport.h"
#include "documents/exchange/Package.h"
#include "library/Library.h"
#include "library/sql/Transaction.h"
#include "packs/PackStore.h"
#include "rules/roster/Roster.h"

#include <optional>

namespace muster::documents {

/// A document that an import brought into the library.
struct Imported
{
    library::Record record;
    ImportReport report;
};

/// Brings `.ros`, `.rosz` or `.muster` files into a library and takes documents out of it.
class Exchange
{
public:
    /// `packs` may be null: then nothing is judged, and no data can be packed.
    Exchange(library::Library &library, const packs::PackStore *packs, QString language);

    /// A document whose id is already there becomes a second one; nothing is ever replaced.
    [[nodiscard]] base::Result<Imported> importFile(const QString &path) const;
    /// The list of the library that is word for word the one in this file; nullopt when there is none, or it was changed since.
    [[nodiscard]] std::optional<library::Record> same(const QString &path) const;
    /// By the name's ending: `.muster` for everything, `.rosz` or `.ros` for rosters. `withData`: the game's data too.
    [[nodiscard]] base::Result<void> exportFile(const QString &id, const QString &path, archive::Replace replace,
                                                bool withData = false) const;

    /// What DocumentType asks of each kind.
    [[nodiscard]] base::Result<Imported> importRoster(const QByteArray &bytes, const QString &path) const;
    [[nodiscard]] base::Result<Imported> importCampaign(const archive::Entries &entries, const QString &path) const;
    [[nodiscard]] base::Result<Imported> importBattle(const archive::Entries &entries, const QString &path) const;
    [[nodiscard]] base::Result<void> exportRoster(const Package &package, const QString &path, archive::Replace replace) const;
    [[nodiscard]] base::Result<void> exportCampaign(Package package, const QString &path, archive::Replace replace) const;
    [[nodiscard]] base::Result<void> exportBattle(Package package, const QString &path, archive::Replace replace) const;

private:
    [[nodiscard]] base::Result<Imported> importBytes(const QByteArray &bytes, const QString &path) const;
    [[nodiscard]] base::Result<Imported> importLogJson(const QByteArray &bytes, const QString &path) const;
    [[nodiscard]] base::Result<Imported> storeCampaign(const QJsonObject &json, const QString &packName, ImportReport report,
                                                       const QList<library::Attachment> &pictures = {}) const;
    [[nodiscard]] base::Result<Imported> storeBattle(const QJsonObject &json, ImportReport report,
                                                     const QList<library::Attachment> &pictures = {}) const;
    /// The document, its pictures, its game data and the mark of where it came from: all of them or none. Begun when everything is
    /// read and judged: nobody else waits for that.
    [[nodiscard]] base::Result<library::Transaction> beginStoring(QString &id) const;
    [[nodiscard]] base::Result<void> keepPictures(const QString &id, const QList<library::Attachment> &pictures) const;
    [[nodiscard]] base::Result<void> keepData(const rules::Roster &roster, const Package &package, ImportReport &report) const;
    [[nodiscard]] QString freeId(const QString &wanted) const;

    library::Library &m_library;
    const packs::PackStore *m_packs;
    QString m_language;
};

/// The game system and catalogue files of a pack, unpacked where they are zipped.
[[nodiscard]] base::Result<archive::Entries> dataFilesOf(const packs::Pack &pack);

} // namespace muster::documents
