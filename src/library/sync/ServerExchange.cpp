// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerExchange.h"

#include "library/ChangeNotice.h"

#include <QSet>

namespace muster::library {

namespace {

constexpr int batch = 20; // documents per transaction: short enough not to hold up a save of the window

base::Result<void> inOne(const Database &database, const Statements &statements)
{
    const base::Result<QList<Rows>> done = database.runAll(statements);
    return done ? base::Result<void>() : base::Result<void>(done.error());
}

} // namespace

ServerExchange::ServerExchange(const Database &local, const Database &server, QString client, CampaignJudge judge, int serverSchema)
    : m_local(local), m_server(server), m_here(local), m_there(server, serverSchema), m_serverSchema(serverSchema), m_replica(local),
      m_client(std::move(client)), m_judge(std::move(judge))
{
}

base::Result<QStringList> ServerExchange::compare() const
{
    if (base::Result<void> queued = m_replica.queueUnknown(); !queued)
        return queued.error();
    const base::Result<QHash<QString, SyncBase>> bases = m_replica.bases();
    if (!bases)
        return bases.error();
    const base::Result<QList<Rows>> there = m_server.runAll({{"SELECT id, version, deleted FROM documents ORDER BY changed DESC", {}}});
    if (!there)
        return there.error();
    QStringList different;
    QSet<QString> seen;
    for (const QVariantList &row : there->first()) {
        const QString id = row.at(0).toString();
        seen.insert(id);
        const auto base = bases->constFind(id);
        if (base == bases->cend() || base->serverVersion != row.at(1).toLongLong() || base->deleted == row.at(2).isNull())
            different.append(id);
    }
    for (auto base = bases->cbegin(); base != bases->cend(); ++base) {
        if (!seen.contains(base.key()) && base->serverVersion > 0)
            different.append(base.key());
    }
    return different;
}

base::Result<void> ServerExchange::fetch(const QStringList &ids)
{
    for (qsizetype first = 0; first < ids.size(); first += batch) {
        const QStringList some = ids.mid(first, batch);
        const base::Result<QList<DocumentImage>> images = m_there.read(some);
        if (!images)
            return images.error();
        const base::Result<Removals> removals = images->size() < some.size() ? removalsOf(some) : base::Result<Removals>(Removals());
        if (!removals)
            return removals.error();
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
            if (done = receiveAbsence(id, removals->value(id)); !done)
                return done;
        }
        if (done = transaction->commit(); !done)
            return done;
    }
    return {};
}

base::Result<void> ServerExchange::receive(const DocumentImage &theirs)
{
    const base::Result<bool> waiting = m_replica.isWaiting(theirs.id());
    if (!waiting)
        return waiting.error();
    if (*waiting)
        return {};
    const base::Result<SyncBase> base = m_replica.base(theirs.id());
    if (!base)
        return base.error();
    if (base->serverVersion == theirs.version() && base->deleted == theirs.deleted())
        return {};
    if (theirs.version() < base->serverVersion)
        return receiveOlder(theirs);
    const base::Result<QVariant> version = m_local.value("SELECT version FROM documents WHERE id = ?", {theirs.id()});
    if (!version)
        return version.error();
    return takeOver(theirs, theirs, version->toLongLong());
}

// The server was set back to an older state: what it lacks, nobody took out.
base::Result<void> ServerExchange::receiveOlder(const DocumentImage &theirs)
{
    const base::Result<QList<DocumentImage>> ours = m_here.read({theirs.id()});
    if (!ours)
        return ours.error();
    return ours->isEmpty() ? takeOver(theirs, theirs, 0) : settleHere(ours->first(), theirs, SyncBase());
}

/// `image` takes the place of ours; what it is built on is `theirs`.
// A document that the server has was not removed, whatever was noted here of an earlier one.
base::Result<void> ServerExchange::isThereAgain(const QString &id) const
{
    return m_local.execute("DELETE FROM removals WHERE document_id = ?", {id});
}

base::Result<void> ServerExchange::takeOver(DocumentImage image, const DocumentImage &theirs, qint64 localVersion) const
{
    image.head[DocumentImage::Version] = localVersion + 1;
    base::Result<void> done = m_here.write(image);
    if (done)
        done = isThereAgain(theirs.id());
    if (done)
        done = m_replica.setBase(theirs.id(), SyncBase::of(theirs));
    if (done)
        done = m_replica.settled(theirs.id());
    return done ? m_replica.announce(theirs.id()) : done;
}

// Nobody else writes this document until our transaction is over, whether it exists already or not. A program that vanishes in
// the middle holds up the others for some seconds only.
base::Result<ServerExchange::Held> ServerExchange::hold(const QString &id) const
{
    const Statements statements = Statements{{"BEGIN", {}},
                                             {"SET LOCAL idle_in_transaction_session_timeout = 20000", {}},
                                             {"SELECT pg_advisory_xact_lock(7311, hashtext(?))", {id}},
                                             {"SELECT version FROM documents WHERE id = ? FOR UPDATE", {id}},
                                             {"SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", {}}}
        + m_there.digesting(id);
    const base::Result<QList<Rows>> answers = m_server.runAll(statements);
    if (!answers)
        return answers.error();
    Held held;
    held.version = answers->at(3).isEmpty() ? 0 : answers->at(3).first().first().toLongLong();
    held.now = answers->at(4).first().first().toLongLong();
    held.digests = m_there.digests(*answers, 5);
    return held;
}

base::Result<void> ServerExchange::finish(Transaction &transaction, const Statements &statements) const
{
    base::Result<void> done = inOne(m_server, statements + Statements{{"COMMIT", {}}});
    if (done)
        transaction.ended();
    return done;
}

base::Result<std::optional<DocumentImage>> ServerExchange::readHeld(const QString &id) const
{
    const base::Result<QList<Rows>> answers = m_server.runAll(m_there.reading({id}));
    if (!answers)
        return answers.error();
    const base::Result<QList<DocumentImage>> images = m_there.images(*answers);
    if (!images)
        return images.error();
    return images->isEmpty() ? std::nullopt : std::optional(images->first());
}

base::Result<void> ServerExchange::send(const Waiting &waiting)
{
    const base::Result<Outgoing> ours = outgoing(waiting);
    if (!ours)
        return ours.error();
    if (!ours->image)
        return sendRemoval(waiting, ours->base);
    if (ours->base.known && ours->image->digest() == ours->base.digest)
        return m_replica.settled(waiting.id, waiting.stamp); // touched, but as the server has it
    Transaction transaction = Transaction::adopt(m_server);
    base::Result<Held> held = hold(waiting.id);
    if (!held)
        return held.error();
    if (held->version == 0 || held->version == ours->base.serverVersion)
        return push(transaction, *ours, *held);
    const base::Result<std::optional<DocumentImage>> theirs = readHeld(waiting.id);
    if (!theirs)
        return theirs.error();
    if (base::Result<void> done = settle(*ours, **theirs); !done)
        return done;
    // What came out of it goes to the server before anybody else writes there: whoever collides once does not collide for ever.
    const base::Result<qint64> stamp = m_replica.stampOf(waiting.id);
    if (!stamp)
        return stamp.error();
    const base::Result<Outgoing> merged = *stamp == 0 ? base::Result<Outgoing>(Outgoing()) : outgoing({waiting.id, *stamp});
    if (!merged)
        return merged.error();
    if (!merged->image || merged->base.serverVersion != held->version)
        return {}; // nothing of ours was left, or it was changed this very moment
    return push(transaction, *merged, *held);
}

base::Result<ServerExchange::Outgoing> ServerExchange::outgoing(const Waiting &waiting) const
{
    const base::Result<QList<DocumentImage>> images = m_here.read({waiting.id});
    if (!images)
        return images.error();
    const base::Result<SyncBase> base = m_replica.base(waiting.id);
    if (!base)
        return base.error();
    return Outgoing{waiting, images->isEmpty() ? std::nullopt : std::optional(images->first()), *base};
}

base::Result<void> ServerExchange::push(Transaction &transaction, const Outgoing &ours, const Held &held) const
{
    const QString id = ours.waiting.id;
    DocumentImage sent = *ours.image;
    // A document that is new there begins above every version that an earlier one of its id can have had.
    sent.head[DocumentImage::Version] = std::max(held.version == 0 ? held.now : held.version, ours.base.serverVersion) + 1;
    // Known before it is sent: should the answer be lost, the server's document is recognised as ours.
    base::Result<void> done = m_replica.noteSent(id, ours.base, sent);
    if (done)
        done = finish(transaction,
                      m_there.writing(sent, held.digests) + unmarking(id, held.version)
                          + Statements{ChangeNotice{m_client, id}.statement()});
    if (!done)
        return done;
    base::Result<Transaction> here = Transaction::begin(m_local);
    if (!here)
        return here.error();
    const base::Result<QVariant> now = m_local.value("SELECT server_version FROM sync_bases WHERE document_id = ?", {id});
    if (!now)
        return now.error();
    if (now->toLongLong() != ours.base.serverVersion)
        return {}; // another window of this computer was faster; it still waits, and nothing is left to send
    done = isThereAgain(id);
    if (done)
        done = m_replica.setBase(id, SyncBase::of(sent));
    if (done)
        done = m_replica.settled(id, ours.waiting.stamp);
    return done ? here->commit() : done;
}

} // namespace muster::library
