// SPDX-License-Identifier: GPL-3.0-or-later
// Copies, trash and change notices of DocumentRepository.
#include "library/ChangeNotice.h"
#include "library/repositories/AttachmentRepository.h"
#include "library/repositories/DocumentRepository.h"
#include "library/repositories/Folders.h"
#include "library/sql/Transaction.h"
#include "text/Stamped.h"

#include <QDateTime>

namespace muster::library {

namespace {

constexpr int keptChanges = 10000; // enough for any program that looked away for a while

} // namespace

base::Result<Record> DocumentRepository::duplicate(const QString &id, const QString &newId, const QString &newName) const
{
    base::Result<StoredDocument> stored = load(id);
    if (!stored)
        return stored.error();
    const base::Result<QVariant> words = m_database.value("SELECT folded FROM searches WHERE document_id = ?", {id});
    if (!words)
        return words.error();
    DocumentSave copy;
    copy.record = stored->record;
    copy.record.id = newId;
    copy.record.name = newName;
    copy.record.version = 0;
    copy.record.conflictOf.clear();
    copy.record.created = copy.record.changed = text::now(m_database.stamps());
    copy.record.searchText = words->toString();
    copy.content = stored->content;
    copy.events.written = stored->events;
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const base::Result<qint64> version = write(copy);
    if (!version)
        return version.error();
    const AttachmentRepository attachments(m_database);
    const base::Result<QList<Attachment>> pictures = attachments.all(id);
    if (!pictures)
        return pictures.error();
    base::Result<void> done;
    for (qsizetype i = 0; done && i < pictures->size(); ++i)
        done = attachments.put(newId, pictures->at(i));
    if (done)
        done = transaction->commit();
    if (!done)
        return done.error();
    copy.record.version = *version;
    return copy.record;
}

// Who made it, and who had it in hand last. What was in the trash or removed is there again.
base::Result<void> DocumentRepository::writeAuthor(const Record &record) const
{
    const QString author = m_author.isNull() ? QString("") : m_author;
    if (record.version > 0)
        return m_database.execute("UPDATE documents SET changed_by = ?, deleted_by = '' WHERE id = ?", {author, record.id});
    base::Result<void> done = m_database.execute("UPDATE documents SET author = ?, changed_by = ? WHERE id = ?",
                                                 {author, author, record.id});
    return done ? forgetRemoval(record.id) : done;
}

base::Result<void> DocumentRepository::forgetRemoval(const QString &id) const
{
    return m_database.execute("DELETE FROM removals WHERE document_id = ?", {id});
}

base::Result<void> DocumentRepository::setDeleted(const QString &id, const QVariant &when, const QString &by) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = m_database.execute("UPDATE documents SET deleted = ?, deleted_by = ? WHERE id = ?",
                                                 {when, by.isNull() ? QString("") : by, id});
    if (done && when.isNull()) // whoever takes it out of the trash wants it back, also at a club's server
        done = forgetRemoval(id);
    if (done)
        done = notify(id);
    return done ? transaction->commit() : done;
}

base::Result<void> DocumentRepository::moveToTrash(const QString &id) const
{
    return setDeleted(id, qint64(m_database.stamps().clock->now()), m_author);
}

base::Result<void> DocumentRepository::restoreFromTrash(const QString &id) const
{
    return setDeleted(id, QVariant(QMetaType::fromType<qlonglong>()), {});
}

base::Result<void> DocumentRepository::purge(const QString &id) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = m_database.execute(
        "INSERT INTO removals (document_id, kind, name, removed, removed_by) SELECT id, kind, name, ?, ? FROM documents WHERE id = ? "
        "ON CONFLICT (document_id) DO UPDATE SET name = excluded.name, removed = excluded.removed, removed_by = excluded.removed_by",
        {qint64(m_database.stamps().clock->now()), m_author.isNull() ? QString("") : m_author, id});
    if (done)
        done = m_database.execute("DELETE FROM documents WHERE id = ?", {id});
    if (done)
        done = m_database.execute("DELETE FROM settings WHERE name = ?", {Folders::settingOf(id)});
    if (done)
        done = notify(id);
    return done ? transaction->commit() : done;
}

base::Result<int> DocumentRepository::trashCount() const
{
    const base::Result<QVariant> count = m_database.value("SELECT count(*) FROM documents WHERE deleted IS NOT NULL");
    return count ? base::Result<int>(count->toInt()) : base::Result<int>(count.error());
}

base::Result<void> DocumentRepository::forgetConflict(const QString &id) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = m_database.execute("UPDATE documents SET conflict_of = '', version = version + 1 WHERE id = ?", {id});
    if (done)
        done = notify(id);
    return done ? transaction->commit() : done;
}

// Inside the transaction of the change: PostgreSQL sends the notice when it is committed, SQLite shows the row then.
base::Result<void> DocumentRepository::notify(const QString &id) const
{
    if (!m_database.isSqlite())
        return m_database.execute("SELECT pg_notify('muster', ?)", {ChangeNotice{m_client, id}.payload()});
    const base::Result<qint64> serial = m_database.insert("INSERT INTO changes (document_id, client) VALUES (?, ?)", {id, m_client});
    if (!serial)
        return serial.error();
    if (*serial % 1000 == 0)
        return m_database.execute("DELETE FROM changes WHERE serial < ?", {*serial - keptChanges});
    return {};
}

base::Result<qint64> DocumentRepository::newestChange() const
{
    const base::Result<QVariant> newest = m_database.value("SELECT max(serial) FROM changes");
    return newest ? base::Result<qint64>(newest->toLongLong()) : base::Result<qint64>(newest.error());
}

base::Result<QStringList> DocumentRepository::changesSince(qint64 &serial) const
{
    const base::Result<QList<QVariantList>> rows = m_database.rows(
        "SELECT serial, document_id, client FROM changes WHERE serial > ? ORDER BY serial", {serial});
    if (!rows)
        return rows.error();
    QStringList ids;
    for (const QVariantList &row : *rows) {
        serial = row.at(0).toLongLong();
        if (row.at(2).toString() != m_client && !ids.contains(row.at(1).toString()))
            ids.append(row.at(1).toString());
    }
    return ids;
}

} // namespace muster::library
