// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Database.h"

#include "archive/QtError.h"
#include "library/EnglishMessages.h"
#include "library/ServerError.h"
#include "library/ServerLine.h"
#include "logging/Categories.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlRecord>
#include <QUuid>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

// https://www.sqlite.org/rescode.html, the primary codes
enum SqliteCode { Busy = 5, Locked = 6, ReadOnly = 8, IoError = 10, Corrupt = 11, Full = 13, CantOpen = 14, NotADatabase = 26 };

QString sqliteSentence(int code, const QString &detail)
{
    switch (code & 0xff) {
    case Busy:
    case Locked: return Words::tr("The library is busy: another program has been writing to it for a while. Try again.");
    case ReadOnly: return Words::tr("The library cannot be written: the file or its folder is read-only.");
    case Full: return Words::tr("The library cannot be written: the disk is full. Nothing that was saved is lost.");
    case IoError: return Words::tr("The library cannot be written: the disk is full or failing (%1). Nothing that was saved is lost.").arg(detail);
    case Corrupt:
    case NotADatabase: return Words::tr("The library is damaged or is not a library (%1).").arg(detail);
    case CantOpen: return Words::tr("The library cannot be opened: its folder does not exist or is not accessible.");
    default: return {};
    }
}

const char *sqliteErrorCode(int code)
{
    switch (code & 0xff) {
    case Busy:
    case Locked: return "library.busy";
    case ReadOnly:
    case CantOpen: return "library.read-only";
    case Full:
    case IoError: return "library.disk";
    case Corrupt:
    case NotADatabase: return "library.damaged";
    default: return "library.sql";
    }
}

} // namespace

base::Result<std::unique_ptr<Database>> Database::open(const Address &address)
{
    std::unique_ptr<Database> database(new Database(address, "muster-" + QUuid::createUuid().toString(QUuid::WithoutBraces)));
    base::Result<void> connected = database->connect();
    if (connected)
        connected = database->isSqlite() ? database->prepareSqlite() : database->execute("SET client_min_messages = warning");
    if (!connected)
        return connected.error();
    return database;
}

Database::~Database()
{
    m_prepared.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

base::Result<void> Database::connect()
{
    const QString driverName = isSqlite() ? "QSQLITE" : "QPSQL";
    if (!QSqlDatabase::isDriverAvailable(driverName))
        return archive::makeError("library.driver", Words::tr("Qt's database driver %1 is not installed.").arg(driverName), m_address.shown());
    QSqlDatabase database = QSqlDatabase::addDatabase(driverName, m_connection);
    if (isSqlite()) {
        QDir().mkpath(QFileInfo(m_address.path).absolutePath());
        database.setDatabaseName(m_address.path);
        database.setConnectOptions("QSQLITE_BUSY_TIMEOUT=10000");
    } else {
        database.setHostName(m_address.host);
        database.setPort(m_address.port);
        database.setDatabaseName(m_address.database);
        database.setUserName(m_address.user);
        database.setPassword(m_address.password);
        database.setConnectOptions(connectOptionsOf(m_address));
    }
    const EnglishMessages understood;
    if (!database.open())
        return explain(database.lastError());
    return {};
}

// Foreign keys are off unless each connection switches them on; a setting that did not take is an error, not a hope.
base::Result<void> Database::prepareSqlite()
{
    const base::Result<QVariant> journal = value("PRAGMA journal_mode = WAL");
    if (!journal)
        return journal.error();
    for (const char *pragma : {"PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF", "PRAGMA cache_size = -16000"}) {
        if (base::Result<void> done = execute(pragma); !done)
            return done;
    }
    const base::Result<QVariant> keys = value("PRAGMA foreign_keys");
    if (!keys)
        return keys.error();
    if (keys->toInt() != 1)
        return archive::makeError("library.foreign-keys", Words::tr("This SQLite does not check foreign keys; the library is not opened."), m_address.shown());
    return {};
}

base::Result<void> Database::admit(const QString &text, int roundTrips) const
{
    m_roundTrips += roundTrips;
    return m_gate ? m_gate(text) : base::Result<void>();
}

base::Result<QSqlQuery> Database::run(const QString &statement, const QVariantList &values) const
{
    if (base::Result<void> admitted = admit(statement, values.isEmpty() ? 1 : 3); !admitted) // prepared, executed, forgotten
        return admitted.error();
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (values.isEmpty()) { // PostgreSQL does not prepare statements that define tables
        if (!query.exec(statement))
            return explain(query.lastError());
        return query;
    }
    if (!query.prepare(statement))
        return explain(query.lastError());
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values.at(i));
    if (!query.exec())
        return explain(query.lastError());
    return query;
}

base::Result<void> Database::forEach(const QString &statement, const QVariantList &values, const RowReader &take) const
{
    base::Result<QSqlQuery> query = run(statement, values);
    if (!query)
        return query.error();
    while (query->next()) {
        if (base::Result<void> taken = take(*query); !taken)
            return taken;
    }
    if (query->lastError().isValid()) // a damaged page, a line that was cut: not the end of the rows
        return explain(query->lastError());
    return {};
}

base::Result<QList<QVariantList>> Database::rows(const QString &statement, const QVariantList &values) const
{
    QList<QVariantList> all;
    base::Result<void> read = forEach(statement, values, [&all](const QSqlQuery &row) -> base::Result<void> {
        QVariantList one;
        const int count = row.record().count();
        one.reserve(count);
        for (int i = 0; i < count; ++i)
            one.append(row.value(i));
        all.append(std::move(one));
        return {};
    });
    if (!read)
        return read.error();
    return all;
}

base::Result<QVariantList> Database::row(const QString &statement, const QVariantList &values) const
{
    const base::Result<QList<QVariantList>> all = rows(statement, values);
    return all ? base::Result<QVariantList>(all->value(0)) : base::Result<QVariantList>(all.error());
}

base::Result<QVariant> Database::value(const QString &statement, const QVariantList &values) const
{
    base::Result<QSqlQuery> query = run(statement, values);
    if (!query)
        return query.error();
    if (query->next())
        return query->value(0);
    if (query->lastError().isValid())
        return explain(query->lastError());
    return QVariant();
}

base::Result<qint64> Database::insert(const QString &statement, const QVariantList &values) const
{
    const base::Result<QSqlQuery> query = run(statement, values);
    return query ? base::Result<qint64>(query->lastInsertId().toLongLong()) : base::Result<qint64>(query.error());
}

base::Result<void> Database::execute(const QString &statement, const QVariantList &values) const
{
    if (values.isEmpty()) {
        const base::Result<QSqlQuery> query = run(statement);
        return query ? base::Result<void>() : base::Result<void>(query.error());
    }
    auto known = m_prepared.find(statement);
    if (base::Result<void> admitted = admit(statement, known == m_prepared.end() ? 2 : 1); !admitted)
        return admitted;
    if (known == m_prepared.end()) {
        QSqlQuery query(QSqlDatabase::database(m_connection, false));
        query.setForwardOnly(true);
        if (!query.prepare(statement))
            return explain(query.lastError());
        known = m_prepared.emplace(statement, std::move(query)).first;
    }
    QSqlQuery &query = known->second;
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values.at(i));
    const bool done = query.exec();
    base::Result<void> answer = done ? base::Result<void>() : base::Result<void>(explain(query.lastError()));
    query.finish(); // or its locks would outlive the call
    if (!done && m_transactions == 0) // a server lets go of nothing until a failed transaction is over
        m_prepared.erase(known);
    return answer;
}

QSqlDriver *Database::driver() const
{
    return QSqlDatabase::database(m_connection, false).driver();
}

base::Result<void> Database::forbidWriting(const QString &reason)
{
    base::Result<void> done = execute(isSqlite() ? "PRAGMA query_only = ON" : "SET default_transaction_read_only = on");
    if (done)
        m_writingForbidden = reason;
    return done;
}

base::Error Database::explain(const QSqlError &error) const
{
    // Whoever asked may live with it: the log has it in any case. The first line only, what follows may quote a row.
    const QString said = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    qCWarning(logging::lcLibrary).noquote() << m_address.shown() << "answers" << error.nativeErrorCode() << said.section('\n', 0, 0);
    const bool refused = isSqlite() ? (error.nativeErrorCode().toInt() & 0xff) == ReadOnly : error.nativeErrorCode() == "25006";
    if (refused && !m_writingForbidden.isEmpty())
        return archive::makeError("library.read-only", m_writingForbidden, m_address.shown());
    if (!isSqlite())
        return explainServer(error, m_address);
    const QString detail = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const int code = error.nativeErrorCode().toInt();
    if (const QString sentence = sqliteSentence(code, detail); !sentence.isEmpty())
        return archive::makeError(sqliteErrorCode(code), sentence, m_address.shown());
    return archive::makeError("library.sql", Words::tr("The library answered with an error: %1.").arg(detail), m_address.shown());
}

} // namespace muster::library
