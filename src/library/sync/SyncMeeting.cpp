// SPDX-License-Identifier: GPL-3.0-or-later
// What SyncWorker finds out about a server before anything is exchanged: who we are there, and which schema it has.
#include "library/server/ServerRights.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "library/sync/SyncWorker.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

constexpr int exchanges = 2; // the oldest schema that ImageTables can serve

} // namespace

// Only an empty database is filled unasked. An older library is worked with as it is: an upgrade would lock members out.
base::Result<void> SyncWorker::meet(const Database &server)
{
    const base::Result<SchemaFit> fit = schemaFit(server);
    if (!fit)
        return fit.error();
    if (*fit == SchemaFit::Empty) {
        if (base::Result<void> made = migrate(server, {}); !made)
            return made;
    }
    const base::Result<int> schema = schemaVersion(server);
    if (!schema)
        return schema.error();
    if (*fit == SchemaFit::TooNew)
        return tooNew(server, *schema);
    const base::Result<ServerRights> rights = rightsAt(server);
    if (!rights)
        return rights.error();
    if (!rights->mayRead())
        return text::error("library.rights", rights->limit, m_address.shown());
    m_limit = *fit == SchemaFit::Readable ? readableOnly(*schema) : rights->limit;
    m_serverSchema = std::min(*schema, currentSchema);
    m_state.older = *fit == SchemaFit::Older;
    m_state.mayUpgrade = m_state.older && rights->mayUpgrade();
    m_state.organiser = rights->mayPurgeAll();
    if (*schema < exchanges)
        return text::error(
            "library.older",
            base::Message(
                QT_TRANSLATE_NOOP("Message",
                                  "The library on the server is of a very old Muster (schema %1): its owner has to upgrade it first "
                                  "(muster library upgrade)."),
                {*schema}),
            m_address.shown());
    return {};
}

void SyncWorker::upgrade(const QString &backup)
{
    beat();
    base::Result<void> done = text::error(
        "library.connection", base::Message(QT_TRANSLATE_NOOP("Message", "The server of the library does not answer.")), m_address.shown());
    if (m_server)
        done = upgradeServer(*m_server, backup);
    m_busySince = 0;
    emit upgraded(done ? QString() : text::spoken(done.error().sentence));
    if (!done)
        return;
    m_exchange.reset(); // the next round meets it as it is now
    m_server.reset();
    tryNow();
}

} // namespace muster::library
