// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// Checksum of a row: of what is stored in it and of the place it belongs to (table, document, number), so that a row that
/// was changed or moved by a failing disk is noticed. `values` begin with the id of the document.
[[nodiscard]] QString sealOf(const QString &table, const QVariantList &values);
/// A text as every database gives it back: without halves of characters, zeros, and a mark of byte order. Never null.
[[nodiscard]] QString storable(const QString &text);

/// Whether a row is as it was written. A row without a seal was written by an older program, at a server; none is left in a file.
[[nodiscard]] bool sealHolds(const Database &database, const QString &table, const QVariantList &values, const QString &seal);

/// The error for a document of which a part is damaged: "Third Company cannot be read whole: ...".
[[nodiscard]] base::Error damaged(const Database &database, const QString &document, const QString &what);

/// How many rows the log, the history and the pictures of a document have; -1 where nobody has counted.
struct RowCounts
{
    qint64 events = -1;
    qint64 steps = -1;
    qint64 pictures = -1;
    friend bool operator==(const RowCounts &, const RowCounts &) = default;
};

/// What is wrong with the number of rows found, as part of a sentence; empty when they are the ones that were counted.
[[nodiscard]] QString countProblem(const RowCounts &counted, const RowCounts &found);
/// Before a document is changed: an error when rows are missing, or the change would make the loss the new truth.
[[nodiscard]] base::Result<void> checkCounts(const Database &database, const QString &id);
/// After it was changed.
[[nodiscard]] base::Result<void> writeCounts(const Database &database, const QString &id);

/// Whether as many documents are there as were written: an error when a list would be shown short. For files.
[[nodiscard]] base::Result<void> checkTallies(const Database &database);

/// Columns of `documents` that only a whole save writes, in the order of their seal; the id first.
[[nodiscard]] const QStringList &sealedHead();
/// Whether the row of `documents` is as it was written; in a file only, a server looks after its rows by itself.
[[nodiscard]] base::Result<void> checkHead(const Database &database, const QString &id);
/// Seals and counts what has no seal yet: for a file or a copy that comes from an older program. Seals that are there stay, so
/// that damage stays to be seen.
[[nodiscard]] base::Result<void> sealUnsealed(const Database &database);

/// A table whose rows are sealed: which columns, in which order.
struct SealedTable
{
    QString name;
    QStringList columns; ///< that of the document's id first
};
[[nodiscard]] const QList<SealedTable> &sealedTables();

} // namespace muster::library
