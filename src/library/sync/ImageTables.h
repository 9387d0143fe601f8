// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"
#include "library/sql/Migrations.h"
#include "library/sync/DocumentImage.h"

#include <QHash>

namespace muster::library {

/// How the rows of a document lie in the tables of one database: the one place that lists the columns. A server that was not
/// brought up to date yet lacks some; they are read as empty and not written.
class ImageTables
{
public:
    /// What there is of a document's rows: for each table with several rows, a digest by key.
    using Digests = QList<QHash<QStringList, QByteArray>>;

    explicit ImageTables(const Database &database, int schema = currentSchema) : m_database(database), m_schema(schema) {}

    /// Statements of one batch, and what its answers from `first` on hold: an error when a row is damaged or missing.
    [[nodiscard]] Statements reading(const QStringList &ids) const;
    [[nodiscard]] base::Result<QList<DocumentImage>> images(const QList<Rows> &answers, qsizetype first = 0) const;
    [[nodiscard]] Statements digesting(const QString &id) const;
    [[nodiscard]] Digests digests(const QList<Rows> &answers, qsizetype first = 0) const;
    /// Brings the rows there to those of the image, also its version; rows that are the same stay untouched.
    [[nodiscard]] Statements writing(const DocumentImage &image, Digests there) const;

    /// Those of the documents that are there, in one snapshot.
    [[nodiscard]] base::Result<QList<DocumentImage>> read(const QStringList &ids) const;
    /// Of a damaged file: head, contents and log whole, or an error; of the history nothing, of the pictures those that are whole.
    [[nodiscard]] base::Result<QList<DocumentImage>> readNeeded(const QString &id) const;
    /// Inside the caller's transaction.
    [[nodiscard]] base::Result<void> write(const DocumentImage &image) const;

private:
    [[nodiscard]] base::Result<void> readHeads(const Rows &rows, QStringList &found, QHash<QString, DocumentImage> &images) const;
    [[nodiscard]] base::Result<void> readParts(const QList<Rows> &answers, qsizetype first, QHash<QString, DocumentImage> &images) const;

    const Database &m_database;
    int m_schema;
};

} // namespace muster::library
