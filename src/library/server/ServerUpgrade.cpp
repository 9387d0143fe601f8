// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/ServerUpgrade.h"

#include "library/care/LibraryCopy.h"
#include "library/server/ServerRights.h"
#include "library/sql/Migrations.h"
#include "library/sync/Replica.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>

namespace muster::library {

namespace {

struct ServerUpgradeWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

// Through a line of its own, which sees the old tables as if they were of today.
base::Result<void> copyOlder(const Database &server, int schema, const QString &path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    const base::Result<std::unique_ptr<Database>> reading = Database::open(server.address());
    if (!reading)
        return reading.error();
    if (base::Result<void> older = readOlder(**reading, schema); !older)
        return older;
    return copyLibrary(**reading, path);
}

} // namespace

QString upgradeBackupFor(const Address &server, const base::Stamps &stamps)
{
    const QFileInfo copy(Replica::pathFor(server));
    return QString("%1/%2-backups/%3-before-schema-%4.sqlite")
        .arg(copy.absolutePath(), copy.completeBaseName(), text::now(stamps).toLocalTime().toString("yyyy-MM-dd-HHmmss"),
             QString::number(currentSchema));
}

base::Result<void> upgradeServer(const Database &server, const QString &backup)
{
    const base::Result<int> schema = schemaVersion(server);
    if (!schema)
        return schema.error();
    if (*schema >= currentSchema)
        return {};
    const base::Result<ServerRights> rights = rightsAt(server);
    if (!rights)
        return rights.error();
    if (!rights->mayUpgrade())
        return text::error("library.rights",
                           base::Message(QT_TRANSLATE_NOOP("Message", "%1 may not upgrade this library: only the owner of its tables may."),
                                         {server.address().user}),
                           server.address().shown());
    if (base::Result<void> copied = copyOlder(server, *schema, backup); !copied)
        return copied;
    const base::Result<bool> roles = hasRoles(server);
    if (!roles)
        return roles.error();
    if (base::Result<void> done = migrate(server, {}); !done || !*roles)
        return done;
    return setUpRoles(server); // tables that are new have their rules too
}

base::Result<void> readOlder(Database &server, int schema)
{
    static const QRegularExpression added("^ALTER TABLE (\\w+) ADD COLUMN (\\w+) ([A-Z ]+?)( NOT NULL DEFAULT (.+))?$");
    static const QRegularExpression reference(" REFERENCES \\w+ \\(\\w+\\)( ON DELETE CASCADE)?"); // nothing temporary may have one
    QMap<QString, QStringList> lacking;                                                            // columns by table
    QStringList statements;
    QSet<QString> made; // tables that the server has not at all
    for (const QString &statement : statementsBetween(schema, currentSchema, false)) {
        const QRegularExpressionMatch match = added.match(statement);
        if (match.hasMatch() && made.contains(match.captured(1)))
            statements.append(statement);
        else if (match.hasMatch() && match.captured(1) != "muster_schema")
            lacking[match.captured(1)].append(
                QString("(%1)::%2 AS %3")
                    .arg(match.captured(5).isEmpty() ? "NULL" : match.captured(5), match.captured(3), match.captured(2)));
        else if (statement.startsWith("CREATE TABLE")) {
            statements.append(QString(statement).replace(0, 12, "CREATE TEMP TABLE").remove(reference));
            made.insert(statement.section(' ', 2, 2));
        } else if (statement.startsWith("INSERT INTO"))
            statements.append(statement);
    }
    const base::Result<QVariant> place = server.value("SELECT quote_ident(current_schema())");
    if (!place)
        return place.error();
    for (auto table = lacking.cbegin(); table != lacking.cend(); ++table)
        statements.append(QString("CREATE TEMP VIEW %1 AS SELECT *, %2 FROM %3.%1").arg(table.key(), table->join(", "), place->toString()));
    for (const QString &statement : std::as_const(statements)) {
        if (base::Result<void> done = server.execute(statement); !done)
            return done;
    }
    return server.forbidWriting(
        ServerUpgradeWords::tr(
            "The library on the server is of an older Muster (schema %1, this one writes %2) and can only be read from here until its "
            "owner upgrades it: muster library upgrade.")
            .arg(schema)
            .arg(currentSchema));
}

} // namespace muster::library
