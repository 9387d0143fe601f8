// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/DocumentRepository.h"

#include "archive/Packed.h"
#include "library/StoredKind.h"
#include "library/care/Seal.h"
#include "library/sql/Transaction.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QTimeZone>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace muster::library {

namespace {

struct DocumentRepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr const char *columns =
    "d.id, d.kind, d.name, d.pack_id, d.pack_name, d.system_id, d.data_revision, d.faction, d.points, "
    "d.points_name, d.points_limit, d.verdict, d.units, d.note, d.conflict_of, d.created, d.changed, d.deleted, d.version, d.author, d.changed_by, d.deleted_by";

QDateTime toTime(const QVariant &value)
{
    return QDateTime::fromMSecsSinceEpoch(value.toLongLong(), QTimeZone::utc());
}

Record readRecord(const QSqlQuery &row)
{
    Record record;
    int column = 0;
    record.id = row.value(column++).toString();
    record.kind = Kind(row.value(column++).toInt());
    record.name = row.value(column++).toString();
    record.packId = row.value(column++).toString();
    record.packName = row.value(column++).toString();
    record.systemId = row.value(column++).toString();
    record.dataRevision = row.value(column++).toString();
    record.faction = row.value(column++).toString();
    record.points = row.value(column++).toDouble();
    record.pointsName = row.value(column++).toString();
    if (const QVariant limit = row.value(column++); !limit.isNull())
        record.limit = limit.toDouble();
    record.verdict = Verdict(row.value(column++).toInt());
    record.units = row.value(column++).toInt();
    record.note = row.value(column++).toString();
    record.conflictOf = row.value(column++).toString();
    record.created = toTime(row.value(column++));
    record.changed = toTime(row.value(column++));
    if (const QVariant deleted = row.value(column++); !deleted.isNull())
        record.deleted = toTime(deleted);
    record.version = row.value(column++).toLongLong();
    record.author = row.value(column++).toString();
    record.changedBy = row.value(column++).toString();
    record.deletedBy = row.value(column).toString();
    return record;
}

QString likePattern(QString word)
{
    word.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    return "%" + word + "%";
}

base::Error missing(const QString &id, const Database &database)
{
    return text::error("library.missing", base::Message(QT_TRANSLATE_NOOP("Message", "There is no document %1 in the library."), {id}),
                       database.address().shown());
}

} // namespace

QString folded(const QString &source)
{
    return text::searchForm(source);
}

base::Result<Records> DocumentRepository::list(const Filter &filter) const
{
    const QStringList words = folded(filter.text).split(' ', Qt::SkipEmptyParts);
    QString statement = QString("SELECT %1 FROM documents d").arg(columns);
    if (!words.isEmpty())
        statement += " JOIN searches s ON s.document_id = d.id";
    statement += filter.trash ? " WHERE d.deleted IS NOT NULL" : " WHERE d.deleted IS NULL";
    QVariantList values;
    if (filter.kind) {
        statement += " AND d.kind = ?";
        values.append(int(*filter.kind));
    }
    if (!filter.packId.isEmpty()) {
        statement += " AND d.pack_id = ?";
        values.append(filter.packId);
    }
    for (const QString &word : words) {
        statement += " AND s.folded LIKE ? ESCAPE '!'";
        values.append(likePattern(word));
    }
    const base::Result<Transaction> reading = Transaction::beginReading(m_database); // the rows and how many there must be
    if (!reading)
        return reading.error();
    std::vector<std::pair<qint64, Record>> found; // sorted here: the database would read the table in the order of an index
    base::Result<void> read = m_database.forEach(statement, values, [&found](const QSqlQuery &row) -> base::Result<void> {
        found.emplace_back(row.value(16).toLongLong(), readRecord(row));
        return {};
    });
    if (read)
        read = checkTallies(m_database);
    if (!read)
        return read.error();
    std::sort(found.begin(), found.end(), [](const auto &first, const auto &second) {
        return first.first != second.first ? first.first > second.first : first.second.id < second.second.id;
    });
    Records records;
    records.reserve(qsizetype(found.size()));
    for (auto &[changed, record] : found)
        records.append(std::move(record));
    return records;
}

base::Result<Record> DocumentRepository::find(const QString &id) const
{
    std::optional<Record> record;
    const base::Result<void> read = m_database.forEach(QString("SELECT %1 FROM documents d WHERE d.id = ?").arg(columns), {id},
                                                       [&record](const QSqlQuery &row) -> base::Result<void> {
                                                           record = readRecord(row);
                                                           return {};
                                                       });
    if (!read)
        return read.error();
    return record ? base::Result<Record>(std::move(*record)) : base::Result<Record>(missing(id, m_database));
}

base::Result<qint64> DocumentRepository::version(const QString &id) const
{
    const base::Result<QVariant> version = m_database.value("SELECT version FROM documents WHERE id = ?", {id});
    return version ? base::Result<qint64>(version->toLongLong()) : base::Result<qint64>(version.error());
}

base::Result<StoredDocument> DocumentRepository::load(const QString &id) const
{
    // One snapshot for all four tables, or a save from elsewhere could come in between.
    const base::Result<Transaction> reading = Transaction::beginReading(m_database);
    if (!reading)
        return reading.error();
    base::Result<Record> record = find(id);
    if (!record)
        return record.error();
    StoredDocument stored;
    stored.record = std::move(*record);
    base::Result<void> done = checkHead(m_database, id);
    if (done)
        done = readContent(stored);
    if (done)
        done = readHistory(stored);
    if (done)
        done = readEvents(stored);
    if (done)
        done = checkCounts(m_database, id);
    if (!done)
        return done.error();
    return stored;
}

base::Result<void> DocumentRepository::readContent(StoredDocument &stored) const
{
    const QString &id = stored.record.id;
    const base::Result<QVariantList> row = m_database.row("SELECT position, content, checksum FROM contents WHERE document_id = ?", {id});
    if (!row)
        return row.error();
    if (row->isEmpty())
        return damaged(m_database, stored.record.name, DocumentRepositoryWords::tr("its contents are missing"));
    const QByteArray packed = row->at(1).toByteArray();
    const bool whole = packed.size() >= 4 && sealHolds(m_database, "contents", {id, row->at(0), packed}, row->at(2).toString());
    if (whole)
        stored.content = archive::unpacked(packed);
    if (!whole || stored.content.size() != qFromBigEndian<quint32>(packed.constData()))
        return damaged(m_database, stored.record.name, DocumentRepositoryWords::tr("its contents were changed"));
    stored.history.position = row->at(0).toInt();
    return {};
}

base::Result<void> DocumentRepository::readHistory(StoredDocument &stored) const
{
    const QString &id = stored.record.id;
    return m_database.forEach(
        "SELECT serial, sentence, happened, payload, checksum, author FROM history WHERE document_id = ? ORDER BY serial", {id},
        [&](const QSqlQuery &row) -> base::Result<void> {
            if (!sealHolds(m_database, "history", {id, row.value(0), row.value(1), row.value(2), row.value(3)}, row.value(4).toString()))
                return damaged(m_database, stored.record.name,
                               DocumentRepositoryWords::tr("step %1 of its history was changed").arg(row.value(0).toLongLong()));
            stored.history.steps.append({row.value(0).toLongLong(), row.value(1).toString(), row.value(3).toByteArray(),
                                         toTime(row.value(2)), row.value(5).toString()});
            return {};
        });
}

base::Result<void> DocumentRepository::readEvents(StoredDocument &stored) const
{
    const QString &id = stored.record.id;
    return m_database.forEach("SELECT serial, payload, checksum FROM events WHERE document_id = ? ORDER BY serial", {id},
                              [&](const QSqlQuery &row) -> base::Result<void> {
                                  if (!sealHolds(m_database, "events", {id, row.value(0), row.value(1)}, row.value(2).toString()))
                                      return damaged(
                                          m_database, stored.record.name,
                                          DocumentRepositoryWords::tr("entry %1 of its log was changed").arg(row.value(0).toLongLong()));
                                  stored.events.append({row.value(0).toLongLong(), row.value(1).toByteArray()});
                                  return {};
                              });
}

base::Result<qint64> DocumentRepository::save(const DocumentSave &save) const
{
    base::Result<Transaction> transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    base::Result<qint64> version = write(save);
    if (!version)
        return version;
    if (const base::Result<void> done = transaction->commit(); !done)
        return done.error();
    return version;
}

base::Result<qint64> DocumentRepository::write(const DocumentSave &save) const
{
    const Record &record = save.record;
    base::Result<QVariant> stored = m_database.value(m_database.isSqlite() ? "SELECT version FROM documents WHERE id = ?"
                                                                           : "SELECT version FROM documents WHERE id = ? FOR UPDATE",
                                                     {record.id});
    if (!stored)
        return stored.error();
    if (stored->toLongLong() != record.version)
        return text::error("library.conflict",
                           base::Message(QT_TRANSLATE_NOOP("Message", "%1 was changed elsewhere in the meantime."), {record.name}),
                           m_database.address().shown());
    base::Result<void> done = checkCounts(m_database, record.id);
    if (done)
        done = writeRecord(record);
    if (done)
        done = writeAuthor(record);
    if (done)
        done = writeContent(save);
    if (done)
        done = writeHistory(record.id, save.history);
    if (done)
        done = writeEvents(record.id, save.events);
    if (done)
        done = writeCounts(m_database, record.id);
    if (done)
        done = notify(record.id);
    if (!done)
        return done.error();
    return record.version + 1;
}

base::Result<void> DocumentRepository::writeRecord(const Record &record) const
{
    const QVariantList sealed{record.id,
                              int(record.kind),
                              storable(record.name),
                              storable(record.packId),
                              storable(record.packName),
                              storable(record.systemId),
                              storable(record.dataRevision),
                              storable(record.faction),
                              record.points,
                              storable(record.pointsName),
                              record.limit ? QVariant(*record.limit) : QVariant(QMetaType::fromType<double>()),
                              int(record.verdict),
                              record.units,
                              storable(record.note),
                              record.created.toMSecsSinceEpoch(),
                              record.changed.toMSecsSinceEpoch()};
    const QVariantList values = sealed.mid(1)
        + QVariantList{storable(record.conflictOf), record.version + 1, sealOf("documents", sealed), record.id};
    const QStringList columns = sealedHead().mid(1) + QStringList{"conflict_of", "version", "checksum"};
    if (record.version == 0)
        return m_database.execute(
            QString("INSERT INTO documents (%1, id) VALUES (%2)").arg(columns.join(", "), QStringList(values.size(), "?").join(", ")),
            values);
    // A document that somebody put in the trash and somebody else still edits comes back.
    return m_database.execute(QString("UPDATE documents SET %1 = ?, deleted = NULL WHERE id = ?").arg(columns.join(" = ?, ")), values);
}

base::Result<void> DocumentRepository::writeContent(const DocumentSave &save) const
{
    const Record &record = save.record;
    const QString words = folded(searchedWords(record));
    QVariantList row{record.id, save.history.position, qCompress(save.content, 1)};
    row.append(sealOf("contents", row));
    base::Result<void> done = m_database.execute(
        "INSERT INTO contents (document_id, position, content, checksum) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (document_id) DO UPDATE SET position = excluded.position, content = excluded.content, checksum = excluded.checksum",
        row);
    if (!done)
        return done;
    return m_database.execute("INSERT INTO searches (document_id, folded) VALUES (?, ?) "
                              "ON CONFLICT (document_id) DO UPDATE SET folded = excluded.folded",
                              {record.id, words});
}

base::Result<void> DocumentRepository::writeHistory(const QString &id, const HistoryChange &change) const
{
    for (const qint64 serial : change.removed) {
        if (base::Result<void> done = m_database.execute("DELETE FROM history WHERE document_id = ? AND serial = ?", {id, serial}); !done)
            return done;
    }
    for (const HistoryStep &step : change.written) {
        QVariantList row{id, step.serial, storable(step.sentence), step.when.toMSecsSinceEpoch(), step.payload};
        row.append(sealOf("history", row));
        base::Result<void> done = m_database.execute(
            "INSERT INTO history (document_id, serial, sentence, happened, payload, checksum, author) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (document_id, serial) DO UPDATE SET sentence = excluded.sentence, happened = excluded.happened, "
            "payload = excluded.payload, checksum = excluded.checksum, author = excluded.author",
            row + QVariantList{storable(step.author)});
        if (!done)
            return done;
    }
    return {};
}

base::Result<void> DocumentRepository::writeEvents(const QString &id, const EventChange &change) const
{
    for (const qint64 serial : change.removed) {
        if (base::Result<void> done = m_database.execute("DELETE FROM events WHERE document_id = ? AND serial = ?", {id, serial}); !done)
            return done;
    }
    for (const StoredEvent &event : change.written) {
        QVariantList row{id, event.serial, event.payload};
        row.append(sealOf("events", row));
        base::Result<void> done = m_database.execute(
            // Whoever writes the same entry again did not make it.
            "INSERT INTO events (document_id, serial, payload, checksum, author) VALUES (?, ?, ?, ?, ?) ON CONFLICT (document_id, serial) DO UPDATE "
            "SET author = CASE WHEN events.payload = excluded.payload THEN events.author ELSE excluded.author END, "
            "payload = excluded.payload, checksum = excluded.checksum",
            row + QVariantList{storable(m_author)});
        if (!done)
            return done;
    }
    return {};
}

} // namespace muster::library
