// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerContents.h"

#include "library/Record.h"
#include "library/server/ServerRights.h"
#include "library/sql/Migrations.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

constexpr const char *count = "SELECT kind, count(*) FROM documents WHERE deleted IS NULL GROUP BY kind";

} // namespace

base::Result<ServerContents> serverContents(const Address &address)
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
    ServerContents look;
    look.hasLibrary = *schema > 0;
    if (look.hasLibrary) {
        const base::Result<ServerRights> rights = rightsAt(**database);
        if (!rights)
            return rights.error();
        if (!rights->mayRead())
            return text::error("library.rights", rights->limit, address.shown());
        look.limit = *fit == SchemaFit::Readable ? readableOnly(*schema) : rights->limit;
    } else {
        const base::Result<QVariant> may = (*database)->value("SELECT has_schema_privilege(current_schema(), 'CREATE')");
        if (!may)
            return may.error();
        if (!may->toBool())
            return text::error(
                "library.rights",
                base::Message(
                    QT_TRANSLATE_NOOP("Message",
                                      "There is no library yet, and %1 may not create one: the owner of the database must allow it."),
                    {address.user}),
                address.shown());
        return look;
    }
    const base::Result<QList<Rows>> counted = (*database)->runAll({{count, {}}});
    if (!counted)
        return counted.error();
    for (const QVariantList &row : counted->value(0))
        look.documents.insert(Kind(row.value(0).toInt()), row.value(1).toInt());
    return look;
}

} // namespace muster::library
