// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Database.h"

#include <QFileInfoList>

namespace muster::library {

constexpr int keptBackups = 10;

/// Folder beside a SQLite library where its copies are kept.
[[nodiscard]] QString backupFolderOf(const QString &libraryPath);
/// Whole copies in that folder, newest first.
[[nodiscard]] QFileInfoList backupsIn(const QString &folder);

/// A consistent copy of a SQLite library while it is in use, checked, under a name with the date and `reason`.
[[nodiscard]] base::Result<QString> copySqlite(const Database &database, const QString &folder, const QString &reason);
/// The same to a file of the user's choice, which must not exist.
[[nodiscard]] base::Result<void> copySqliteTo(const Database &database, const QString &path);
/// Deletes the oldest daily copies beyond `keep`; copies made before a migration stay.
void rotateBackups(const QString &folder, int keep = keptBackups);

/// Gives a damaged library file, which is never deleted, another name beside it, and answers that name.
[[nodiscard]] base::Result<QString> putAside(const QString &libraryPath);
/// Puts a damaged library file aside and the newest sound copy in its place. Answers the copy that was taken.
[[nodiscard]] base::Result<QString> recoverFromBackup(const QString &libraryPath);

/// What SQLite or PostgreSQL finds wrong; empty when all is well.
[[nodiscard]] base::Result<QStringList> integrityProblems(const Database &database);

} // namespace muster::library
