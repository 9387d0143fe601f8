// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "library/Library.h"

namespace muster::cli {

/// The document with that id, or with that name when it is there once.
[[nodiscard]] base::Result<QString> findDocument(const library::Library &library, const QString &idOrName);
/// A name that every file system takes, with the first part of the id so that it is unique.
[[nodiscard]] QString fileNameFor(const library::Record &record);
/// A backup in place of an older file, which stays until the new one is whole.
[[nodiscard]] base::Result<void> replaceBackup(const library::Library &library, const QString &path);
/// `muster library recover`: puts a damaged library together from what is whole; exit 1 when something of it is lost.
int recoverLibrary(Context &context);
/// The database's own check, and whether every document can be read.
[[nodiscard]] base::Result<QStringList> checkEverything(library::Library &library);

} // namespace muster::cli
