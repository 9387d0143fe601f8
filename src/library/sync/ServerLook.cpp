// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerLook.h"

#include "archive/QtError.h"
#include "library/Migrations.h"
#include "library/Record.h"
#include "library/ServerRights.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

constexpr const char *count = "SELECT count(*) FROM documents WHERE deleted IS NULL AND kind = ?";

} // namespace

base::Result<ServerLook> lookAtServer(const Address &address)
{
    const base::Result<std::unique_ptr<Database>> database = Database::open(address);
    if (!database)
        return database.error();
    const base::Result<int> schema = schemaVersion(**database);
    if (!schema)
        return schema.error();
    const base::Result<SchemaFit> fit = schemaFit(**database);
    if (!fit)
        return fit.error();
    if (*fit == SchemaFit::TooNew)
        return tooNew(**database, *schema);
    ServerLook look;
    look.hasLibrary = *schema > 0;
    if (look.hasLibrary) {
        const base::Result<ServerRights> rights = rightsAt(**database);
        if (!rights)
            return rights.error();
        if (!rights->mayRead())
            return archive::makeError("library.rights", rights->limit, address.shown());
        look.limit = *fit == SchemaFit::Readable ? readableOnly(*schema) : rights->limit;
    } else {
        const base::Result<QVariant> may = (*database)->value("SELECT has_schema_privilege(current_schema(), 'CREATE')");
        if (!may)
            return may.error();
        if (!may->toBool())
            return archive::makeError("library.rights", Words::tr("There is no library yet, and %1 may not create one: the owner of the database must allow it.")
                                      .arg(address.user), address.shown());
        return look;
    }
    const base::Result<QVariant> rosters = (*database)->value(count, {int(Kind::Roster)}), campaigns = (*database)->value(count, {int(Kind::Campaign)});
    if (!rosters || !campaigns)
        return rosters ? campaigns.error() : rosters.error();
    look.rosters = rosters->toInt();
    look.campaigns = campaigns->toInt();
    return look;
}

} // namespace muster::library
