// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "archive/SafeFile.h"
#include "base/IdSource.h"
#include "library/Library.h"
#include "packs/PackStore.h"

#include <optional>
#include <span>

namespace muster::documents {

class Exchange;
struct Imported;
struct Package;

/// Who renames a document, and to what.
struct Renaming
{
    library::Library &library;
    const packs::PackStore &packs;
    base::IdSource &ids;
    QString language;
    QString id;
    QString name;
};

/// What is done with a document of the library whoever it is: one row for each kind. See library::StoredKind.
struct DocumentType
{
    library::Kind kind;
    const char *file; ///< its content in a `.muster` file

    /// Whether what is stored can be read.
    base::Result<void> (*check)(library::Library &library, const QString &id);
    /// As a step of its own history.
    base::Result<void> (*rename)(const Renaming &renaming);
    /// The line under its name in a list.
    base::Message (*note)(const library::Record &record);
    /// What lists show of it, counted anew after two versions became one; null where that never happens.
    std::optional<library::Record> (*judge)(const library::StoredDocument &document);
    /// Out of an archive with a manifest.
    base::Result<Imported> (*bringIn)(const Exchange &exchange, const QByteArray &bytes, const archive::Entries &entries,
                                      const QString &path);
    base::Result<void> (*takeOut)(const Exchange &exchange, const Package &package, const QString &path, archive::Replace replace);
};

[[nodiscard]] std::span<const DocumentType> documentTypes();
/// An error that says so for a kind that only a newer Muster knows.
[[nodiscard]] base::Result<const DocumentType *> documentType(library::Kind kind);

/// What lists show of a document that was brought together from two. Nothing when it cannot be read.
[[nodiscard]] std::optional<library::Record> judgeDocument(const library::StoredDocument &document);
/// The line under the name of a document in a list, in the language of whoever asks.
[[nodiscard]] base::Message noteOf(const library::Record &record);

} // namespace muster::documents
