// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sql/Database.h"

#include "library/server/ServerError.h"
#include "library/server/ServerLine.h"
#include "library/sql/EnglishMessages.h"
#include "library/sql/Migrations.h"
#include "library/sql/SqliteFile.h"
#include "logging/Categories.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUrl>

#include <atomic>

namespace muster::library {

namespace {

struct DatabaseWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

// https://www.sqlite.org/rescode.html, the primary codes
enum SqliteCode { Busy = 5, Locked = 6, ReadOnly = 8, IoError = 10, Corrupt = 11, Full = 13, CantOpen = 14, NotADatabase = 26 };

QString sqliteSentence(int code, const QString &detail)
{
    switch (code & 0xff) {
    case Busy:
    case Locked:
        return DatabaseWords::tr("The library is busy: another program has been writing to it for a while. Try again.");
    case ReadOnly:
        return DatabaseWords::tr("The library cannot be written: the file or its folder is read-only.");
    case Full:
        return DatabaseWords::tr("The library cannot be written: the disk is full. Nothing that was saved is lost.");
    case IoError:
        return DatabaseWords::tr("The library cannot be written: the disk is full or failing (%1). Nothing that was saved is lost.")
            .arg(detail);
    case Corrupt:
    case NotADatabase:
        return DatabaseWords::tr("The library is damaged or is not a library (%1).").arg(detail);
    case CantOpen:
        return DatabaseWords::tr(
            "The library cannot be opened or made: its folder does not exist, or you have no permission to write there.");
    default:
        return {};
    }
}

const char *sqliteErrorCode(int code)
{
    switch (code & 0xff) {
    case Busy:
    case Locked:
        return "library.busy";
    case ReadOnly:
    case CantOpen:
        return "library.read-only";
    case Full:
    case IoError:
        return "library.disk";
    case Corrupt:
    case NotADatabase:
        return "library.damaged";
    default:
        return "library.sql";
    }
}

} // namespace

base::Result<std::unique_ptr<Database>> Database::openAs(const Address &address, Mode mode)
{
    static std::atomic<quint64> lastConnection = 0; // their names are those of this program alone
    std::unique_ptr<Database> database(new Database(address, QStringLiteral("muster-%1").arg(++lastConnection)));
    base::Result<void> connected = database->connect(mode);
    if (connected && database->isSqlite())
        connected = mode == Mode::Write ? database->prepareSqlite() : database->prepareReading();
    else if (connected)
        connected = database->execute("SET client_min_messages = warning");
    if (!connected)
        return connected.error();
    return database;
}

base::Result<std::unique_ptr<Database>> Database::open(const Address &address)
{
    if (address.backend != Backend::Sqlite)
        return openAs(address, Mode::Write);
    const base::Result<SqliteFile> file = lookAtFile(address.path);
    if (!file)
        return file.error();
    if (file->there && file->isSqlite && file->schema > currentSchema)
        return openReading(address); // a newer one: whether it can be read is for the caller to see, and nothing is changed in it
    if (file->there && file->isSqlite && file->mark != libraryMark) {
        if (base::Result<void> known = refuseForeign(address, *file); !known)
            return known.error();
    }
    base::Result<std::unique_ptr<Database>> opened = openAs(address, Mode::Write);
    const bool forbidden = !opened && (opened.error().code == "library.read-only" || opened.error().code == "library.disk");
    if (!forbidden || !file->there)
        return opened;
    // Where nothing can be written, everything can still be read and taken elsewhere.
    base::Result<std::unique_ptr<Database>> reading = openReading(address);
    if (!reading)
        return opened;
    if (base::Result<void> done = (*reading)->forbidWriting(
            DatabaseWords::tr("The library can be read, not changed: its file, its folder or its disk cannot be written."));
        !done)
        return done.error();
    return reading;
}

base::Result<std::unique_ptr<Database>> Database::openReading(const Address &address)
{
    const base::Result<SqliteFile> file = lookAtFile(address.path);
    if (!file)
        return file.error();
    if (!file->hasJournal) // all of it is in the one file, and nobody has it open
        return openAs(address, Mode::Still);
    base::Result<std::unique_ptr<Database>> opened = openAs(address, Mode::Read);
    if (opened || opened.error().code == "library.damaged")
        return opened;
    // What was written last stands in the log, which needs a third file beside it: a copy elsewhere can have one.
    auto folder = std::make_unique<QTemporaryDir>();
    Address copy = address;
    copy.path = folder->filePath("library.sqlite");
    if (!folder->isValid() || !QFile::copy(address.path, copy.path) || !QFile::copy(address.path + "-wal", copy.path + "-wal"))
        return opened;
    for (const QString &part : {copy.path, copy.path + "-wal"})
        QFile::setPermissions(part, QFile::ReadOwner | QFile::WriteOwner);
    base::Result<std::unique_ptr<Database>> elsewhere = openAs(copy, Mode::Read);
    if (!elsewhere)
        return opened;
    (*elsewhere)->m_address = address;
    (*elsewhere)->m_copy = std::move(folder);
    return elsewhere;
}

// Files of other programs have a mark of their own, or tables of their own. An older library of ours has no mark, but our tables.
base::Result<void> Database::refuseForeign(const Address &address, const SqliteFile &file)
{
    base::Result<QVariantList> tables = QVariantList{0, 0};
    if (file.mark == 0) {
        const base::Result<std::unique_ptr<Database>> reading = openReading(address);
        if (!reading)
            return reading.error();
        tables = (*reading)->row("SELECT count(*), count(CASE WHEN name IN ('documents', 'contents', 'history') THEN 1 END) "
                                 "FROM sqlite_master WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'");
        if (!tables)
            return tables.error();
        if (tables->at(0).toInt() == 0 || tables->at(1).toInt() == 3)
            return {};
    }
    return text::error("library.foreign",
                       base::Message(QT_TRANSLATE_NOOP(
                           "Message", "This file belongs to another program and is no library of Muster. It was not changed.")),
                       address.shown());
}

Database::Database(Address address, QString connection)
    : m_address(std::move(address)), m_connection(std::move(connection)),
      m_file(isSqlite() ? std::make_unique<FileInUse>(m_address.path) : nullptr)
{
}

Database::~Database()
{
    m_prepared.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

base::Result<void> Database::connect(Mode mode)
{
    const QString driverName = isSqlite() ? "QSQLITE" : "QPSQL";
    if (!QSqlDatabase::isDriverAvailable(driverName))
        return text::error("library.driver",
                           base::Message(QT_TRANSLATE_NOOP("Message", "Qt's database driver %1 is not installed."), {driverName}),
                           m_address.shown());
    QSqlDatabase database = QSqlDatabase::addDatabase(driverName, m_connection);
    if (isSqlite()) {
        if (mode == Mode::Write)
            QDir().mkpath(QFileInfo(m_address.path).absolutePath());
        const QString still = QString::fromLatin1(QUrl::fromLocalFile(m_address.path).toEncoded()) + "?immutable=1";
        database.setDatabaseName(mode == Mode::Still ? still : m_address.path);
        database.setConnectOptions(mode == Mode::Write       ? "QSQLITE_BUSY_TIMEOUT=10000"
                                       : mode == Mode::Still ? "QSQLITE_BUSY_TIMEOUT=10000;QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"
                                                             : "QSQLITE_BUSY_TIMEOUT=10000;QSQLITE_OPEN_READONLY");
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
    if (m_file)
        m_file->use();
    return {};
}

base::Result<void> Database::prepareReading()
{
    const base::Result<QVariant> tables = value("SELECT count(*) FROM sqlite_master"); // the file is opened by the first question
    return tables ? execute("PRAGMA trusted_schema = OFF") : base::Result<void>(tables.error());
}

bool Database::fileIsThere() const
{
    return m_identity.isEmpty() || identityOf(m_address.path) == m_identity;
}

base::Error Database::fileIsGone() const
{
    return text::error("library.moved",
                       base::Message(QT_TRANSLATE_NOOP("Message",
                                                       "The file of the library was moved away, replaced or deleted while it was open. "
                                                       "What you do from now on is not saved in it.")),
                       m_address.shown());
}

// Foreign keys are off unless each connection switches them on; a setting that did not take is an error, not a hope.
base::Result<void> Database::prepareSqlite()
{
    // The log of changes needs memory that all who have the file open share: two computers have none.
    const base::Result<QVariant> journal = value(isOnNetwork(m_address.path) ? "PRAGMA journal_mode = DELETE"
                                                                             : "PRAGMA journal_mode = WAL");
    if (!journal)
        return journal.error();
    for (const char *pragma :
         {"PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF", "PRAGMA cache_size = -16000"}) {
        if (base::Result<void> done = execute(pragma); !done)
            return done;
    }
    const base::Result<QVariant> keys = value("PRAGMA foreign_keys");
    if (!keys)
        return keys.error();
    if (keys->toInt() != 1)
        return text::error(
            "library.foreign-keys",
            base::Message(QT_TRANSLATE_NOOP("Message", "This SQLite does not check foreign keys; the library is not opened.")),
            m_address.shown());
    m_identity = identityOf(m_address.path);
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
    query.finish();                   // or its locks would outlive the call
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
        return text::error("library.read-only", m_writingForbidden, m_address.shown());
    if (!isSqlite())
        return explainServer(error, m_address);
    const QString detail = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const int code = error.nativeErrorCode().toInt();
    if (const QString sentence = sqliteSentence(code, detail); !sentence.isEmpty())
        return text::error(sqliteErrorCode(code), sentence, m_address.shown());
    return text::error("library.sql", base::Message(QT_TRANSLATE_NOOP("Message", "The library answered with an error: %1."), {detail}),
                       m_address.shown());
}

} // namespace muster::library
