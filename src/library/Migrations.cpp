// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Migrations.h"

#include "archive/QtError.h"
#include "library/Backups.h"
#include "library/Transaction.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

QStringList statementsOf(int step)
{
    switch (step) {
    case 1: return migrations::step1();
    case 2: return migrations::step2();
    default: return migrations::step3();
    }
}

constexpr QLatin1String here("{here}");

QString inDialect(QString statement, bool sqlite)
{
    statement.remove(here);
    statement.replace("{blob}", sqlite ? "BLOB" : "BYTEA");
    statement.replace("{int}", sqlite ? "INTEGER" : "BIGINT");
    statement.replace("{real}", sqlite ? "REAL" : "DOUBLE PRECISION");
    statement.replace("{serial}", sqlite ? "INTEGER PRIMARY KEY AUTOINCREMENT" : "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY");
    return statement;
}

base::Result<void> setVersion(const Database &database, int version)
{
    if (database.isSqlite())
        return database.execute(QString("PRAGMA user_version = %1").arg(version));
    for (const QString &statement : {QString("CREATE TABLE IF NOT EXISTS muster_schema (version BIGINT NOT NULL)"), QString("DELETE FROM muster_schema")}) {
        if (base::Result<void> done = database.execute(statement); !done)
            return done;
    }
    return database.execute("INSERT INTO muster_schema (version) VALUES (?)", {version});
}

base::Result<void> runStep(const Database &database, int step)
{
    base::Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    // Two programs may start at once: the second one waits here and then finds the work done.
    if (!database.isSqlite()) {
        if (base::Result<void> locked = database.execute("SELECT pg_advisory_xact_lock(7310)"); !locked)
            return locked;
    }
    const base::Result<int> version = schemaVersion(database);
    if (!version)
        return version.error();
    if (*version >= step)
        return {};
    const QStringList statements = statementsOf(step);
    for (const QString &statement : statements) {
        if (statement.startsWith(here) && !database.isSqlite())
            continue;
        if (base::Result<void> done = database.execute(inDialect(statement, database.isSqlite())); !done)
            return done;
    }
    if (base::Result<void> done = setVersion(database, step); !done)
        return done;
    return transaction->commit();
}

} // namespace

base::Result<int> schemaVersion(const Database &database)
{
    if (database.isSqlite()) {
        const base::Result<QVariant> version = database.value("PRAGMA user_version");
        return version ? base::Result<int>(version->toInt()) : base::Result<int>(version.error());
    }
    const base::Result<QVariant> table = database.value("SELECT to_regclass('muster_schema')::text");
    if (!table)
        return table.error();
    if (table->isNull())
        return 0;
    const base::Result<QVariant> version = database.value("SELECT max(version) FROM muster_schema");
    return version ? base::Result<int>(version->toInt()) : base::Result<int>(version.error());
}

base::Result<void> migrate(const Database &database, const QString &backupFolder, int target)
{
    const base::Result<int> found = schemaVersion(database);
    if (!found)
        return found.error();
    if (*found > currentSchema)
        return archive::makeError("library.newer", Words::tr("This library was written by a newer Muster (schema %1, this one knows %2). Update Muster to open it.")
                                  .arg(*found).arg(currentSchema), database.address().shown());
    if (*found > 0 && *found < target && database.isSqlite()) {
        const base::Result<QString> copy = copySqlite(database, backupFolder, QString("before-schema-%1").arg(target));
        if (!copy)
            return copy.error();
    }
    for (int step = *found + 1; step <= target; ++step) {
        if (base::Result<void> done = runStep(database, step); !done)
            return done;
    }
    return {};
}

} // namespace muster::library
