// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/Stamps.h"
#include "library/server/Address.h"
#include "library/sql/Statement.h"

#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariantList>

#include <functional>
#include <map>
#include <memory>

class QSqlDriver;
class QSqlError;

namespace muster::library {

struct SqliteFile;
class FileInUse;

/// Takes one row of an answer; an error ends the reading.
using RowReader = std::function<base::Result<void>(const QSqlQuery &row)>;

/// One named connection. Nobody else ever holds a QSqlDatabase or steps through a query: a row that cannot be read looks to
/// them like the end of the rows. Belongs to the thread that opened it.
class Database
{
public:
    /// A file of another program is refused before anything is written; where nothing can be written it is opened for reading,
    /// and writingForbidden() says why.
    [[nodiscard]] static base::Result<std::unique_ptr<Database>> open(const Address &address);
    /// A file that is only looked at: not a byte of it changes, nor its date.
    [[nodiscard]] static base::Result<std::unique_ptr<Database>> openReading(const Address &address);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const Address &address() const { return m_address; }
    [[nodiscard]] bool isSqlite() const { return m_address.backend == Backend::Sqlite; }
    /// Gives each row to `take` as it comes; an error when not all of them could be read. No other statement in between.
    [[nodiscard]] base::Result<void> forEach(const QString &statement, const QVariantList &values, const RowReader &take) const;
    /// All rows, or the error.
    [[nodiscard]] base::Result<QList<QVariantList>> rows(const QString &statement, const QVariantList &values = {}) const;
    /// The first row; empty when there is none.
    [[nodiscard]] base::Result<QVariantList> row(const QString &statement, const QVariantList &values = {}) const;
    /// The first column of the first row; an invalid variant when there is no row.
    [[nodiscard]] base::Result<QVariant> value(const QString &statement, const QVariantList &values = {}) const;
    /// As execute(), for a table that numbers its rows: the number of the new one.
    [[nodiscard]] base::Result<qint64> insert(const QString &statement, const QVariantList &values) const;
    /// A statement without a result; one with values is prepared only the first time.
    [[nodiscard]] base::Result<void> execute(const QString &statement, const QVariantList &values = {}) const;
    /// Several statements, and the rows each of them gives. To a server they go in one call: all of them, or those before the
    /// first that fails.
    [[nodiscard]] base::Result<QList<Rows>> runAll(const Statements &statements) const;
    [[nodiscard]] QSqlDriver *driver() const;
    [[nodiscard]] bool inTransaction() const { return m_transactions > 0; }
    /// From now on this connection only reads; whoever tries to write gets `reason`.
    [[nodiscard]] base::Result<void> forbidWriting(const QString &reason);
    /// Why it only reads; empty when it may write.
    [[nodiscard]] const QString &writingForbidden() const { return m_writingForbidden; }
    /// Of the file, when it was opened for writing; empty otherwise.
    [[nodiscard]] const QString &identity() const { return m_identity; }
    /// False when another file lies in its place, or none: what is written would be lost.
    [[nodiscard]] bool fileIsThere() const;
    [[nodiscard]] base::Error fileIsGone() const;
    /// A sentence a user can act on: disk full, read-only, damaged, busy, server gone.
    [[nodiscard]] base::Error explain(const QSqlError &error) const;

    /// The time, and ids, of what is written over this connection.
    [[nodiscard]] const base::Stamps &stamps() const { return m_stamps; }
    void setStamps(const base::Stamps &stamps) { m_stamps = stamps; }

    /// How often the line was used there and back since the connection was made.
    [[nodiscard]] int roundTrips() const { return m_roundTrips; }
    /// Asked before each call; an error it gives stops the call. Tests cut the line with it between any two statements.
    using Gate = std::function<base::Result<void>(const QString &text)>;
    void setGate(Gate gate) { m_gate = std::move(gate); }

private:
    friend class Transaction;

    Database(Address address, QString connection);
    /// How a file is opened: Still is for one that nobody writes meanwhile.
    enum class Mode { Write, Read, Still };
    [[nodiscard]] static base::Result<std::unique_ptr<Database>> openAs(const Address &address, Mode mode);
    [[nodiscard]] static base::Result<void> refuseForeign(const Address &address, const SqliteFile &file);
    [[nodiscard]] base::Result<void> connect(Mode mode);
    [[nodiscard]] base::Result<void> prepareReading();
    [[nodiscard]] base::Result<void> prepareSqlite();
    [[nodiscard]] base::Result<QSqlQuery> run(const QString &statement, const QVariantList &values = {}) const;
    [[nodiscard]] base::Result<void> admit(const QString &text, int roundTrips) const;
    [[nodiscard]] base::Result<QList<Rows>> runOneByOne(const Statements &statements) const;
    [[nodiscard]] base::Result<QList<Rows>> runTogether(const Statements &statements) const;

    Address m_address;
    QString m_connection;
    base::Stamps m_stamps = base::Stamps::system();
    QString m_writingForbidden;
    QString m_identity;
    std::unique_ptr<FileInUse> m_file;               ///< outlives the connection, which the destructor closes
    std::unique_ptr<QTemporaryDir> m_copy;           ///< of a file that could not be read in its place
    mutable std::map<QString, QSqlQuery> m_prepared; ///< what execute() has prepared once; gone before the connection is
    mutable int m_transactions = 0;                  ///< open, one in the other
    mutable int m_roundTrips = 0;
    Gate m_gate;
};

} // namespace muster::library
