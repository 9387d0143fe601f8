// SPDX-License-Identifier: GPL-3.0-or-later
// The collection of ServerExchange: rows that are only ever added, so that both sides take what they lack.
#include "library/ChangeNotice.h"
#include "library/sync/ServerExchange.h"

namespace muster::library {

namespace {

constexpr int knowsCollections = 4; // the schema that brought them

} // namespace

base::Result<bool> ServerExchange::collectionWaits() const
{
    if (m_serverSchema < knowsCollections)
        return false;
    const base::Result<QVariant> waits = m_local.value("SELECT 1 FROM sync_collection LIMIT 1");
    return waits ? base::Result<bool>(!waits->isNull()) : base::Result<bool>(waits.error());
}

base::Result<void> ServerExchange::exchangeCollection(bool send) const
{
    if (m_serverSchema < knowsCollections)
        return {};
    if (base::Result<void> done = fetchCollection(); !done || !send)
        return done;
    const base::Result<QVariant> newest = m_local.value("SELECT coalesce(max(stamp), 0) FROM sync_collection");
    if (!newest)
        return newest.error();
    base::Result<Transaction> transaction = Transaction::begin(m_server);
    if (!transaction)
        return transaction.error();
    const base::Result<int> sent = CollectionRepository::carry(m_local, m_server);
    base::Result<void> done = sent ? base::Result<void>() : base::Result<void>(sent.error());
    if (done && *sent > 0) {
        const base::Result<QList<Rows>> told = m_server.runAll({ChangeNotice{m_client, CollectionRepository::notice}.statement()});
        done = told ? base::Result<void>() : base::Result<void>(told.error());
    }
    if (done)
        done = transaction->commit();
    if (!done) // one who may not write there keeps it here; nothing else waits for it
        return isRefusal(done.error(), m_server) ? base::Result<void>() : done;
    return m_local.execute("DELETE FROM sync_collection WHERE stamp <= ?", {*newest});
}

// The window's file is held only while rows are written, never while the line is asked.
base::Result<void> ServerExchange::fetchCollection() const
{
    const base::Result<int> fetched = CollectionRepository::carry(m_server, m_local);
    if (!fetched)
        return fetched.error();
    return *fetched > 0 ? m_replica.announce(CollectionRepository::notice) : base::Result<void>();
}

} // namespace muster::library
