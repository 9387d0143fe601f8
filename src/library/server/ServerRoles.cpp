// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what in a club's library, as PostgreSQL enforces it: three groups, grants and row rules. docs/LIBRARY.md says it in
// words; tst_ServerRoles tries each thing as each of them.
#include "library/server/ServerRights.h"
#include "library/sql/Transaction.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

using ServerRolesRole = ServerRights::Role;

QString name(const QString &text)
{
    return '"' + QString(text).replace('"', "\"\"") + '"';
}
QString roleLiteral(const QString &text)
{
    return '\'' + QString(text).replace('\'', "''") + '\'';
}

const QStringList allTables{"documents",     "contents",          "searches",         "history", "events",
                            "attachments",   "settings",          "data_revisions",   "changes", "removals",
                            "muster_schema", "collection_events", "collection_photos"};

QString makeGroup(const QString &group)
{
    return QString(
               "DO $muster$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = %1) THEN CREATE ROLE %2 NOLOGIN; END IF; END $muster$")
        .arg(roleLiteral(group), name(group));
}

// Everything a save writes; not `owner`, which the server fills in when a document first comes.
QString grantAllButOwner(const QString &group)
{
    return QString(
               "DO $muster$ BEGIN EXECUTE (SELECT format('GRANT UPDATE (%s) ON {schema}.documents TO %I', string_agg(quote_ident(attname), ', '), %1) "
               "FROM pg_attribute WHERE attrelid = '{schema}.documents'::regclass AND attnum > 0 AND NOT attisdropped AND attname <> 'owner'); END $muster$")
        .arg(roleLiteral(group));
}

QString policy(const QString &rule, const QString &action, const QString &group, const QString &condition)
{
    return QString("CREATE POLICY %1 ON {schema}.documents FOR %2 TO %3 %4").arg(rule, action, name(group), condition);
}

} // namespace

QStringList roleStatements(const QString &database, const QString &schema)
{
    const QString reader = groupName(database, ServerRolesRole::Reader), member = groupName(database, ServerRolesRole::Member),
                  organiser = groupName(database, ServerRolesRole::Organiser);
    QStringList tables;
    for (const QString &table : allTables)
        tables.append("{schema}." + table);
    QStringList statements{makeGroup(reader),
                           makeGroup(member),
                           makeGroup(organiser),
                           QString("GRANT %1 TO %2").arg(name(reader), name(member)),
                           QString("GRANT %1 TO %2").arg(name(member), name(organiser)),
                           QString("GRANT CONNECT ON DATABASE %1 TO %2").arg(name(database), name(reader)),
                           QString("GRANT USAGE ON SCHEMA {schema} TO %1").arg(name(reader)),
                           QString("REVOKE ALL ON %1 FROM PUBLIC").arg(tables.join(", ")),
                           QString("GRANT SELECT ON %1 TO %2").arg(tables.join(", "), name(reader))};
    // Written together: whoever is a member may change every document and every row of it.
    for (const char *table : {"contents", "searches"})
        statements.append(QString("GRANT INSERT, UPDATE ON {schema}.%1 TO %2").arg(table, name(member)));
    for (const char *table : {"history", "events", "attachments", "settings", "removals"})
        statements.append(QString("GRANT INSERT, UPDATE, DELETE ON {schema}.%1 TO %2").arg(table, name(member)));
    statements.append(QString("GRANT INSERT ON {schema}.data_revisions TO %1").arg(name(member)));
    statements.append(QString("GRANT INSERT, DELETE ON {schema}.documents TO %1").arg(name(member)));
    statements.append(grantAllButOwner(member));
    // But a document itself goes only by the hand of whoever brought it in, or of an organiser, and only from the trash.
    statements.append("ALTER TABLE {schema}.documents ENABLE ROW LEVEL SECURITY");
    for (const char *rule : {"muster_read", "muster_bring", "muster_change", "muster_remove_own", "muster_remove_all"})
        statements.append(QString("DROP POLICY IF EXISTS %1 ON {schema}.documents").arg(rule));
    statements += {policy("muster_read", "SELECT", reader, "USING (true)"),
                   policy("muster_bring", "INSERT", member, "WITH CHECK (owner = current_user)"),
                   policy("muster_change", "UPDATE", member, "USING (true) WITH CHECK (true)"),
                   policy("muster_remove_own", "DELETE", member, "USING (owner = current_user AND deleted IS NOT NULL)"),
                   policy("muster_remove_all", "DELETE", organiser, "USING (deleted IS NOT NULL)")};
    // What somebody owns is nobody else's business.
    for (const char *table : {"collection_events", "collection_photos"}) {
        statements.append(QString("GRANT INSERT ON {schema}.%1 TO %2").arg(table, name(member)));
        statements.append(QString("ALTER TABLE {schema}.%1 ENABLE ROW LEVEL SECURITY").arg(table));
        for (const char *rule : {"muster_own", "muster_bring_own"})
            statements.append(QString("DROP POLICY IF EXISTS %1 ON {schema}.%2").arg(rule, table));
        statements.append(
            QString("CREATE POLICY muster_own ON {schema}.%1 FOR SELECT TO %2 USING (member = current_user)").arg(table, name(reader)));
        statements.append(QString("CREATE POLICY muster_bring_own ON {schema}.%1 FOR INSERT TO %2 WITH CHECK (member = current_user)")
                              .arg(table, name(member)));
    }
    statements.replaceInStrings("{schema}", name(schema));
    return statements;
}

base::Result<QString> schemaName(const Database &server)
{
    const base::Result<QVariant> schema = server.value("SELECT current_schema()::text");
    return schema ? base::Result<QString>(schema->toString()) : base::Result<QString>(schema.error());
}

base::Result<bool> hasRoles(const Database &server)
{
    const base::Result<QVariant> found = server.value(
        "SELECT count(*) FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid WHERE p.polname = 'muster_read' "
        "AND c.relname = 'documents' AND c.relnamespace = current_schema()::regnamespace");
    return found ? base::Result<bool>(found->toInt() > 0) : base::Result<bool>(found.error());
}

base::Result<void> setUpRoles(const Database &server)
{
    const base::Result<QString> schema = schemaName(server);
    if (!schema)
        return schema.error();
    const Address &address = server.address();
    base::Result<Transaction> transaction = Transaction::begin(server);
    if (!transaction)
        return transaction.error();
    for (const QString &statement : roleStatements(address.database, *schema)) {
        const base::Result<void> done = server.execute(statement);
        if (!done && done.error().code == "library.rights")
            return text::error(
                "library.rights",
                base::Message(
                    QT_TRANSLATE_NOOP("Message",
                                      "%1 may not set up the groups: that takes the owner of the library with the right to make groups "
                                      "(CREATEROLE). Print the statements and have an administrator run them."),
                    {address.user}),
                address.shown());
        if (!done)
            return done;
    }
    return transaction->commit();
}

} // namespace muster::library
