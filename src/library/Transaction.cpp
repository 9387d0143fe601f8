// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Transaction.h"

namespace muster::library {

base::Result<Transaction> Transaction::begin(const Database &database)
{
    if (base::Result<void> begun = database.execute(database.isSqlite() ? "BEGIN IMMEDIATE" : "BEGIN"); !begun)
        return begun.error();
    return Transaction(database);
}

base::Result<Transaction> Transaction::beginReading(const Database &database)
{
    if (base::Result<void> begun = database.execute(database.isSqlite() ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ"); !begun)
        return begun.error();
    return Transaction(database);
}

Transaction::~Transaction()
{
    // After a full disk SQLite may have rolled back by itself: an error here changes nothing.
    if (m_database)
        (void)m_database->execute("ROLLBACK");
}

base::Result<void> Transaction::commit()
{
    base::Result<void> done = m_database->execute("COMMIT");
    if (done)
        m_database = nullptr;
    return done;
}

} // namespace muster::library
