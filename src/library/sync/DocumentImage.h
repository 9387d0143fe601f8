// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/DocumentSave.h"
#include "library/Database.h"

#include <QVariantList>

namespace muster::library {

/// Every row of one document, as the tables hold it: what goes from one database to another without being understood.
struct DocumentImage
{
    enum Column {
        Id, DocumentKind, Name, PackId, PackName, SystemId, DataRevision, Faction, Points, PointsName, PointsLimit, DocumentVerdict, Units, Note,
        ConflictOf, Created, Changed, Deleted, Version
    };

    QVariantList head; ///< by Column
    qint64 position = 0;
    QByteArray content; ///< compressed
    QString words;      ///< for searches
    QList<QVariantList> history;
    QList<QVariantList> events;
    QList<QVariantList> attachments;

    [[nodiscard]] QString id() const { return head.value(Id).toString(); }
    [[nodiscard]] QString name() const { return head.value(Name).toString(); }
    [[nodiscard]] qint64 version() const { return head.value(Version).toLongLong(); }
    [[nodiscard]] qint64 changed() const { return head.value(Changed).toLongLong(); }
    [[nodiscard]] bool deleted() const { return !head.value(Deleted).isNull(); }
    [[nodiscard]] bool isCampaign() const { return Kind(head.value(DocumentKind).toInt()) == Kind::Campaign; }
    /// Whether a user would see no difference; dates, pictures and history aside.
    [[nodiscard]] bool saysTheSameAs(const DocumentImage &other) const;

    [[nodiscard]] StoredDocument stored() const;
    /// Name, numbers, contents, history and events anew; id, version and pictures stay.
    void take(const StoredDocument &document);
};

/// Those of the documents that are there, in one snapshot.
[[nodiscard]] base::Result<QList<DocumentImage>> readImages(const Database &database, const QStringList &ids);
/// Writes a document as it is, also its version, inside the caller's transaction; rows that are the same stay untouched.
[[nodiscard]] base::Result<void> writeImage(const Database &database, const DocumentImage &image);

} // namespace muster::library
