// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/LibraryFacts.h"

#include "library/care/Backups.h"
#include "library/sql/Migrations.h"
#include "library/sync/Replica.h"
#include "text/Spoken.h"

#include <QDir>
#include <QFileInfo>

namespace muster::library {

namespace {

QString text(const base::Result<QVariant> &value)
{
    return value ? value->toString() : QStringLiteral("unreadable (%1)").arg(QString::fromStdString(value.error().code));
}

QString fileFact(const QFileInfo &file)
{
    return QStringLiteral("file %1, %2 KB%3")
        .arg(QDir::toNativeSeparators(file.absoluteFilePath()), QString::number(file.size() / 1024),
             file.isWritable() ? QString() : QStringLiteral(", read-only"));
}

QStringList syncFacts(const Database &database)
{
    const QDateTime contact = Replica::lastContact(database);
    return {QStringLiteral("waiting to be sent: %1").arg(text(database.value("SELECT count(*) FROM sync_outbox"))),
            QStringLiteral("last agreed with the server: %1")
                .arg(contact.isValid() ? contact.toUTC().toString(Qt::ISODate) : QStringLiteral("never"))};
}

} // namespace

QStringList libraryFacts(const Address &address)
{
    const bool club = address.backend == Backend::Postgres;
    QStringList facts;
    if (club)
        facts.append(QStringLiteral("club's server %1; its copy on this computer:").arg(address.shown()));
    Address here;
    here.path = club ? Replica::pathFor(address) : address.path;
    const QFileInfo file(here.path);
    if (!file.exists())
        return facts << QStringLiteral("no file %1 yet").arg(QDir::toNativeSeparators(here.path));
    facts.append(fileFact(file));
    const base::Result<std::unique_ptr<Database>> opened = Database::open(here);
    if (!opened)
        return facts << QStringLiteral("cannot be opened: %1 [%2]")
                            .arg(text::spoken(opened.error().sentence), QString::fromStdString(opened.error().code));
    const Database &database = **opened;
    const base::Result<int> schema = schemaVersion(database);
    facts << QStringLiteral("SQLite %1").arg(text(database.value("SELECT sqlite_version()")))
          << QStringLiteral("schema %1, this program's is %2")
                 .arg(schema ? QString::number(*schema) : QStringLiteral("unreadable"), QString::number(currentSchema));
    if (schema && *schema > 0) {
        facts << QStringLiteral("documents: %1, in the trash: %2")
                     .arg(text(database.value("SELECT count(*) FROM documents WHERE deleted IS NULL")),
                          text(database.value("SELECT count(*) FROM documents WHERE deleted IS NOT NULL")));
    }
    if (club)
        facts += syncFacts(database);
    const QFileInfoList backups = backupsIn(backupFolderOf(here.path));
    return facts << QStringLiteral("backups: %1%2")
                        .arg(backups.size())
                        .arg(backups.isEmpty() ? QString() : QStringLiteral(", the newest %1").arg(backups.first().fileName()));
}

} // namespace muster::library
