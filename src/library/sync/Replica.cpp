// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/Replica.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>

namespace muster::library {

namespace {

constexpr const char *client = "server"; // who wrote, in the change notices of the copy

QString noteInOutbox(const QString &outbox, const QString &key)
{
    return QString("INSERT INTO %1 (name, stamp) VALUES (%2, (SELECT coalesce(max(stamp), 0) + 1 FROM %1)) "
                   "ON CONFLICT (name) DO UPDATE SET stamp = excluded.stamp").arg(outbox, key);
}

QStringList triggersOn(const QString &table, const QString &column, const QString &outbox)
{
    QStringList statements;
    for (const char *event : {"INSERT", "UPDATE", "DELETE"}) {
        const QString row = qstrcmp(event, "DELETE") == 0 ? "OLD." : "NEW.";
        statements.append(QString("CREATE TRIGGER IF NOT EXISTS sync_%1_%2 AFTER %3 ON %1 BEGIN %4; END")
                              .arg(table, QString(event).toLower(), event, noteInOutbox(outbox, row + column)));
    }
    return statements;
}

SyncMark readMark(const QVariantList &row, int first)
{
    return {row.at(first).toLongLong(), row.at(first + 1).toLongLong(), row.at(first + 2).toBool(), row.at(first + 3).toLongLong(),
            row.at(first + 4).toLongLong()};
}

} // namespace

QString Replica::pathFor(const Address &server)
{
    const QByteArray name = QCryptographicHash::hash(server.identity().toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    const QString host = server.host.startsWith('/') ? QString("socket") : server.host;
    return QFileInfo(Address::defaultPath()).absolutePath() + "/clubs/" + host + "-" + QString::fromLatin1(name) + ".sqlite";
}

base::Result<std::unique_ptr<Library>> Replica::open(const QString &path)
{
    Address address;
    address.path = path;
    base::Result<std::unique_ptr<Library>> library = Library::open(address);
    if (!library)
        return library;
    if (base::Result<void> prepared = prepare((*library)->database()); !prepared)
        return prepared.error();
    (*library)->setShared(true);
    return library;
}

base::Result<void> Replica::prepare(const Database &database)
{
    QStringList statements{
        "CREATE TABLE IF NOT EXISTS sync_marks (document_id TEXT PRIMARY KEY NOT NULL, server_version INTEGER NOT NULL, local_version INTEGER NOT NULL, "
        "deleted INTEGER NOT NULL, events INTEGER NOT NULL, sent_change INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_outbox (name TEXT PRIMARY KEY NOT NULL, stamp INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_settings (name TEXT PRIMARY KEY NOT NULL, stamp INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_contact (happened INTEGER NOT NULL)"};
    statements += triggersOn("documents", "id", "sync_outbox");
    statements += triggersOn("attachments", "document_id", "sync_outbox");
    statements += triggersOn("settings", "name", "sync_settings");
    for (const QString &statement : std::as_const(statements)) {
        if (base::Result<void> done = database.execute(statement); !done)
            return done;
    }
    return {};
}

QDateTime Replica::lastContact(const Database &database)
{
    const base::Result<QVariant> when = database.value("SELECT max(happened) FROM sync_contact");
    return when && !when->isNull() ? QDateTime::fromMSecsSinceEpoch(when->toLongLong()) : QDateTime();
}

base::Result<void> Replica::noteContact() const
{
    if (base::Result<void> done = m_database.execute("DELETE FROM sync_contact"); !done)
        return done;
    return m_database.execute("INSERT INTO sync_contact (happened) VALUES (?)", {QDateTime::currentMSecsSinceEpoch()});
}

base::Result<QList<Waiting>> Replica::waiting() const
{
    const base::Result<QList<QVariantList>> rows = m_database.rows("SELECT name, stamp FROM sync_outbox ORDER BY stamp");
    if (!rows)
        return rows.error();
    QList<Waiting> waiting;
    for (const QVariantList &row : *rows)
        waiting.append({row.at(0).toString(), row.at(1).toLongLong()});
    return waiting;
}

base::Result<bool> Replica::isWaiting(const QString &id) const
{
    const base::Result<QVariant> found = m_database.value("SELECT 1 FROM sync_outbox WHERE name = ?", {id});
    return found ? base::Result<bool>(!found->isNull()) : base::Result<bool>(found.error());
}

base::Result<void> Replica::wait(const QString &id) const
{
    return m_database.execute(noteInOutbox("sync_outbox", "?"), {id});
}

base::Result<void> Replica::settled(const QString &id, std::optional<qint64> stamp) const
{
    if (stamp)
        return m_database.execute("DELETE FROM sync_outbox WHERE name = ? AND stamp = ?", {id, *stamp});
    return m_database.execute("DELETE FROM sync_outbox WHERE name = ?", {id});
}

base::Result<void> Replica::queueUnknown() const
{
    return m_database.execute("INSERT INTO sync_outbox (name, stamp) SELECT id, 1 FROM documents "
                              "WHERE id NOT IN (SELECT document_id FROM sync_marks) AND id NOT IN (SELECT name FROM sync_outbox)");
}

base::Result<SyncMark> Replica::mark(const QString &id) const
{
    const base::Result<QVariantList> row =
        m_database.row("SELECT server_version, local_version, deleted, events, sent_change FROM sync_marks WHERE document_id = ?", {id});
    if (!row)
        return row.error();
    return row->isEmpty() ? SyncMark() : readMark(*row, 0);
}

base::Result<QHash<QString, SyncMark>> Replica::marks() const
{
    const base::Result<QList<QVariantList>> rows = m_database.rows("SELECT document_id, server_version, local_version, deleted, events, sent_change FROM sync_marks");
    if (!rows)
        return rows.error();
    QHash<QString, SyncMark> marks;
    for (const QVariantList &row : *rows)
        marks.insert(row.at(0).toString(), readMark(row, 1));
    return marks;
}

base::Result<void> Replica::setMark(const QString &id, const SyncMark &mark) const
{
    return m_database.execute("INSERT OR REPLACE INTO sync_marks (document_id, server_version, local_version, deleted, events, sent_change) "
                              "VALUES (?, ?, ?, ?, ?, ?)",
                              {id, mark.serverVersion, mark.localVersion, int(mark.deleted), mark.events, mark.sentChange});
}

base::Result<void> Replica::forget(const QString &id) const
{
    return m_database.execute("DELETE FROM sync_marks WHERE document_id = ?", {id});
}

base::Result<void> Replica::announce(const QString &id) const
{
    return m_database.execute("INSERT INTO changes (document_id, client) VALUES (?, ?)", {id, client});
}

} // namespace muster::library
