// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/AttachmentRepository.h"

#include "library/care/Seal.h"
#include "library/sql/Transaction.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

constexpr const char *attachmentColumns = "subject, role, name, media_type, bytes, checksum";

base::Result<Attachment> readAttachment(const Database &database, const QString &documentId, const QVariantList &row)
{
    if (!sealHolds(database, "attachments", QVariantList{documentId} + row.mid(0, 5), row.at(5).toString())) {
        const base::Result<QVariant> name = database.value("SELECT name FROM documents WHERE id = ?", {documentId});
        return damaged(database, name ? name->toString() : documentId,
                       QCoreApplication::translate("Library", "the picture %1 was changed").arg(row.at(2).toString()));
    }
    return Attachment{row.at(0).toString(), row.at(1).toString(), row.at(2).toString(), row.at(3).toString(), row.at(4).toByteArray()};
}

} // namespace

// The document's count of pictures goes with them.
base::Result<void> AttachmentRepository::change(const QString &documentId, const QString &statement, const QVariantList &values) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = checkCounts(m_database, documentId);
    if (done)
        done = m_database.execute(statement, values);
    if (done)
        done = writeCounts(m_database, documentId);
    return done ? transaction->commit() : done;
}

base::Result<void> AttachmentRepository::put(const QString &documentId, const Attachment &attachment) const
{
    QVariantList row{
        documentId,      storable(attachment.subject), storable(attachment.role), storable(attachment.name), storable(attachment.mediaType),
        attachment.bytes};
    row.append(sealOf("attachments", row));
    return change(documentId,
                  "INSERT INTO attachments (document_id, subject, role, name, media_type, bytes, checksum) VALUES (?, ?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (document_id, subject, role) DO UPDATE SET name = excluded.name, media_type = excluded.media_type, "
                  "bytes = excluded.bytes, checksum = excluded.checksum",
                  row);
}

base::Result<Attachment> AttachmentRepository::get(const QString &documentId, const QString &subject, const QString &role) const
{
    const base::Result<QVariantList> row = m_database.row(
        QString("SELECT %1 FROM attachments WHERE document_id = ? AND subject = ? AND role = ?").arg(attachmentColumns),
        {documentId, storable(subject), storable(role)});
    if (!row)
        return row.error();
    return row->isEmpty() ? base::Result<Attachment>(Attachment{subject, role, {}, {}, {}}) : readAttachment(m_database, documentId, *row);
}

base::Result<QList<Attachment>> AttachmentRepository::all(const QString &documentId) const
{
    return read(documentId, "document_id = ?", {documentId});
}

base::Result<QList<Attachment>> AttachmentRepository::ofRole(const QString &documentId, const QString &role) const
{
    return read(documentId, "document_id = ? AND role = ?", {documentId, storable(role)});
}

base::Result<QList<Attachment>> AttachmentRepository::read(const QString &documentId, const QString &condition,
                                                           const QVariantList &values) const
{
    const base::Result<Transaction> reading = Transaction::beginReading(m_database);
    if (!reading)
        return reading.error();
    if (base::Result<void> whole = checkCounts(m_database, documentId); !whole)
        return whole.error();
    const base::Result<QList<QVariantList>> rows = m_database.rows(
        QString("SELECT %1 FROM attachments WHERE %2 ORDER BY subject, role").arg(attachmentColumns, condition), values);
    if (!rows)
        return rows.error();
    QList<Attachment> attachments;
    for (const QVariantList &row : *rows) {
        base::Result<Attachment> attachment = readAttachment(m_database, documentId, row);
        if (!attachment)
            return attachment.error();
        attachments.append(std::move(*attachment));
    }
    return attachments;
}

base::Result<void> AttachmentRepository::remove(const QString &documentId, const QString &subject, const QString &role) const
{
    return change(documentId, "DELETE FROM attachments WHERE document_id = ? AND subject = ? AND role = ?",
                  {documentId, storable(subject), storable(role)});
}

} // namespace muster::library
