// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "library/Address.h"

#include <QSqlQuery>
#include <QVariantList>

#include <map>
#include <memory>

class QSqlDriver;
class QSqlError;

namespace muster::library {

/// One named connection. Hands out short-lived queries and closes cleanly: nobody else ever holds a QSqlDatabase. Belongs to
/// the thread that opened it.
class Database
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Database>> open(const Address &address);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] const Address &address() const { return m_address; }
    [[nodiscard]] bool isSqlite() const { return m_address.backend == Backend::Sqlite; }
    /// A prepared statement with its values, executed. The query must be gone before the database is.
    [[nodiscard]] base::Result<QSqlQuery> run(const QString &statement, const QVariantList &values = {}) const;
    /// The first column of the first row; an invalid variant when there is no row.
    [[nodiscard]] base::Result<QVariant> value(const QString &statement, const QVariantList &values = {}) const;
    /// A statement without a result; one with values is prepared only the first time.
    [[nodiscard]] base::Result<void> execute(const QString &statement, const QVariantList &values = {}) const;
    [[nodiscard]] QSqlDriver *driver() const;
    /// From now on this connection only reads; whoever tries to write gets `reason`.
    [[nodiscard]] base::Result<void> forbidWriting(const QString &reason);
    /// Why it only reads; empty when it may write.
    [[nodiscard]] const QString &writingForbidden() const { return m_writingForbidden; }
    /// A sentence a user can act on: disk full, read-only, damaged, busy, server gone.
    [[nodiscard]] base::Error explain(const QSqlError &error) const;

private:
    Database(Address address, QString connection) : m_address(std::move(address)), m_connection(std::move(connection)) {}
    [[nodiscard]] base::Result<void> connect();
    [[nodiscard]] base::Result<void> prepareSqlite();

    Address m_address;
    QString m_connection;
    QString m_writingForbidden;
    mutable std::map<QString, QSqlQuery> m_prepared; ///< what execute() has prepared once; gone before the connection is
};

} // namespace muster::library
