// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Seal.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace muster::library {

namespace {

struct SealWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr int sealBytes = 8; // one damage in 10^19 goes unseen

QByteArray bytesOf(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QByteArray:
        return value.toByteArray();
    case QMetaType::Double: // SQLite knows no negative zero
        return QByteArray::number(value.toDouble() + 0.0, 'g', 17);
    default:
        return value.toString().toUtf8();
    }
}

constexpr const char *countsOf = "(SELECT count(*) FROM events e WHERE e.document_id = contents.document_id), "
                                 "(SELECT count(*) FROM history h WHERE h.document_id = contents.document_id), "
                                 "(SELECT count(*) FROM attachments a WHERE a.document_id = contents.document_id)";

// Triggers note what is to be sent to a club's server; a new seal is nothing to send.
base::Result<QList<QVariantList>> takeTriggersAway(const Database &database)
{
    base::Result<QList<QVariantList>> triggers = database.rows(
        "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'sync!_%' ESCAPE '!'");
    if (!triggers)
        return triggers;
    for (const QVariantList &trigger : *triggers) {
        if (base::Result<void> done = database.execute("DROP TRIGGER " + trigger.at(0).toString()); !done)
            return done.error();
    }
    return triggers;
}

base::Result<void> sealTable(const Database &database, const SealedTable &table)
{
    QList<QVariantList> seals;
    base::Result<void> done = database.forEach(
        QString("SELECT rowid, %1 FROM %2 WHERE checksum = ''").arg(table.columns.join(", "), table.name), {},
        [&](const QSqlQuery &row) -> base::Result<void> {
            QVariantList values;
            for (int i = 0; i < table.columns.size(); ++i)
                values.append(row.value(i + 1));
            seals.append({sealOf(table.name, values), row.value(0)});
            return {};
        });
    const QString update = QString("UPDATE %1 SET checksum = ? WHERE rowid = ?").arg(table.name);
    for (qsizetype i = 0; done && i < seals.size(); ++i)
        done = database.execute(update, seals.at(i));
    return done;
}

} // namespace

QString storable(const QString &text)
{
    QString plain = QString::fromUtf8(text.toUtf8());
    plain.remove(QChar(0));
    while (plain.startsWith(QChar(0xfeff)))
        plain.remove(0, 1);
    return plain.isNull() ? QString("") : plain;
}

QString sealOf(const QString &table, const QVariantList &values)
{
    QCryptographicHash sum(QCryptographicHash::Sha1);
    sum.addData(table.toLatin1());
    for (const QVariant &value : values) {
        const QByteArray bytes = value.isNull() ? QByteArray() : bytesOf(value);
        sum.addData((value.isNull() ? QByteArray("-") : QByteArray::number(bytes.size())) + ' ');
        sum.addData(bytes);
    }
    return QString::fromLatin1(sum.result().left(sealBytes).toHex());
}

bool sealHolds(const Database &database, const QString &table, const QVariantList &values, const QString &seal)
{
    return (seal.isEmpty() && !database.isSqlite()) || seal == sealOf(table, values);
}

base::Error damaged(const Database &database, const QString &document, const QString &what)
{
    return text::error(
        "library.damaged",
        base::Message(
            QT_TRANSLATE_NOOP("Message",
                              "The library is damaged: %1 cannot be read whole (%2). It stays as it is until the library is recovered."),
            {document, what}),
        database.address().shown());
}

QString countProblem(const RowCounts &counted, const RowCounts &found)
{
    if (counted.events >= 0 && counted.events != found.events)
        return SealWords::tr("%1 of %2 entries of its log are there").arg(found.events).arg(counted.events);
    if (counted.steps >= 0 && counted.steps != found.steps)
        return SealWords::tr("%1 of %2 steps of its history are there").arg(found.steps).arg(counted.steps);
    if (counted.pictures >= 0 && counted.pictures != found.pictures)
        return SealWords::tr("%1 of %2 pictures are there").arg(found.pictures).arg(counted.pictures);
    return {};
}

base::Result<void> checkCounts(const Database &database, const QString &id)
{
    const base::Result<QVariantList> row = database.row(
        QString("SELECT event_count, step_count, picture_count, %1, (SELECT name FROM documents d WHERE d.id = contents.document_id) "
                "FROM contents WHERE document_id = ?")
            .arg(countsOf),
        {id});
    if (!row)
        return row.error();
    if (row->isEmpty())
        return {};
    const QString problem = countProblem({row->at(0).toLongLong(), row->at(1).toLongLong(), row->at(2).toLongLong()},
                                         {row->at(3).toLongLong(), row->at(4).toLongLong(), row->at(5).toLongLong()});
    return problem.isEmpty() ? base::Result<void>() : base::Result<void>(damaged(database, row->at(6).toString(), problem));
}

base::Result<void> writeCounts(const Database &database, const QString &id)
{
    return database.execute(
        QString("UPDATE contents SET (event_count, step_count, picture_count) = (SELECT %1) WHERE document_id = ?").arg(countsOf), {id});
}

base::Result<void> checkTallies(const Database &database)
{
    if (!database.isSqlite())
        return {};
    const base::Result<QVariantList> row = database.row(
        "SELECT (SELECT count FROM tallies WHERE name = 'documents'), (SELECT count FROM tallies WHERE name = 'trash'), count(*), count(deleted) "
        "FROM documents NOT INDEXED");
    if (!row)
        return row.error();
    if (row->at(0).isValid() && row->at(0).toLongLong() == row->at(2).toLongLong() && row->at(1).toLongLong() == row->at(3).toLongLong())
        return {};
    return text::error("library.damaged",
                       base::Message(QT_TRANSLATE_NOOP("Message",
                                                       "The library is damaged: %1 of %2 rosters and campaigns can be found. "
                                                       "It stays as it is until it is recovered."),
                                     {row->at(2).toLongLong(), row->at(0).toLongLong()}),
                       database.address().shown());
}

const QList<SealedTable> &sealedTables()
{
    static const QList<SealedTable> tables{{"documents", sealedHead()},
                                           {"contents", {"document_id", "position", "content"}},
                                           {"history", {"document_id", "serial", "sentence", "happened", "payload"}},
                                           {"events", {"document_id", "serial", "payload"}},
                                           {"attachments", {"document_id", "subject", "role", "name", "media_type", "bytes"}}};
    return tables;
}

// Without the version, the trash and the mark of a conflict, which change by themselves.
const QStringList &sealedHead()
{
    static const QStringList columns{"id",      "kind",   "name",        "pack_id",      "pack_name", "system_id", "data_revision",
                                     "faction", "points", "points_name", "points_limit", "verdict",   "units",     "note",
                                     "created", "changed"};
    return columns;
}

base::Result<void> checkHead(const Database &database, const QString &id)
{
    if (!database.isSqlite())
        return {};
    base::Result<QVariantList> head = database.row(QString("SELECT %1, checksum FROM documents WHERE id = ?").arg(sealedHead().join(", ")),
                                                   {id});
    if (!head)
        return head.error();
    if (head->isEmpty())
        return {};
    const QString seal = head->takeLast().toString(), name = head->at(2).toString();
    return sealHolds(database, "documents", *head, seal)
        ? base::Result<void>()
        : base::Result<void>(damaged(database, name, SealWords::tr("its line in the list")));
}

base::Result<void> sealUnsealed(const Database &database)
{
    const base::Result<QList<QVariantList>> triggers = takeTriggersAway(database);
    if (!triggers)
        return triggers.error();
    base::Result<void> done;
    for (const SealedTable &table : sealedTables()) {
        if (done = sealTable(database, table); !done)
            return done;
    }
    done = database.execute(
        QString("UPDATE contents SET (event_count, step_count, picture_count) = (SELECT %1) WHERE event_count < 0").arg(countsOf));
    for (qsizetype i = 0; done && i < triggers->size(); ++i)
        done = database.execute(triggers->at(i).at(1).toString());
    return done;
}

} // namespace muster::library
