// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/repositories/DocumentSave.h"
#include "library/sql/Database.h"

#include <QStringList>

#include <optional>

namespace muster::library {

/// Which documents a list shows.
struct Filter
{
    std::optional<Kind> kind;
    QString packId;     ///< empty = every game
    QString text;       ///< words that must all occur in name, faction, game or contents
    bool trash = false; ///< the deleted ones instead
};

/// Rosters and campaigns: list, search, load, save with versions, trash.
class DocumentRepository
{
public:
    /// `author` says who works here at the moment, and outlives the repository.
    DocumentRepository(const Database &database, QString client, const QString &author)
        : m_database(database), m_client(std::move(client)), m_author(author)
    {
    }

    /// Newest first; error "library.damaged" when some of them cannot be found any more.
    [[nodiscard]] base::Result<Records> list(const Filter &filter = {}) const;
    [[nodiscard]] base::Result<Record> find(const QString &id) const;
    /// 0 when it is not there.
    [[nodiscard]] base::Result<qint64> version(const QString &id) const;
    /// Error "library.damaged" when a part of it is missing or not as it was written: a document is whole or not there.
    [[nodiscard]] base::Result<StoredDocument> load(const QString &id) const;
    /// The new version. Error "library.conflict" when somebody else saved since `record.version`: nothing is written.
    [[nodiscard]] base::Result<qint64> save(const DocumentSave &save) const;
    /// A deep copy under a new id, without the history.
    [[nodiscard]] base::Result<Record> duplicate(const QString &id, const QString &newId, const QString &newName) const;

    [[nodiscard]] base::Result<void> moveToTrash(const QString &id) const;
    [[nodiscard]] base::Result<void> restoreFromTrash(const QString &id) const;
    /// For ever, with pictures, events and history; a mark stays that says who removed it and when.
    [[nodiscard]] base::Result<void> purge(const QString &id) const;
    [[nodiscard]] base::Result<int> trashCount() const;
    /// Two versions that a conflict made stay, and are no longer marked as belonging together.
    [[nodiscard]] base::Result<void> forgetConflict(const QString &id) const;

    /// Documents written by others after `serial`, which becomes the newest.
    [[nodiscard]] base::Result<QStringList> changesSince(qint64 &serial) const;
    [[nodiscard]] base::Result<qint64> newestChange() const;

private:
    [[nodiscard]] base::Result<void> readContent(StoredDocument &stored) const;
    [[nodiscard]] base::Result<void> readHistory(StoredDocument &stored) const;
    [[nodiscard]] base::Result<void> readEvents(StoredDocument &stored) const;
    /// What save() does, within a transaction that is open.
    [[nodiscard]] base::Result<qint64> write(const DocumentSave &save) const;
    [[nodiscard]] base::Result<void> writeRecord(const Record &record) const;
    [[nodiscard]] base::Result<void> writeContent(const DocumentSave &save) const;
    [[nodiscard]] base::Result<void> writeHistory(const QString &id, const HistoryChange &change) const;
    [[nodiscard]] base::Result<void> writeEvents(const QString &id, const EventChange &change) const;
    [[nodiscard]] base::Result<void> writeAuthor(const Record &record) const;
    [[nodiscard]] base::Result<void> forgetRemoval(const QString &id) const;
    [[nodiscard]] base::Result<void> setDeleted(const QString &id, const QVariant &when, const QString &by) const;
    [[nodiscard]] base::Result<void> notify(const QString &id) const;

    const Database &m_database;
    QString m_client;
    const QString &m_author;
};

/// How texts are compared in searches: lower case, without accents.
[[nodiscard]] QString folded(const QString &text);

} // namespace muster::library
