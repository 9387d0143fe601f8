// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// All or nothing: rolls back unless commit() said yes. One inside another belongs to it: what the inner one did is kept when the
/// outer one is committed.
class Transaction
{
public:
    /// Takes the write lock at once, so that two writers queue up instead of failing half-way.
    [[nodiscard]] static base::Result<Transaction> begin(const Database &database);
    /// One snapshot for everything that is read in it, whoever saves meanwhile; for reading only.
    [[nodiscard]] static base::Result<Transaction> beginReading(const Database &database);
    /// One that a batch of statements begins, and does not end; not inside another.
    [[nodiscard]] static Transaction adopt(const Database &database) { return Transaction(database); }

    Transaction(Transaction &&other) noexcept : m_database(std::exchange(other.m_database, nullptr)), m_depth(other.m_depth) {}
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    [[nodiscard]] base::Result<void> commit();
    /// A batch of statements has ended it.
    void ended();

private:
    explicit Transaction(const Database &database) : m_database(&database), m_depth(++database.m_transactions) {}
    [[nodiscard]] static base::Result<Transaction> beginWith(const Database &database, const QString &statement);
    [[nodiscard]] QString savepoint() const { return QString("muster_%1").arg(m_depth); }

    const Database *m_database;
    int m_depth; ///< 1 is the outermost
};

} // namespace muster::library
