// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/LibraryCopy.h"

#include "archive/SafeFile.h"
#include "library/care/Backups.h"
#include "library/care/Seal.h"
#include "library/sql/Migrations.h"
#include "library/sql/Transaction.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlRecord>

namespace muster::library {

namespace {

base::Result<void> copyTable(const Database &from, const Database &to, const QString &table)
{
    QString insert;
    return from.forEach("SELECT * FROM " + table, {}, [&](const QSqlQuery &row) -> base::Result<void> {
        const QSqlRecord head = row.record();
        QStringList names;
        QVariantList values;
        for (int i = 0; i < head.count(); ++i) {
            names.append(head.fieldName(i));
            values.append(row.value(i));
        }
        if (insert.isEmpty())
            insert = QString("INSERT INTO %1 (%2) VALUES (%3)").arg(table, names.join(", "), QStringList(head.count(), "?").join(", "));
        return to.execute(insert, values);
    });
}

// A copy belongs to whoever makes it: what is theirs at the server is theirs here.
base::Result<void> makeOwn(const Database &from, const Database &to)
{
    if (from.isSqlite())
        return {};
    const base::Result<QVariant> me = from.value("SELECT CURRENT_USER::text");
    if (!me)
        return me.error();
    for (const char *table : {"collection_events", "collection_photos"}) {
        if (base::Result<void> done = to.execute(QString("UPDATE %1 SET member = '' WHERE member = ?").arg(table), {*me}); !done)
            return done;
    }
    return {};
}

base::Result<void> copyInto(const Database &from, const QString &path)
{
    Address address;
    address.path = path;
    base::Result<std::unique_ptr<Database>> to = Database::open(address);
    if (!to)
        return to.error();
    if (base::Result<void> done = migrate(**to, backupFolderOf(path)); !done)
        return done;
    // Members go on saving meanwhile: contents of one moment and history of another would not fit together.
    const base::Result<Transaction> reading = Transaction::beginReading(from);
    if (!reading)
        return reading.error();
    base::Result<Transaction> writing = Transaction::begin(**to);
    if (!writing)
        return writing.error();
    for (const char *table : {"documents", "contents", "searches", "history", "events", "attachments", "settings", "data_revisions",
                              "collection_events", "collection_photos"}) {
        if (base::Result<void> done = copyTable(from, **to, table); !done)
            return done;
    }
    if (base::Result<void> done = makeOwn(from, **to); !done)
        return done;
    base::Result<void> sealed = sealUnsealed(**to); // a server may have rows of older programs
    if (sealed)
        sealed = writing->commit();
    if (!sealed)
        return sealed;
    const base::Result<QStringList> problems = integrityProblems(**to);
    if (!problems)
        return problems.error();
    if (!problems->isEmpty())
        return text::error("library.backup", base::Message(QT_TRANSLATE_NOOP("Message", "The copy is damaged: %1."), {problems->first()}),
                           path);
    return (*to)->execute("PRAGMA journal_mode = DELETE");
}

} // namespace

base::Result<void> copyLibrary(const Database &from, const QString &path)
{
    if (QFile::exists(path))
        return text::error("file.exists", base::Message(QT_TRANSLATE_NOOP("Message", "The file is already there and is not overwritten.")),
                           path);
    const QString part = path + ".part";
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(part + suffix);
    base::Result<void> done = copyInto(from, part);
    if (done && (!archive::syncFile(part) || !QFile::rename(part, path) || !archive::syncFolderOf(path)))
        done = text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The copy cannot be put in its place.")), path);
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(part + suffix);
    return done;
}

} // namespace muster::library
