// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sql/Transaction.h"

namespace muster::library {

base::Result<Transaction> Transaction::beginWith(const Database &database, const QString &statement)
{
    const QString begin = database.m_transactions == 0 ? statement : QString("SAVEPOINT muster_%1").arg(database.m_transactions + 1);
    if (base::Result<void> begun = database.execute(begin); !begun)
        return begun.error();
    return Transaction(database);
}

base::Result<Transaction> Transaction::begin(const Database &database)
{
    if (!database.fileIsThere()) // before anything is acknowledged that nobody would find again
        return database.fileIsGone();
    return beginWith(database, database.isSqlite() ? "BEGIN IMMEDIATE" : "BEGIN");
}

base::Result<Transaction> Transaction::beginReading(const Database &database)
{
    return beginWith(database, database.isSqlite() ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ");
}

Transaction::~Transaction()
{
    if (!m_database)
        return;
    --m_database->m_transactions;
    // After a full disk SQLite may have rolled back by itself: an error here changes nothing.
    if (m_depth == 1) {
        (void)m_database->execute("ROLLBACK");
        return;
    }
    (void)m_database->execute("ROLLBACK TO SAVEPOINT " + savepoint());
    (void)m_database->execute("RELEASE SAVEPOINT " + savepoint());
}

void Transaction::ended()
{
    --m_database->m_transactions;
    m_database = nullptr;
}

base::Result<void> Transaction::commit()
{
    base::Result<void> done = m_database->execute(m_depth == 1 ? QString("COMMIT") : "RELEASE SAVEPOINT " + savepoint());
    if (done) {
        --m_database->m_transactions;
        m_database = nullptr;
    }
    return done;
}

} // namespace muster::library
