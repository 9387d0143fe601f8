// SPDX-License-Identifier: GPL-3.0-or-later
// What ServerExchange does when a document is removed for ever, here or by somebody else: a mark stays at the server that says
// who did it and when, and everybody else keeps theirs in their own trash.
#include "library/ChangeNotice.h"
#include "library/sync/ServerExchange.h"

namespace muster::library {

namespace {

constexpr int marksSince = 3; // the schema that brought them
constexpr const char
    *putMark = "INSERT INTO removals (document_id, kind, name, removed, removed_by) VALUES (?, ?, ?, ?, ?) ON CONFLICT (document_id) "
               "DO UPDATE SET name = excluded.name, removed = excluded.removed, removed_by = excluded.removed_by";

base::Result<QHash<QString, QVariantList>> readMarks(const Database &database, const QStringList &ids)
{
    QVariantList values;
    for (const QString &id : ids)
        values.append(id);
    const base::Result<QList<Rows>> rows = database.runAll(
        {{QString("SELECT document_id, kind, name, removed, removed_by FROM removals WHERE document_id IN (%1)")
              .arg(QStringList(ids.size(), "?").join(", ")),
          values}});
    if (!rows)
        return rows.error();
    QHash<QString, QVariantList> marks;
    for (const QVariantList &row : rows->first())
        marks.insert(row.first().toString(), row.mid(1));
    return marks;
}

} // namespace

base::Result<ServerExchange::Removals> ServerExchange::removalsOf(const QStringList &ids) const
{
    return m_serverSchema < marksSince ? base::Result<Removals>(Removals()) : readMarks(m_server, ids);
}

Statements ServerExchange::marking(const QString &id, const QVariantList &mark) const
{
    Statements statements;
    if (m_serverSchema >= marksSince && !mark.isEmpty())
        statements.append({putMark, QVariantList{id} + mark});
    return statements;
}

Statements ServerExchange::unmarking(const QString &id, qint64 versionThere) const
{
    Statements statements;
    if (m_serverSchema >= marksSince && versionThere == 0)
        statements.append({"DELETE FROM removals WHERE document_id = ?", {id}});
    return statements;
}

// Emptied from somebody's trash. Ours stays in our trash until we empty it, or goes there now. Without a mark nobody removed it
// on purpose: ours is the last one, and goes back.
base::Result<void> ServerExchange::receiveAbsence(const QString &id, const QVariantList &mark) const
{
    const base::Result<bool> waiting = m_replica.isWaiting(id);
    if (!waiting)
        return waiting.error();
    if (*waiting)
        return {};
    if (base::Result<void> done = m_replica.forget(id); !done)
        return done;
    const base::Result<QList<Rows>> ours = m_local.runAll({{"SELECT deleted, kind, name FROM documents WHERE id = ?", {id}}});
    if (!ours)
        return ours.error();
    if (ours->first().isEmpty())
        return {};
    const QVariantList row = ours->first().first();
    if (row.at(0).isNull() && mark.isEmpty())
        return m_replica.wait(id);
    base::Result<void> done;
    if (row.at(0).isNull())
        done = m_local.execute("UPDATE documents SET deleted = ?, deleted_by = ? WHERE id = ?", {mark.at(2), mark.at(3), id});
    if (done)
        done = m_replica.settled(id); // nothing to send
    if (done)
        done = m_local.execute(putMark,
                               QVariantList{id} + (mark.isEmpty() ? QVariantList{row.at(1), row.at(2), row.at(0), QString("")} : mark));
    return done ? m_replica.announce(id) : done;
}

base::Result<void> ServerExchange::sendRemoval(const Waiting &waiting, const SyncBase &base) const
{
    if (base.serverVersion == 0 && base.sent.isEmpty())
        return removed(waiting, {});
    const base::Result<Removals> marks = readMarks(m_local, {waiting.id});
    if (!marks)
        return marks.error();
    Transaction transaction = Transaction::adopt(m_server);
    const base::Result<Held> held = hold(waiting.id);
    if (!held)
        return held.error();
    const base::Result<std::optional<DocumentImage>> theirs = readHeld(waiting.id);
    if (!theirs)
        return theirs.error();
    if (!*theirs && base.serverVersion == 0)
        return removed(waiting, {}); // it was refused, and nobody there ever saw it
    if (*theirs && held->version != base.serverVersion && (*theirs)->digest() != base.sent)
        return removed(waiting, *theirs); // what somebody still edits comes back
    // Row rules let it go only from the trash, and refuse by finding nothing to remove.
    const Statements removing = Statements{{"UPDATE documents SET deleted = coalesce(deleted, ?) WHERE id = ?", {held->now, waiting.id}},
                                           {"DELETE FROM documents WHERE id = ?", {waiting.id}},
                                           {"SELECT count(*) FROM documents WHERE id = ?", {waiting.id}}};
    const base::Result<QList<Rows>> answers = m_server.runAll(removing);
    if (!answers)
        return answers.error();
    if (answers->at(2).first().first().toInt() > 0)
        return removed(waiting, *theirs); // somebody else's: it stays in the trash
    base::Result<void> done = finish(
        transaction, marking(waiting.id, marks->value(waiting.id)) + Statements{ChangeNotice{m_client, waiting.id}.statement()});
    return done ? removed(waiting, {}) : done;
}

base::Result<void> ServerExchange::removed(const Waiting &waiting, const std::optional<DocumentImage> &theirs) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_local);
    if (!transaction)
        return transaction.error();
    const base::Result<qint64> stamp = m_replica.stampOf(waiting.id);
    if (!stamp)
        return stamp.error();
    if (*stamp != waiting.stamp)
        return {}; // made anew while we looked
    base::Result<void> done = m_replica.forget(waiting.id);
    if (done)
        done = theirs ? takeOver(*theirs, *theirs, 0) : m_replica.settled(waiting.id);
    return done ? transaction->commit() : done;
}

} // namespace muster::library
