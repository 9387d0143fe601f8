// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sql/Migrations.h"

#include "library/care/Backups.h"
#include "library/care/Seal.h"
#include "library/sql/SqliteFile.h"
#include "library/sql/Transaction.h"
#include "logging/Categories.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::library {

namespace {

QStringList statementsOf(int step)
{
    switch (step) {
    case 1:
        return migrations::step1();
    case 2:
        return migrations::step2();
    case 3:
        return migrations::step3();
    default:
        return migrations::step4();
    }
}

constexpr QLatin1String here("{here}");
constexpr QLatin1String there("{there}");
constexpr int knowsReaders = 3; // the schema that brought the number of the oldest reader
constexpr int sealedSince = 3;

QString inDialect(QString statement, bool sqlite)
{
    statement.remove(here).remove(there);
    statement.replace("{blob}", sqlite ? "BLOB" : "BYTEA");
    statement.replace("{int}", sqlite ? "INTEGER" : "BIGINT");
    statement.replace("{real}", sqlite ? "REAL" : "DOUBLE PRECISION");
    statement.replace("{serial}", sqlite ? "INTEGER PRIMARY KEY AUTOINCREMENT" : "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY");
    return statement;
}

base::Result<void> setVersion(const Database &database, int version)
{
    if (database.isSqlite()) {
        if (base::Result<void> marked = database.execute(QString("PRAGMA application_id = %1").arg(libraryMark)); !marked)
            return marked;
        if (base::Result<void> done = database.execute(QString("PRAGMA user_version = %1").arg(version)); !done || version < knowsReaders)
            return done;
    } else if (base::Result<void> done = database.execute("CREATE TABLE IF NOT EXISTS muster_schema (version BIGINT NOT NULL)"); !done) {
        return done;
    }
    if (base::Result<void> done = database.execute("DELETE FROM muster_schema"); !done)
        return done;
    if (version < knowsReaders)
        return database.execute("INSERT INTO muster_schema (version) VALUES (?)", {version});
    return database.execute("INSERT INTO muster_schema (version, reads) VALUES (?, ?)", {version, oldestReader});
}

// 0 where nobody noted it: by then it was as new as its version.
base::Result<int> oldestReaderOf(const Database &database)
{
    const base::Result<QVariant> noted = database.value(
        database.isSqlite() ? "SELECT count(*) FROM pragma_table_info('muster_schema') WHERE name = 'reads'"
                            : "SELECT count(*) FROM pg_attribute WHERE attrelid = to_regclass('muster_schema') AND attname = 'reads'");
    if (!noted)
        return noted.error();
    if (noted->toInt() == 0)
        return 0;
    const base::Result<QVariant> reads = database.value("SELECT max(reads) FROM muster_schema");
    return reads ? base::Result<int>(reads->toInt()) : base::Result<int>(reads.error());
}

base::Result<void> takeStep(const Database &database, int step)
{
    for (const QString &statement : statementsBetween(step - 1, step, database.isSqlite())) {
        if (base::Result<void> done = database.execute(statement); !done)
            return done;
    }
    base::Result<void> done;
    if (step == sealedSince && database.isSqlite()) // what is there already is protected at once
        done = sealUnsealed(database);
    return done ? setVersion(database, step) : done;
}

// In one transaction: nobody sees a schema between the two.
base::Result<void> takeSteps(const Database &database, int first, int last)
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
    for (int step = std::max(first, *version + 1); step <= last; ++step) {
        if (base::Result<void> done = takeStep(database, step); !done)
            return done;
    }
    return transaction->commit();
}

} // namespace

QStringList statementsBetween(int from, int to, bool sqlite)
{
    QStringList statements;
    for (int step = from + 1; step <= to; ++step) {
        const QStringList all = statementsOf(step);
        for (const QString &statement : all) {
            if (!statement.startsWith(sqlite ? there : here))
                statements.append(inDialect(statement, sqlite));
        }
    }
    return statements;
}

base::Error tooNew(const Database &database, int schema)
{
    return text::error(
        "library.newer",
        base::Message(
            QT_TRANSLATE_NOOP("Message",
                              "This library was written by a newer Muster (schema %1, this one knows %2). Update Muster to open it."),
            {schema, currentSchema}),
        database.address().shown());
}

QString readableOnly(int schema)
{
    return QCoreApplication::translate(
               "Library",
               "This library was written by a newer Muster (schema %1, this one knows %2): it can be read, not changed. Update Muster to go on writing.")
        .arg(schema)
        .arg(currentSchema);
}

base::Result<SchemaFit> schemaFit(const Database &database)
{
    const base::Result<int> version = schemaVersion(database);
    if (!version)
        return version.error();
    if (*version == 0)
        return SchemaFit::Empty;
    if (*version <= currentSchema)
        return *version < currentSchema ? SchemaFit::Older : SchemaFit::Same;
    const base::Result<int> reads = oldestReaderOf(database);
    if (!reads)
        return reads.error();
    return *reads > 0 && *reads <= currentSchema ? SchemaFit::Readable : SchemaFit::TooNew;
}

base::Result<int> schemaVersion(const Database &database)
{
    if (database.isSqlite()) {
        const base::Result<QVariant> version = database.value("PRAGMA user_version");
        return version ? base::Result<int>(version->toInt()) : base::Result<int>(version.error());
    }
    // Read from the catalogue's rows: to_regclass() may answer what it knew before this transaction waited for somebody else's.
    const base::Result<QVariant> table = database.value(
        "SELECT count(*) FROM pg_class WHERE relname = 'muster_schema' AND pg_table_is_visible(oid)");
    if (!table)
        return table.error();
    if (table->toInt() == 0)
        return 0;
    const base::Result<QVariant> version = database.value("SELECT max(version) FROM muster_schema");
    return version ? base::Result<int>(version->toInt()) : base::Result<int>(version.error());
}

base::Result<void> migrate(const Database &database, const QString &backupFolder, int target)
{
    const base::Result<int> found = schemaVersion(database);
    if (!found)
        return found.error();
    if (*found > currentSchema) {
        const base::Result<SchemaFit> fit = schemaFit(database);
        if (!fit)
            return fit.error();
        return *fit == SchemaFit::Readable ? base::Result<void>() : base::Result<void>(tooNew(database, *found));
    }
    if (*found > 0 && *found < target && database.isSqlite()) {
        const base::Result<QString> copy = copySqlite(database, backupFolder, QString("before-schema-%1").arg(target));
        if (!copy)
            return copy.error();
    }
    if (*found < target)
        qCInfo(logging::lcLibrary).noquote() << database.address().shown() << "goes from schema" << *found << "to" << target;
    // At a server others look on: a member who meets it half made would take it for an old one.
    if (!database.isSqlite())
        return *found < target ? takeSteps(database, *found + 1, target) : base::Result<void>();
    for (int step = *found + 1; step <= target; ++step) {
        if (base::Result<void> done = takeSteps(database, step, step); !done)
            return done;
    }
    return {};
}

} // namespace muster::library
