// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/CollectionRepository.h"

#include "library/ChangeNotice.h"
#include "library/care/CollectionRows.h"
#include "library/care/Seal.h"
#include "library/sql/Transaction.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QSet>

namespace muster::library {

namespace {

struct CollectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

base::Result<void> putRow(const Database &database, const SealedTable &table, QVariantList values)
{
    values.append(sealOf(table.name, values));
    return database.execute(QString("INSERT INTO %1 (%2, checksum) VALUES (%3) ON CONFLICT (id) DO NOTHING")
                                .arg(table.name, table.columns.join(", "), QStringList(table.columns.size() + 1, "?").join(", ")),
                            values);
}

// Several rows in one call each way.
base::Result<void> carryRows(const Database &from, const Database &into, const SealedTable &table, const QStringList &ids)
{
    QVariantList values;
    for (const QString &id : ids)
        values.append(id);
    const base::Result<QList<Rows>> rows = from.runAll(
        {{QString("SELECT %1, checksum FROM %2 WHERE id IN (%3)")
              .arg(table.columns.join(", "), table.name, QStringList(ids.size(), "?").join(", ")),
          values}});
    if (!rows)
        return rows.error();
    Statements statements;
    for (const QVariantList &row : rows->first())
        statements.append({QString("INSERT INTO %1 (%2, checksum) VALUES (%3) ON CONFLICT (id) DO NOTHING")
                               .arg(table.name, table.columns.join(", "), QStringList(row.size(), "?").join(", ")),
                           row});
    base::Result<Transaction> transaction = Transaction::begin(into);
    if (!transaction)
        return transaction.error();
    const base::Result<QList<Rows>> done = into.runAll(statements);
    return done ? transaction->commit() : base::Result<void>(done.error());
}

base::Result<QSet<QString>> carriedIds(const Database &database, const SealedTable &table)
{
    QSet<QString> ids;
    base::Result<void> done = database.forEach(QString("SELECT id FROM %1 WHERE %2").arg(table.name, ownRows(database)), {},
                                               [&ids](const QSqlQuery &row) -> base::Result<void> {
                                                   ids.insert(row.value(0).toString());
                                                   return {};
                                               });
    return done ? base::Result<QSet<QString>>(ids) : base::Result<QSet<QString>>(done.error());
}

} // namespace

base::Result<QList<CollectionEvent>> CollectionRepository::events() const
{
    const base::Result<Transaction> reading = Transaction::beginReading(m_database);
    if (!reading)
        return reading.error();
    QList<CollectionEvent> events;
    base::Result<void> done = m_database.forEach(
        QString("SELECT id, game, happened, body, checksum FROM collection_events WHERE %1 ORDER BY happened, id").arg(ownRows(m_database)),
        {}, [&](const QSqlQuery &row) -> base::Result<void> {
            CollectionEvent event{row.value(0).toString(), row.value(1).toString(), row.value(2).toLongLong(), row.value(3).toByteArray()};
            if (sealOf("collection_events", {event.id, event.game, event.happened, event.body}) != row.value(4).toString())
                return damaged(m_database, CollectionWords::tr("the collection"), CollectionWords::tr("an entry of its log was changed"));
            events.append(std::move(event));
            return {};
        });
    if (done)
        done = checkCollectionTally(m_database);
    return done ? base::Result<QList<CollectionEvent>>(events) : base::Result<QList<CollectionEvent>>(done.error());
}

base::Result<void> CollectionRepository::append(const QList<CollectionEvent> &events) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = checkCollectionTally(m_database);
    for (qsizetype i = 0; done && i < events.size(); ++i) {
        const CollectionEvent &event = events.at(i);
        done = putRow(m_database, collectionTables().first(), {storable(event.id), storable(event.game), event.happened, event.body});
    }
    if (done)
        done = tell();
    return done ? transaction->commit() : done;
}

base::Result<QList<CollectionPhoto>> CollectionRepository::photos(const QString &game) const
{
    const base::Result<QList<QVariantList>> rows = m_database.rows(
        QString("SELECT id, game, figures, stage, taken, name, media_type FROM collection_photos WHERE game = ? AND %1 ORDER BY taken, id")
            .arg(ownRows(m_database)),
        {game});
    if (!rows)
        return rows.error();
    QList<CollectionPhoto> photos;
    for (const QVariantList &row : *rows)
        photos.append({row.at(0).toString(),
                       row.at(1).toString(),
                       row.at(2).toString(),
                       row.at(3).toString(),
                       row.at(4).toLongLong(),
                       row.at(5).toString(),
                       row.at(6).toString(),
                       {}});
    return photos;
}

base::Result<QByteArray> CollectionRepository::photoBytes(const QString &id) const
{
    base::Result<QVariantList> row = m_database.row(
        QString("SELECT %1, checksum FROM collection_photos WHERE id = ?").arg(collectionTables().last().columns.join(", ")), {id});
    if (!row)
        return row.error();
    if (row->isEmpty())
        return QByteArray();
    const QString seal = row->takeLast().toString();
    if (sealOf("collection_photos", *row) != seal)
        return damaged(m_database, CollectionWords::tr("the collection"),
                       CollectionWords::tr("the picture %1 was changed").arg(row->at(5).toString()));
    return row->last().toByteArray();
}

base::Result<void> CollectionRepository::addPhoto(const CollectionPhoto &photo) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = putRow(m_database, collectionTables().last(),
                                     {storable(photo.id), storable(photo.game), storable(photo.figures), storable(photo.stage), photo.taken,
                                      storable(photo.name), storable(photo.mediaType), photo.bytes});
    if (done)
        done = tell();
    return done ? transaction->commit() : done;
}

base::Result<void> CollectionRepository::tell() const
{
    if (m_database.isSqlite())
        return m_database.execute("INSERT INTO changes (document_id, client) VALUES (?, ?)", {QString(notice), m_client});
    const Statement statement = ChangeNotice{m_client, notice}.statement();
    const base::Result<QVariant> told = m_database.value(statement.text, statement.values);
    return told ? base::Result<void>() : base::Result<void>(told.error());
}

base::Result<int> CollectionRepository::carry(const Database &from, const Database &into)
{
    int carried = 0;
    for (const SealedTable &table : collectionTables()) {
        const base::Result<QSet<QString>> here = carriedIds(from, table), there = carriedIds(into, table);
        if (!here)
            return here.error();
        if (!there)
            return there.error();
        const int batch = table.columns.contains("bytes") ? 1 : 200; // photos are large, entries are many
        QStringList wanted;
        for (const QString &id : *here) {
            if (!there->contains(id))
                wanted.append(id);
        }
        for (qsizetype first = 0; first < wanted.size(); first += batch) {
            if (base::Result<void> done = carryRows(from, into, table, wanted.mid(first, batch)); !done)
                return done.error();
        }
        carried += int(wanted.size());
    }
    return carried;
}

} // namespace muster::library
