// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/AttachmentRepository.h"

namespace muster::library {

namespace {

Attachment readAttachment(const QSqlQuery &row)
{
    return {row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), row.value(3).toString(), row.value(4).toByteArray()};
}

QString orEmpty(const QString &value) { return value.isNull() ? QString("") : value; }

} // namespace

base::Result<void> AttachmentRepository::put(const QString &documentId, const Attachment &attachment) const
{
    return m_database.execute(
        "INSERT INTO attachments (document_id, subject, role, name, media_type, bytes) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (document_id, subject, role) DO UPDATE SET name = excluded.name, media_type = excluded.media_type, bytes = excluded.bytes",
        {documentId, orEmpty(attachment.subject), orEmpty(attachment.role), orEmpty(attachment.name), orEmpty(attachment.mediaType), attachment.bytes});
}

base::Result<Attachment> AttachmentRepository::get(const QString &documentId, const QString &subject, const QString &role) const
{
    base::Result<QSqlQuery> row = m_database.run(
        "SELECT subject, role, name, media_type, bytes FROM attachments WHERE document_id = ? AND subject = ? AND role = ?",
        {documentId, orEmpty(subject), orEmpty(role)});
    if (!row)
        return row.error();
    return row->next() ? readAttachment(*row) : Attachment{subject, role, {}, {}, {}};
}

base::Result<QList<Attachment>> AttachmentRepository::all(const QString &documentId) const
{
    base::Result<QSqlQuery> rows = m_database.run(
        "SELECT subject, role, name, media_type, bytes FROM attachments WHERE document_id = ? ORDER BY subject, role", {documentId});
    if (!rows)
        return rows.error();
    QList<Attachment> attachments;
    while (rows->next())
        attachments.append(readAttachment(*rows));
    return attachments;
}

base::Result<void> AttachmentRepository::remove(const QString &documentId, const QString &subject, const QString &role) const
{
    return m_database.execute("DELETE FROM attachments WHERE document_id = ? AND subject = ? AND role = ?",
                              {documentId, orEmpty(subject), orEmpty(role)});
}

} // namespace muster::library
