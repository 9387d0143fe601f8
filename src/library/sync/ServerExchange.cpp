// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerExchange.h"

#include "library/Transaction.h"

#include <QSet>

namespace muster::library {

namespace {

constexpr int batch = 20; // documents per transaction: short enough not to hold up a save of the window

} // namespace

ServerExchange::ServerExchange(const Database &local, const Database &server, QString client, CampaignMerge merge)
    : m_local(local), m_server(server), m_replica(local), m_client(std::move(client)), m_merge(std::move(merge))
{
}

base::Result<QStringList> ServerExchange::compare() const
{
    if (base::Result<void> queued = m_replica.queueUnknown(); !queued)
        return queued.error();
    const base::Result<QHash<QString, SyncMark>> marks = m_replica.marks();
    if (!marks)
        return marks.error();
    const base::Result<QList<QVariantList>> there = m_server.rows("SELECT id, version, deleted FROM documents ORDER BY changed DESC");
    if (!there)
        return there.error();
    QStringList different;
    QSet<QString> seen;
    for (const QVariantList &row : *there) {
        const QString id = row.at(0).toString();
        seen.insert(id);
        const auto mark = marks->constFind(id);
        if (mark == marks->cend() || mark->serverVersion != row.at(1).toLongLong() || mark->deleted == row.at(2).isNull())
            different.append(id);
    }
    for (auto mark = marks->cbegin(); mark != marks->cend(); ++mark) {
        if (!seen.contains(mark.key()) && mark->serverVersion > 0)
            different.append(mark.key());
    }
    return different;
}

base::Result<void> ServerExchange::fetch(const QStringList &ids) const
{
    for (qsizetype first = 0; first < ids.size(); first += batch) {
        const QStringList some = ids.mid(first, batch);
        const base::Result<QList<DocumentImage>> images = readImages(m_server, some);
        if (!images)
            return images.error();
        base::Result<Transaction> transaction = Transaction::begin(m_local);
        if (!transaction)
            return transaction.error();
        QSet<QString> absent(some.cbegin(), some.cend());
        base::Result<void> done;
        for (const DocumentImage &image : *images) {
            absent.remove(image.id());
            if (done = receive(image); !done)
                return done;
        }
        for (const QString &id : std::as_const(absent)) {
            if (done = receiveAbsence(id); !done)
                return done;
        }
        if (done = transaction->commit(); !done)
            return done;
    }
    return {};
}

base::Result<void> ServerExchange::receive(const DocumentImage &theirs) const
{
    const base::Result<bool> waiting = m_replica.isWaiting(theirs.id());
    if (!waiting)
        return waiting.error();
    if (*waiting)
        return {};
    const base::Result<SyncMark> mark = m_replica.mark(theirs.id());
    if (!mark)
        return mark.error();
    if (mark->serverVersion == theirs.version() && mark->deleted == theirs.deleted())
        return {};
    const base::Result<QVariant> version = m_local.value("SELECT version FROM documents WHERE id = ?", {theirs.id()});
    if (!version)
        return version.error();
    return takeOver(theirs, version->toLongLong());
}

// Emptied from somebody's trash: gone here too if it lies in our trash; otherwise ours is the last one, and goes back.
base::Result<void> ServerExchange::receiveAbsence(const QString &id) const
{
    const base::Result<bool> waiting = m_replica.isWaiting(id);
    if (!waiting)
        return waiting.error();
    if (*waiting)
        return {};
    if (base::Result<void> done = m_replica.forget(id); !done)
        return done;
    const base::Result<QVariantList> ours = m_local.row("SELECT deleted FROM documents WHERE id = ?", {id});
    if (!ours)
        return ours.error();
    if (ours->isEmpty())
        return {};
    const bool inTrash = !ours->at(0).isNull();
    if (!inTrash)
        return m_replica.wait(id);
    base::Result<void> done = m_local.execute("DELETE FROM documents WHERE id = ?", {id});
    if (done)
        done = m_replica.settled(id);
    return done ? m_replica.announce(id) : done;
}

base::Result<void> ServerExchange::takeOver(DocumentImage theirs, qint64 localVersion) const
{
    const SyncMark mark{theirs.version(), localVersion + 1, theirs.deleted(), theirs.events.size(), 0};
    theirs.head[DocumentImage::Version] = localVersion + 1;
    base::Result<void> done = writeImage(m_local, theirs);
    if (done)
        done = m_replica.setMark(theirs.id(), mark);
    if (done)
        done = m_replica.settled(theirs.id());
    return done ? m_replica.announce(theirs.id()) : done;
}

// Nobody else writes this document until our transaction is over, whether it exists already or not.
base::Result<qint64> ServerExchange::lockOnServer(const QString &id) const
{
    if (base::Result<void> locked = m_server.execute("SELECT pg_advisory_xact_lock(7311, hashtext(?))", {id}); !locked)
        return locked.error();
    const base::Result<QVariant> version = m_server.value("SELECT version FROM documents WHERE id = ? FOR UPDATE", {id});
    return version ? base::Result<qint64>(version->toLongLong()) : base::Result<qint64>(version.error());
}

base::Result<void> ServerExchange::tellOthers(const QString &id) const
{
    return m_server.execute("SELECT pg_notify('muster', ?)", {m_client + " " + id});
}

base::Result<void> ServerExchange::send(const Waiting &waiting)
{
    const base::Result<QList<DocumentImage>> images = readImages(m_local, {waiting.id});
    if (!images)
        return images.error();
    base::Result<SyncMark> mark = m_replica.mark(waiting.id);
    if (!mark)
        return mark.error();
    if (images->isEmpty())
        return sendRemoval(waiting, *mark);
    const DocumentImage &ours = images->first();
    std::optional<base::Result<Transaction>> transaction(Transaction::begin(m_server));
    if (!*transaction)
        return transaction->error();
    const base::Result<qint64> version = lockOnServer(waiting.id);
    if (!version)
        return version.error();
    if (*version != 0 && *version != mark->serverVersion) {
        transaction.reset();
        return settle(ours, *mark);
    }
    // Known before it is sent: should the answer be lost, the server's document is recognised as ours.
    mark->sentChange = ours.changed();
    base::Result<void> done = m_replica.setMark(waiting.id, *mark);
    DocumentImage sent = ours;
    sent.head[DocumentImage::Version] = std::max(*version, mark->serverVersion) + 1;
    if (done)
        done = writeImage(m_server, sent);
    if (done)
        done = tellOthers(waiting.id);
    if (done)
        done = (**transaction).commit();
    if (!done)
        return done;
    done = m_replica.setMark(waiting.id, {sent.version(), ours.version(), ours.deleted(), ours.events.size(), ours.changed()});
    return done ? m_replica.settled(waiting.id, waiting.stamp) : done;
}

base::Result<void> ServerExchange::sendRemoval(const Waiting &waiting, const SyncMark &mark) const
{
    bool changedThere = false;
    if (mark.serverVersion > 0) {
        base::Result<Transaction> transaction = Transaction::begin(m_server);
        if (!transaction)
            return transaction.error();
        const base::Result<qint64> version = lockOnServer(waiting.id);
        if (!version)
            return version.error();
        changedThere = *version != 0 && *version != mark.serverVersion;
        base::Result<void> done;
        if (!changedThere)
            done = m_server.execute("DELETE FROM documents WHERE id = ?", {waiting.id});
        if (done)
            done = tellOthers(waiting.id);
        if (done)
            done = transaction->commit();
        if (!done)
            return done;
    }
    base::Result<void> done = m_replica.forget(waiting.id);
    if (done)
        done = m_replica.settled(waiting.id, waiting.stamp);
    return done && changedThere ? fetch({waiting.id}) : done;
}

base::Result<void> ServerExchange::fetchSettings() const
{
    const base::Result<QList<QVariantList>> there = m_server.rows("SELECT name, value FROM settings");
    if (!there)
        return there.error();
    base::Result<Transaction> transaction = Transaction::begin(m_local);
    if (!transaction)
        return transaction.error();
    for (const QVariantList &row : *there) {
        const QString name = row.at(0).toString();
        const base::Result<QVariant> waiting = m_local.value("SELECT 1 FROM sync_settings WHERE name = ?", {name});
        if (!waiting)
            return waiting.error();
        if (!waiting->isNull())
            continue;
        base::Result<void> done = m_local.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                                                  {name, row.at(1)});
        if (done)
            done = m_local.execute("DELETE FROM sync_settings WHERE name = ?", {name});
        if (!done)
            return done;
    }
    return transaction->commit();
}

base::Result<void> ServerExchange::sendSettings() const
{
    const base::Result<QList<QVariantList>> waiting = m_local.rows("SELECT q.name, q.stamp, s.value FROM sync_settings q LEFT JOIN settings s ON s.name = q.name");
    if (!waiting)
        return waiting.error();
    for (const QVariantList &row : *waiting) {
        base::Result<void> done = row.at(2).isNull()
            ? m_server.execute("DELETE FROM settings WHERE name = ?", {row.at(0)})
            : m_server.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", {row.at(0), row.at(2)});
        if (done)
            done = m_local.execute("DELETE FROM sync_settings WHERE name = ? AND stamp = ?", {row.at(0), row.at(1)});
        if (!done)
            return done;
    }
    return {};
}

base::Result<void> ServerExchange::copyData(const Database &from, const Database &to, const QSet<QString> &known) const
{
    const base::Result<QList<QVariantList>> hashes = from.rows("SELECT hash FROM data_revisions");
    if (!hashes)
        return hashes.error();
    QStringList missing;
    for (const QVariantList &row : *hashes) {
        if (!known.contains(row.at(0).toString()))
            missing.append(row.at(0).toString());
    }
    for (const QString &hash : std::as_const(missing)) {
        const base::Result<QVariantList> values =
            from.row("SELECT hash, system_id, name, revision, stored, files, source FROM data_revisions WHERE hash = ?", {hash});
        if (!values)
            return values.error();
        if (values->isEmpty())
            continue;
        if (base::Result<void> done = to.execute("INSERT INTO data_revisions (hash, system_id, name, revision, stored, files, source) VALUES (?, ?, ?, ?, ?, ?, ?) "
                                                 "ON CONFLICT (hash) DO NOTHING", *values); !done)
            return done;
    }
    return {};
}

base::Result<void> ServerExchange::exchangeData() const
{
    const auto known = [](const Database &database) -> base::Result<QSet<QString>> {
        const base::Result<QList<QVariantList>> rows = database.rows("SELECT hash FROM data_revisions");
        if (!rows)
            return rows.error();
        QSet<QString> hashes;
        for (const QVariantList &row : *rows)
            hashes.insert(row.at(0).toString());
        return hashes;
    };
    const base::Result<QSet<QString>> here = known(m_local), there = known(m_server);
    if (!here)
        return here.error();
    if (!there)
        return there.error();
    if (base::Result<void> done = copyData(m_local, m_server, *there); !done)
        return done;
    return copyData(m_server, m_local, *here);
}

} // namespace muster::library
