// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Database.h"

#include <QStringList>

namespace muster::library {

/// The schema this program writes. A new one needs a file migrations/MigrationN.cpp and a test that upgrades from N - 1.
constexpr int currentSchema = 3;

/// Version of the schema in a database; 0 when it is empty.
[[nodiscard]] base::Result<int> schemaVersion(const Database &database);

/// Brings a database from any earlier schema to `target`, each step in one transaction. The file of a SQLite library is
/// copied to `backupFolder` before it is touched. A newer schema than ours is refused.
[[nodiscard]] base::Result<void> migrate(const Database &database, const QString &backupFolder, int target = currentSchema);

namespace migrations {

// Statements of one step. {blob}, {int}, {real} and {serial} stand for the types of the database at hand; a statement that
// begins with {here} is for the library of a computer alone, not for a club's server.
[[nodiscard]] QStringList step1();
[[nodiscard]] QStringList step2();
[[nodiscard]] QStringList step3();

} // namespace migrations

} // namespace muster::library
