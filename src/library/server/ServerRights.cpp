// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/ServerRights.h"

#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct ServerRightsWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

using ServerRightsRole = ServerRights::Role;

// One row of yes and no. Whoever has no row rule that lets them look would see an empty library, not an error: so the groups are
// asked for.
constexpr const char *question = R"(SELECT concat_ws(' ',
    pg_has_role(c.relowner, 'USAGE')::int,
    has_table_privilege(c.oid, 'SELECT')::int,
    (has_table_privilege(c.oid, 'INSERT') AND has_any_column_privilege(c.oid, 'UPDATE'))::int,
    row_security_active(c.oid)::int,
    (current_setting('transaction_read_only') = 'on')::int,
    (SELECT count(*) FROM pg_roles r WHERE r.rolname = current_database() || '_reader' AND pg_has_role(r.oid, 'USAGE')),
    (SELECT count(*) FROM pg_roles r WHERE r.rolname = current_database() || '_member' AND pg_has_role(r.oid, 'USAGE')),
    (SELECT count(*) FROM pg_roles r WHERE r.rolname = current_database() || '_organiser' AND pg_has_role(r.oid, 'USAGE')))
    FROM pg_class c WHERE c.relname = 'documents' AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace)";

enum Answer { Owns, Selects, Writes, Ruled, ReadOnlyNow, InReaders, InMembers, InOrganisers };

ServerRightsRole roleOf(const QList<bool> &is)
{
    if (is.at(Owns))
        return ServerRightsRole::Owner;
    if (!is.at(Selects) || (is.at(Ruled) && !is.at(InReaders)))
        return ServerRightsRole::Nobody;
    if (!is.at(Writes) || (is.at(Ruled) && !is.at(InMembers)))
        return ServerRightsRole::Reader;
    return is.at(InOrganisers) ? ServerRightsRole::Organiser : ServerRightsRole::Member;
}

} // namespace

QString groupName(const QString &database, ServerRightsRole role)
{
    return database + (role == ServerRightsRole::Organiser ? "_organiser" : role == ServerRightsRole::Member ? "_member" : "_reader");
}

base::Result<ServerRights> rightsAt(const Database &database)
{
    if (database.isSqlite())
        return ServerRights();
    const base::Result<QVariant> answer = database.value(question);
    if (!answer)
        return answer.error();
    const Address &address = database.address();
    const QStringList words = answer->toString().split(' ');
    if (words.size() <= InOrganisers)
        return text::error(
            "library.rights",
            base::Message(
                QT_TRANSLATE_NOOP("Message", "%1 cannot find the tables of the library: the owner of the database must allow it."),
                {address.user}),
            address.shown());
    QList<bool> is;
    for (const QString &word : words)
        is.append(word != "0");
    ServerRights rights{roleOf(is), {}};
    if (rights.role == ServerRightsRole::Nobody)
        rights.limit = ServerRightsWords::tr(
                           "%1 may not look into this library: its owner has to take them into one of its groups (%2, %3).")
                           .arg(address.user, groupName(address.database, ServerRightsRole::Reader),
                                groupName(address.database, ServerRightsRole::Member));
    else if (rights.role == ServerRightsRole::Reader)
        rights.limit = ServerRightsWords::tr("%1 may only read in this library: for more, its owner has to give the rights of a member.")
                           .arg(address.user);
    else if (is.at(ReadOnlyNow))
        rights = {
            ServerRightsRole::Reader,
            ServerRightsWords::tr("The server lets nobody write at the moment: it is a copy of another server, or was set to read-only.")};
    return rights;
}

} // namespace muster::library
