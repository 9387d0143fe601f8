// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/library/LibraryServer.h"

#include "library/server/ServerRights.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

struct LibraryServerWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryCommand)
};

using Role = library::ServerRights::Role;

} // namespace

int libraryRoles(bool apply, Context &context, library::Library &library)
{
    const library::Database &database = library.database();
    if (database.isSqlite())
        return couldNot(context,
                        LibraryServerWords::tr("library roles: only a club's server has roles (--library postgresql://user@host/name)"));
    if (apply) {
        if (const base::Result<void> done = library::setUpRoles(database); !done)
            return couldNot(context, text::spoken(done.error()));
    }
    const base::Result<QString> schema = library::schemaName(database);
    if (!schema)
        return couldNot(context, text::spoken(schema.error()));
    const QString name = library.address().database;
    if (!apply) {
        context.out << "BEGIN;\n";
        for (const QString &statement : library::roleStatements(name, *schema))
            context.out << statement << ";\n";
        context.out << "COMMIT;\n";
    }
    context.out << "-- CREATE USER anna PASSWORD '...' IN ROLE \"" << library::groupName(name, Role::Member) << "\";\n";
    if (apply)
        context.err << LibraryServerWords::tr("The groups are set up: %1 may read, %2 may write, %3 may also empty the trash of others.")
                           .arg(library::groupName(name, Role::Reader), library::groupName(name, Role::Member),
                                library::groupName(name, Role::Organiser))
                    << "\n";
    return Fine;
}

int libraryUpgrade(const QString &file, Context &context, library::Library &library)
{
    const base::Result<int> schema = library::schemaVersion(library.database());
    if (!schema)
        return couldNot(context, text::spoken(schema.error()));
    if (*schema > library::currentSchema)
        return couldNot(context, library.database().writingForbidden());
    if (library.database().isSqlite() || *schema == library::currentSchema) {
        context.out << LibraryServerWords::tr("The library is up to date (schema %1).").arg(library::currentSchema) << "\n";
        return Fine;
    }
    // The open library reads the old tables through other eyes; the work is done on a line of its own.
    const base::Result<std::unique_ptr<library::Database>> server = library::Database::open(library.address());
    if (!server)
        return couldNot(context, text::spoken(server.error()));
    const QString backup = file.isEmpty() ? library::upgradeBackupFor(library.address()) : file;
    if (const base::Result<void> done = library::upgradeServer(**server, backup); !done)
        return couldNot(context, text::spoken(done.error()));
    context.err << LibraryServerWords::tr(
                       "The library is upgraded to schema %1; programs that do not know it cannot open it any more. As it was before:")
                       .arg(library::currentSchema)
                << "\n";
    context.out << backup << "\n";
    return Fine;
}

} // namespace muster::cli
