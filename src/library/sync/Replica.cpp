// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/Replica.h"

#include "library/sql/Transaction.h"
#include "library/sync/ImageTables.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>

namespace muster::library {

namespace {

constexpr const char *client = "server"; // who wrote, in the change notices of the copy

QString noteInOutbox(const QString &outbox, const QString &key)
{
    return QString("INSERT INTO %1 (name, stamp) VALUES (%2, (SELECT coalesce(max(stamp), 0) + 1 FROM %1)) "
                   "ON CONFLICT (name) DO UPDATE SET stamp = excluded.stamp")
        .arg(outbox, key);
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

constexpr const char
    *insertBase = "INSERT OR REPLACE INTO sync_bases (document_id, server_version, deleted, sent, base) VALUES (?, ?, ?, ?, ?)";

// A copy made by an older program counted events only. What did not wait is what the server had; of the rest nothing is taken
// for agreed.
base::Result<void> convertMarks(const Database &database)
{
    const base::Result<QVariant> old = database.value("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'sync_marks'");
    if (!old)
        return old.error();
    if (old->isNull())
        return {};
    const base::Result<QList<Rows>> marks = database.runAll(
        {{"SELECT document_id, server_version, deleted, document_id IN (SELECT name FROM sync_outbox) FROM sync_marks", {}}});
    if (!marks)
        return marks.error();
    base::Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    const ImageTables tables(database);
    for (const QVariantList &mark : marks->first()) {
        const QString id = mark.at(0).toString();
        QByteArray packed;
        if (!mark.at(3).toBool()) {
            const base::Result<QList<DocumentImage>> images = tables.read({id});
            if (!images)
                return images.error();
            packed = images->isEmpty() ? packed : SyncBase::of(images->first()).packed();
        }
        if (base::Result<void> done = database.execute(
                insertBase, {id, mark.at(1), mark.at(2), QByteArray(""), packed.isNull() ? QByteArray("") : packed});
            !done)
            return done;
    }
    if (base::Result<void> done = database.execute("DROP TABLE sync_marks"); !done)
        return done;
    return transaction->commit();
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
        "CREATE TABLE IF NOT EXISTS sync_bases (document_id TEXT PRIMARY KEY NOT NULL, server_version INTEGER NOT NULL, deleted INTEGER NOT NULL, "
        "sent BLOB NOT NULL, base BLOB NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_outbox (name TEXT PRIMARY KEY NOT NULL, stamp INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_settings (name TEXT PRIMARY KEY NOT NULL, stamp INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_collection (name TEXT PRIMARY KEY NOT NULL, stamp INTEGER NOT NULL)",
        "CREATE TABLE IF NOT EXISTS sync_contact (happened INTEGER NOT NULL)"};
    statements += triggersOn("documents", "id", "sync_outbox");
    statements += triggersOn("attachments", "document_id", "sync_outbox");
    statements += triggersOn("settings", "name", "sync_settings");
    statements += triggersOn("collection_events", "id", "sync_collection");
    statements += triggersOn("collection_photos", "id", "sync_collection");
    for (const QString &statement : std::as_const(statements)) {
        if (base::Result<void> done = database.execute(statement); !done)
            return done;
    }
    return convertMarks(database);
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
    return m_database.execute("INSERT INTO sync_contact (happened) VALUES (?)", {qint64(m_database.stamps().clock->now())});
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

base::Result<qint64> Replica::stampOf(const QString &id) const
{
    const base::Result<QVariant> found = m_database.value("SELECT stamp FROM sync_outbox WHERE name = ?", {id});
    return found ? base::Result<qint64>(found->toLongLong()) : base::Result<qint64>(found.error());
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
                              "WHERE id NOT IN (SELECT document_id FROM sync_bases) AND id NOT IN (SELECT name FROM sync_outbox) "
                              // in our trash, while somebody removed theirs for ever: stays here until it is emptied or restored
                              "AND NOT (deleted IS NOT NULL AND id IN (SELECT document_id FROM removals))");
}

base::Result<SyncBase> Replica::base(const QString &id) const
{
    const base::Result<QList<Rows>> rows = m_database.runAll(
        {{"SELECT server_version, deleted, sent, base FROM sync_bases WHERE document_id = ?", {id}}});
    if (!rows)
        return rows.error();
    SyncBase base;
    if (rows->first().isEmpty())
        return base;
    const QVariantList &row = rows->first().first();
    base.serverVersion = row.at(0).toLongLong();
    base.deleted = row.at(1).toBool();
    base.sent = row.at(2).toByteArray();
    base.unpack(row.at(3).toByteArray());
    return base;
}

base::Result<QHash<QString, SyncBase>> Replica::bases() const
{
    const base::Result<QList<Rows>> rows = m_database.runAll({{"SELECT document_id, server_version, deleted FROM sync_bases", {}}});
    if (!rows)
        return rows.error();
    QHash<QString, SyncBase> bases;
    for (const QVariantList &row : rows->first()) {
        SyncBase &base = bases[row.at(0).toString()];
        base.serverVersion = row.at(1).toLongLong();
        base.deleted = row.at(2).toBool();
    }
    return bases;
}

base::Result<void> Replica::setBase(const QString &id, const SyncBase &base) const
{
    const QByteArray packed = base.packed();
    return m_database.execute(insertBase,
                              {id, base.serverVersion, int(base.deleted), base.sent.isNull() ? QByteArray("") : base.sent,
                               packed.isNull() ? QByteArray("") : packed});
}

base::Result<void> Replica::noteSent(const QString &id, const SyncBase &base, const DocumentImage &sent) const
{
    SyncBase noted = base;
    noted.sent = SyncBase::of(sent).packed();
    return setBase(id, noted);
}

base::Result<void> Replica::forget(const QString &id) const
{
    return m_database.execute("DELETE FROM sync_bases WHERE document_id = ?", {id});
}

base::Result<void> Replica::announce(const QString &id) const
{
    return m_database.execute("INSERT INTO changes (document_id, client) VALUES (?, ?)", {id, client});
}

} // namespace muster::library
