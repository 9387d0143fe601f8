// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QByteArray>
#include <QList>

namespace muster::library {

/// A file that belongs to a document: portrait of a soldier, photo of a unit, a version of a roster.
struct Attachment
{
    QString subject;   ///< id of the selection, soldier or version; empty = the document itself
    QString role;      ///< "portrait", "photo", "version"
    QString name;      ///< file name it came from, or the user's name for it
    QString mediaType; ///< "image/png"
    QByteArray bytes;
    friend bool operator==(const Attachment &, const Attachment &) = default;
};

/// Portraits, photos and versions; they go with their document into exports, copies and the trash.
class AttachmentRepository
{
public:
    explicit AttachmentRepository(const Database &database) : m_database(database) {}

    /// Replaces the one of the same subject and role. The document must exist.
    [[nodiscard]] base::Result<void> put(const QString &documentId, const Attachment &attachment) const;
    /// Empty bytes when there is none.
    [[nodiscard]] base::Result<Attachment> get(const QString &documentId, const QString &subject, const QString &role) const;
    [[nodiscard]] base::Result<QList<Attachment>> all(const QString &documentId) const;
    [[nodiscard]] base::Result<QList<Attachment>> ofRole(const QString &documentId, const QString &role) const;
    [[nodiscard]] base::Result<void> remove(const QString &documentId, const QString &subject, const QString &role) const;

private:
    [[nodiscard]] base::Result<QList<Attachment>> read(const QString &documentId, const QString &condition,
                                                       const QVariantList &values) const;
    [[nodiscard]] base::Result<void> change(const QString &documentId, const QString &statement, const QVariantList &values) const;

    const Database &m_database;
};

} // namespace muster::library
