// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerLook.h"

#include "archive/QtError.h"
#include "library/Migrations.h"
#include "library/Record.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

} // namespace

base::Result<ServerLook> lookAtServer(const Address &address)
{
    const base::Result<std::unique_ptr<Database>> database = Database::open(address);
    if (!database)
        return database.error();
    const base::Result<int> schema = schemaVersion(**database);
    if (!schema)
        return schema.error();
    if (*schema > currentSchema)
        return archive::makeError("library.newer", Words::tr("The library there was written by a newer Muster. Update Muster to open it."), address.shown());
    ServerLook look;
    look.hasLibrary = *schema > 0;
    if (!look.hasLibrary) {
        const base::Result<QVariant> may = (*database)->value("SELECT has_schema_privilege(current_schema(), 'CREATE')");
        if (!may)
            return may.error();
        if (!may->toBool())
            return archive::makeError("library.rights", Words::tr("There is no library yet, and %1 may not create one: the owner of the database must allow it.")
                                      .arg(address.user), address.shown());
        return look;
    }
    base::Result<QSqlQuery> counts = (*database)->run("SELECT kind, count(*) FROM documents WHERE deleted IS NULL GROUP BY kind");
    if (!counts)
        return counts.error();
    while (counts->next())
        (Kind(counts->value(0).toInt()) == Kind::Campaign ? look.campaigns : look.rosters) = counts->value(1).toInt();
    return look;
}

} // namespace muster::library
