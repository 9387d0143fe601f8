// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QStringList>

namespace muster::library {

/// The schema this program writes. A new one needs a file migrations/MigrationN.cpp and a test that upgrades from N - 1.
constexpr int currentSchema = 4;

/// The oldest program, by the schema it writes, that can still read what this one writes. It stands beside the version in every
/// library from schema 3 on: a program that is older than the library, but not older than this, opens it for reading.
constexpr int oldestReader = 3;

/// Version of the schema in a database; 0 when it is empty.
[[nodiscard]] base::Result<int> schemaVersion(const Database &database);

/// What this program can do with a schema that it did not write.
enum class SchemaFit {
    Empty, ///< there is no library yet
    Older, ///< can be upgraded
    Same,
    Readable, ///< newer, but made so that we can read it
    TooNew
};
[[nodiscard]] base::Result<SchemaFit> schemaFit(const Database &database);
/// The sentence for TooNew, and for Readable.
[[nodiscard]] base::Error tooNew(const Database &database, int schema);
[[nodiscard]] QString readableOnly(int schema);

/// Brings a database from any earlier schema to `target`, each step in one transaction, all of them in one at a server. The file
/// of a SQLite library is copied to `backupFolder` before it is touched. A newer schema than ours is left alone when we can read it, and
/// refused otherwise.
[[nodiscard]] base::Result<void> migrate(const Database &database, const QString &backupFolder, int target = currentSchema);

/// What the steps from one schema to another run, in the words of the database at hand.
[[nodiscard]] QStringList statementsBetween(int from, int to, bool sqlite);

namespace migrations {

// Statements of one step. {blob}, {int}, {real} and {serial} stand for the types of the database at hand; a statement that
// begins with {here} is for the library of a computer alone, one that begins with {there} for a club's server.
[[nodiscard]] QStringList step1();
[[nodiscard]] QStringList step2();
[[nodiscard]] QStringList step3();
[[nodiscard]] QStringList step4();

} // namespace migrations

} // namespace muster::library
