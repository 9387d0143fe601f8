// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/DraftRepository.h"

#include "library/sql/Transaction.h"

#include <QTimeZone>

namespace muster::library {

base::Result<QList<Draft>> DraftRepository::of(const QString &document, const QString &author) const
{
    QList<Draft> drafts;
    if (!m_database.isSqlite())
        return drafts;
    const base::Result<void> read = m_database.forEach(
        "SELECT kind, changed, content FROM drafts WHERE document_id = ? AND author = ? ORDER BY changed, kind",
        {document, author.isNull() ? QString("") : author}, // null is not ''
        [&](const QSqlQuery &row) -> base::Result<void> {
            drafts.append({document, row.value(0).toString(), author,
                           QDateTime::fromMSecsSinceEpoch(row.value(1).toLongLong(), QTimeZone::utc()), row.value(2).toByteArray()});
            return {};
        });
    if (!read)
        return read.error();
    return drafts;
}

base::Result<void> DraftRepository::store(const QList<Draft> &kept, const QList<Draft> &gone) const
{
    if (!m_database.isSqlite() || (kept.isEmpty() && gone.isEmpty()))
        return {};
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    for (const Draft &draft : gone) {
        base::Result<void> done = m_database.execute("DELETE FROM drafts WHERE document_id = ? AND kind = ? AND author = ?",
                                                     {draft.document, draft.kind, draft.author});
        if (!done)
            return done;
    }
    for (const Draft &draft : kept) {
        base::Result<void> done = m_database.execute(
            "INSERT INTO drafts (document_id, kind, author, changed, content) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (document_id, kind, author) DO UPDATE SET changed = excluded.changed, content = excluded.content",
            {draft.document, draft.kind, draft.author, draft.changed.toMSecsSinceEpoch(), draft.content});
        if (!done)
            return done;
    }
    return transaction->commit();
}

} // namespace muster::library
