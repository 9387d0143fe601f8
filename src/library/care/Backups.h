// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QDateTime>
#include <QFileInfoList>

namespace muster::library {

constexpr int keptBackups = 10;

/// Folder beside a SQLite library where its copies are kept.
[[nodiscard]] QString backupFolderOf(const QString &libraryPath);
/// Whole copies in that folder, newest first: by the number in their names, whatever the clock said.
[[nodiscard]] QFileInfoList backupsIn(const QString &folder);
/// When a copy was made, as its name says.
[[nodiscard]] QDateTime timeOfBackup(const QFileInfo &file);
/// Whether the newest daily copy is older than a day, or from the future.
[[nodiscard]] bool dailyIsDue(const QString &folder, const QDateTime &now);

/// A consistent copy of a SQLite library while it is in use, checked, under a name with the date and `reason`.
[[nodiscard]] base::Result<QString> copySqlite(const Database &database, const QString &folder, const QString &reason);
/// The same to a file of the user's choice, which must not exist.
[[nodiscard]] base::Result<void> copySqliteTo(const Database &database, const QString &path);
/// Deletes the oldest daily copies beyond `keep`; copies made before a migration stay.
void rotateBackups(const QString &folder, int keep = keptBackups);

/// Gives a damaged library file, which is never deleted, another name beside it, and answers that name.
[[nodiscard]] base::Result<QString> putAside(const QString &libraryPath, const base::Stamps &stamps = base::Stamps::system());
/// The newest copy beside a library in which nothing is wrong.
[[nodiscard]] base::Result<QString> newestSoundBackup(const QString &libraryPath);

/// What SQLite or PostgreSQL finds wrong; empty when all is well.
[[nodiscard]] base::Result<QStringList> integrityProblems(const Database &database);

} // namespace muster::library
